import type { Flowcharts } from './flowchart'

/** The Factions that can be bots: each as soon as its flowchart is complete. Set-up refuses all others. */
export const flowcharts: Flowcharts = {}
