import type { Decision } from '../../../kernel/decision'
import type { Game } from '../../game'
import type { Faction, RegionId, TribeId } from '../../ids'
import type { Responder } from '../mind'
import { Regions } from './regions'
import type { Agenda } from './responder'
import { byTopic, chooseIfOpen, none, openIds, regionAskedAbout, take } from './responder'

/** From what is intended to the answers of the questions of Rally, Raid, Recruit and Seize. */

/** What a Rally or Recruit places in a Region. */
export type Placing = { place: 'citadel' | 'ally'; tribe: TribeId } | { place: 'troops'; n?: number }

export interface RallyIn {
  region: RegionId
  act: Placing
  /** The other act where Vercingetorix is, or Warbands by Aquitani (card 25): by default as many as can be. */
  also?: Placing
}

/** Rally (3.3.1), Region by Region. */
export function rallyPlan(agenda: Agenda<RallyIn>): Responder {
  const rallies = new Regions(agenda)
  const here = (decision: Decision, game: Game): RallyIn | undefined => rallies.in(regionAskedAbout(decision), game)
  return byTopic({
    'rally.region': (decision, game) => rallies.next(decision, game),
    'rally.act': (decision, game) => placingAnswer(decision, here(decision, game)?.act, 'warbands'),
    'rally.also': (decision, game) => {
      const rally = here(decision, game)
      const also = rally?.also ?? (rally?.act.place === 'troops' ? undefined : { place: 'troops' as const })
      return placingAnswer(decision, also, 'warbands') ?? none
    },
    'rally.warbands': (decision, game) => howMany(decision, here(decision, game)),
    'rally.aquitani': (decision, game) => howMany(decision, here(decision, game)),
  })
}

function placingAnswer(decision: Decision, placing: Placing | undefined, troops: string): ReturnType<Responder> {
  if (!placing) return undefined
  return chooseIfOpen(decision, placing.place === 'troops' ? troops : `${placing.place}:${placing.tribe}`)
}

/** As many as can be, own before lent ones, or the number intended. */
function howMany(decision: Decision, intended: RallyIn | undefined): ReturnType<Responder> {
  if (decision.kind !== 'allocate') return undefined
  const placing = [intended?.act, intended?.also].find((p) => p?.place === 'troops')
  let left = Math.min(decision.max, (placing?.place === 'troops' ? placing.n : undefined) ?? decision.max)
  const amounts: Record<string, number> = {}
  for (const { id, max } of decision.buckets) {
    amounts[id] = Math.min(left, max)
    left -= Math.min(left, max)
  }
  return { allocate: amounts }
}

export interface RaidIn {
  region: RegionId
  /** One entry per Warband that Raids: from a Faction, or from nobody. */
  acts: readonly (Faction | 'gain')[]
  /** Whose Warbands Raid first where lent ones are there; by default lent ones. */
  by?: Faction
}

/** Raid (3.3.3), Region by Region. */
export function raidPlan(agenda: Agenda<RaidIn>): Responder {
  const raids = new Regions(agenda)
  const made = new Map<RegionId, number>()
  const act: Responder = (decision, game) => {
    const region = regionAskedAbout(decision)
    const raid = raids.in(region, game)
    if (!region || !raid) return undefined
    const n = made.get(region) ?? 0
    const from = raid.acts[n]
    made.set(region, n + 1)
    const answer = from && chooseIfOpen(decision, from === 'gain' ? 'gain' : `steal:${from}`)
    return answer ?? (decision.kind === 'choose' && decision.min === 0 ? none : undefined)
  }
  return byTopic({
    'raid.region': (decision, game) => raids.next(decision, game),
    'raid.act': act,
    'raid.again': act,
    'raid.warband': (decision, game) => {
      if (decision.kind !== 'choose') return undefined
      const lent = openIds(decision).find((id) => id !== decision.faction)
      const by = raids.in(regionAskedAbout(decision), game)?.by ?? lent
      return by ? chooseIfOpen(decision, by) : undefined
    },
  })
}

export interface RecruitIn {
  region: RegionId
  act: Placing
  /** Pays where the Supply Line is refused; by default it does, if it can. */
  pays?: boolean
}

/** Recruit (3.2.1): the Regions first, then what each brings. */
export function recruitPlan(agenda: Agenda<RecruitIn>): Responder {
  const recruits = new Regions(agenda)
  return byTopic({
    'recruit.region': (decision, game) => recruits.next(decision, game),
    'recruit.no-supply': (decision, game) => {
      const pays = recruits.in(regionAskedAbout(decision), game)?.pays ?? true
      return (pays ? chooseIfOpen(decision, 'pay') : undefined) ?? chooseIfOpen(decision, 'leave-out')
    },
    'recruit.act': (decision, game) =>
      placingAnswer(decision, recruits.in(regionAskedAbout(decision), game)?.act, 'auxilia'),
    'recruit.auxilia': (decision, game) => {
      const act = recruits.in(regionAskedAbout(decision), game)?.act
      const n = (act?.place === 'troops' ? act.n : undefined) ?? decision.max
      return take(decision, { n, romans: n }) // where Aedui Warbands could come too there are buckets for both
    },
  })
}

export interface SeizeIn {
  region: RegionId
  disperse: readonly TribeId[]
}

/** Seize (3.2.3), Region by Region. */
export function seizePlan(agenda: Agenda<SeizeIn>): Responder {
  const seizes = new Regions(agenda)
  return byTopic({
    'seize.region': (decision, game) => seizes.next(decision, game),
    'seize.disperse': (decision, game) => {
      if (decision.kind !== 'choose') return undefined
      const wanted = seizes.in(regionAskedAbout(decision), game)?.disperse ?? []
      return { choose: wanted.filter((t) => openIds(decision).includes(t)).slice(0, decision.max) }
    },
  })
}
