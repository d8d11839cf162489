import type { Instruction } from '../instructions'

/** The Instructions for the Arverni (section 7.2), by card. */
export const instructions: Readonly<Record<number, Instruction>> = {}
