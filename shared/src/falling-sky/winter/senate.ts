import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { leaderIn } from '../board/control'
import { legionsPerRow } from '../forces/inventory'
import { placeLegions, placeTroops, shiftLegions } from '../forces/pieces'
import type { Game } from '../game'
import { note } from '../game'
import type { SenateBox } from '../ids'
import { senateBoxes } from '../ids'
import type { State } from '../state'
import { romanScore } from '../victory/scores'

/** Lost Eagle (card 33): no shift toward Adulation in the coming Senate Phase. */
const lostEagle = 33

/** Where the Senate marker is: always one of its boxes, Firm only at an end. */
export interface SenateMarker {
  box: SenateBox
  firm: boolean
}

/** Up is toward Uproar, down toward Adulation. */
export type SenateShift = 'up' | 'down'

/** Senate Phase (6.5): the marker, the Legions, the Auxilia. */
export function* senatePhase(game: Game): Flow {
  const box = senateMarker(game)
  if (game.state.lasting.includes(lostEagle)) game.apply({ kind: 'lasting', rule: '6.5.1', card: lostEagle, on: false })
  fallenReturn(game)
  legionsToProvincia(game, box)
  auxiliaToProvincia(game, box)
}

/** The marker shifts with the Roman score (6.5.1); where it is not on the track yet it comes to Intrigue instead (Pax Gallica?). */
function senateMarker(game: Game): SenateBox {
  const { state } = game
  const { box, firm } = state.senate
  if (box === 'off') {
    game.apply({ kind: 'senate', rule: '2.1', box: 'intrigue', firm: false })
    return 'intrigue'
  }
  const score = romanScore(state)
  const shift = winterShift(score, box)
  const why = shift === 'down' ? noShiftDown(state) : undefined
  const to = shift && !why ? shifted({ box, firm }, shift) : { box, firm }
  const moves = to.box !== box || to.firm !== firm
  note(game, '6.5.1', text(`log.senate.score.${reason(score)}`, { n: score }), 'romans')
  if (why && shift) note(game, '6.5.1', text(`log.senate.blocked.${why}`), 'romans')
  else if (moves) game.apply({ kind: 'senate', rule: '6.5.1', ...to })
  else note(game, '6.5.1', text('log.senate.stays', { box: text(`senate.${box}`) }), 'romans')
  return to.box
}

const reason = (score: number): string => (score < 10 ? 'low' : score <= 12 ? 'middle' : 'high')

/** Which way the Roman score shifts the marker from this box; undefined: not at all. */
function winterShift(score: number, box: SenateBox): SenateShift | undefined {
  if (score < 10) return 'up'
  if (score > 12) return 'down'
  if (box === 'intrigue') return undefined
  return box === 'uproar' ? 'down' : 'up'
}

/** Why the marker may not shift down, or undefined if it may: a Legion is Fallen, or an Eagle lost. */
function noShiftDown(state: State): 'fallen' | 'eagle' | undefined {
  if (state.legions.fallen > 0) return 'fallen'
  return state.lasting.includes(lostEagle) ? 'eagle' : undefined
}

/**
 * The marker after a shift of one box: past an end box it turns Firm; a Firm one that is shifted away from its end only
 * flips back (6.5.1, 5.1.1).
 */
export function shifted({ box, firm }: SenateMarker, shift: SenateShift): SenateMarker {
  const at = senateBoxes.indexOf(box)
  const next = senateBoxes[shift === 'up' ? at - 1 : at + 1]
  if (next === undefined) return { box, firm: true }
  return firm ? { box, firm: false } : { box: next, firm: false }
}

/** Half the Fallen Legions, rounded down, stay until Spring; the others go back to the track (6.5.2). */
function fallenReturn(game: Game): void {
  shiftLegions(game, '6.5.2', Math.ceil(game.state.legions.fallen / 2), 'fallen', 'track')
}

/** The Legions on the marker's row and on the rows above it go to Provincia (6.5.2). */
function legionsToProvincia(game: Game, box: SenateBox): void {
  placeLegions(game, '6.5.2', 'provincia', legionsFrom(game.state.legions.track, box))
}

/** Legions on the row of the box and above: rows are filled from the lowest, Adulation, up (1.4.1). */
function legionsFrom(track: number, box: SenateBox): number {
  const rowsBelow = senateBoxes.length - 1 - senateBoxes.indexOf(box)
  return Math.max(0, track - rowsBelow * legionsPerRow)
}

const auxiliaBySenate: Record<SenateBox, number> = { uproar: 3, intrigue: 4, adulation: 5 }

/** With the Roman Leader in Provincia the Senate grants Auxilia (6.5.3). */
function auxiliaToProvincia(game: Game, box: SenateBox): void {
  if (leaderIn(game.state, 'romans', 'provincia'))
    placeTroops(game, '6.5.3', 'romans', 'provincia', auxiliaBySenate[box])
}
