import type { Action } from '../../commands/action'
import { permits } from '../../commands/action'
import { withinReach } from '../../abilities/reach'
import { controller, forcesIn, leaderIn, namedLeaderIn } from '../../board/control'
import { adjacentTo, playableRegions } from '../../board/map'
import { labienusRegions } from '../../capabilities/in-abilities'
import { cloneState } from '../../clone'
import type { Game } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { isFrost } from '../../sequence/eligibility'
import type { State } from '../../state'
import { chooseRegion, most } from '../guidelines/select'
import type { Responder } from '../mind'
import type { ScoutIn, ScoutMove } from '../plans/abilities'
import { scoutPlan } from '../plans/abilities'
import { inOrder } from '../plans/responder'
import { afterMoves, auxiliaIn, enemies, isPlayer, legionsIn, romansIn, suppliedRegions } from './board'

/** R-SCOUT (8.8). */

const withCaesar = 4
const perAuxilia = 2

export interface Scouting {
  moves: ScoutMove[]
  reveals: ScoutIn[]
}

/** R-SCOUT: the moves, then the Warbands to Scout; undefined if it has no effect. */
export function rScout(game: Game, action: Action): Scouting | undefined {
  const patrol = new Patrol(game, action)
  patrol.toCaesar()
  patrol.forSupply()
  patrol.toLegions()
  patrol.toHiddenWarbands()
  const reveals = revealsOn(patrol.state, action)
  return patrol.moves.length + reveals.length > 0 ? { moves: patrol.moves, reveals } : undefined
}

/** The answers of a Scout that has been planned. */
export function scoutAnswers({ moves, reveals }: Scouting): Responder {
  return scoutPlan(inOrder(moves), inOrder(reveals))
}

/** The moves of R-SCOUT, made one after the other on a copy of the board. */
class Patrol {
  state: State
  readonly moves: ScoutMove[] = []
  private readonly arrived = new Map<RegionId, { hidden: number; revealed: number }>()

  constructor(
    private readonly game: Game,
    private readonly action: Action,
  ) {
    this.state = cloneState(game.state)
  }

  /** (1) To have 4 Auxilia with Caesar. */
  toCaesar(): void {
    const caesar = playableRegions(this.state).find((r) => namedLeaderIn(this.state, 'romans', r))
    if (caesar !== undefined) this.fill(caesar, withCaesar, () => true)
  }

  /** (2) To add guaranteed Supply Lines for the most Regions with Roman pieces. */
  forSupply(): void {
    for (;;) {
      const { state } = this
      if (playableRegions(state).filter((r) => romansIn(state, r)).length === suppliedRegions(state).length) return
      const gains = new Map(playableRegions(this.state).map((r) => [r, this.supplyGain(r)] as const))
      const gain = (r: RegionId): number => gains.get(r)?.gain ?? 0
      const open = playableRegions(this.state).filter((r) => gain(r) > 0)
      const to = chooseRegion(this.game, 'romans', 'R-SCOUT', open, [most('supplied', gain)])
      const moves = to && gains.get(to)?.moves
      if (!moves) return
      for (const move of moves) this.make(move)
    }
  }

  /** (3) From Regions without Legions to join the most Legions in equal number. */
  toLegions(): void {
    const tried: RegionId[] = []
    for (;;) {
      const open = playableRegions(this.state).filter(
        (r) => !tried.includes(r) && legionsIn(this.state, r) > auxiliaIn(this.state, r),
      )
      const to = chooseRegion(
        this.game,
        'romans',
        'R-SCOUT',
        open.filter((r) => this.canFill(r)),
        [most('legions', (r) => legionsIn(this.state, r))],
      )
      if (to === undefined) return
      tried.push(to)
      this.fill(to, legionsIn(this.state, to), (from) => legionsIn(this.state, from) === 0)
    }
  }

  private canFill(to: RegionId): boolean {
    return this.sources(to).some((from) => legionsIn(this.state, from) === 0 && this.mostTo(from, to) > 0)
  }

