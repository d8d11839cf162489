import type { Instruction } from '../instructions'
export const aeduiInstructions: Readonly<Record<number, Instruction>> = {}
