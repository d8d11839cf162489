import { arverniChart } from './arverni/chart'
import { aeduiChart } from './aedui/chart'
import { belgaeChart } from './belgae/chart'
import type { Flowcharts } from './flowchart'
import { romanChart } from './romans/chart'

/** The flowcharts of the Factions that can be bots: all but the Germans (8.0). */
export const flowcharts: Required<Flowcharts> = {
  romans: romanChart,
  aedui: aeduiChart,
  arverni: arverniChart,
  belgae: belgaeChart,
}
