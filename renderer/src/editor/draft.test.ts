import { describe, expect, it } from 'vitest'
import { tribes } from '@gallia/shared/falling-sky/ids'
import { checkPosition } from '@gallia/shared/falling-sky/position/check'
import type { Position } from '@gallia/shared/falling-sky/position/position'
import { readPosition } from '@gallia/shared/falling-sky/position/read'
import { scenarios } from '@gallia/shared/falling-sky/scenarios/scenarios'
import {
  circumvallations,
  countIn,
  deedIn,
  devastatedIn,
  leaderIn,
  tribeChoices,
  tribeIn,
  withCard,
  withCircumvallation,
  withColony,
  withCount,
  withDeed,
  withDevastated,
  withLasting,
  withLeader,
  withTribe,
} from './draft'
import { byField, fieldOf } from './fields'

const start: Position = scenarios['the-great-revolt'].position

describe('the draft of the board editor', () => {
  it('counts pieces and sets them, leaving the first position as it is', () => {
    const before = JSON.stringify(start)
    const more = withCount(start, 'aedui', 'aedui', 'hidden', 7)
    expect(countIn(more, 'aedui', 'aedui', 'hidden')).toBe(7)
    expect(readPosition(more).regions.aedui.forces.aedui.hidden).toBe(7)
    expect(JSON.stringify(start)).toBe(before)
  })

  it('knows of the Fort that Provincia always has', () => {
    expect(countIn({}, 'provincia', 'romans', 'forts')).toBe(1)
    expect(countIn({}, 'aedui', 'romans', 'forts')).toBe(0)
  })

  it('moves a Tribe from one holder to another, and to none', () => {
    const first = tribeIn(start, 'carnutes')
    const ours = withTribe(start, 'carnutes', 'carnutes', 'ally:belgae')
    expect(tribeIn(ours, 'carnutes')).toBe('ally:belgae')
    const free = withTribe(ours, 'carnutes', 'carnutes', 'dispersed')
    expect(readPosition(free).tribes.carnutes).toEqual({ status: 'dispersed' })
    expect(tribeIn(withTribe(free, 'carnutes', 'carnutes', first), 'carnutes')).toBe(first)
    expect(checkPosition(free)).toEqual([])
  })

  it('offers Citadels where there is a City, to those who have some', () => {
    expect(tribeChoices('arverni')).toContain('citadel:arverni')
    expect(tribeChoices('arverni')).not.toContain('citadel:romans')
    expect(tribeChoices('cadurci').some((choice) => choice.startsWith('citadel'))).toBe(false)
  })

  it('lays the one Razed marker on a City', () => {
    expect(tribeChoices('arverni')).toContain('razed')
    expect(tribeChoices('cadurci')).not.toContain('razed')
    expect(tribeChoices('cadurci', 'razed'), 'where it lies all the same').toContain('razed')
    const first = withTribe(start, 'arverni', 'arverni', 'razed')
    const moved = withTribe(first, 'bituriges', 'bituriges', 'razed')
    expect([tribeIn(moved, 'arverni'), tribeIn(moved, 'bituriges')]).toEqual(['subdued', 'razed'])
    expect(tribeIn(withTribe(moved, 'bituriges', 'bituriges', 'subdued'), 'bituriges')).toBe('subdued')
  })

  it('puts a Leader in one place only', () => {
    const away = withLeader(start, 'arverni', { place: 'sequani', named: false })
    expect(leaderIn(away, 'arverni')).toEqual({ place: 'sequani', named: false })
    expect(readPosition(away).leaders.arverni).toEqual({ place: 'map', region: 'sequani', named: false })
    const off = withLeader(away, 'arverni', { place: 'spring-box', named: true })
    expect(readPosition(off).leaders.arverni).toEqual({ place: 'spring-box' })
    expect(checkPosition(off)).toEqual([])
  })

  it('sets markers, and takes an Ally along with the Colony', () => {
    expect(devastatedIn(withDevastated(start, 'treveri', true), 'treveri')).toBe(true)
    const colony = withTribe(withColony(start, 'aedui'), 'aedui', 'colony', 'ally:aedui')
    expect(checkPosition(colony)).toEqual([])
    expect(checkPosition(withColony(colony, undefined))).toEqual([])
  })

  it('keeps who has acted in the order of the card, and what they did in detail', () => {
    const march = { faction: 'aedui', did: 'command', command: 'march' } as const
    // Card 1 has the Romans first, the Aedui third.
    const card: Position = { ...start, cards: { current: 1, next: 2, acted: [march] } }
    const both = withDeed(withDeed(card, 'romans', 'pass'), 'aedui', 'command')
    expect(both.cards?.acted).toEqual([{ faction: 'romans', did: 'pass' }, march])
    expect(deedIn(both, 'aedui')).toBe('command')
    expect(withDeed(both, 'romans', undefined).cards?.acted).toEqual([march])
    expect(withCard(both, 'current', 'winter').cards?.acted).toEqual([])
    expect(checkPosition(withCard(both, 'current', 'winter'))).toEqual([])
  })

  it('puts Events in force, and takes them out of it', () => {
    const both = withLasting(withLasting(start, 33, true), 5, true)
    expect(both.lasting).toEqual([5, 33])
    expect(checkPosition(both)).toEqual([])
    expect(withLasting(both, 5, false).lasting).toEqual([33])
  })

  it('lays Circumvallation on all that a Gallic Faction has where Romans are, and nowhere else', () => {
    const there = withCount(start, 'mandubii', 'arverni', 'hidden', 3)
    const on = circumvallations(there).find((o) => o.region === 'mandubii' && o.faction === 'arverni')
    expect(circumvallations(there).some((o) => o.region === 'pictones')).toBe(false)
    const laid = withCircumvallation(there, on)
    expect(laid.circumvallation).toMatchObject({ hidden: 3, leader: false })
    expect(checkPosition(laid)).toEqual([])
    expect(checkPosition(withCount(laid, 'mandubii', 'arverni', 'hidden', 1))).not.toEqual([])
    // Where its pieces are gone it is still told where it lies.
    expect(circumvallations(withCount(laid, 'mandubii', 'romans', 'legions', 0))).toContainEqual(on)
    expect(withCircumvallation(laid, undefined).circumvallation).toBeUndefined()
  })
})

