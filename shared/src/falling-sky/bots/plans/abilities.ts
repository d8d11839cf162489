import type { Answer, Decision } from '../../../kernel/decision'
import type { CommandId, Faction, RegionId } from '../../ids'
import type { Game } from '../../game'
import type { Responder } from '../mind'
import { Regions } from './regions'
import type { InRegion } from './regions'
import type { Agenda } from './responder'
import { byTopic, chooseIfOpen, none, openIds, regionAskedAbout, take } from './responder'

/** From what is intended to the answers of the questions of each Special Ability (chapter 4). */

export interface RampageIn {
  region: RegionId
  target: Faction
  /** Warbands that flip; by default all that can. */
  n?: number
}

/** Rampage (4.5.2). */
export function rampagePlan(agenda: Agenda<RampageIn>): Responder {
  const rampages = new Regions(agenda)
  const here = (decision: Decision, game: Game): RampageIn | undefined => rampages.in(regionAskedAbout(decision), game)
  return byTopic({
    'rampage.region': (decision, game) => rampages.next(decision, game),
    'rampage.target': (decision, game) => {
      const target = here(decision, game)?.target
      return target && chooseIfOpen(decision, target)
    },
    'rampage.warbands': (decision, game) => take(decision, { n: here(decision, game)?.n ?? decision.max }),
  })
}

/** Devastate (4.3.2). */
export function devastatePlan(agenda: Agenda<InRegion>): Responder {
  const regions = new Regions(agenda)
  return byTopic({ 'devastate.region': (decision, game) => regions.next(decision, game) })
}

export interface EntreatIn {
  region: RegionId
  /** `ally:<tribe>` or `<faction>:<side>`. */
  piece: string
}

/** Entreat (4.3.1). */
export function entreatPlan(agenda: Agenda<EntreatIn>): Responder {
  const entreats = new Regions(agenda)
  return byTopic({
    'entreat.region': (decision, game) => entreats.next(decision, game),
    'entreat.piece': (decision, game) => {
      const piece = entreats.in(regionAskedAbout(decision), game)?.piece
      return piece === undefined ? undefined : chooseIfOpen(decision, piece)
    },
  })
}

/** One piece of a Suborn: `remove-ally` at a Tribe, `place-ally` `tribe:faction`, `remove-troops` `faction:side`, `place-troops` a Faction. */
export interface SubornAct {
  act: 'remove-troops' | 'place-troops' | 'remove-ally' | 'place-ally'
  piece: string
}

export interface SubornIn {
  region: RegionId
  /** What is done next, as the board stands; undefined: enough. */
  next: Agenda<SubornAct>
}

/** Suborn (4.4.2). */
export function subornPlan(agenda: Agenda<SubornIn>): Responder {
  const suborns = new Regions(agenda)
  let now: SubornAct | undefined
  return byTopic({
    'suborn.region': (decision, game) => suborns.next(decision, game),
    'suborn.act': (decision, game) => {
      const suborn = suborns.in(regionAskedAbout(decision), game)
      if (!suborn) return undefined
      for (now = suborn.next(game); now; now = suborn.next(game)) {
        const answer = chooseIfOpen(decision, now.act)
        if (answer) return answer
      }
      return decision.kind === 'choose' && decision.min === 0 ? none : undefined
    },
    'suborn.piece': (decision, game) => {
      now ??= suborns.in(regionAskedAbout(decision), game)?.next(game) // the only kind of act was not asked for
      const answer = now && chooseIfOpen(decision, now.piece)
      now = undefined
      return answer
    },
  })
}

/** Trade (4.4.1): `goesOn` is asked when the others have declared, with what it would gain. */
export function tradePlan(goesOn: (gain: number, game: Game) => boolean, region?: Responder): Responder {
  return byTopic({
    'trade.region': (decision, game) => region?.(decision, game),
    'trade.go-on': (decision, game) => {
      const gain = decision.prompt.params?.['n']
      return { choose: [typeof gain === 'number' && goesOn(gain, game) ? 'yes' : 'no'] }
    },
  })
}

export interface BuildIn {
  region: RegionId
  /** In order: `fort`, `subdue:<tribe>`, `ally:<tribe>`; at most a Fort and one other. */
  acts: readonly string[]
}

