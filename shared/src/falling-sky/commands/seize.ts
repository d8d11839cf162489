import type { Flow } from '../../kernel/flow'
import { text, type Text } from '../../kernel/text'
import { alliesIn, controls, forcesIn, leaderIn, piecesIn, subduedIn } from '../board/control'
import { ownersIn } from '../board/lent'
import { adjacentTo } from '../board/map'
import { rollDie } from '../dice'
import { availableDispersed } from '../forces/available'
import {
  disperse,
  removableForts,
  removeAlly,
  removeFort,
  removeLeader,
  removeLegions,
  removeTroops,
} from '../forces/pieces'
import { gain } from '../forces/resources'
import { cloneState } from '../clone'
import type { Game } from '../game'
import { note } from '../game'
import type { RegionId, TribeId } from '../ids'
import { sides } from '../ids'
import { factionThing, leaderName, regionThing, tribeThing } from '../names'
import type { Choice } from '../questions'
import { inTurn, pickSome } from '../questions'
import type { State } from '../state'
import type { Action, Command } from './action'
import { decides, freeAction, newAction, permits, regionsWhere } from './action'
import type { HarassmentLoss } from './harassment'
import { harass, harassers, harassmentLosses, hasPromised, mayCallOff, promiseAsides } from './harassment'
import { freeRally } from './rally'
import { nextRegionOrCallOff } from './select'

const rule = '3.2.3'
const perTribe = 2
const perMarker = 6
const ralliesUpTo = 3
const angered = ['arverni', 'belgae'] as const

/** Seize (3.2.3). */
export const seize: Command = {
  id: 'seize',
  cost: () => 0,
  ...regionsWhere(canSeize),
  *run(game, action) {
    const harassable = (): RegionId[] => seize.regions(game, action).filter((r) => seizeLosses(game, r).length > 0)
    const promises = promiseAsides(game, action, rule, harassable)
    const asking = newAction(action.faction, { ...action, asides: inTurn(action.asides, promises) })
    const offered: Command = { ...seize, ...regionsWhere((g, _, r) => canSeize(g, action, r)) }
    const begin = cloneState(game.state)
    const done: RegionId[] = []
    for (;;) {
      const region = yield* nextRegionOrCallOff(game, asking, offered, {
        rule,
        done,
        detail: (r) => outcome(game, action, r),
        mayCallOff: () => mayCallOff(game, action, begin),
      })
      if (region === 'call-off') return 'called-off'
      if (region === undefined) return { regions: done }
      done.push(region)
      action.seized = [...(action.seized ?? []), region]
      yield* seizeIn(game, action, region)
    }
  },
}

/** What a Seize there would bring, and who could Harass it. */
function outcome(game: Game, action: Action, region: RegionId): Text {
  const toDisperse = Math.min(dispersible(game, region).length, availableDispersed(game.state))
  const brings = text('seize.detail', { n: forage(game, region, 0), dispersible: toDisperse })
  const threats = seizeLosses(game, region).length > 0 ? harassers(game.state, 'romans', region) : []
  const by = threats
    .filter((faction) => !hasPromised(action, faction, region))
    .map((faction) =>
      text('seize.harassed-by', { by: factionThing(faction), n: harassmentLosses(game.state, faction, region) }),
    )
  return by.length > 0 ? text('seize.harassed', { brings, by }) : brings
}

/** Roman pieces there, something to Disperse or to Forage, and no Ally placed or removed there by Build (4.2.1). */
function canSeize(game: Game, action: Action, region: RegionId): boolean {
  if (!permits(game.state, action, region) || piecesIn(game.state, 'romans', region) === 0) return false
  if (action.built?.includes(region)) return false
  return dispersible(game, region).length > 0 || forage(game, region, 0) > 0
}

/** Disperse, Gallic Rally, Forage, Harassment, in this order. */
function* seizeIn(game: Game, action: Action, region: RegionId): Flow {
  const dispersed = yield* disperseTribes(game, action, region)
  for (const tribe of dispersed) yield* gallicRally(game, region, tribe)
  gain(game, rule, 'romans', forage(game, region, dispersed.length), 'forage', region)
  yield* harass(game, action, { region, rule, losses: () => seizeLosses(game, region) })
}

