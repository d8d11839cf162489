import type { Bucket } from '../../../kernel/decision'
import { text } from '../../../kernel/text'
import { alliesIn, citadelsIn } from '../../board/control'
import { fortFallsOn } from '../../capabilities/in-battle'
import {
  removableForts,
  removeAlly,
  removeCitadel,
  removeFort,
  removeLeader,
  removeLegions,
  removeTroops,
} from '../../forces/pieces'
import type { Game } from '../../game'
import type { Faction, RegionId, Side } from '../../ids'
import { factionThing, leaderName, regionThing, tribeThing } from '../../names'
import type { Party } from './fight'
import { leaderOf, legionsOf, settlers, troopsBySide } from './fight'
import type { Suffering } from './losses'

/** Pieces of one kind that may take a Loss now. */
export interface Taker {
  id: string
  bucket: Pick<Bucket, 'label' | 'on'>
  count: number
  /** Rolled for instead of being removed. */
  hard: boolean
  /** The highest die that removes it, if rolled for; 3 where nothing is said. */
  fallsOn?: number
  remove(n: number): void
}

/** The pieces that may take the next Loss (3.2.4 step 3b). */
export function takersOf(game: Game, suffering: Suffering): Taker[] {
  const [first, last] = suffering.retreating ? [staticTakers, mobileTakers] : [mobileTakers, staticTakers]
  const takers = first(game, suffering)
  return takers.length ? takers : last(game, suffering)
}

/** The order in which a Faction would rather lose its Warbands or Auxilia. */
export const cheapestFirst = ['scouted', 'revealed', 'hidden'] as const

function mobileTakers(game: Game, { party, region, rule, rolls }: Suffering): Taker[] {
  const { state } = game
  const { faction, group } = party
  const on = [regionThing(region)]
  const takers: Taker[] = []
  for (const side of cheapestFirst)
    for (const owner of party.owners) {
      const elite = owner === party.faction ? (party.elite?.[side] ?? 0) : 0
      const count = troopsBySide(state, party, owner, side, region) - elite
      if (count > 0) takers.push(troopTaker(game, rule, region, party, owner, side, count))
    }
  for (const side of cheapestFirst) {
    const count = party.elite?.[side] ?? 0
    if (count > 0) takers.push(eliteTaker(game, rule, region, party, side, count, rolls))
  }
  const legions = legionsOf(state, party, region)
  if (legions > 0)
    takers.push({
      id: 'legion',
      bucket: { label: text('losses.legion'), on },
      count: legions,
      hard: rolls,
      remove: (n) => {
        removeLegions(game, rule, region, n)
        if (group) group.legions -= n
      },
    })
  if (leaderOf(state, party, region))
    takers.push({
      id: 'leader',
      bucket: { label: text('pieces.leader', { leader: leaderName(state, faction) }), on },
      count: 1,
      hard: rolls,
      remove: () => removeLeader(game, rule, faction),
    })
  return takers
}

function troopTaker(
  game: Game,
  rule: string,
  region: RegionId,
  party: Party,
  owner: Faction,
  side: Side,
  count: number,
): Taker {
  const kind = owner === 'romans' ? 'auxilia' : 'warband'
  return {
    id: owner === party.faction ? side : `${owner}-${side}`,
    bucket: { label: text(`losses.${kind}.${side}`, { faction: factionThing(owner) }), on: [regionThing(region)] },
    count,
    hard: false,
    remove: (n) => {
      removeTroops(game, rule, owner, region, { [side]: n })
      if (party.group) party.group[side] -= n
    },
  }
}

/** Vercingetorix's Elite take Losses as Legions do, but go to Available (card 30). */
function eliteTaker(
  game: Game,
  rule: string,
  region: RegionId,
  party: Party,
  side: Side,
  count: number,
  rolls: boolean,
): Taker {
  return {
    id: `elite-${side}`,
    bucket: { label: text(`losses.elite.${side}`), on: [regionThing(region)] },
    count,
    hard: rolls,
    remove: (n) => {
      removeTroops(game, rule, party.faction, region, { [side]: n })
      if (party.elite) party.elite[side] -= n
      if (party.group) party.group[side] -= n
    },
  }
}

/** A group that fights alone has no static pieces. */
function staticTakers(game: Game, { party, region, rule, rolls, noFort }: Suffering): Taker[] {
  if (party.group) return []
  const { state } = game
  const { faction } = party
  const allyTribes = settlers(party).flatMap((f) => alliesIn(state, f, region))
  const allies = allyTribes.map((tribe): Taker => ({
    id: `ally:${tribe}`,
    bucket: { label: text('pieces.ally-at', { tribe: tribeThing(tribe) }), on: [tribeThing(tribe)] },
    count: 1,
    hard: false,
    remove: () => removeAlly(game, rule, tribe),
  }))
  const citadelTribes = settlers(party).flatMap((f) => citadelsIn(state, f, region))
  const citadels = citadelTribes.map((tribe): Taker => ({
    id: `citadel:${tribe}`,
    bucket: { label: text('pieces.citadel-at', { tribe: tribeThing(tribe) }), on: [tribeThing(tribe)] },
    count: 1,
    hard: rolls,
    remove: () => removeCitadel(game, rule, tribe),
  }))
  const forts = faction === 'romans' && !noFort ? removableForts(game, region) : 0 // that of Provincia never absorbs (3.2.4)
  if (forts === 0) return [...allies, ...citadels]
  const fort: Taker = {
    id: 'fort',
    bucket: { label: text('losses.fort'), on: [regionThing(region)] },
    count: forts,
    hard: rolls,
    fallsOn: fortFallsOn(state),
    remove: () => removeFort(game, rule, region),
  }
  return [...allies, ...citadels, fort]
}
