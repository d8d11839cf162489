import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { troopsIn } from '../board/control'
import { playableRegions, within1 } from '../board/map'
import { germanicMarchDestinations, germanicRaidTargets, germanicRaiders } from '../commands/germanic'
import { availableTroops } from '../forces/available'
import type { Game } from '../game'
import type { CommandId, Faction, RegionId } from '../ids'
import { gauls } from '../ids'
import { emptyGroup } from '../names'
import type { Choice } from '../questions'
import { pickOne, regionChoice } from '../questions'
import type { EventCard, Play } from './event'
import { freeCommand } from './support/free'
import { ambushRegions, directAmbush, directGermans } from './support/germans'
import { pickTroops, replacePicked } from './support/pieces'
import { removeFirst } from './support/remove-first'

const most = 4
const warbandFactions = [...gauls, 'germans'] as const

/** Surus: Warbands around the Treveri come over to the Aedui, or Aedui to the Germans. */
export const surus: EventCard = {
  card: 51,
  *unshaded(game, play) {
    const region = yield* pickRegion(game, play, warbandFactions)
    if (region) {
      const scope = { factions: warbandFactions, regions: [region] }
      yield* removeFirst(game, play, () => play.faction === 'aedui' && lacks(game, region))
      const picked = yield* pickTroops(game, play, play.faction, 'surus.to-aedui', scope, most, most)
      replacePicked(game, play, picked, 'aedui')
    }
    yield* freeCommand(game, play, 'aedui')
  },
  *shaded(game, play) {
    const region = yield* pickRegion(game, play, ['aedui'])
    if (region === undefined) return
    const scope = { factions: ['aedui'] as const, regions: [region] }
    const picked = yield* pickTroops(game, play, play.faction, 'surus.to-germans', scope, 0, most)
    const wanted = picked.reduce((sum, pile) => sum + pile.n, 0)
    const placed = Math.min(wanted, availableTroops(game, 'germans'))
    replacePicked(game, play, picked, 'germans')
    if (placed > 0) yield* germansAct(game, play, region, placed)
  },
}

/** Whether all Warbands of the Region turn, so that nothing is asked, and too few Aedui ones are there for them. */
function lacks(game: Game, region: RegionId): boolean {
  const there = warbandFactions.reduce((sum, f) => sum + troopsIn(game.state, f, region), 0)
  return there <= most && availableTroops(game, 'aedui') < there - troopsIn(game.state, 'aedui', region)
}

/** The executor picks a Region within 1 of Treveri with Warbands of these Factions. */
function* pickRegion(game: Game, play: Play, of: readonly Faction[]): Flow<RegionId | undefined> {
  const question = { faction: play.faction, topic: 'surus.region', rule: play.rule }
  const { state } = game
  const regions = (): RegionId[] =>
    playableRegions(state).filter((r) => within1(state, r, 'treveri') && of.some((f) => troopsIn(state, f, r) > 0))
  return yield* pickOne(game, question, () => regions().map((r) => regionChoice(r)), play.asides)
}

/** The new Germanic Warbands, Hidden and nobody beside them, March, Raid or Battle; the executor directs them. */
function* germansAct(game: Game, play: Play, region: RegionId, n: number): Flow {
  const group = { ...emptyGroup, hidden: n }
  const question = { faction: play.faction, topic: 'surus.command', rule: play.rule }
  const open = (): CommandId[] => [
    ...(germanicMarchDestinations(game.state, region).length > 0 ? (['march'] as const) : []),
    ...(germanicRaiders(game.state, region) > 0 && germanicRaidTargets(game, region).length > 0
      ? (['raid'] as const)
      : []),
    ...(ambushRegions(game, [region], { group }).length > 0 ? (['battle'] as const) : []),
  ]
  const choices = (): Choice<CommandId>[] =>
    open().map((id) => ({ id, value: id, label: text('name', { name: { kind: 'command', id } }) }))
  const command = yield* pickOne(game, question, choices, play.asides)
  const directed = { by: play.faction, within: (r: RegionId): boolean => r === region }
  if (command === 'march') {
    const march = { hiddenOnly: true, stayersKeepSide: true, pieces: n }
    yield* directGermans(game, play, 'march', { ...directed, march })
  }
  if (command === 'raid') yield* directGermans(game, play, 'raid', { ...directed, raiders: n })
  if (command === 'battle') yield* directAmbush(game, play, play.faction, [region], { group })
}
