import type { Answer, Decision } from '@gallia/shared/kernel/decision'
import { expect, test } from './app'
import { takeBack } from './sheets'
import { TablePage } from './table-page'
import { findScene, type Scene } from './twin'

/** The choices of a question that lie on the map. */
const onMap = (decision: Decision): boolean =>
  decision.kind === 'choose' && decision.options.some((o) => o.on?.some((thing) => thing.kind === 'region'))

test.describe('a turn', () => {
  for (const topic of ['rally.region', 'march.region']) {
    test(`is played by clicks on the map (${topic})`, async ({ gallia }) => {
      const scene = findScene((decision) => decision.topic === topic && onMap(decision), 2)
      const table = new TablePage(gallia.page)
      await table.importGame(scene.twin)
      const lines = scene.twin.log.length
      for (const answer of scene.answers) await table.give(scene.twin, answer, 'map')
      expect(scene.twin.log.length).toBeGreaterThan(lines)
      await table.saved()
    })
  }

  test('stops for the leave of another seat, whose word decides', async ({ gallia }) => {
    // Refused as well as granted: the same question, once with each answer.
    const scene = findScene(
      (decision) => decision.topic.startsWith('consent.') && decision.kind === 'choose' && decision.max === 1,
    )
    const table = new TablePage(gallia.page)
    await table.importGame(scene.twin)
    const asker = scene.twin.decision?.faction
    for (const answer of scene.answers) await table.give(scene.twin, answer)
    const decision = scene.twin.decision
    expect(decision?.faction, 'another Faction is asked').not.toBe(asker)
    await expect(table.decision.locator('header small')).toContainText('asks the')
    await expect(gallia.page.locator(`[data-plaque="${decision?.faction}"]`)).toContainText('Asked')
    // Enter must not give leave by accident.
    const asked = await table.asked()
    await gallia.page.keyboard.press('Enter')
    expect(await table.asked()).toBe(asked)
    await table.give(scene.twin, { choose: [secondOption(decision)] })
    await takeBack(table, scene.twin)
    await table.give(scene.twin, { choose: [firstOption(decision)] })
  })

  test('has a Battle from whose Losses the other side Retreats', async ({ gallia }) => {
    const scene = battleWithRetreat()
    const table = new TablePage(gallia.page)
    await table.importGame(scene.twin)
    const attacker = scene.twin.decision?.faction
    const seats: (string | undefined)[] = []
    for (const answer of scene.answers) {
      if (scene.twin.decision?.topic === 'battle.retreat') seats.push(scene.twin.decision.faction)
      await table.give(scene.twin, answer, 'map')
    }
    expect(seats.length).toBeGreaterThan(0)
    expect(seats).not.toContain(attacker)
    await expect(gallia.page.locator('[data-area="log"]')).toContainText('Retreat')
  })

  test('is taken back and done again step by step, on the screen as in the rules', async ({ gallia }) => {
    const scene = findScene((decision, twin) => decision.topic === 'turn.action' && twin.at > 8, 0, 5)
    const table = new TablePage(gallia.page)
    await table.importGame(scene.twin)
    for (const answer of scene.answers) await table.give(scene.twin, answer)
    const end = await table.log()
    for (const _ of scene.answers) {
      await takeBack(table, scene.twin)
    }
    const start = await table.log()
    expect(start).not.toBe(end)
    for (const _ of scene.answers) {
      await gallia.page.keyboard.press('Control+y')
      scene.twin.redo()
      await table.asksAs(scene.twin)
    }
    expect(await table.log()).toBe(end)
    await expect(table.redo).toBeDisabled()
  })
})

/** A turn up to what is asked after somebody has Retreated. */
function battleWithRetreat(): Scene {
  return findScene((_, twin) => {
    const last = twin.given.at(-1)
    return !!last?.question.includes('|battle.retreat|') && isChoice(last.answer, 'retreat')
  })
}

const isChoice = (answer: Answer, id: string): boolean => 'choose' in answer && answer.choose[0] === id

function firstOption(decision: Decision | undefined): string {
  return optionAt(decision, 0)
}
function secondOption(decision: Decision | undefined): string {
  return optionAt(decision, 1)
}
function optionAt(decision: Decision | undefined, at: number): string {
  const option = decision?.kind === 'choose' ? decision.options[at] : undefined
  if (!option) throw new Error('not a question with such an option')
  return option.id
}
