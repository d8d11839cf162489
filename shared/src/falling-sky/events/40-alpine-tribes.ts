import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { controls, subduedIn } from '../board/control'
import { bordersCisalpina, playableRegions } from '../board/map'
import { availableTroops, canPlaceAlly } from '../forces/available'
import { placeAlly, placeTroops } from '../forces/pieces'
import { gain, lose } from '../forces/resources'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import { factions } from '../ids'
import { factionThing, regionThing } from '../names'
import type { Choice, Question } from '../questions'
import { allocate, pickOne, pickOneOrNone, regionChoice, regionQuestion } from '../questions'
import type { EventCard, Play } from './event'
import { staysEligible } from './support/eligibility'
import { withTroopsAvailable } from './support/pieces'
import type { AllyPlace } from './support/tribes'
import { allyPlaceChoice } from './support/tribes'

const warbands = 3
const auxilia = 2
const earned = 4
const lostPerRegion = 5

/** Alpine Tribes: they come down from the passes; or they close them. */
export const alpineTribes: EventCard = {
  card: 40,
  *unshaded(game, play) {
    const done: RegionId[] = []
    for (;;) {
      const region = yield* pickOneOrNone(
        game,
        { faction: play.faction, topic: 'alpine.region', rule: play.rule },
        () =>
          alpine(game)
            .filter((r) => !done.includes(r) && arrivals(game, r).length > 0)
            .map((r) => regionChoice(r)),
        play.asides,
      )
      if (!region) break
      done.push(region)
      yield* arrive(game, play, region)
    }
    gain(game, play.rule, play.faction, earned, 'event')
  },
  *shaded(game, play) {
    const closed = alpine(game).filter((r) => !controls(game.state, 'romans', r))
    lose(game, play.rule, 'romans', lostPerRegion * closed.length, 'event')
    staysEligible(game, play, play.faction)
  },
}

/** The Regions that border Cisalpina. */
function alpine({ state }: Game): RegionId[] {
  return playableRegions(state).filter((r) => bordersCisalpina(r) && r !== 'cisalpina')
}

/** What may come to a Region: one of these. */
type Arrival = { kind: 'warbands' } | { kind: 'auxilia' } | ({ kind: 'ally' } & AllyPlace)

function arrivals(game: Game, region: RegionId): Choice<Arrival>[] {
  const on = [regionThing(region)]
  const raiders = withTroopsAvailable(game).some((f) => f !== 'romans')
  const allies = subduedIn(game.state, region).flatMap((tribe) =>
    factions.filter((faction) => canPlaceAlly(game, faction, tribe)).map((faction) => ({ tribe, faction })),
  )
  return [
    ...(raiders ? [{ id: 'warbands', value: { kind: 'warbands' as const }, label: text('alpine.warbands'), on }] : []),
    ...(availableTroops(game, 'romans') > 0
      ? [{ id: 'auxilia', value: { kind: 'auxilia' as const }, label: text('alpine.auxilia'), on }]
      : []),
    ...allies.map((place) => ({ ...allyPlaceChoice(place), value: { kind: 'ally' as const, ...place } })),
  ]
}

function* arrive(game: Game, play: Play, region: RegionId): Flow {
  const question = (topic: string): Question => regionQuestion(play.faction, play.rule, topic, region)
  const arrival = yield* pickOne(game, question('alpine.pieces'), () => arrivals(game, region), play.asides)
  switch (arrival?.kind) {
    case undefined:
      return
    case 'ally':
      return placeAlly(game, play.rule, arrival.faction, arrival.tribe)
    case 'auxilia': {
      const most = (): number => Math.min(auxilia, availableTroops(game, 'romans'))
      const { n = 0 } = yield* allocate(
        game,
        question('alpine.number'),
        () => [{ id: 'n', label: text('quarters.auxilia'), max: most(), suggested: most() }],
        () => 1,
        most,
        play.asides,
      )
      placeTroops(game, play.rule, 'romans', region, n)
      return
    }
    case 'warbands':
      return yield* placeWarbands(game, play, region, question('alpine.number'))
  }
}

/** Up to 3 Warbands of any Factions, the Germans among them. */
function* placeWarbands(game: Game, play: Play, region: RegionId, question: Question): Flow {
  const owners = factions.filter((f) => f !== 'romans')
  const amounts = yield* allocate(
    game,
    question,
    () =>
      owners
        .map((f) => ({
          id: f,
          label: text('rally.warbands-of', { faction: factionThing(f) }),
          max: Math.min(warbands, availableTroops(game, f)),
        }))
        .filter((b) => b.max > 0),
    () => 1,
    () => warbands,
    play.asides,
  )
  for (const f of owners) placeTroops(game, play.rule, f, region, amounts[f] ?? 0)
}
