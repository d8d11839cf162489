import { createPinia, setActivePinia } from 'pinia'
import type { Decision } from '@gallia/shared/kernel/decision'
import { flushPromises, mount } from '@vue/test-utils'
import { nextTick, type Component } from 'vue'
import { useAnswering } from '../src/stores/answering'
import { useConnection } from '../src/stores/connection'
import { useTable } from '../src/stores/table'
import { i18n } from '../src/text/i18n'
import { createFakeHost, type FakeOptions } from './fake-host'

/** Stores on a fake host, with its game open at a moment. */
export async function openedTable(options: FakeOptions = {}) {
  const pinia = createPinia()
  setActivePinia(pinia)
  const calls: string[] = []
  useConnection().use({ host: createFakeHost({ ...options, calls }), retry: () => Promise.resolve() })
  const table = useTable()
  const answering = useAnswering()
  await table.open('game')
  await nextTick()
  return { pinia, table, answering, calls }
}

/** Lets the table ask something that is not among the prepared moments. */
export function ask(table: ReturnType<typeof useTable>, decision: Decision): void {
  if (!table.told) throw new Error('no game is open')
  table.told = { ...table.told, decision }
}

/** A component of the table on a fake host. */
export async function mountedAt(component: Component, options: FakeOptions = {}) {
  const opened = await openedTable(options)
  const wrapper = mount(component, { global: { plugins: [opened.pinia, i18n] }, attachTo: document.body })
  await flushPromises()
  return { ...opened, wrapper }
}

export const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget = window): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}
