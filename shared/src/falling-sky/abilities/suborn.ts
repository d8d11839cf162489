import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { alliesIn, forcesIn } from '../board/control'
import { tribesIn } from '../board/map'
import { subornRegionsAtMost } from '../capabilities/in-abilities'
import type { Ability, Action } from '../commands/action'
import { decides, permits, regionsWhere } from '../commands/action'
import { costText } from '../commands/select'
import { availableTroops, canPlaceAlly } from '../forces/available'
import { placeAlly, placeTroops, removeAlly, removeTroops } from '../forces/pieces'
import { pay } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, RegionId, Side, TribeId } from '../ids'
import { factions, sides } from '../ids'
import { factionThing, regionThing, tribeThing } from '../names'
import type { Choice } from '../questions'
import { pickOne, pickOneOrNone } from '../questions'
import { troops } from '../text/describe'
import { actHinders, oneOpens, refuseIfHindering, trialsOf } from './before-command'
import { affordsAbility, regionByRegion } from './select'

const rule = '4.4.2'

/** Pieces that one Suborn removes and places in all, and how many of them may be Allies. */
const mostPieces = 3
const mostAllies = 1
const subornCost = { ally: 2, troop: 1 } as const

/** One piece removed or placed. */
type Act =
  | { kind: 'remove-troops'; of: Faction; side: Side }
  | { kind: 'place-troops'; of: Faction }
  | { kind: 'remove-ally'; of: Faction; tribe: TribeId }
  | { kind: 'place-ally'; of: Faction; tribe: TribeId }

const kinds = ['remove-troops', 'place-troops', 'remove-ally', 'place-ally'] as const

/** Suborn (4.4.2): in one Region, with Convictolitavis in two (card 43). */
export const suborn: Ability = {
  id: 'suborn',
  ...regionsWhere(canSuborn),
  opens(game, action, command) {
    const trials = trialsOf(suborn.regions(game, action), (r) => acts(game, action, r, 0), carryOut)
    return oneOpens(game, action, command, trials)
  },
  run: (game, action) =>
    regionByRegion(game, action, {
      ability: suborn,
      rule,
      useIn: (r) => subornIn(game, action, r),
      most: subornRegionsAtMost(game.state),
    }),
}

/** A Hidden Warband of the Faction's own there, and a piece to remove or place at a price in hand. */
function canSuborn(game: Game, action: Action, region: RegionId): boolean {
  if (!permits(game.state, action, region) || forcesIn(game.state, action.faction, region).hidden === 0) return false
  return payable(game, action, region, 0).some((act) => leavesRegion(game, action, region, act))
}

/** One piece after the other; after the first the Faction may stop. */
function* subornIn(game: Game, action: Action, region: RegionId): Flow {
  let allies = 0
  for (let n = 1; n <= mostPieces; n++) {
    const act = yield* pickAct(game, action, region, n, allies)
    if (!act) return
    carryOut(game, action, region, act)
    refuseIfHindering(game, action)
    if (isAlly(act)) allies++
  }
}

/** First what is done, then to which piece. */
function* pickAct(game: Game, action: Action, region: RegionId, n: number, allies: number): Flow<Act | undefined> {
  const question = { faction: decides(action), rule, about: [regionThing(region)] }
  const open = (): Act[] => acts(game, action, region, allies)
  const pick = n === 1 ? pickOne : pickOneOrNone
  const kind = yield* pick(
    game,
    { ...question, topic: 'suborn.act', params: { region: regionThing(region), n } },
    () => {
      const now = open()
      return kinds.filter((k) => now.some((act) => act.kind === k)).map((k) => kindChoice(action, k))
    },
    action.asides,
  )
  if (kind === undefined) return undefined
  return yield* pickOne(game, { ...question, topic: 'suborn.piece', params: { region: regionThing(region) } }, () =>
    open()
      .filter((act) => act.kind === kind)
      .map((act) => actChoice(region, act)),
  )
}

/** What can be done with the next piece so that the Command keeps a Region, if the ability comes before it (4.1). */
function acts(game: Game, action: Action, region: RegionId, allies: number): Act[] {
  return payable(game, action, region, allies).filter((act) => leavesRegion(game, action, region, act))
}

function leavesRegion(game: Game, action: Action, region: RegionId, act: Act): boolean {
  return !actHinders(game, action, (copy, tried) => carryOut(copy, tried, region, act))
}

/** What can be done with the next piece, given the Resources, and the Allies removed or placed so far. */
function payable(game: Game, action: Action, region: RegionId, allies: number): Act[] {
  const { state } = game
  const found: Act[] = []
  if (affordsAbility(game, action, subornCost.troop))
    for (const of of factions) {
      const there = forcesIn(state, of, region)
      for (const side of sides) if (there[side] > 0) found.push({ kind: 'remove-troops', of, side })
      if (availableTroops(game, of) > 0) found.push({ kind: 'place-troops', of })
    }
  if (allies < mostAllies && affordsAbility(game, action, subornCost.ally))
    for (const of of factions) {
      for (const tribe of alliesIn(state, of, region)) found.push({ kind: 'remove-ally', of, tribe })
      for (const tribe of tribesIn(state, region))
        if (canPlaceAlly(game, of, tribe)) found.push({ kind: 'place-ally', of, tribe })
    }
  return found
}

function isAlly(act: Act): boolean {
  return act.kind === 'remove-ally' || act.kind === 'place-ally'
}

function kindChoice(action: Action, kind: Act['kind']): Choice<Act['kind']> {
  const ally = kind === 'remove-ally' || kind === 'place-ally'
  const cost = costText(action.free ? 0 : ally ? subornCost.ally : subornCost.troop)
  return { id: kind, value: kind, label: text(`suborn.${kind}`), ...(cost && { detail: cost }) }
}

function actChoice(region: RegionId, act: Act): Choice<Act> {
  const faction = factionThing(act.of)
  switch (act.kind) {
    case 'remove-troops':
      return {
        id: `${act.of}:${act.side}`,
        value: act,
        label: text('suborn.troop', { faction, piece: troops(act.of, act.side, 1) }),
        on: [regionThing(region)],
      }
    case 'place-troops':
      return {
        id: act.of,
        value: act,
        label: text('suborn.troop', { faction, piece: troops(act.of, 'hidden', 1) }),
        on: [regionThing(region)],
      }
    case 'remove-ally':
      return allyChoice(act.tribe, act)
    case 'place-ally':
      return allyChoice(`${act.tribe}:${act.of}`, act)
  }
}

function allyChoice(id: string, act: Extract<Act, { tribe: TribeId }>): Choice<Act> {
  const { of, tribe } = act
  return {
    id,
    value: act,
    label: text('suborn.ally', { faction: factionThing(of), tribe: tribeThing(tribe) }),
    on: [tribeThing(tribe)],
  }
}

function carryOut(game: Game, action: Action, region: RegionId, act: Act): void {
  const cost = isAlly(act) ? subornCost.ally : subornCost.troop
  if (!action.free) pay(game, rule, action.faction, cost, 'suborn', region)
  switch (act.kind) {
    case 'remove-troops':
      return removeTroops(game, rule, act.of, region, { [act.side]: 1 })
    case 'place-troops':
      placeTroops(game, rule, act.of, region, 1)
      return
    case 'remove-ally':
      return removeAlly(game, rule, act.tribe)
    case 'place-ally':
      return placeAlly(game, rule, act.of, act.tribe)
  }
}
