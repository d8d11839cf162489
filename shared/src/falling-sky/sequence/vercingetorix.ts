import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { mayStandIn, playableRegions } from '../board/map'
import { placeLeader } from '../forces/pieces'
import type { Game } from '../game'
import { pickOne, regionChoice } from '../questions'
import type { State } from '../state'

/** Vercingetorix's entry in Pax Gallica?: from the first Spring Phase on, at any moment, into any Region (RUL-40). */
export function vercingetorixAside(game: Game): Aside[] {
  if (!vercingetorixMayEnter(game.state)) return []
  return [
    {
      id: 'vercingetorix',
      faction: 'arverni',
      label: text('aside.vercingetorix'),
      rule: '2.1',
      *run() {
        yield* enterVercingetorix(game)
      },
    },
  ]
}

export function vercingetorixMayEnter(state: State): boolean {
  if (state.leaders.arverni.place !== 'spring-box' || state.winters === 0) return false
  return state.winters > 1 || state.winterPhase === 'none' || state.winterPhase === 'spring'
}

/** Places Vercingetorix, symbol up. */
export function* enterVercingetorix(game: Game): Flow {
  const question = { faction: 'arverni' as const, topic: 'vercingetorix.region', rule: '2.1' }
  const region = yield* pickOne(game, question, () =>
    playableRegions(game.state)
      .filter((r) => mayStandIn(game.state, 'arverni', r))
      .map((r) => regionChoice(r)),
  )
  if (region) placeLeader(game, '2.1', 'arverni', region, true)
}
