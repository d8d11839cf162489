import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { alliesIn, controls, forcesIn } from '../board/control'
import type { Ability, Action } from '../commands/action'
import { decides, permits, regionsWhere } from '../commands/action'
import { costText } from '../commands/select'
import { availableTroops } from '../forces/available'
import { placeTroops, removeTroops, replaceAlly } from '../forces/pieces'
import { pay } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, RegionId, Side, TribeId } from '../ids'
import { factions, sides } from '../ids'
import { factionThing, regionThing, tribeThing } from '../names'
import type { Choice } from '../questions'
import { pickOne, regionQuestion } from '../questions'
import { troops } from '../text/describe'
import { actHinders, oneOpens, refuseIfHindering, trialsOf } from './before-command'
import { withinReach } from './reach'
import { affordsAbility, regionByRegion } from './select'

const rule = '4.3.1'
const entreatCost = 1

/** The piece that is replaced. */
type Target = { kind: 'troop'; of: Faction; side: Side } | { kind: 'ally'; tribe: TribeId }

/** Entreat (4.3.1). */
export const entreat: Ability = {
  id: 'entreat',
  ...regionsWhere(canEntreat),
  opens(game, action, command) {
    const trials = trialsOf(entreat.regions(game, action), (r) => targets(game, action.faction, r), carryOut)
    return oneOpens(game, action, command, trials)
  },
  run: (game, action) =>
    regionByRegion(game, action, {
      ability: entreat,
      rule,
      useIn: (r) => entreatIn(game, action, r),
      detail: () => costText(action.free ? 0 : entreatCost),
    }),
}

/** A Hidden Warband of the Faction's own there, in reach of its Leader, a piece to replace and the cost in hand. */
function canEntreat(game: Game, action: Action, region: RegionId): boolean {
  const { state } = game
  const { faction } = action
  if (!permits(state, action, region) || !withinReach(state, faction, region)) return false
  if (forcesIn(state, faction, region).hidden === 0 || !affordsAbility(game, action, entreatCost)) return false
  return targetsLeft(game, action, region).length > 0
}

/** Others' Warbands and Auxilia, and with own Control already there Aedui, Belgic and German Allies: no Citadels, no Roman Allies. */
function targets(game: Game, faction: Faction, region: RegionId): Target[] {
  const { state } = game
  const others = factions.filter((f) => f !== faction)
  const troopTargets = others.flatMap((of) =>
    sides.filter((side) => forcesIn(state, of, region)[side] > 0).map((side): Target => ({ kind: 'troop', of, side })),
  )
  if (!controls(state, faction, region)) return troopTargets
  const allies = others.filter((f) => f !== 'romans').flatMap((f) => alliesIn(state, f, region))
  return [...troopTargets, ...allies.map((tribe): Target => ({ kind: 'ally', tribe }))]
}

/** Those that leave the Command a Region, if the ability comes before it (4.1). */
function targetsLeft(game: Game, action: Action, region: RegionId): Target[] {
  return targets(game, action.faction, region).filter(
    (t) => !actHinders(game, action, (copy, tried) => carryOut(copy, tried, region, t)),
  )
}

/** Pays and replaces one piece; it is only removed if none is Available or it could not stack (1.4.1). */
function* entreatIn(game: Game, action: Action, region: RegionId): Flow {
  const { faction } = action
  const target = yield* pickOne(game, regionQuestion(decides(action), rule, 'entreat.piece', region), () =>
    targetsLeft(game, action, region).map((t) => targetChoice(game, faction, region, t)),
  )
  if (target) carryOut(game, action, region, target)
  refuseIfHindering(game, action)
}

function carryOut(game: Game, action: Action, region: RegionId, target: Target): void {
  const { faction } = action
  if (!action.free) pay(game, rule, faction, entreatCost, 'entreat', region)
  if (target.kind === 'ally') return replaceAlly(game, rule, target.tribe, faction)
  removeTroops(game, rule, target.of, region, { [target.side]: 1 })
  placeTroops(game, rule, faction, region, 1)
}

function targetChoice(game: Game, faction: Faction, region: RegionId, target: Target): Choice<Target> {
  if (target.kind === 'troop') {
    const { of, side } = target
    const removed = availableTroops(game, faction) === 0
    return {
      id: `${of}:${side}`,
      value: target,
      label: text('entreat.troop', { faction: factionThing(of), piece: troops(of, side, 1) }),
      on: [regionThing(region)],
      ...(removed && { detail: text('entreat.removed') }),
    }
  }
  const { tribe } = target
  const there = game.state.tribes[tribe]
  return {
    id: `ally:${tribe}`,
    value: target,
    label: text('entreat.ally', {
      tribe: tribeThing(tribe),
      ...(there.status === 'allied' && { faction: factionThing(there.faction) }),
    }),
    on: [tribeThing(tribe)],
  }
}
