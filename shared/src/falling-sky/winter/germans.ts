import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { forcesIn, piecesIn } from '../board/control'
import { playableRegions } from '../board/map'
import type { GermanicBattle } from '../commands/battle/germanic'
import { ambushByGermans, germanicAmbushLosses, germanicTargets } from '../commands/battle/germanic'
import type { BattleTerms } from '../commands/battle/fight'
import { newBattleCommand } from '../commands/battle/fight'
import { germanicRaidTargets, germanicRaiders, raidByGermans } from '../commands/germanic'
import { pickAtRandom } from '../dice'
import { removableForts } from '../forces/pieces'
import type { Game } from '../game'
import { note } from '../game'
import type { Faction, RegionId } from '../ids'
import { regionThing } from '../names'
import { hasSpecialRule } from '../scenarios/scenarios'
import type { State } from '../state'
import { germansMarch } from './germans-march'
import { germansRally } from './germans-rally'

/** The steps of the Germans Phase. Events hold some of them. */
export const germanSteps = ['rally', 'march', 'raid', 'battle'] as const
export type GermanStep = (typeof germanSteps)[number]

/** Germans Phase (6.2): by rule alone, ties at random. */
export function* germansPhase(game: Game): Flow {
  if (game.state.winters === 1 && hasSpecialRule(game.state, 'first-winter-without-germans'))
    return note(game, '2.1', text('log.first-winter.skipped'))
  yield* germansAct(game, germanSteps)
}

/**
 * The steps of the Germans Phase that are named, in their order; each piece may take part in several.
 *
 * @param terms what an Event changes about the Battles (card 53)
 */
export function* germansAct(game: Game, steps: readonly GermanStep[], terms: BattleTerms = {}): Flow {
  if (steps.includes('rally')) germansRally(game)
  if (steps.includes('march')) germansMarch(game)
  if (steps.includes('raid')) germansRaid(game)
  if (steps.includes('battle')) yield* germansBattle(game, terms)
}

/** Raid with as many Hidden Warbands as able, at most two per Region, until the targets have no Resources left (6.2.3). */
function germansRaid(game: Game): void {
  const rule = '6.2.3'
  let open = raidRegions(game)
  while (open.length > 0) {
    const region = raidOrderMatters(game, open) ? pickAtRandom(game, rule, open) : open[0]
    if (region === undefined) return
    for (let n = germanicRaiders(game.state, region); n > 0; n--) {
      const targets = playersFirst(game.state, germanicRaidTargets(game, region))
      if (targets.length > 0) raidByGermans(game, region, pickAtRandom(game, rule, targets))
    }
    open = raidRegions(game).filter((r) => r !== region && open.includes(r))
  }
}

function raidRegions(game: Game): RegionId[] {
  return playableRegions(game.state).filter(
    (r) => germanicRaiders(game.state, r) > 0 && germanicRaidTargets(game, r).length > 0,
  )
}

/** The order of Regions is left to chance where some target has fewer Resources than Raiders; else it can't matter. */
function raidOrderMatters(game: Game, open: readonly RegionId[]): boolean {
  return game.ruleset.playerFactions.some((target) => {
    const raiding = open.filter((r) => germanicRaidTargets(game, r).includes(target))
    const raiders = raiding.reduce((sum, r) => sum + germanicRaiders(game.state, r), 0)
    return raiding.length > 1 && raiders > game.state.resources[target]
  })
}

/** One Battle with Ambush in every Region where it is possible and causes at least one Loss, in random order (6.2.4). */
function* germansBattle(game: Game, terms: BattleTerms): Flow {
  const rule = '6.2.4'
  const done: RegionId[] = []
  const battle: GermanicBattle = { terms, command: newBattleCommand() }
  for (;;) {
    const open = playableRegions(game.state).filter((r) => !done.includes(r) && victims(game, r, battle).length > 0)
    if (open.length === 0) return
    const region = pickAtRandom(game, rule, open)
    done.push(region)
    yield* ambushSomebody(game, region, battle)
  }
}

/** Who of the possible targets is Ambushed is random, players first; one saved by Diviciacus leaves the others (card 38). */
function* ambushSomebody(game: Game, region: RegionId, battle: GermanicBattle): Flow {
  const rule = '6.2.4'
  const saved: Faction[] = []
  for (;;) {
    const open = victims(game, region, battle).filter((f) => !saved.includes(f))
    if (open.length === 0) return
    const target = pickAtRandom(game, rule, playersFirst(game.state, open))
    note(game, rule, text('log.germans.ambush', { region: regionThing(region) }), 'germans')
    if (yield* ambushByGermans(game, region, target, battle)) return
    saved.push(target)
  }
}

/** The Factions that Germans can Ambush there with at least one Loss. */
function victims(game: Game, region: RegionId, battle: GermanicBattle): Faction[] {
  return germanicTargets(game.state, region, battle).filter(
    (f) => germanicAmbushLosses(game.state, region, f, battle) >= 1 && canLosePieces(game, f, region),
  )
}

/** The permanent Fort of Provincia takes no Losses: alone it is no target. */
function canLosePieces(game: Game, faction: Faction, region: RegionId): boolean {
  const forts = forcesIn(game.state, faction, region).forts
  const lasting = faction === 'romans' ? forts - removableForts(game, region) : 0
  return piecesIn(game.state, faction, region) > lasting
}

/** Players before Non-players, as targets of Raid and Battle. */
function playersFirst(state: State, factions: readonly Faction[]): readonly Faction[] {
  const players = factions.filter((f) => state.seats[f].kind === 'person')
  return players.length > 0 ? players : factions
}
