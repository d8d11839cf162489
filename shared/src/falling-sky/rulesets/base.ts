import { battle } from '../commands/battle/command'
import { march } from '../commands/march'
import { raid } from '../commands/raid'
import { rally } from '../commands/rally'
import { recruit } from '../commands/recruit'
import { seize } from '../commands/seize'
import { build } from '../abilities/build'
import { devastate } from '../abilities/devastate'
import { enlist } from '../abilities/enlist'
import { entreat } from '../abilities/entreat'
import { rampage } from '../abilities/rampage'
import { scout } from '../abilities/scout'
import { suborn } from '../abilities/suborn'
import { trade } from '../abilities/trade'
import { baseInventory } from '../forces/inventory'
import { germansPhase } from '../winter/germans'
import { harvestPhase } from '../winter/harvest'
import { quartersPhase } from '../winter/quarters'
import { senatePhase } from '../winter/senate'
import { springPhase } from '../winter/spring'
import { victoryPhase } from '../winter/victory-phase'
import type { Ruleset } from './ruleset'

const gallicCommands = ['rally', 'march', 'raid', 'battle'] as const
const anyRoman = ['recruit', 'march', 'seize', 'battle'] as const

/** Falling Sky without its expansion. */
export const base: Ruleset = {
  id: 'base',
  inventory: baseInventory,
  playerFactions: ['romans', 'arverni', 'aedui', 'belgae'],
  commands: { romans: anyRoman, arverni: gallicCommands, aedui: gallicCommands, belgae: gallicCommands },
  abilities: {
    romans: [
      { ability: 'build', with: ['recruit', 'march', 'seize'] },
      { ability: 'scout', with: anyRoman },
      { ability: 'besiege', with: ['battle'] },
    ],
    arverni: [
      { ability: 'entreat', with: gallicCommands },
      { ability: 'devastate', with: gallicCommands },
      { ability: 'ambush', with: ['battle'] },
    ],
    aedui: [
      { ability: 'trade', with: gallicCommands },
      { ability: 'suborn', with: ['rally', 'march', 'raid'] },
      { ability: 'ambush', with: ['battle'] },
    ],
    belgae: [
      { ability: 'enlist', with: gallicCommands },
      { ability: 'rampage', with: ['rally', 'raid', 'battle'] },
      { ability: 'ambush', with: ['battle'] },
    ],
  },
  commandFlows: { recruit, march, seize, battle, rally, raid },
  abilityFlows: { build, scout, entreat, devastate, trade, suborn, enlist, rampage },
  winter: [
    { phase: 'victory', rule: '6.1', run: victoryPhase },
    { phase: 'germans', rule: '6.2', run: germansPhase },
    { phase: 'quarters', rule: '6.3', run: quartersPhase },
    { phase: 'harvest', rule: '6.4', run: harvestPhase },
    { phase: 'senate', rule: '6.5', run: senatePhase },
    { phase: 'spring', rule: '6.6', run: springPhase },
  ],
}
