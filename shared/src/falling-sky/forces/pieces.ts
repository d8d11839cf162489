import { free, isOver, markerOn } from '../board/circumvallation'
import { forcesIn, leaderIn, piecesIn } from '../board/control'
import { mayStandIn, regionFacts } from '../board/map'
import type { Effect, Group, LegionsBox } from '../effects'
import type { Game } from '../game'
import type { Faction, RegionId, Side, TribeId } from '../ids'
import { sides } from '../ids'
import type { LeaderState } from '../state'
import type { Stacking } from './available'
import { availableTroops, canFoundCitadel, canPlaceAlly, canPlaceCitadel, canPlaceFort } from './available'

/**
 * The only functions that place, remove, move or flip pieces. Each keeps the limits of 1.4: no more pieces than there
 * are, stacking, conservation. Rules ask first (available.ts) whether something is possible; a call that breaks a limit
 * is an error of the caller and throws.
 */

class ImpossiblePieces extends Error {
  override name = 'ImpossiblePieces'
}

/** Takes pieces away; the Circumvallation marker goes with the last of its pieces, or of the Romans around them (card 4). */
function take(game: Game, effect: Effect): void {
  game.apply(effect)
  const marker = game.state.circumvallation
  if (marker && isOver(marker, piecesIn(game.state, 'romans', marker.region))) liftCircumvallation(game)
}

function must(condition: boolean, what: string): void {
  if (!condition) throw new ImpossiblePieces(what)
}

/**
 * Places Warbands or Auxilia, Hidden (1.4.3), as many as are Available (1.4.1).
 *
 * @returns how many were placed
 */
export function placeTroops(game: Game, rule: string, faction: Faction, region: RegionId, n: number): number {
  must(mayStandIn(game.state, faction, region), `${region} holds no pieces of the ${faction}`)
  const placed = Math.min(n, availableTroops(game, faction))
  if (placed > 0) game.apply({ kind: 'place-troops', rule, faction, region, n: placed })
  return Math.max(0, placed)
}

/** Removes Warbands or Auxilia to Available, by side. */
export function removeTroops(
  game: Game,
  rule: string,
  faction: Faction,
  region: RegionId,
  troops: Partial<Record<Side, number>>,
): void {
  const { hidden = 0, revealed = 0, scouted = 0 } = troops
  const there = forcesIn(game.state, faction, region)
  must(
    hidden <= there.hidden && revealed <= there.revealed && scouted <= there.scouted,
    `too few troops of ${faction} in ${region}`,
  )
  if (hidden + revealed + scouted > 0)
    take(game, { kind: 'remove-troops', rule, faction, region, hidden, revealed, scouted })
}

/** Places Legions from the track unless told otherwise (1.4.1), as many as there are. Returns how many. */
export function placeLegions(
  game: Game,
  rule: string,
  region: RegionId,
  n: number,
  from: LegionsBox = 'track',
): number {
  must(mayStandIn(game.state, 'romans', region), `${region} holds no Legions`)
  const placed = Math.min(n, game.state.legions[from])
  if (placed > 0) game.apply({ kind: 'place-legions', rule, region, n: placed, from })
  return placed
}

/** Removes Legions to Fallen unless told otherwise (1.4.1). */
export function removeLegions(game: Game, rule: string, region: RegionId, n: number, to: LegionsBox = 'fallen'): void {
  must(n <= game.state.regions[region].forces.romans.legions, `too few Legions in ${region}`)
  if (n > 0) take(game, { kind: 'remove-legions', rule, region, n, to })
}

/** Moves Legions between boxes off the map, as many as there are. */
export function shiftLegions(game: Game, rule: string, n: number, from: LegionsBox, to: LegionsBox): void {
  const moved = Math.min(n, game.state.legions[from])
  if (moved > 0) game.apply({ kind: 'shift-legions', rule, n: moved, from, to })
}

export function placeLeader(game: Game, rule: string, faction: Faction, region: RegionId, named: boolean): void {
  const { place } = game.state.leaders[faction]
  must(place === 'available' || place === 'spring-box', `the Leader of the ${faction} is not Available`)
  must(mayStandIn(game.state, faction, region), `${region} holds no pieces of the ${faction}`)
  game.apply({ kind: 'place-leader', rule, faction, region, named })
}

/** Removes the Leader; he comes back as Successor in Spring (1.4.3, 6.6). */
export function removeLeader(
  game: Game,
  rule: string,
  faction: Faction,
  to: Exclude<LeaderState['place'], 'map'> = 'available',
): void {
  const leader = game.state.leaders[faction]
  if (leader.place !== 'map') throw new ImpossiblePieces(`no Leader of the ${faction} on the map`)
  take(game, { kind: 'remove-leader', rule, faction, region: leader.region, named: leader.named, to })
}