/** The Subdued Tribes that could be Dispersed: with Roman Control, while there are markers. */
function dispersible(game: Game, region: RegionId): readonly TribeId[] {
  const { state } = game
  return controls(state, 'romans', region) && availableDispersed(state) > 0 ? subduedIn(state, region) : []
}

/** What Dispersing brings and what it risks: no Forage comes from a Devastated Region. */
function disperseNote(state: State, region: RegionId): Text {
  return text(state.regions[region].devastated ? 'seize.disperse.note.devastated' : 'seize.disperse.note')
}

function* disperseTribes(game: Game, action: Action, region: RegionId): Flow<TribeId[]> {
  const chosen = yield* pickSome(
    game,
    {
      faction: decides(action),
      topic: 'seize.disperse',
      rule,
      params: { region: regionThing(region) },
      about: [regionThing(region)],
      notes: [disperseNote(game.state, region)],
    },
    () =>
      dispersible(game, region).map((t): Choice<TribeId> => ({
        id: t,
        value: t,
        label: text('name', { name: tribeThing(t) }),
        on: [tribeThing(t)],
      })),
    0,
    () => availableDispersed(game.state),
  )
  for (const tribe of chosen) disperse(game, rule, tribe)
  return chosen
}

/** For a Tribe just Dispersed the Arverni, then the Belgae roll: on 1-3 a free Rally in the Regions around. */
function* gallicRally(game: Game, region: RegionId, tribe: TribeId): Flow {
  for (const faction of angered) {
    const why = text('roll.gallic-rally', { faction: factionThing(faction), tribe: tribeThing(tribe) })
    if (rollDie(game, rule, why) > ralliesUpTo) continue
    note(game, rule, text('log.gallic-rally', { faction: factionThing(faction), region: regionThing(region) }), faction)
    yield* freeRally(
      game,
      freeAction(faction, (r) => adjacentTo(game.state, region).includes(r)),
    )
  }
}

/** What the Region brings: nothing if Devastated, else 2 per Subdued or Roman Allied Tribe and 6 per marker just placed. */
function forage(game: Game, region: RegionId, markers: number): number {
  const { state } = game
  if (state.regions[region].devastated) return 0
  return perTribe * (subduedIn(state, region).length + alliesIn(state, 'romans', region).length) + perMarker * markers
}

/** An Auxilia or Ally of the Region is removed; for a Legion, the Leader or a Fort there is a roll. Provincia's own Fort can't be picked (RUL-33). */
function seizeLosses(game: Game, region: RegionId): HarassmentLoss[] {
  const { state } = game
  const { legions } = state.regions[region].forces.romans
  const on = [regionThing(region)]
  const losses: (HarassmentLoss | false)[] = [
    ...troopLosses(game, region),
    ...alliesIn(state, 'romans', region).map((t) => ({
      id: `ally:${t}`,
      label: text('pieces.ally-at', { tribe: tribeThing(t) }),
      on: [tribeThing(t)],
      roll: false,
      remove: () => removeAlly(game, rule, t),
    })),
    legions > 0 && {
      id: 'legion',
      label: text('pieces.legion', { n: 1 }),
      on,
      roll: true,
      remove: () => removeLegions(game, rule, region, 1),
    },
    leaderIn(state, 'romans', region) && {
      id: 'leader',
      label: text('pieces.leader', { leader: leaderName(state, 'romans') }),
      on,
      roll: true,
      remove: () => removeLeader(game, rule, 'romans'),
    },
    removableForts(game, region) > 0 && {
      id: 'fort',
      label: text('pieces.fort', { n: 1 }),
      on,
      roll: true,
      remove: () => removeFort(game, rule, region),
    },
  ]
  return losses.filter((loss) => loss !== false)
}

/** Auxilia, and Aedui Warbands that count as such (card 38). */
function troopLosses(game: Game, region: RegionId): HarassmentLoss[] {
  return ownersIn(game.state, 'romans', region).flatMap((owner) =>
    sides
      .filter((side) => forcesIn(game.state, owner, region)[side] > 0)
      .map((side) => ({
        id: owner === 'romans' ? side : `${owner}-${side}`,
        label: text(`pieces.${owner === 'romans' ? 'auxilia' : 'warband'}.${side}`, { n: 1 }),
        on: [regionThing(region)],
        roll: false,
        remove: () => removeTroops(game, rule, owner, region, { [side]: 1 }),
      })),
  )
}