  /** (4) To enable Scouting of the most Hidden Warbands. */
  toHiddenWarbands(): void {
    for (;;) {
      const more = (r: RegionId): number => this.moreScouted(r)
      const open = playableRegions(this.state).filter((r) => more(r) > 0)
      const to = chooseRegion(this.game, 'romans', 'R-SCOUT', open, [most('hidden-warbands', more)])
      if (to === undefined) return
      const before = this.moves.length
      this.fill(to, auxiliaIn(this.state, to) + this.scoutsMissing(to), () => true, true)
      if (this.moves.length === before) return
    }
  }

  /** Hidden Auxilia that are missing to Scout all Hidden Warbands there. */
  private scoutsMissing(region: RegionId): number {
    const { state } = this
    if (!permits(state, this.action, region) || !withinReach(state, 'romans', region)) return 0
    return Math.max(
      0,
      Math.ceil(hiddenWarbands(state, region) / perAuxilia) - state.regions[region].forces.romans.hidden,
    )
  }

  /** How many more Hidden Warbands could be Scouted there with the Auxilia that can come. */
  private moreScouted(to: RegionId): number {
    const missing = this.scoutsMissing(to)
    if (missing === 0) return 0
    const coming = this.sources(to).reduce((sum, from) => {
      const sparing = Math.max(0, this.mostTo(from, to, true) - this.scoutsNeeded(from))
      return sum + sparing
    }, 0)
    const scouts = Math.min(missing, coming)
    const before = this.state.regions[to].forces.romans.hidden * perAuxilia
    return Math.min(hiddenWarbands(this.state, to) - before, scouts * perAuxilia)
  }

  /** Hidden Auxilia that have Hidden Warbands to Scout where they are. */
  private scoutsNeeded(region: RegionId): number {
    if (!permits(this.state, this.action, region) || !withinReach(this.state, 'romans', region)) return 0
    return Math.ceil(hiddenWarbands(this.state, region) / perAuxilia)
  }

  /** Brings Auxilia until there are so many in the Region, from wherever they may leave. */
  private fill(to: RegionId, wanted: number, from: (r: RegionId) => boolean, onlyHidden = false): void {
    for (;;) {
      const missing = wanted - auxiliaIn(this.state, to)
      const able = (r: RegionId): number =>
        onlyHidden ? Math.max(0, this.mostTo(r, to, true) - this.scoutsNeeded(r)) : this.mostTo(r, to)
      const open = missing > 0 ? this.sources(to).filter((r) => from(r) && able(r) > 0) : []
      const source = chooseRegion(this.game, 'romans', 'R-SCOUT', open)
      if (source === undefined) return
      this.make({ region: source, to, ...this.sidesOf(source, Math.min(missing, able(source)), onlyHidden) })
    }
  }

  private sources(to: RegionId): RegionId[] {
    if (to === 'britannia') return []
    return adjacentTo(this.state, to).filter((r) => r !== 'britannia' && permits(this.state, this.action, r))
  }

  /** The most Auxilia that may go: in excess of Legions, Control kept, none added, no Supply Line lost, 4 left with Caesar. */
  private mostTo(from: RegionId, to: RegionId, onlyHidden = false): number {
    const { hidden, revealed } = this.unmoved(from)
    const excess = auxiliaIn(this.state, from) - this.staying(from)
    for (let n = Math.min(excess, onlyHidden ? hidden : hidden + revealed); n > 0; n--)
      if (this.isHarmless({ region: from, to, ...this.sidesOf(from, n, onlyHidden) })) return n
    return 0
  }

  private staying(from: RegionId): number {
    const caesars = leaderIn(this.state, 'romans', from) && namedLeaderIn(this.state, 'romans', from) ? withCaesar : 0
    return Math.max(legionsIn(this.state, from), caesars)
  }

  private isHarmless(move: ScoutMove): boolean {
    const after = this.after([move])
    const before = controller(this.state, move.region)
    const now = controller(after, move.region)
    if (before === 'romans' && now !== 'romans') return false
    if (now !== before && now !== undefined && now !== 'romans') return false
    const supplied = this.supplied()
    if (supplied.length === 0) return true
    const still = suppliedRegions(after)
    return supplied.every((r) => still.includes(r) || !romansIn(after, r))
  }

  /** The Regions with Roman pieces in a Supply Line now; found out once for each state. */
  private supplied(): readonly RegionId[] {
    if (this.suppliedIn?.state !== this.state)
      this.suppliedIn = { state: this.state, regions: suppliedRegions(this.state) }
    return this.suppliedIn.regions
  }
  private suppliedIn: { state: State; regions: readonly RegionId[] } | undefined

