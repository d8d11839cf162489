import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { supplyLine, supplyPossible } from '../agreements/supply'
import { alliesIn, controls, piecesIn, subduedIn } from '../board/control'
import { labienusRegions } from '../capabilities/in-abilities'
import type { Ability, Action } from '../commands/action'
import { decides, permits, regionsWhere } from '../commands/action'
import { costText } from '../commands/select'
import { canPlaceAlly, canPlaceFort } from '../forces/available'
import { placeAlly, placeFort, removeAlly } from '../forces/pieces'
import { pay } from '../forces/resources'
import type { Game } from '../game'
import type { RegionId, TribeId } from '../ids'
import { factions } from '../ids'
import { factionThing, regionThing, tribeThing } from '../names'
import type { Choice } from '../questions'
import { pickOne, pickOneOrNone } from '../questions'
import { actHinders, oneOpens, refuseIfHindering, trialsOf } from './before-command'
import { withinReach } from './reach'
import { affordsAbility, nextAbilityRegion } from './select'

const rule = '4.2.1'

/** What one Fort costs, and one Ally placed or removed. */
const buildCost = 2

/** What the Romans may do where they Build: a Fort, and one of the others. */
type BuildAct = { kind: 'fort' } | { kind: 'subdue'; tribe: TribeId } | { kind: 'ally'; tribe: TribeId }

/** Build (4.2.1). */
export const build: Ability = {
  id: 'build',
  ...regionsWhere(canBuild),
  opens(game, action, command) {
    const trials = trialsOf(build.regions(game, action), (r) => buildActs(game, action, r), carryOut)
    return oneOpens(game, action, command, trials)
  },
  *run(game, action) {
    const done: RegionId[] = []
    const refused: RegionId[] = []
    while (done.length < labienusRegions(game.state)) {
      const region = yield* nextAbilityRegion(game, action, {
        ability: 'build',
        rule,
        done,
        regions: () => build.regions(game, action).filter((r) => !refused.includes(r)),
        mayStop: done.length + refused.length > 0,
        pending: true,
      })
      if (region === undefined) return done.length ? 'used' : 'called-off'
      if (yield* mayBuildIn(game, action, region)) {
        done.push(region)
        game.apply({ kind: 'select', rule, faction: action.faction, command: 'build', region })
        yield* buildIn(game, action, region)
      } else refused.push(region)
    }
    return 'used'
  },
}

/** Whether the Region may be selected: in reach, with a Roman Ally or a Roman piece and (perhaps) supply, and something to pay for. */
function canBuild(game: Game, action: Action, region: RegionId): boolean {
  const { state } = game
  const { faction, promises } = action
  if (!permits(state, action, region) || !withinReach(state, faction, region)) return false
  if (!affordsAbility(game, action, buildCost) || buildActs(game, action, region).length === 0) return false
  if (alliesIn(state, faction, region).length > 0) return true
  return piecesIn(state, faction, region) > 0 && supplyPossible(state, faction, region, promises)
}

/** Where the Romans have no Ally yet the Region must be in a Supply Line; agreements are given now, as in 3.2.1. */
function* mayBuildIn(game: Game, action: Action, region: RegionId): Flow<boolean> {
  const { faction, promises } = action
  if (alliesIn(game.state, faction, region).length > 0) return true
  return yield* supplyLine(game, faction, region, rule, 'build', promises)
}

/** A Fort where none stands, Control or not; with Roman Control, where this Command has not Seized, one Ally removed or placed. */
function buildActs(game: Game, action: Action, region: RegionId): BuildAct[] {
  return allActs(game, action, region).filter(
    (act) => !actHinders(game, action, (copy, tried) => carryOut(copy, tried, region, act)),
  )
}

function allActs(game: Game, action: Action, region: RegionId): BuildAct[] {
  const { state } = game
  const { faction } = action
  const fort: BuildAct[] = canPlaceFort(game, region) ? [{ kind: 'fort' }] : []
  if (!controls(state, faction, region) || action.seized?.includes(region)) return fort
  const enemies = factions.filter((f) => f !== faction).flatMap((f) => alliesIn(state, f, region))
  return [
    ...fort,
    ...enemies.map((tribe): BuildAct => ({ kind: 'subdue', tribe })),
    ...subduedIn(state, region)
      .filter((t) => canPlaceAlly(game, faction, t))
      .map((tribe): BuildAct => ({ kind: 'ally', tribe })),
  ]
}

/** Builds in one Region: a Fort, an Ally removed or placed, or both kinds in either order. */
function* buildIn(game: Game, action: Action, region: RegionId): Flow {
  const question = {
    faction: decides(action),
    rule,
    params: { region: regionThing(region) },
    about: [regionThing(region)],
  }
  const first = yield* pickOne(game, { ...question, topic: 'build.act' }, () => buildChoices(game, action, region))
  if (!first) return
  carryOut(game, action, region, first)
  refuseIfHindering(game, action)
  const second = yield* pickOneOrNone(
    game,
    { ...question, topic: 'build.also' },
    () => {
      if (!affordsAbility(game, action, buildCost)) return []
      return buildChoices(game, action, region).filter((c) => (c.value.kind === 'fort') !== (first.kind === 'fort'))
    },
    action.asides,
  )
  if (!second) return
  carryOut(game, action, region, second)
  refuseIfHindering(game, action)
}

function buildChoices(game: Game, action: Action, region: RegionId): Choice<BuildAct>[] {
  const cost = costText(action.free ? 0 : buildCost)
  return buildActs(game, action, region).map((act): Choice<BuildAct> => {
    const detail = cost && { detail: cost }
    if (act.kind === 'fort')
      return { id: 'fort', value: act, label: text('build.fort'), on: [regionThing(region)], ...detail }
    const { kind, tribe } = act
    const holder = game.state.tribes[tribe]
    const params = {
      tribe: tribeThing(tribe),
      ...(holder.status === 'allied' && { faction: factionThing(holder.faction) }),
    }
    return {
      id: `${kind}:${tribe}`,
      value: act,
      label: text(`build.${kind}`, params),
      on: [tribeThing(tribe)],
      ...detail,
    }
  })
}

/** Pays for one act and does it; remembers where Allies were touched, which Seize may not Disperse for in this Command. */
function carryOut(game: Game, action: Action, region: RegionId, act: BuildAct): void {
  if (!action.free) pay(game, rule, action.faction, buildCost, 'build', region)
  switch (act.kind) {
    case 'fort':
      return placeFort(game, rule, region)
    case 'subdue':
      removeAlly(game, rule, act.tribe)
      break
    case 'ally':
      placeAlly(game, rule, action.faction, act.tribe)
      break
  }
  action.built = [...(action.built ?? []), region]
}