/** Places an Ally disc at a Subdued Tribe. */
export function placeAlly(game: Game, rule: string, faction: Faction, tribe: TribeId, stacking?: Stacking): void {
  must(canPlaceAlly(game, faction, tribe, stacking), `no Ally of the ${faction} at ${tribe}`)
  game.apply({ kind: 'place-ally', rule, faction, tribe })
}

/** Removes an Ally disc: the Tribe is Subdued. */
export function removeAlly(game: Game, rule: string, tribe: TribeId): void {
  const there = game.state.tribes[tribe]
  if (there.status !== 'allied' || there.citadel) throw new ImpossiblePieces(`no Ally at ${tribe}`)
  take(game, { kind: 'remove-ally', rule, faction: there.faction, tribe })
}

/**
 * Replaces the Ally at a Tribe by an Ally of another Faction; where none is Available or it may not stack the Ally is
 * only removed (1.4.1).
 */
export function replaceAlly(game: Game, rule: string, tribe: TribeId, by: Faction): void {
  removeAlly(game, rule, tribe)
  if (canPlaceAlly(game, by, tribe)) placeAlly(game, rule, by, tribe)
}

/** Replaces the Faction's Ally at a City by a Citadel. */
export function placeCitadel(game: Game, rule: string, faction: Faction, tribe: TribeId): void {
  must(canPlaceCitadel(game, faction, tribe), `no Citadel of the ${faction} at ${tribe}`)
  game.apply({ kind: 'place-citadel', rule, faction, tribe })
}

/** Places a Citadel at a Subdued City, where an Event says so. */
export function foundCitadel(game: Game, rule: string, faction: Faction, tribe: TribeId, stacking?: Stacking): void {
  must(canFoundCitadel(game, faction, tribe, stacking), `no Citadel of the ${faction} at ${tribe}`)
  game.apply({ kind: 'found-citadel', rule, faction, tribe })
}

/** Removes a Citadel; the Tribe is Subdued. */
export function removeCitadel(game: Game, rule: string, tribe: TribeId): void {
  const there = game.state.tribes[tribe]
  if (there.status !== 'allied' || !there.citadel) throw new ImpossiblePieces(`no Citadel at ${tribe}`)
  take(game, { kind: 'remove-citadel', rule, faction: there.faction, tribe, ally: false })
}

/** Turns a Citadel into an Ally if one is Available, else just removes it (1.4.1, voluntary removal). */
export function turnCitadelIntoAlly(game: Game, rule: string, tribe: TribeId): void {
  const there = game.state.tribes[tribe]
  if (there.status !== 'allied' || !there.citadel) throw new ImpossiblePieces(`no Citadel at ${tribe}`)
  const ally =
    game.ruleset.inventory[there.faction].allies >
    Object.values(game.state.tribes).filter((t) => t.status === 'allied' && t.faction === there.faction && !t.citadel)
      .length
  take(game, { kind: 'remove-citadel', rule, faction: there.faction, tribe, ally })
}

export function placeFort(game: Game, rule: string, region: RegionId): void {
  must(mayStandIn(game.state, 'romans', region) && canPlaceFort(game, region), `no Fort in ${region}`)
  game.apply({ kind: 'place-fort', rule, region })
}

/** Removes a Fort; the one in Provincia is permanent (1.4.2). */
export function removeFort(game: Game, rule: string, region: RegionId): void {
  must(removableForts(game, region) > 0, `no Fort to remove in ${region}`)
  take(game, { kind: 'remove-fort', rule, region })
}

/** Forts in the Region that can be removed: not the permanent one of Provincia (1.4.2). */
export function removableForts(game: Game, region: RegionId): number {
  return game.state.regions[region].forces.romans.forts - (regionFacts(region).permanentFort ? 1 : 0)
}

/** Moves a group to another Region. Sides stay as they are. Whether the way is legal is the business of the rule. */
export function moveGroup(
  game: Game,
  rule: string,
  faction: Faction,
  from: RegionId,
  to: RegionId,
  group: Group,
): void {
  const there = forcesIn(game.state, faction, from)
  const enough =
    group.hidden <= there.hidden &&
    group.revealed <= there.revealed &&
    group.scouted <= there.scouted &&
    group.legions <= there.legions
  must(enough && (!group.leader || leaderIn(game.state, faction, from)), `the group is not in ${from}`)
  must(mayLeave(free(game.state, faction, from), group), `the group may not leave ${from}`)
  must(mayStandIn(game.state, faction, to), `${to} holds no pieces of the ${faction}`)
  if (group.leader || group.legions || group.hidden || group.revealed || group.scouted) {
    take(game, { kind: 'move', rule, faction, from, to, group: { ...group } })
  }
}

