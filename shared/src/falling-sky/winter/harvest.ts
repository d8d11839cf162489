import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { groupOf, playableRegions } from '../board/map'
import { maxResources } from '../forces/inventory'
import { placeLegions } from '../forces/pieces'
import { gain } from '../forces/resources'
import type { Game } from '../game'
import { note } from '../game'
import type { Faction } from '../ids'
import { factionThing, regionThing } from '../names'
import type { Choice } from '../questions'
import { allocate, pickOneOrNone } from '../questions'
import { alliesAndCitadels, romanScore } from '../victory/scores'
import { winterCampaign } from './campaign'
import { askGift, givers, mostGiven, receiversOf } from './transfers'

const riverTolls = 4

/** Harvest Phase (6.4): what each Faction earns, up to 45; then gifts (1.5.2), and what Winter Campaign brings (card 63). */
export function* harvestPhase(game: Game): Flow {
  yield* legionsEnterBelgica(game)
  earn(game, '6.4.1', 'romans', romanScore(game.state), 'harvest')
  for (const gaul of ['arverni', 'aedui', 'belgae'] as const)
    earn(game, '6.4.2', gaul, 2 * alliesAndCitadels(game.state, gaul), 'harvest')
  earn(game, '6.4.3', 'aedui', riverTolls, 'tolls')
  yield* transfers(game)
  yield* winterCampaign(game)
}

function earn(game: Game, rule: string, faction: Faction, n: number, why: 'harvest' | 'tolls'): void {
  const gained = gain(game, rule, faction, n, why)
  if (gained === n) return
  const params = { faction: factionThing(faction), n: n - gained, max: maxResources }
  note(game, '1.8', text('log.harvest.lost', params), faction)
}

/** Pax Gallica?: the Legions that wait in the Harvest box come to Belgica, in any split. */
function* legionsEnterBelgica(game: Game): Flow {
  const n = game.state.legions.harvestBox
  const belgica = playableRegions(game.state).filter((r) => groupOf(r) === 'belgica')
  const amounts = yield* allocate(
    game,
    { faction: 'romans', topic: 'harvest.legions', rule: '2.1', params: { n }, about: belgica.map(regionThing) },
    () =>
      belgica.map((r) => ({
        id: r,
        label: text('name', { name: regionThing(r) }),
        on: [regionThing(r)],
        max: n,
      })),
    () => n,
    () => n,
  )
  for (const region of belgica) placeLegions(game, '2.1', region, amounts[region] ?? 0, 'harvestBox')
}

interface Gift {
  from: Faction
  to: Faction
}

/**
 * Gifts after the Harvest (1.5.2), asked for all Factions at once where persons run more than one of them; each giver
 * says how much.
 */
function* transfers(game: Game): Flow {
  const persons = game.ruleset.playerFactions.filter((f) => game.state.seats[f].kind === 'person')
  const [first, second] = persons
  if (!first || !second) return
  for (;;) {
    const gift = yield* pickOneOrNone(game, { faction: first, topic: 'harvest.transfers', rule: '1.5.2' }, () =>
      giftChoices(game),
    )
    if (!gift) return
    yield* askGift(game, gift.from, gift.to)
  }
}

function giftChoices(game: Game): Choice<Gift>[] {
  return givers(game).flatMap((from) =>
    receiversOf(game, from).map((to) => ({
      id: `${from}>${to}`,
      value: { from, to },
      label: text('transfer.gift', { from: factionThing(from), to: factionThing(to) }),
      detail: text('detail.up-to', { n: mostGiven(game, from, to) }),
    })),
  )
}
