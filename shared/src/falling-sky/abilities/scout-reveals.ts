import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { forcesIn } from '../board/control'
import { playableRegions } from '../board/map'
import { labienusRegions } from '../capabilities/in-abilities'
import type { Action } from '../commands/action'
import { decides, permits } from '../commands/action'
import { flip } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId, Side } from '../ids'
import { factions } from '../ids'
import { factionThing, regionThing } from '../names'
import { allocate } from '../questions'
import type { State } from '../state'
import { troops } from '../text/describe'
import { withinReach } from './reach'
import type { Patrol } from './scout-patrol'
import { rule, whose } from './scout-patrol'
import { nextAbilityRegion } from './select'

/** The reveals of Scout (4.2.2), after its moves. */

/** Each Auxilia that flips Reveals and Scouts up to this many Warbands. */
const perAuxilia = 2

/** In reach of the Leader, a Hidden Auxilia and a Warband that is not Scouted yet. */
export function canReveal(state: State, action: Action, patrol: Patrol, region: RegionId): boolean {
  if (!permits(state, action, region) || !withinReach(state, action.faction, region)) return false
  return hiddenScouts(state, patrol, region) > 0 && unscouted(state, patrol.owner, region).length > 0
}

function hiddenScouts(state: State, { owner, named }: Patrol, region: RegionId): number {
  const { hidden } = forcesIn(state, owner, region)
  return named ? Math.min(hidden, named.get(region) ?? 0) : hidden
}

interface Quarry {
  of: Faction
  side: Side
  n: number
}

/** The enemy Warbands there that can be Scouted: Hidden ones flip, Revealed ones stay so. Only Warbands are ever Scouted. */
function unscouted(state: State, scouting: Faction, region: RegionId): Quarry[] {
  const quarry: Quarry[] = []
  for (const of of factions) {
    if (of === scouting || of === 'romans') continue
    const { hidden, revealed } = forcesIn(state, of, region)
    if (hidden > 0) quarry.push({ of, side: 'hidden', n: hidden })
    if (revealed > 0) quarry.push({ of, side: 'revealed', n: revealed })
  }
  return quarry
}

export function* revealWarbands(
  game: Game,
  action: Action,
  patrol: Patrol,
  moved: readonly RegionId[],
  revealed: RegionId[],
): Flow {
  const [origin] = moved
  const done: RegionId[] = []
  const open = (r: RegionId): boolean =>
    canReveal(game.state, action, patrol, r) &&
    (!action.limited || origin === undefined || r === origin) &&
    (revealed.includes(r) || revealed.length < labienusRegions(game.state))
  for (;;) {
    const region = yield* nextAbilityRegion(game, action, {
      ability: 'scout',
      rule,
      done,
      regions: () => playableRegions(game.state).filter(open),
      mayStop: patrol.named !== undefined || moved.length + done.length > 0,
      detail: (r) =>
        text(`scout.detail${whose(patrol)}`, {
          n: hiddenScouts(game.state, patrol, r),
          warbands: unscouted(game.state, patrol.owner, r).reduce((sum, quarry) => sum + quarry.n, 0),
        }),
    })
    if (region === undefined) return
    done.push(region)
    if (!revealed.includes(region)) revealed.push(region)
    yield* revealIn(game, action, patrol, region)
  }
}

/** Picks the Warbands; as many Auxilia flip as it takes, one for each two Warbands. */
function* revealIn(game: Game, action: Action, patrol: Patrol, region: RegionId): Flow {
  const { state } = game
  const quarry = unscouted(state, patrol.owner, region)
  const on = [regionThing(region)]
  const amounts = yield* allocate(
    game,
    { faction: decides(action), topic: 'scout.warbands', rule, params: { region: regionThing(region) }, about: on },
    () =>
      quarry.map(({ of, side, n }) => ({
        id: `${of}:${side}`,
        label: text('scout.warbands', { faction: factionThing(of), pieces: troops(of, side, n) }),
        max: n,
        on,
      })),
    () => 1,
    () => perAuxilia * hiddenScouts(state, patrol, region),
  )
  const total = Object.values(amounts).reduce((sum, n) => sum + n, 0)
  const flipped = Math.ceil(total / perAuxilia)
  flip(game, rule, patrol.owner, region, 'hidden', 'revealed', flipped)
  patrol.named?.set(region, (patrol.named.get(region) ?? 0) - flipped)
  for (const { of, side } of quarry) {
    const n = amounts[`${of}:${side}`] ?? 0
    if (side === 'hidden') flip(game, rule, of, region, 'hidden', 'revealed', n)
    flip(game, rule, of, region, 'revealed', 'scouted', n)
  }
}
