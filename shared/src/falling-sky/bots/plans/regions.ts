import type { Answer, Decision } from '../../../kernel/decision'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { none, openIds } from './responder'
import type { Agenda } from './responder'

/** An intention that belongs to a Region. */
export interface InRegion {
  region: RegionId
}

/**
 * Walks through an agenda of Regions: answers `<command>.region` with the next one that is offered, and remembers what is
 * intended there. When the agenda is done, the Faction has enough.
 */
export class Regions<T extends InRegion> {
  private readonly chosen: T[] = []

  constructor(private readonly agenda: Agenda<T>) {}

  /** The answer to the question for the next Region. Where one must be chosen and none is left, undefined. */
  next(decision: Decision, game: Game): Answer | undefined {
    if (decision.kind !== 'choose') return undefined
    for (let intended = this.agenda(game); intended; intended = this.agenda(game)) {
      if (!openIds(decision).includes(intended.region)) continue
      this.chosen.push(intended)
      return { choose: [intended.region] }
    }
    return decision.min === 0 ? none : undefined
  }

  /**
   * What is intended in the Region; of several intentions the one selected last. A Region that was the only one possible
   * was not asked for: then the agenda says now what is intended there.
   */
  in(region: RegionId | undefined, game: Game): T | undefined {
    const chosen = this.chosen.filter((t) => t.region === region).at(-1)
    if (chosen || region === undefined) return chosen
    for (let intended = this.agenda(game); intended; intended = this.agenda(game)) {
      if (intended.region !== region) continue
      this.chosen.push(intended)
      return intended
    }
    return undefined
  }

  get all(): readonly T[] {
    return this.chosen
  }
}
