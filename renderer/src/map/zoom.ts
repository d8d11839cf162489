import type { PieceSize } from '@gallia/shared/settings'

/**
 * What is shown how large at which zoom (design: pieces and names keep their size on the screen between the steps, so
 * they get room as the land grows). Zoom 1 is the scale at which the whole map fits a 1440 x 900 window.
 */

/** Screen pixels per canvas unit at zoom 1. */
export const restScale = 0.4

export type Step = 'tokens' | 'small' | 'rest' | 'near' | 'close'

export interface Sizes {
  step: Step
  /** Side of a piece's square; Leaders are one and a half times as high. */
  piece: number
  ally: number
  citadel: number
  shield: number
  /** Font sizes. */
  regionName: { min: number; max: number }
  tribeName: number
  badge: number
  caption: number
  /** How many equal pieces lie side by side before they become one stack. */
  sideBySide: number
  /** `yield`: shown where no piece covers them, since there is not room for both everywhere. */
  tribeNames: 'none' | 'yield' | 'firm'
  riverNames: boolean
  woods: boolean
  modernNames: boolean
}

/** Pieces by the player's wish. */
const pieceFactors: Readonly<Record<PieceSize, number>> = { small: 0.85, normal: 1, large: 1.2 }

const steps: readonly (Sizes & { from: number })[] = [
  { from: 0, step: 'tokens', piece: 18, ally: 14, citadel: 19, shield: 15, regionName: { min: 10, max: 12 }, tribeName: 11, badge: 12, caption: 11, sideBySide: 1, tribeNames: 'none', riverNames: false, woods: false, modernNames: false },
  { from: 0.66, step: 'small', piece: 22, ally: 22, citadel: 29, shield: 19, regionName: { min: 12.5, max: 15 }, tribeName: 11, badge: 12, caption: 11, sideBySide: 1, tribeNames: 'yield', riverNames: false, woods: true, modernNames: false },
  { from: 0.86, step: 'rest', piece: 26, ally: 27, citadel: 36, shield: 23, regionName: { min: 14, max: 17.5 }, tribeName: 12.5, badge: 13, caption: 12, sideBySide: 1, tribeNames: 'firm', riverNames: true, woods: true, modernNames: false },
  { from: 1.4, step: 'near', piece: 34, ally: 34, citadel: 44, shield: 27, regionName: { min: 17, max: 22 }, tribeName: 14, badge: 14, caption: 13, sideBySide: 3, tribeNames: 'firm', riverNames: true, woods: true, modernNames: false },
  { from: 2.4, step: 'close', piece: 44, ally: 44, citadel: 56, shield: 32, regionName: { min: 20, max: 26 }, tribeName: 16, badge: 15, caption: 14.5, sideBySide: 6, tribeNames: 'firm', riverNames: true, woods: true, modernNames: true },
] // prettier-ignore

/**
 * Sizes for a scale (screen pixels per canvas unit).
 *
 * @param text the player's text size as a factor
 */
export function sizesAt(scale: number, text = 1, pieces: PieceSize = 'normal'): Sizes {
  // A step begins exactly at its zoom, whatever the division makes of it.
  const zoom = scale / restScale + 1e-9
  const step = steps.findLast((s) => zoom >= s.from) ?? steps[0]
  if (!step) throw new Error('no zoom steps')
  const larger = pieceFactors[pieces]
  return {
    ...step,
    piece: Math.round(step.piece * larger),
    ally: Math.round(step.ally * larger),
    citadel: Math.round(step.citadel * larger),
    regionName: { min: step.regionName.min * text, max: step.regionName.max * text },
    tribeName: step.tribeName * text,
    badge: step.badge * text,
    caption: step.caption * text,
  }
}

/** A Region's name on the screen: larger names on larger land, within the limits of the step. */
export const regionNameSize = (sizes: Sizes, labelSize: number): number =>
  Math.round(Math.max(sizes.regionName.min, Math.min(sizes.regionName.max, labelSize * restScale)) * 2) / 2
