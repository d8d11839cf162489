import type { Game } from '../../game'
import { senateBoxes } from '../../ids'
import type { SenateBox } from '../../ids'
import type { State } from '../../state'

export type Direction = 'up' | 'down'

interface Senate {
  box: SenateBox
  firm: boolean
}

/** The box at which a shift that way ends. */
const end = { up: 'uproar', down: 'adulation' } as const satisfies Record<Direction, SenateBox>

/**
 * Shifts the Senate by an Event, box by box (5.1.1, RUL-35): at the end box toward it, it turns Firm; a Firm marker only
 * flips back when it is shifted away, however many boxes the text says. Fallen Legions don't matter here.
 *
 * @returns whether anything moved or flipped
 */
export function shiftSenate(game: Game, rule: string, direction: Direction, boxes = 1): boolean {
  const { box, firm } = game.state.senate
  const steps = firm && box !== end[direction] ? 1 : boxes
  let moved = false
  for (let i = 0; i < steps; i++) {
    const to = shifted(game.state, direction)
    if (!to) return moved
    game.apply({ kind: 'senate', rule, ...to })
    moved = true
  }
  return moved
}

/** Where one step that way leads; undefined if the Senate can't be shifted so. */
export function shifted({ senate: { box, firm } }: State, direction: Direction): Senate | undefined {
  if (box === 'off') return undefined
  if (box === end[direction]) return firm ? undefined : { box, firm: true }
  if (firm) return { box, firm: false }
  const to = senateBoxes[senateBoxes.indexOf(box) + (direction === 'up' ? -1 : 1)]
  return to && { box: to, firm: false }
}

/** Whether the Senate could be shifted that way at all. */
export function canShiftSenate({ state }: Game, direction: Direction): boolean {
  return shifted(state, direction) !== undefined
}
