import { outnumbersHidden } from '../../commands/battle/ambush'
import { beginFight, forcesOf, mobileOf } from '../../commands/battle/fight'
import { battleRule } from '../../commands/battle/command'
import { freeAction } from '../../commands/action'
import { affectedByEnlist } from '../../abilities/enlist'
import { namedLeaderIn, troopsIn } from '../../board/control'
import type { Effect } from '../../effects'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { AbilityId, Faction, RegionId } from '../../ids'
import type { State } from '../../state'
import { couldInflict, forecastBattle } from '../forecast'
import { removedOf } from '../toll'
import type { Responder } from '../mind'
import { devastatePlan, rampagePlan } from '../plans/abilities'
import { byTopic, chooseIfOpen, inOrder, no, none } from '../plans/responder'
import { tryOut } from '../trial'
import { auxiliaIn, enemies, legionsIn } from './board'

/** What an enemy's attack now would cost the Romans: Losses, and those of them on Legions and the Leader. */
export interface Threat {
  losses: number
  onLegionsOrLeader: number
}

const harmless: Threat = { losses: 0, onLegionsOrLeader: 0 }

/**
 * The worst that an enemy could do to the Romans in the Region by a Battle or Rampage now, with the Special Ability that
 * makes it worst (R1, R-MARCH b). Whether it could pay or is Eligible does not matter.
 */
export function worstThreat(game: Game, region: RegionId): Threat {
  let worst = harmless
  for (const attack of enemies.flatMap((f) => attacksBy(game, f, region))) {
    const threat = tried(game, region, attack)
    if (worse(threat, worst)) worst = threat
  }
  return worst
}

/** Whether any attack would force a Loss on a Legion or on Caesar there (R1). */
export function threatensCore(game: Game, region: RegionId): boolean {
  const { state } = game
  if (legionsIn(state, region) === 0 && !namedLeaderIn(state, 'romans', region)) return false
  return enemies.flatMap((f) => attacksBy(game, f, region)).some((a) => tried(game, region, a).onLegionsOrLeader > 0)
}

function worse(a: Threat, b: Threat): boolean {
  return a.losses !== b.losses ? a.losses > b.losses : a.onLegionsOrLeader > b.onLegionsOrLeader
}

/** One way to attack: what comes before the Battle, and whether there is one. */
interface Attack {
  by: Faction
  before?: AbilityId
  battle: boolean
}

/** All ways in which the Faction could attack the Romans there. An Ambush forces as many Losses as a plain Battle. */
function attacksBy(game: Game, by: Faction, region: RegionId): Attack[] {
  const { state } = game
  const fight = beginFight(state, battleRule(by), region, by, 'romans')
  if (mobileOf(state, fight.attacker, region) === 0 || forcesOf(state, fight.defender, region) === 0) return []
  const plain: Attack = { by, battle: true }
  switch (by) {
    case 'germans':
      return outnumbersHidden(state, fight) ? [plain] : [] // they only ever Ambush (3.4.4)
    case 'aedui':
      return [plain]
    case 'arverni':
      return [
        plain,
        ...withAny(game, by, region, auxiliaIn(state, region) > 0 ? ['devastate', 'entreat'] : ['devastate']),
      ]
    case 'belgae':
      return [
        plain,
        ...(enlistAdds(state, region) ? [{ ...plain, before: 'enlist' as const }] : []),
        ...withAny(game, by, region, ['rampage']),
        ...withAny(game, by, region, ['rampage']).map((a) => ({ ...a, battle: false })),
      ]
    case 'romans':
      return []
  }
}

function withAny(game: Game, by: Faction, region: RegionId, abilities: readonly AbilityId[]): Attack[] {
  const action = freeAction(by, (r) => r === region)
  return abilities
    .filter((id) => game.ruleset.abilityFlows[id]?.possible(game, action) === true)
    .map((before) => ({ by, before, battle: true }))
}

/** Whether Germanic Warbands could fight as Belgic there (4.5.1). */
function enlistAdds(state: State, region: RegionId): boolean {
  return troopsIn(state, 'germans', region) > 0 && affectedByEnlist(state, 'belgae', region)
}

/** Tries the attack on a copy; every roll for a Loss removes the piece. */
function tried(game: Game, region: RegionId, { by, before, battle }: Attack): Threat {
  const prepared = before ? prepare(game, region, by, before) : { state: game.state, ...harmless }
  if (!battle) return prepared
  const fight = beginFight(prepared.state, battleRule(by), region, by, 'romans')
  if (mobileOf(prepared.state, fight.attacker, region) === 0) return prepared
  const plan = { attacker: by, region, target: 'romans', ambush: by === 'germans' } as const
  const then = withState(game, prepared.state)
  if (!couldInflict(then, plan)) return prepared
  const { inflicts, on } = forecastBattle(then, plan)
  const core = on.filter((piece) => piece === 'legion' || piece === 'leader').length
  return { losses: prepared.losses + inflicts, onLegionsOrLeader: prepared.onLegionsOrLeader + core }
}

/** The board after the Special Ability, and the Roman pieces that it removed. */
function prepare(game: Game, region: RegionId, by: Faction, id: AbilityId): Threat & { state: State } {
  let losses = 0
  let onLegionsOrLeader = 0
  const watch = (effect: Effect): void => {
    losses += removedOf(effect, 'romans')
    if (effect.kind === 'remove-legions') onLegionsOrLeader += effect.n
  }
  const flow = game.ruleset.abilityFlows[id]
  const { state } = tryOut(
    game,
    function* (copy) {
      if (id === 'enlist') copy.apply({ kind: 'enlist', rule: '4.5.1', regions: [region] })
      else
        yield* (
          flow?.run(
            copy,
            freeAction(by, (r) => r === region),
          ) ?? []
        )
    },
    {
      effect: watch,
      plans: [
        ...game.ruleset.playerFactions.map((faction) => ({ faction, respond: refusing(game, faction) })),
        { faction: by, respond: aimedAtRomans(region, id) },
      ],
    },
  )
  return { state, losses, onLegionsOrLeader }
}

/** A person might refuse: nothing is counted on that needs his leave. */
const refusing =
  ({ state }: Game, faction: Faction): Responder =>
  (decision) => {
    if (state.seats[faction].kind !== 'person' || !decision.topic.startsWith('consent.')) return undefined
    return decision.kind === 'choose' && decision.min === 0 ? none : no
  }

function aimedAtRomans(region: RegionId, id: AbilityId): Responder {
  switch (id) {
    case 'rampage':
      return rampagePlan(inOrder([{ region, target: 'romans' as const }]))
    case 'devastate':
      return devastatePlan(inOrder([{ region }]))
    default:
      return byTopic({
        'entreat.region': (decision) => chooseIfOpen(decision, region) ?? none,
        'entreat.piece': (decision) =>
          chooseIfOpen(decision, 'romans:hidden') ?? chooseIfOpen(decision, 'romans:revealed'),
      })
  }
}
