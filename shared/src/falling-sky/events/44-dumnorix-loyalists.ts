import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { scout } from '../abilities/scout'
import { mayStandIn, playableRegions } from '../board/map'
import { firstEdition } from '../cards/edition'
import type { Action } from '../commands/action'
import { freeAction, newAction } from '../commands/action'
import { raid } from '../commands/raid'
import { availableTroops } from '../forces/available'
import { placeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import { factionThing, regionThing } from '../names'
import { allocate, regionQuestion } from '../questions'
import type { EventCard, Play } from './event'
import { freeCommand } from './support/free'
import { directGermans } from './support/germans'
import { pickTroops, removePicked } from './support/pieces'

const warbands = 4
const loyalists = 3

/** Dumnorix Loyalists: Warbands turn into scouts for Rome, or Rome's friends into somebody's Warbands. */
export const dumnorixLoyalists: EventCard = {
  card: 44,
  *unshaded(game, play) {
    const turned = yield* swap(
      game,
      play,
      warbands,
      factions.filter((f) => f !== 'romans'),
      ['romans', 'aedui'],
    )
    const scouts = (['romans', 'aedui'] as const)
      .map((owner) => ({ owner, in: placedIn(turned, owner) }))
      .filter((s) => s.in.size > 0)
    const action = { ...freeAction('romans'), chooser: play.faction, asides: play.asides, scouts }
    if (scouts.length === 0 || !scout.possible(game, action)) return
    game.apply({ kind: 'ability', rule: play.rule, faction: 'romans', ability: 'scout' })
    yield* scout.run(game, action)
  },
  *shaded(game, play) {
    const turned = yield* swap(
      game,
      play,
      loyalists,
      ['romans', 'aedui'],
      factions.filter((f) => f !== 'romans'),
    )
    if (firstEdition(game.state)) return yield* allRaid(game, play, turned)
    const regions = turned.map((t) => t.region)
    yield* freeCommand(game, play, play.faction, { within: (r) => regions.includes(r) })
  },
}

/** First edition: the new Warbands themselves Raid, each for its own Faction; the executor decides. */
function* allRaid(game: Game, play: Play, turned: readonly Turned[]): Flow {
  for (const { faction, region, n } of turned) {
    const limits = { within: (r: RegionId): boolean => r === region, raiders: n }
    if (faction === 'germans') yield* directGermans(game, play, 'raid', { by: play.faction, ...limits })
    else yield* raidFor(game, play, faction, limits)
  }
}

function* raidFor(game: Game, play: Play, faction: Faction, limits: Pick<Action, 'within' | 'raiders'>): Flow {
  const action = newAction(faction, { chooser: play.faction, free: true, asides: play.asides, ...limits })
  if (!raid.possible(game, action)) return
  game.apply({ kind: 'command', rule: play.rule, faction, command: 'raid', limited: false, free: true })
  yield* raid.run(game, action)
}

/** Troops of a Faction that have come to a Region in place of others. */
interface Turned {
  faction: Faction
  region: RegionId
  n: number
}

function placedIn(turned: readonly Turned[], owner: Faction): Map<RegionId, number> {
  return new Map(turned.filter((t) => t.faction === owner).map((t) => [t.region, t.n]))
}

/**
 * The executor swaps `n` troops of some Factions for Hidden ones of others; whoever finds none Available is only removed.
 * Where too few are, it may spare them for a later Region (5.1).
 */
function* swap(game: Game, play: Play, n: number, from: readonly Faction[], to: readonly Faction[]): Flow<Turned[]> {
  const scope = { factions: from, regions: playableRegions(game.state) }
  const picked = yield* pickTroops(game, play, play.faction, 'dumnorix.pieces', scope, n, n)
  removePicked(game, play, picked)
  const turned: Turned[] = []
  let left = picked.reduce((sum, p) => sum + p.n, 0)
  for (const region of new Set(picked.map((p) => p.region))) {
    const here = picked.filter((p) => p.region === region).reduce((sum, p) => sum + p.n, 0)
    left -= here
    turned.push(...(yield* replace(game, play, region, { n: here, later: left }, to)))
  }
  return turned
}

/** Replaces `n` troops that were in the Region; `later` more will be wanted elsewhere. */
function* replace(
  game: Game,
  play: Play,
  region: RegionId,
  { n, later }: { n: number; later: number },
  to: readonly Faction[],
): Flow<Turned[]> {
  const able = to.filter((f) => mayStandIn(game.state, f, region))
  const available = (): number => able.reduce((sum, f) => sum + availableTroops(game, f), 0)
  const amounts = yield* allocate(
    game,
    regionQuestion(play.faction, play.rule, 'dumnorix.by', region, { n }),
    () =>
      able
        .map((f) => ({
          id: f,
          label: text(f === 'romans' ? 'recruit.auxilia.number' : 'rally.warbands-of', { faction: factionThing(f) }),
          max: Math.min(n, availableTroops(game, f)),
          on: [regionThing(region)],
        }))
        .filter((b) => b.max > 0),
    () => Math.max(0, Math.min(n, available() - later)),
    () => n,
    play.asides,
  )
  return able
    .map((faction) => ({ faction, region, n: placeTroops(game, play.rule, faction, region, amounts[faction] ?? 0) }))
    .filter((t) => t.n > 0)
}
