import { arverniChart } from './arverni/chart'
import { aeduiChart } from './aedui/chart'
import { belgaeChart } from './belgae/chart'
import type { Flowcharts } from './flowchart'
import { romanChart } from './romans/chart'

/** The Factions that can be bots: each as soon as its flowchart is complete. Set-up refuses all others. */
export const flowcharts: Flowcharts = {
  romans: romanChart,
  aedui: aeduiChart,
  arverni: arverniChart,
  belgae: belgaeChart,
}
