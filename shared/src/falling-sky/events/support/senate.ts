import type { Game } from '../../game'
import { senateBoxes } from '../../ids'
import type { SenateBox } from '../../ids'

export type Direction = 'up' | 'down'

/**
 * Shifts the Senate by an Event, box by box (5.1.1, RUL-35): at the end box toward it, it turns Firm; a Firm marker only
 * flips back when it is shifted away, however many boxes the text says. Fallen Legions don't matter here.
 *
 * @returns whether anything moved or flipped
 */
export function shiftSenate(game: Game, rule: string, direction: Direction, boxes = 1): boolean {
  const { box, firm } = game.state.senate
  if (box === 'off') return false
  const end: SenateBox = direction === 'up' ? 'uproar' : 'adulation'
  if (firm && box !== end) {
    game.apply({ kind: 'senate', rule, box, firm: false })
    return true
  }
  let moved = false
  for (let i = 0; i < boxes; i++) moved = stepSenate(game, rule, direction, end) || moved
  return moved
}

function stepSenate(game: Game, rule: string, direction: Direction, end: SenateBox): boolean {
  const { box, firm } = game.state.senate
  if (box === 'off' || (box === end && firm)) return false
  if (box === end) {
    game.apply({ kind: 'senate', rule, box, firm: true })
    return true
  }
  const to = senateBoxes[senateBoxes.indexOf(box) + (direction === 'up' ? -1 : 1)]
  if (!to) return false
  game.apply({ kind: 'senate', rule, box: to, firm: false })
  return true
}

/** Whether the Senate could be shifted that way at all. */
export function canShiftSenate(game: Game, direction: Direction): boolean {
  const { box, firm } = game.state.senate
  if (box === 'off') return false
  return !(firm && box === (direction === 'up' ? 'uproar' : 'adulation'))
}
