import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { forcesIn, settledTribes, troopsIn } from '../board/control'
import { playableRegions } from '../board/map'
import { rollDie } from '../dice'
import { removeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factionThing, regionThing } from '../names'
import type { Asides } from '../questions'
import type { State } from '../state'
import { relocate } from './relocation'

const rule = '6.3.2'

/** The sides in the order in which Warbands roll. */
const rollingOrder = ['scouted', 'revealed', 'hidden'] as const

/** Quarters of a Gallic Faction (6.3.2): it may relocate, then its Warbands that winter in Devastation roll. */
export function* gallicQuarters(game: Game, faction: Faction, asides: Asides): Flow {
  const atStake = (region: RegionId): Text | undefined => {
    const n = troopsIn(game.state, faction, region)
    return n > 0 && winterInDevastation(game.state, faction, region) ? text('quarters.at-stake', { n }) : undefined
  }
  yield* relocate(game, faction, rule, atStake, asides)
  for (const region of playableRegions(game.state)) {
    if (winterInDevastation(game.state, faction, region)) rollForWarbands(game, faction, region)
  }
}

/** Whether the Region is Devastated and the Faction has neither Ally nor Citadel there. */
function winterInDevastation(state: State, faction: Faction, region: RegionId): boolean {
  return state.regions[region].devastated && settledTribes(state, faction, region).length === 0
}

/** A die for each Warband: 1-3 removes it. The Leader never rolls. */
function rollForWarbands(game: Game, faction: Faction, region: RegionId): void {
  for (const side of rollingOrder) {
    let lost = 0
    for (let n = forcesIn(game.state, faction, region)[side]; n > 0; n--) {
      const why = text('roll.quarters.warband', { faction: factionThing(faction), region: regionThing(region) })
      if (rollDie(game, rule, why) <= 3) lost++
    }
    removeTroops(game, rule, faction, region, { [side]: lost })
  }
}
