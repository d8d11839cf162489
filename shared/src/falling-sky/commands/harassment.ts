import type { Aside, Flow } from '../../kernel/flow'
import type { Text, Thing } from '../../kernel/text'
import { text } from '../../kernel/text'
import { askConsent } from '../agreements/consent'
import { isLentAway } from '../board/lent'
import { rollDie } from '../dice'
import { sameState } from '../clone'
import type { Game } from '../game'
import { note } from '../game'
import type { Faction, RegionId } from '../ids'
import { factions } from '../ids'
import { factionThing, regionThing } from '../names'
import type { Choice, Question } from '../questions'
import { confirm, pickOne, pickOneOrNone, regionQuestion } from '../questions'
import { cardOrder } from '../sequence/eligibility'
import type { State } from '../state'
import type { Action } from './action'
import { decides } from './action'
import { forcesIn } from '../board/control'

/** Harassment of a March (3.2.2, 3.3.2) or of a Seize (3.2.3). */
export interface Harassed {
  region: RegionId
  /** The paragraph that allows it. */
  rule: string
  /** What a Loss may be taken on now. */
  losses: () => readonly HarassmentLoss[]
}

/** A way to take one Loss: remove a piece, or roll for one. */
export interface HarassmentLoss {
  id: string
  label: Text
  on?: readonly Thing[]
  /** Removed on 1-3 only. */
  roll: boolean
  remove(): void
}

const hiddenPerLoss = 3
const removedUpTo = 3

/** The Losses that the Faction could inflict by Harassment in the Region: 1 per three Hidden Warbands, Auxilia for the Romans. */
export function harassmentLosses(state: State, by: Faction, region: RegionId): number {
  if (isLentAway(state, by, region)) return 0 // they are with the victim (card 38)
  return Math.floor(forcesIn(state, by, region).hidden / hiddenPerLoss)
}

/** The Factions that could Harass the victim in the Region: in the order of the current card, Germans last. */
export function harassers(state: State, victim: Faction, region: RegionId): Faction[] {
  const order = cardOrder(state)
  const players = (order.length ? order : factions).filter((f) => f !== 'germans')
  return [...players, 'germans' as const].filter((f) => f !== victim && harassmentLosses(state, f, region) > 0)
}

/** Each Faction that can may Harass the Faction that acts, unless it has promised not to; Germans always do (3.4.5). */
export function* harass(game: Game, action: Action, harassed: Harassed): Flow {
  const { region } = harassed
  for (const by of harassers(game.state, action.faction, region)) {
    if (hasPromised(action, by, region) || harassed.losses().length === 0) continue
    const n = harassmentLosses(game.state, by, region)
    if (!(yield* decidesToHarass(game, action, harassed, by, n))) continue
    note(game, harassed.rule, text('log.harassment', { by: factionThing(by), region: regionThing(region), n }), by)
    for (let left = n; left > 0; left--) yield* takeLoss(game, action, harassed, left)
  }
}

function* decidesToHarass(game: Game, action: Action, harassed: Harassed, by: Faction, n: number): Flow<boolean> {
  if (game.state.seats[by].kind === 'rules') return true
  const { region, rule } = harassed
  const question: Question = {
    faction: by,
    topic: 'harassment.harass',
    rule,
    params: { of: factionThing(action.faction), region: regionThing(region), n },
    about: [regionThing(region)],
    notes: [text('harassment.targets', { pieces: harassed.losses().map((loss) => loss.label) })],
  }
  return yield* confirm(game, question, text('harassment.yes', { n }), text('harassment.no'))
}

/** The victim picks what takes the Loss; what is left over is ignored. */
function* takeLoss(game: Game, action: Action, { region, rule, losses }: Harassed, left: number): Flow {
  const question: Question = regionQuestion(decides(action), rule, 'harassment.loss', region, { n: left })
  const loss = yield* pickOne(game, question, () =>
    losses().map((l): Choice<HarassmentLoss> => ({
      id: l.id,
      value: l,
      label: l.label,
      ...(l.roll && { detail: text('harassment.roll') }),
      ...(l.on && { on: l.on }),
    })),
  )
  if (!loss) return
  if (loss.roll && rollDie(game, rule, text('roll.harassment', { piece: loss.label })) > removedUpTo) return
  loss.remove()
}

const promise = (by: Faction, region: RegionId): string => `${by}:${region}`

/** Whether the Faction has promised not to Harass there during this action (1.5.2). */
export function hasPromised(action: Action, by: Faction, region: RegionId): boolean {
  return action.promises.noHarassment?.has(promise(by, region)) ?? false
}

/**
 * Whether the action may still be called off because a promise was refused at its outset (1.5.2): in the execution by
 * the Sequence of Play, while nothing has changed.
 *
 * @param begin a copy of the state when the Command began
 */
export function mayCallOff(game: Game, action: Action, begin: State): boolean {
  if (!action.promises.harassmentRefused || !action.help) return false
  return action.ability?.used === undefined && sameState(game.state, begin)
}

/**
 * The executing Faction may ask others to promise not to Harass in a Region (1.5.2); a promise binds until the Command
 * ends, a refusal is not asked again.
 *
 * @param where the Regions in which a promise could matter now
 */
export function promiseAsides(
  game: Game,
  action: Action,
  rule: string,
  where: () => readonly RegionId[],
): () => Aside[] {
  const refused = new Set<string>()
  const askable = (): { by: Faction; region: RegionId }[] =>
    where().flatMap((region) =>
      harassers(game.state, action.faction, region)
        .filter((by) => game.state.seats[by].kind !== 'rules')
        .filter((by) => !hasPromised(action, by, region) && !refused.has(promise(by, region)))
        .map((by) => ({ by, region })),
    )
  function* run(): Flow {
    const question = { faction: decides(action), topic: 'harassment.promise', rule: '1.5.2' }
    const wanted = yield* pickOneOrNone(game, question, () =>
      askable().map(({ by, region }): Choice<{ by: Faction; region: RegionId }> => ({
        id: promise(by, region),
        value: { by, region },
        label: text('harassment.promise', { by: factionThing(by), region: regionThing(region) }),
        detail: text('harassment.losses', { n: harassmentLosses(game.state, by, region) }),
        on: [regionThing(region)],
      })),
    )
    if (!wanted) return
    const { by, region } = wanted
    const agreed = yield* askConsent(game, {
      by: action.faction,
      of: by,
      for: 'harassment',
      rule,
      params: { region: regionThing(region) },
      about: [regionThing(region)],
      notes: [text('consent.harassment.stake', { n: harassmentLosses(game.state, by, region) })],
    })
    if (agreed) (action.promises.noHarassment ??= new Set()).add(promise(by, region))
    else {
      refused.add(promise(by, region))
      action.promises.harassmentRefused = true
    }
  }
  return () => {
    if (askable().length === 0) return []
    const aside: Aside = { id: 'promise', faction: decides(action), label: text('aside.promise'), rule: '1.5.2', run }
    return [game.state.seats[decides(action)].kind === 'person' ? { ...aside, keepsOpen: true } : aside]
  }
}
