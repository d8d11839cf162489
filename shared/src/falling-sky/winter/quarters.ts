import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { alliesIn, troopsIn } from '../board/control'
import { groupOf, playableRegions } from '../board/map'
import { rollDie } from '../dice'
import { moveGroup } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import type { State } from '../state'
import { gallicQuarters } from './quarters-gauls'
import { romanQuarters } from './quarters-romans'
import { mobileGroup } from './relocation'
import { winterTransfers } from './transfers'

/** Quarters Phase (6.3): Germans, then Belgae, Aedui and Arverni, then Romans. */
export function* quartersPhase(game: Game): Flow {
  const asides = (): ReturnType<typeof winterTransfers> => winterTransfers(game)
  germanicQuarters(game)
  for (const gaul of ['belgae', 'aedui', 'arverni'] as const) yield* gallicQuarters(game, gaul, asides)
  yield* romanQuarters(game, asides)
}

/** German Warbands in Devastated Regions leave for Germania, all to the Region that one die names (6.3.1). */
function germanicQuarters(game: Game): void {
  const rule = '6.3.1'
  const leaving = playableRegions(game.state).filter((r) => germansLeave(game.state, r))
  if (leaving.length === 0) return
  const home = rollDie(game, rule, text('roll.quarters.germans')) <= 3 ? 'sugambri' : 'ubii'
  for (const region of leaving)
    moveGroup(game, rule, 'germans', region, home, mobileGroup(game.state, 'germans', region))
}

function germansLeave(state: State, region: RegionId): boolean {
  return (
    state.regions[region].devastated &&
    groupOf(region) !== 'germania' &&
    alliesIn(state, 'germans', region).length === 0 &&
    troopsIn(state, 'germans', region) > 0
  )
}
