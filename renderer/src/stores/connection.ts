import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { HostApi } from '@gallia/shared/protocol'
import type { Connection } from '../host'

/** The line to the host. */
export const useConnection = defineStore('connection', () => {
  const state = ref<'connected' | 'lost'>('connected')
  const retrying = ref(false)
  /** A try to come back has failed. */
  const failed = ref(false)
  const connection = shallowRef<Connection>()

  function use(next: Connection): void {
    connection.value = next
  }

  function host(): HostApi {
    if (!connection.value) throw new Error('no host connected')
    return connection.value.host
  }

  /** Tries to reach the host again; the state says whether it worked. */
  async function retry(): Promise<void> {
    retrying.value = true
    try {
      await connection.value?.retry()
      state.value = 'connected'
      failed.value = false
    } catch {
      state.value = 'lost'
      failed.value = true
    } finally {
      retrying.value = false
    }
  }

  return { state, retrying, failed, use, host, retry }
})
