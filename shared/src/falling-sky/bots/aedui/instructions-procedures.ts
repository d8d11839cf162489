import { controls, forcesIn, subduedIn, troopsIn } from '../../board/control'
import { playableRegions, within1 } from '../../board/map'
import type { Action } from '../../commands/action'
import { freeAction } from '../../commands/action'
import { pickAtRandom } from '../../dice'
import { availableTroops, canPlaceAlly } from '../../forces/available'
import type { Game } from '../../game'
import type { Faction, RegionId, Side, TribeId } from '../../ids'
import { regions, sides, tribes } from '../../ids'
import { countsAsCity } from '../guidelines/pieces'
import { chooseRegion, chooseTribe, first, most } from '../guidelines/select'
import type { Instruction } from '../instructions'
import type { Responder } from '../mind'
import { byTopic, chooseIfOpen, none, openIds, take, yes } from '../plans/responder'
import { leadIn, turnNow } from './board'
import { commandByChart } from './free'
import { takeTroops } from './piles'
import { rallyPreview } from './rally'

/** Instructions of the Aedui that are procedures (section 7.2). */

/** The enemies whose Warbands the Aedui turn or Scout, in the order of 8.4.1. */
const warlike: readonly Faction[] = ['arverni', 'belgae', 'germans']

/** 44: enemy Warbands become Aedui ones as far as there are any; the free Scout moves nothing, Hidden Arverni first. */
export const dumnorix: Instruction = {
  side: 'unshaded',
  respond: () => {
    const scouted = new Set<RegionId>()
    return byTopic({
      'dumnorix.pieces': (decision, game) => takeTroops(decision, game, [...warlike, 'aedui'], decision.max),
      'dumnorix.by': (decision) => take(decision, { aedui: decision.max, romans: decision.max }),
      'scout.origin': () => none,
      'scout.origin.aedui': () => none,
      'scout.region': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const open = regions.filter((r) => openIds(decision).includes(r) && !scouted.has(r))
        const region = chooseRegion(game, 'aedui', 'A-EVENT', open, hiddenOf(game))
        if (region === undefined || !warlike.some((f) => troopsIn(game.state, f, region) > 0)) return none
        scouted.add(region)
        return { choose: [region] }
      },
      'scout.warbands': (decision, game) => scoutedFirst(decision, game),
    })
  },
}

const hiddenOf = (game: Game): Parameters<typeof chooseRegion>[4] =>
  warlike.map((f) => most(`aedui-hidden-${f}`, (r: RegionId) => forcesIn(game.state, f, r).hidden))

/** Hidden ones of each enemy in turn, then those that are Revealed already. */
const scoutedFirst: Responder = (decision) => {
  const amounts: Record<string, number> = {}
  for (const side of ['hidden', 'revealed'] as const) for (const f of warlike) amounts[`${f}:${side}`] = decision.max
  return take(decision, amounts)
}

/** 62: the largest group sails to a Region at random; then Rally if it places anything, else Raid. */
export const warFleet: Instruction = {
  respond: () => {
    let moved = false
    return byTopic({
      'event.shift.from': (decision, game) => {
        if (decision.kind !== 'choose' || moved) return none
        moved = true
        const open = regions.filter((r) => openIds(decision).includes(r))
        const from = chooseRegion(game, 'aedui', 'A-EVENT', open, [
          most('aedui-warbands', (r) => troopsIn(game.state, 'aedui', r)),
        ])
        return from ? { choose: [from] } : none
      },
      'event.shift.group': (decision) => take(decision, { hidden: 99, revealed: 99, scouted: 99 }),
      'event.shift.to': (decision, game) =>
        decision.kind === 'choose' ? { choose: [pickAtRandom(game, '8.3.4', openIds(decision))] } : undefined,
      'event.command': (decision, game) => {
        const { settled, warbands } = rallyPreview(game, {
          ...freeAction('aedui', (r) => isCoast(game, r)),
          limited: true,
        })
        const rally = settled + warbands > 0 ? chooseIfOpen(decision, 'rally') : undefined
        return rally ?? chooseIfOpen(decision, 'raid')
      },
    })
  },
}

/** The Regions of War Fleet: Arverni, Pictones, and all within 1 of Britannia. */
function isCoast({ state }: Game, region: RegionId): boolean {
  return region === 'arverni' || region === 'pictones' || within1(state, region, 'britannia')
}