  private after(moves: readonly ScoutMove[]): State {
    return afterMoves(
      this.state,
      moves.map(({ region, to, hidden, revealed }) => ({ from: region, to, who: { hidden, revealed } })),
    )
  }

  /** How many more Regions with Roman pieces would surely be supplied if Auxilia broke the Control that bars the Region. */
  private supplyGain(to: RegionId): { gain: number; moves: ScoutMove[] } | undefined {
    const by = controller(this.state, to)
    if (by === undefined || by === 'romans' || (by === 'aedui' && !isPlayer(this.game, 'aedui'))) return undefined
    const moves = this.breaking(to, by)
    if (!moves) return undefined
    const held = new Set(this.supplied())
    return { gain: suppliedRegions(this.after(moves)).filter((r) => !held.has(r)).length, moves }
  }

  /** The fewest Auxilia that take the Control there from the Faction. */
  private breaking(to: RegionId, by: Faction): ScoutMove[] | undefined {
    const moves: ScoutMove[] = []
    for (const from of this.sources(to)) {
      const able = this.mostTo(from, to)
      for (let n = 1; n <= able; n++) {
        const move = { region: from, to, ...this.sidesOf(from, n, false) }
        if (controller(this.after([...moves, move]), to) !== by) return [...moves, move]
      }
      if (able > 0) moves.push({ region: from, to, ...this.sidesOf(from, able, false) })
    }
    return undefined
  }

  private make(move: ScoutMove): void {
    this.state = this.after([move])
    this.moves.push(move)
    const { hidden = 0, revealed = 0 } = this.arrived.get(move.to) ?? {}
    this.arrived.set(move.to, { hidden: hidden + move.hidden, revealed: revealed + move.revealed })
  }

  private unmoved(region: RegionId): { hidden: number; revealed: number } {
    const { hidden, revealed } = this.state.regions[region].forces.romans
    const { hidden: newHidden = 0, revealed: newRevealed = 0 } = this.arrived.get(region) ?? {}
    return { hidden: Math.max(0, hidden - newHidden), revealed: Math.max(0, revealed - newRevealed) }
  }

  /** Hidden Auxilia go before Revealed ones (8.4.1). */
  private sidesOf(region: RegionId, n: number, onlyHidden: boolean): { hidden: number; revealed: number } {
    const { hidden } = this.unmoved(region)
    const first = onlyHidden ? n : Math.min(n, hidden)
    return { hidden: first, revealed: n - first }
  }
}

function hiddenWarbands(state: State, region: RegionId): number {
  return scoutTargets(state).reduce((sum, f) => sum + forcesIn(state, f, region).hidden, 0)
}

/** As many Warbands as able: a. Hidden first; b. in Frost Germanic first; then the enemies in the order of 8.4.1. */
export function revealsOn(state: State, action: Action): ScoutIn[] {
  return playableRegions(state)
    .filter((r) => permits(state, action, r) && withinReach(state, 'romans', r))
    .flatMap((region) => {
      const warbands = scoutedIn(state, region)
      return Object.keys(warbands).length > 0 ? [{ region, warbands }] : []
    })
    .sort((a, b) => count(b) - count(a))
    .slice(0, Math.min(labienusRegions(state), playableRegions(state).length))
}

function count({ warbands }: ScoutIn): number {
  return Object.values(warbands).reduce((sum, n) => sum + n, 0)
}

/** Whose Warbands are Scouted: not those of the Aedui in a Command in which they help (8.6.8). */
function scoutTargets(state: State): Faction[] {
  return enemies.filter((f) => f !== 'aedui' || state.diviciacus.romans.length === 0)
}

function scoutedIn(state: State, region: RegionId): Record<string, number> {
  const all = scoutTargets(state)
  const order = isFrost(state) ? ['germans' as const, ...all.filter((f) => f !== 'germans')] : all
  const warbands: Record<string, number> = {}
  let left = state.regions[region].forces.romans.hidden * perAuxilia
  for (const side of ['hidden', 'revealed'] as const)
    for (const f of order) {
      const n = Math.min(left, forcesIn(state, f, region)[side])
      if (n > 0) warbands[`${f}:${side}`] = n
      left -= n
    }
  return warbands
}
