import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { pickLent } from '../agreements/lending'
import { piecesIn, troopsIn } from '../board/control'
import { adjacentTo, groupOf, playableRegions } from '../board/map'
import type { Ability, Action, Command, Where } from '../commands/action'
import { decides, newAction, permits, regionsFound } from '../commands/action'
import { germanicBattle, germanicBattleRegions } from '../commands/battle/germanic'
import { germanicCommands } from '../commands/germanic'
import type { Effect } from '../effects'
import { availableTroops } from '../forces/available'
import type { Game } from '../game'
import { supposing } from '../game'
import type { CommandId, RegionId } from '../ids'
import { regionThing } from '../names'
import type { Choice } from '../questions'
import { pickOne, regionChoice } from '../questions'
import { isFrost } from '../sequence/eligibility'
import type { State } from '../state'
import { actHinders, excuseIfHindering, leftByAbility } from './before-command'
import { withinReach } from './reach'

const rule = '4.5.1'

/** How Germans are Enlisted: they count as Belgic for the Command, or they carry out one of their own. */
type Mode = 'as-belgic' | Extract<CommandId, 'rally' | 'march' | 'raid' | 'battle'>
const germanicCommandIds = ['rally', 'march', 'raid', 'battle'] as const

/** Enlist (4.5.1). */
export const enlist: Ability = {
  id: 'enlist',
  regions: (game, action) =>
    affected(game.state, action).filter((r) =>
      openModes(action).some((mode) => ways[mode].regions(game, action).includes(r)),
    ),
  possible: (game, action) => openModes(action).some((mode) => ways[mode].possible(game, action)),
  opens(game, action, command) {
    const enlisting = supposing(game, (state) => {
      state.enlisted = affected(state, action)
    })
    return command.possible(enlisting, action)
  },
  *run(game, action) {
    const question = { faction: decides(action), topic: 'enlist.mode', rule }
    const mode = yield* pickOne(
      game,
      question,
      () =>
        openModes(action)
          .filter((mode) => ways[mode].possible(game, action))
          .map((mode) => modeChoice(game, action, mode)),
      action.asides,
    )
    if (mode === undefined) return 'called-off'
    if (mode === 'as-belgic') yield* enlistAsBelgic(game, action)
    else if (!(yield* germanicCommand(game, action, mode))) return 'called-off'
    return 'used'
  },
}

/** The Regions that Enlist affects: in or adjacent to Germania or with Germanic pieces, and in reach of the Leader. */
export function affectedByEnlist(state: State, faction: Action['faction'], region: RegionId): boolean {
  if (!withinReach(state, faction, region)) return false
  const nearGermania = [region, ...adjacentTo(state, region)].some((r) => groupOf(r) === 'germania')
  return nearGermania || piecesIn(state, 'germans', region) > 0
}

function affected(state: State, action: Action): RegionId[] {
  return playableRegions(state).filter(isAffected(state, action))
}

/** The ways that are open, in the order of the rule. */
function openModes(action: Action): Mode[] {
  const germanic = action.ability?.stage === 'opening' ? [] : germanicCommandIds
  return accompanies(action) ? ['as-belgic', ...germanic] : [...germanic]
}

/** Whether there is a Command still going on for which Germanic Warbands can count as Belgic. */
function accompanies({ ability }: Action): boolean {
  return ability !== undefined && ability.stage !== 'after'
}

/** Where each way could do something: always among the affected Regions. */
const ways: Readonly<Record<Mode, Where>> = {
  'as-belgic': regionsFound((game, action) => (canCountAsBelgic(game, action) ? affected(game.state, action) : [])),
  battle: regionsFound((game, action) => germanicBattleRegions(game.state, isAffected(game.state, action))),
  march: germanicWhere('march', ({ state }) => !isFrost(state)),
  rally: germanicWhere('rally'),
  raid: germanicWhere('raid'),
}

