import { cardRule } from '../../events/event'
import { eventCard } from '../../events/registry'
import { playableRegions } from '../../board/map'
import type { Game } from '../../game'
import type { RegionId } from '../../ids'
import { regions } from '../../ids'
import type { Instruction } from '../instructions'
import { anyAnswer } from '../guidelines/any-answer'
import { chooseRegion, most } from '../guidelines/select'
import type { Responder } from '../mind'
import { byTopic, chooseIfOpen, openIds } from '../plans/responder'
import { tryOut } from '../trial'
import { belgae } from './board'

/**
 * Legiones XIIII et XV (2) and Litaviccus (45): Battle where the most Losses fall on Legions; if none would anywhere, No
 * Belgae. Losses are counted before dice, the Romans standing (AMB-5), by the real text on a copy.
 */
export function battleOnLegions(card: number): Instruction {
  return {
    declined: (game) => playableRegions(game.state).every((r) => legionLosses(game, card, r) === 0),
    respond: () =>
      byTopic({
        'event.battle': (decision, game) => {
          if (decision.kind !== 'choose') return undefined
          const open = regions.filter((r) => openIds(decision).includes(r))
          const losses = new Map(open.map((r) => [r, legionLosses(game, card, r)]))
          const region = chooseRegion(game, belgae, 'B3', open, [most('legion-losses', (r) => losses.get(r) ?? 0)])
          return region && { choose: [region] }
        },
        'battle.target': (decision) => chooseIfOpen(decision, 'romans'),
      }),
  }
}

function legionLosses(game: Game, card: number, region: RegionId): number {
  if (game.state.regions[region].forces.romans.legions === 0) return 0
  let losses = 0
  let elsewhere = false
  const here: Responder = byTopic({
    'event.battle': (decision, copy) => {
      const answer = chooseIfOpen(decision, region)
      elsewhere = !answer
      return answer ?? anyAnswer(decision, copy)
    },
    'battle.target': (decision) => chooseIfOpen(decision, 'romans'),
  })
  const stand: Responder = byTopic({ 'battle.retreat': (decision) => chooseIfOpen(decision, 'stand') })
  const text = eventCard(card).shaded
  if (!text) throw new Error(`card ${card} has no shaded text`)
  const play = { card, side: 'shaded', faction: belgae, rule: cardRule(card), asides: () => [] } as const
  tryOut(game, (copy) => text(copy, play), {
    plans: [
      { faction: belgae, respond: here },
      { faction: 'romans', respond: stand },
    ],
    die: () => 1,
    loss: (loss) => {
      if (loss.faction === 'romans' && loss.piece === 'legion' && loss.region === region) losses++
    },
  })
  return elsewhere ? 0 : losses
}