/** 65: where the Aedui Control, Germanic Warbands and an Ally become Aedui, as far as there are any. */
export const germanAllegiances: Instruction = {
  side: 'shaded',
  respond: () =>
    byTopic({
      'allegiances.replace': (decision, game) =>
        takeTroops(decision, game, ['germans'], Math.min(decision.max, availableTroops(game, 'aedui'))),
      'allegiances.remove': (decision, game) => takeTroops(decision, game, ['germans'], decision.max),
      'allegiances.ally': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const tribe = tribeOf(game, openIds(decision))
        return tribe && { choose: [tribe] }
      },
      'allegiances.ally-how': () => yes,
    }),
}

/** The Tribe to take: Cities and the Remi first, then at random. */
function tribeOf(game: Game, offered: readonly string[]): TribeId | undefined {
  const open = tribes.filter((t) => offered.includes(t))
  return chooseTribe(game, 'aedui', 'A-EVENT', open, [first('aedui-city', countsAsCity)])
}

const migrants = 2

/** 66: two Warbands picked at random go where an Aedui Ally can be placed. */
export const migration: Instruction = {
  side: 'shaded',
  respond: () => {
    let left = migrants
    let side: Side = 'hidden'
    return byTopic({
      'migration.region': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const open = playableRegions(game.state).filter((r) => openIds(decision).includes(r))
        const sites = (r: RegionId): TribeId[] => subduedIn(game.state, r).filter((t) => canPlaceAlly(game, 'aedui', t))
        const region = chooseRegion(game, 'aedui', 'A-EVENT', open, [
          first('aedui-ally', (r) => sites(r).length > 0),
          first('aedui-city', (r) => sites(r).some(countsAsCity)),
        ])
        return region && { choose: [region] }
      },
      'event.shift.from': (decision, game) => {
        if (decision.kind !== 'choose' || left-- <= 0) return none
        const warbands = regions
          .filter((r) => openIds(decision).includes(r))
          .flatMap((region) => warbandsOf(game, region))
        if (warbands.length === 0) return none
        const picked = pickAtRandom(game, '8.3.4', warbands)
        side = picked.side
        return { choose: [picked.region] }
      },
      'event.shift.group': (decision) =>
        take(decision, { [side]: 1 }) ?? take(decision, { hidden: 1, revealed: 1, scouted: 1 }),
      'migration.ally': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const tribe = tribeOf(game, openIds(decision))
        return tribe && { choose: [tribe] }
      },
    })
  },
}

function warbandsOf({ state }: Game, region: RegionId): { region: RegionId; side: Side }[] {
  return sides.flatMap((side) =>
    Array.from({ length: state.regions[region].forces.aedui[side] }, () => ({ region, side })),
  )
}

const seine = ['mandubii', 'atrebates', 'carnutes'] as const

/** 70: all Warbands to one Region, where they add Aedui Control if they can; there the Command and the Special Ability. */
export const camulogenus: Instruction = {
  side: 'shaded',
  respond: () => {
    let at: RegionId | undefined
    const here = (): Action => freeAction('aedui', (r) => r === at)
    return byTopic({
      'camulogenus.warbands': (decision, game) => {
        const open = regions.filter((r) => seine.some((s) => s === r))
        at = chooseRegion(game, 'aedui', 'A-EVENT', open, [
          first('aedui-adds-control', (r) => addsControl(game, r, decision.max)),
        ])
        return at && take(decision, { [at]: decision.max })
      },
      'camulogenus.region': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const open = regions.filter((r) => openIds(decision).includes(r))
        at = open.find((r) => r === at) ?? chooseRegion(game, 'aedui', 'A-EVENT', open)
        return at && { choose: [at] }
      },
      'event.command': (decision, game) => {
        if (decision.kind !== 'choose') return undefined
        const command = commandByChart(turnNow(game), here(), openIds(decision))
        return command && chooseIfOpen(decision, command)
      },
    })
  },
}

/** Whether so many Warbands more would add Aedui Control. */
function addsControl(game: Game, region: RegionId, n: number): boolean {
  if (controls(game.state, 'aedui', region)) return false
  return leadIn(game, region) + n > 0
}
