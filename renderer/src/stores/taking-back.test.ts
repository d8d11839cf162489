import { describe, expect, it } from 'vitest'
import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { Seat } from '@gallia/shared/falling-sky/state'
import { severalPersons } from '@gallia/shared/falling-sky/seats'
import { diceSince, personsTakenBack } from './taking-back'

const person = (name: string): Seat => ({ kind: 'person', name, player: 0 })
const bot: Seat = { kind: 'bot', name: '', player: 9 }
const rules: Seat = { kind: 'rules', name: '', player: -1 }
const four: Record<Faction, Seat> = {
  romans: person('Livia'),
  arverni: person('Théo'),
  aedui: person('Livia'),
  belgae: person('Bruno'),
  germans: rules,
}
const asked = [
  { at: 0, faction: 'romans' },
  { at: 4, faction: 'arverni' },
  { at: 5, faction: 'aedui' },
] as const

describe('going back', () => {
  it('asks those whose decisions are taken back, but for the one who is asked now', () => {
    expect(personsTakenBack([...asked], four, 4, 'romans')).toEqual(['Théo'])
    expect(personsTakenBack([...asked], four, 5, 'belgae')).toEqual(['Livia'])
    expect(personsTakenBack([...asked], four, 0, 'belgae')).toEqual(['Livia', 'Théo'])
  })

  it('asks nobody where somebody takes back what is his own, with all the Factions he runs', () => {
    expect(personsTakenBack([...asked], four, 5, 'romans')).toEqual([])
  })

  it('asks nobody where only a board set by hand is taken back', () => {
    expect(personsTakenBack([...asked, { at: 7, faction: null }], four, 7, 'belgae')).toEqual([])
  })

  it('asks everybody concerned at the end of the game, when nobody is asked anything', () => {
    expect(personsTakenBack([...asked], four, 4, undefined)).toEqual(['Théo', 'Livia'])
  })

  it('tells of a die that was rolled since, and of no other', () => {
    // Two answers: the second rolled.
    const log = [{ at: 1 }, { at: 2, die: 4 }, { at: 2 }]
    expect([diceSince(log, 0), diceSince(log, 1), diceSince(log, 2)]).toEqual([true, true, false])
    expect(diceSince([{ at: 1 }, { at: 2 }], 0)).toBe(false)
  })

  it('has nobody to ask but one person among bots', () => {
    expect(severalPersons(four)).toBe(true)
    expect(severalPersons({ ...four, arverni: bot, belgae: bot })).toBe(false)
  })
})
