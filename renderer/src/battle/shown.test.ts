import { describe, expect, it } from 'vitest'
import { text } from '@gallia/shared/kernel/text'
import type { LogLine } from '@gallia/shared/protocol'
import { openedTable } from '../../test/mounted'
import { useShownBattle } from './shown'

const opening: LogLine = {
  text: text('log.battle', {
    attacker: { kind: 'faction', id: 'arverni' },
    defender: { kind: 'faction', id: 'romans' },
    region: { kind: 'region', id: 'mandubii' },
  }),
  rule: '3.3.4',
  faction: 'arverni',
  kind: 'note',
  at: 5,
}

/** A game that has just been opened at one of its moments, with a Battle as the last thing in its log: nothing is new. */
async function openedAt(at: number) {
  const { table } = await openedTable({ at })
  if (table.told) table.told = { ...table.told, log: [opening] }
  table.freshFrom = 1
  return useShownBattle()
}

describe('the Battle that is shown', () => {
  it('is the one that goes on, also when its game has just been opened', async () => {
    const { story, running } = await openedAt(5)
    expect([story.value?.region, running.value]).toEqual(['mandubii', true])
  })

  it('is none that is over and long seen', async () => {
    const { story } = await openedAt(0)
    expect(story.value).toBeUndefined()
  })
})