/** Whether the group is among those that are free to go. */
function mayLeave(open: Group, group: Group): boolean {
  const troops = sides.every((side) => group[side] <= open[side])
  return troops && (open.leader || !group.leader)
}

/** Puts the Circumvallation marker on all pieces of the Faction in the Region; it leaves any other place (card 4). */
export function circumvallate(game: Game, rule: string, faction: Faction, region: RegionId): void {
  game.apply({ kind: 'circumvallation', rule, faction, marker: markerOn(game.state, faction, region) })
}

/** Takes the Circumvallation marker off. */
export function liftCircumvallation(game: Game): void {
  const marker = game.state.circumvallation
  if (marker) game.apply({ kind: 'circumvallation', rule: 'card 4', faction: marker.faction, marker: null })
}

/**
 * Turns Warbands or Auxilia to Hidden (1.4.3): Revealed ones flip; a Scouted one loses its marker instead and stays
 * Revealed.
 */
export function hide(game: Game, rule: string, faction: Faction, region: RegionId): void {
  const { revealed, scouted } = forcesIn(game.state, faction, region)
  flip(game, rule, faction, region, 'revealed', 'hidden', revealed)
  flip(game, rule, faction, region, 'scouted', 'revealed', scouted)
}

/** Flips all Hidden Warbands or Auxilia of the Faction in the Region to Revealed. */
export function reveal(game: Game, rule: string, faction: Faction, region: RegionId): void {
  flip(game, rule, faction, region, 'hidden', 'revealed', forcesIn(game.state, faction, region).hidden)
}

/** Flips `n` pieces from one side to another. */
export function flip(
  game: Game,
  rule: string,
  faction: Faction,
  region: RegionId,
  from: Side,
  to: Side,
  n: number,
): void {
  must(n <= forcesIn(game.state, faction, region)[from], `too few ${from} troops of ${faction} in ${region}`)
  if (n > 0) game.apply({ kind: 'flip', rule, faction, region, from, to, n })
}

/**
 * Hides the pieces of a group that is about to leave, and nobody else in the Region: none of those under the
 * Circumvallation marker (1.4.3: a Scouted one loses its marker instead).
 *
 * @returns the group as it is now
 */
export function hideGroup(game: Game, rule: string, faction: Faction, region: RegionId, group: Group): Group {
  const { revealed, scouted } = group
  const turn = (from: Side, to: Side, n: number): void => {
    if (n > 0) game.apply({ kind: 'flip', rule, faction, region, from, to, n, unbound: true })
  }
  turn('revealed', 'hidden', revealed)
  turn('scouted', 'revealed', scouted)
  return { ...group, hidden: group.hidden + revealed, revealed: scouted, scouted: 0 }
}

/** Puts a Dispersed marker on a Subdued Tribe (3.2.3). */
export function disperse(game: Game, rule: string, tribe: TribeId): void {
  must(game.state.tribes[tribe].status === 'subdued', `${tribe} is not Subdued`)
  game.apply({ kind: 'disperse', rule, tribe })
}

/** Takes off whatever is at a Tribe, Ally, Citadel or marker (Razed too): it is Subdued. Events only (5.1.1). */
export function clearTribe(game: Game, rule: string, tribe: TribeId): void {
  const there = game.state.tribes[tribe]
  switch (there.status) {
    case 'subdued':
    case 'closed':
      return
    case 'allied':
      return there.citadel ? removeCitadel(game, rule, tribe) : removeAlly(game, rule, tribe)
    case 'dispersed':
    case 'gathering':
    case 'razed':
      return take(game, { kind: 'free-tribe', rule, tribe })
  }
}

/** Puts the Razed marker on a Tribe, in place of whatever is there (card 23). */
export function raze(game: Game, rule: string, tribe: TribeId): void {
  clearTribe(game, rule, tribe)
  must(game.state.tribes[tribe].status === 'subdued', `${tribe} is not in play`)
  game.apply({ kind: 'raze', rule, tribe })
}

/** Puts the Colony into a Region: a Tribe more, Subdued at first (card 71). */
export function placeColony(game: Game, rule: string, region: RegionId): void {
  must(game.state.colony === null, 'there is a Colony')
  game.apply({ kind: 'colony', rule, region })
}