/** Build (4.2.1). */
export function buildPlan(agenda: Agenda<BuildIn>): Responder {
  const builds = new Regions(agenda)
  const act =
    (n: number): Responder =>
    (decision, game) => {
      const id = builds.in(regionAskedAbout(decision), game)?.acts[n]
      return (id === undefined ? undefined : chooseIfOpen(decision, id)) ?? (n > 0 ? none : undefined)
    }
  return byTopic({
    'build.region': (decision, game) => builds.next(decision, game),
    'build.act': act(0),
    'build.also': act(1),
  })
}

export interface ScoutMove {
  region: RegionId
  to: RegionId
  hidden: number
  revealed: number
}

export interface ScoutIn {
  region: RegionId
  /** Warbands by `faction:side`. */
  warbands: Readonly<Record<string, number>>
}

/** Scout (4.2.2): the moves, then the reveals. */
export function scoutPlan(moves: Agenda<ScoutMove>, reveals: Agenda<ScoutIn>): Responder {
  const origins = new Regions(moves)
  const regions = new Regions(reveals)
  return byTopic({
    'scout.origin': (decision, game) => origins.next(decision, game),
    'scout.destination': (decision, game) => {
      const to = origins.in(regionAskedAbout(decision), game)?.to
      return to && chooseIfOpen(decision, to)
    },
    'scout.group': (decision, game) => {
      const move = origins.in(regionAskedAbout(decision), game)
      return move && take(decision, { hidden: move.hidden, revealed: move.revealed })
    },
    'scout.region': (decision, game) => regions.next(decision, game),
    'scout.warbands': (decision, game) => {
      const scout = regions.in(regionAskedAbout(decision), game)
      return scout && take(decision, scout.warbands)
    },
  })
}

/** What the Germans do for the Belgae (4.5.1). */
export type EnlistPlan =
  | { mode: 'as-belgic'; regions: readonly RegionId[] }
  | { mode: Exclude<CommandId, 'recruit' | 'seize'>; germans: Responder }

/** Enlist (4.5.1), in both its ways. The questions of a Germanic Command are those of `germanicPlan`. */
export function enlistPlan(plan: EnlistPlan): Responder {
  return (decision, game) => {
    if (decision.topic === 'enlist.mode') return chooseIfOpen(decision, plan.mode)
    if (plan.mode !== 'as-belgic') return plan.germans(decision, game)
    if (decision.topic !== 'enlist.regions' || decision.kind !== 'choose') return undefined
    return { choose: plan.regions.filter((r) => openIds(decision).includes(r)) }
  }
}

/** One free Limited Command of the Germans. */
export type GermanicPlan =
  | { command: 'battle'; region: RegionId; target: Faction }
  | { command: 'march'; region: RegionId; to?: RegionId; hidden?: number; revealed?: number; scouted?: number }
  | { command: 'rally'; region: RegionId; ally?: string }
  | { command: 'raid'; region: RegionId; targets: readonly Faction[] }

/** A Germanic Command (3.4) at the bot's will, as Enlist and Events grant it. */
export function germanicPlan(plan: GermanicPlan): Responder {
  let raids = 0
  const inRegion: Responder = (decision) =>
    chooseIfOpen(decision, plan.region) ?? (decision.kind === 'choose' && decision.min === 0 ? none : undefined)
  return byTopic({
    'enlist.battle': inRegion,
    'germanic.target': (decision) => (plan.command === 'battle' ? chooseIfOpen(decision, plan.target) : undefined),
    'germanic-march.region': inRegion,
    'germanic-march.group': (decision) => {
      if (plan.command !== 'march') return undefined
      const { to, hidden = 0, revealed = 0, scouted = 0 } = plan
      return to === undefined ? { allocate: {} } : take(decision, { hidden, revealed, scouted })
    },
    'germanic-march.destination': (decision) =>
      plan.command === 'march' && plan.to ? chooseIfOpen(decision, plan.to) : undefined,
    'germanic-rally.region': inRegion,
    'germanic-rally.ally': (decision): Answer | undefined =>
      (plan.command === 'rally' && plan.ally !== undefined ? chooseIfOpen(decision, `ally:${plan.ally}`) : undefined) ??
      (decision.kind === 'choose' && decision.min === 0 ? none : undefined),
    'germanic-rally.warbands': (decision) => take(decision, { n: decision.max }),
    'germanic-raid.region': inRegion,
    'germanic-raid.target': (decision) => {
      const target = plan.command === 'raid' ? plan.targets[raids++] : undefined
      return (
        (target && chooseIfOpen(decision, target)) ??
        (decision.kind === 'choose' && decision.min === 0 ? none : undefined)
      )
    },
  })
}