describe('the fields of the board editor', () => {
  it('are found from the path of a problem', () => {
    const wrong = withCount(start, 'treveri', 'germans', 'hidden', 99)
    const fields = byField(checkPosition(wrong), wrong)
    expect([...fields.keys()]).toEqual(['treveri/germans'])
    expect(fieldOf('regions.treveri.germans.warbands', wrong)).toMatchObject({ tab: 'regions', region: 'treveri' })
  })

  it('are those of its Region for a Tribe that is not what it is said to be', () => {
    const many: Position = { ...start, tribes: Object.fromEntries(tribes.slice(0, 9).map((t) => [t, 'dispersed'])) }
    const [problem] = checkPosition(many).filter(({ path }) => path.startsWith('tribes.'))
    const tribe = problem?.path.split('.')[1] ?? ''
    expect(fieldOf(problem?.path ?? '', many)).toEqual({ tab: 'regions', region: expect.any(String), id: `tribe/${tribe}` }) // prettier-ignore
  })

  it('are the Tribes for Allies, which the checker names by their place in a list', () => {
    const wrong = withTribe(start, 'aedui', 'aedui', 'ally:belgae')
    expect([...byField(checkPosition(wrong), wrong).keys()]).toContain('tribe/aedui')
  })

  it('are there for every problem of tracks and cards', () => {
    const wrong: Position = { ...start, senate: { box: 'intrigue', firm: true }, capabilities: [{ card: 1, side: 'shaded', holder: 'romans' }] } // prettier-ignore
    expect([...byField(checkPosition(wrong), wrong).keys()].sort()).toEqual(['capability/0', 'senate'])
    const deeds: Position = { ...start, cards: { current: 1, acted: [{ faction: 'romans', did: 'command' }, { faction: 'aedui', did: 'event' }] } } // prettier-ignore
    expect([...byField(checkPosition(deeds), deeds).keys()]).toEqual(['acted/aedui'])
  })
})