function germanicWhere(id: keyof typeof germanicCommands, open: (game: Game) => boolean = () => true): Where {
  const germanic = ({ state }: Game, action: Action): Action => germanicAction(action, isAffected(state, action))
  return {
    regions: (game, action) => (open(game) ? germanicCommands[id].regions(game, germanic(game, action)) : []),
    possible: (game, action) => open(game) && germanicCommands[id].possible(game, germanic(game, action)),
  }
}

/** Whether there are Germanic Warbands to count as Belgic: in an affected Region, or Available for a Rally. */
function canCountAsBelgic(game: Game, action: Action): boolean {
  return (
    availableTroops(game, 'germans') > 0 ||
    affected(game.state, action).some((r) => troopsIn(game.state, 'germans', r) > 0)
  )
}

/** Whether Enlist affects a Region as the board is when that is asked. */
function isAffected(state: State, action: Action): (region: RegionId) => boolean {
  return (r) => permits(state, action, r) && affectedByEnlist(state, action.faction, r)
}

/** The free Limited Command of the Germans, at the will of the Belgae, in or (March) from an affected Region. */
function germanicAction(action: Action, within: (region: RegionId) => boolean): Action {
  return newAction('germans', {
    chooser: decides(action),
    free: true,
    limited: true,
    within,
    mayDo: (game, act) => !actHinders(game, action, act),
    asides: action.asides,
  })
}

function modeChoice(game: Game, action: Action, mode: Mode): Choice<Mode> {
  const on = ways[mode].regions(game, action).map(regionThing)
  if (mode === 'as-belgic') return { id: mode, value: mode, label: text('enlist.as-belgic'), on }
  return { id: mode, value: mode, label: text('enlist.command', { command: { kind: 'command', id: mode } }), on }
}

/** Chooses the affected Regions in which Germanic Warbands count as Belgic until the Command is over. */
function* enlistAsBelgic(game: Game, action: Action): Flow {
  const question = { faction: decides(action), topic: 'enlist.regions', rule }
  const choices = (): Choice<RegionId>[] =>
    affected(game.state, action).map((r) =>
      regionChoice(r, { detail: text('enlist.detail', { n: troopsIn(game.state, 'germans', r) }) }),
    )
  const left = leftByAbility(game, action)
  const enlisting = (regions: readonly RegionId[]): Effect => ({ kind: 'enlist', rule, regions: [...regions] })
  const chosen = yield* pickLent(
    game,
    question,
    choices,
    1,
    left && ((now) => left.regions((copy) => copy.apply(enlisting(now)))),
  )
  const regions = playableRegions(game.state).filter((r) => chosen.includes(r))
  game.apply(enlisting(regions))
}

/** Carries out the Command of the Germans; false if it was thought better of. */
function* germanicCommand(game: Game, action: Action, mode: Exclude<Mode, 'as-belgic'>): Flow<boolean> {
  if (mode === 'battle') return yield* battleByGermans(game, action)
  const command: Command = germanicCommands[mode]
  const before = affected(game.state, action)
  const germanic = germanicAction(action, (r) => before.includes(r))
  game.apply({ kind: 'command', rule, faction: 'germans', command: mode, limited: true, free: true })
  const outcome = yield* command.run(game, germanic)
  return outcome !== 'called-off' && outcome.regions.length > 0
}

function* battleByGermans(game: Game, action: Action): Flow<boolean> {
  const by = decides(action)
  game.apply({ kind: 'command', rule, faction: 'germans', command: 'battle', limited: true, free: true })
  const region = yield* pickOne(game, { faction: by, topic: 'enlist.battle', rule }, () =>
    ways.battle.regions(game, action).map((r) => regionChoice(r)),
  )
  if (region === undefined) return false
  game.apply({ kind: 'select', rule: '3.4.4', faction: 'germans', command: 'battle', region })
  yield* germanicBattle(game, by, region)
  excuseIfHindering(game, action)
  return true
}
