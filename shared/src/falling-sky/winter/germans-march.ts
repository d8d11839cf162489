import { controller, controls, piecesIn, troopsIn } from '../board/control'
import { playableRegions } from '../board/map'
import { germanicMarchDestinations } from '../commands/germanic'
import { pickAtRandom } from '../dice'
import type { Group } from '../effects'
import { hide, moveGroup } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { factions, regions } from '../ids'
import { emptyGroup, groupSize } from '../names'
import type { State } from '../state'

const rule = '6.2.2'

/** A group that has been formed and has not moved yet. */
interface Marching {
  from: RegionId
  group: Group
}

/**
 * March of the Germans Phase (6.2.2): each Region sends what it doesn't need for German Control, larger groups first;
 * then all Warbands on the map hide. Frost doesn't matter.
 */
export function germansMarch(game: Game): void {
  let waiting = formGroups(game.state)
  while (waiting.length > 0) {
    const largest = Math.max(...waiting.map((m) => groupSize(m.group)))
    const next = pickAtRandom(
      game,
      rule,
      waiting.filter((m) => groupSize(m.group) === largest),
    )
    waiting = waiting.filter((m) => m !== next)
    const to = destination(game, next)
    if (to !== undefined) moveGroup(game, rule, 'germans', next.from, to, next.group)
  }
  for (const region of playableRegions(game.state)) hide(game, rule, 'germans', region)
}

/** All groups are formed before the first one moves: nobody marches twice, and arrivals free nobody. */
function formGroups(state: State): Marching[] {
  return playableRegions(state).flatMap((from) => {
    const spare = spareWarbands(state, from)
    return spare > 0 ? [{ from, group: warbandsToMarch(state, from, spare) }] : []
  })
}

/** The most Warbands that can leave while German Control stays; less than 1 where there is none, or just enough. */
function spareWarbands(state: State, region: RegionId): number {
  const german = piecesIn(state, 'germans', region)
  return Math.min(troopsIn(state, 'germans', region), german - othersIn(state, region) - 1)
}

function othersIn(state: State, region: RegionId): number {
  return factions.filter((f) => f !== 'germans').reduce((sum, f) => sum + piecesIn(state, f, region), 0)
}

/** Hidden Warbands march first, Scouted ones last: they can't hide in time to Raid and Ambush where they arrive. */
function warbandsToMarch(state: State, region: RegionId, n: number): Group {
  const there = state.regions[region].forces.germans
  const hidden = Math.min(n, there.hidden)
  const revealed = Math.min(n - hidden, there.revealed)
  return { ...emptyGroup, hidden, revealed, scouted: n - hidden - revealed }
}

/** Where the group adds German Control; among those, or all, where a player has Control; ties at random. */
function destination(game: Game, { from, group }: Marching): RegionId | undefined {
  const { state } = game
  const all = germanicMarchDestinations(state, from)
  const adding = all.filter((r) => addsControl(state, r, groupSize(group)))
  const best = adding.length > 0 ? adding : all
  const fromPlayers = best.filter((r) => playerControls(state, r))
  const open = fromPlayers.length > 0 ? fromPlayers : best
  return open.length > 0 ? pickAtRandom(game, rule, inMapOrder(open)) : undefined
}

/** Whether so many more Warbands bring German Control to a Region that hasn't it; earlier arrivals count (RUL-34). */
function addsControl(state: State, region: RegionId, arriving: number): boolean {
  return !controls(state, 'germans', region) && piecesIn(state, 'germans', region) + arriving > othersIn(state, region)
}

/** Whether a person's Faction Controls the Region: not Germans, not a Non-player. */
function playerControls(state: State, region: RegionId): boolean {
  const by = controller(state, region)
  return by !== undefined && state.seats[by].kind === 'person'
}

const inMapOrder = (some: readonly RegionId[]): RegionId[] => regions.filter((r) => some.includes(r))
