import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { controls, piecesIn } from '../board/control'
import { availableTroops } from '../forces/available'
import { maxResources } from '../forces/inventory'
import { placeTroops } from '../forces/pieces'
import { gain } from '../forces/resources'
import type { Game } from '../game'
import { factions } from '../ids'
import type { Choice } from '../questions'
import { pickOne } from '../questions'
import type { EventCard, Play } from './event'
import { freeCommand } from './support/free'
import { removeFirst } from './support/remove-first'
import { shiftSenate } from './support/senate'

const auxilia = 5
const resources = 10
const warbands = 4
const boxesUp = 2

/** The Province: safe, it sends men or money; threatened, it shakes the Senate. */
export const theProvince: EventCard = {
  card: 21,
  *unshaded(game, play) {
    const others = factions.filter((f) => f !== 'romans' && piecesIn(game.state, f, 'provincia') > 0)
    if (others.length > 0) return
    yield* removeFirst(game, play, () => play.faction === 'romans' && lacksAuxilia(game))
    const gift = yield* chooseGift(game, play)
    if (gift === 'auxilia') placeTroops(game, play.rule, 'romans', 'provincia', auxilia)
    if (gift === 'resources') gain(game, play.rule, 'romans', resources, 'event')
  },
  *shaded(game, play) {
    if (controls(game.state, 'arverni', 'provincia')) {
      shiftSenate(game, play.rule, 'up', boxesUp)
      return
    }
    yield* removeFirst(game, play, () => play.faction === 'arverni' && availableTroops(game, 'arverni') < warbands)
    placeTroops(game, play.rule, 'arverni', 'provincia', warbands)
    yield* freeCommand(game, play, 'arverni', {
      commands: ['raid', 'battle'],
      within: (r) => r === 'provincia',
      grant: { terms: { ignoreFort: true } },
    })
  },
}

/** Too few Auxilia are Available, and nothing will be asked: there is only one gift. */
function lacksAuxilia(game: Game): boolean {
  const available = availableTroops(game, 'romans')
  return available === 0 || (available < auxilia && game.state.resources.romans === maxResources)
}

type Gift = 'auxilia' | 'resources'

/** What each gift would bring now: Auxilia that are Available, Resources that can still be held. */
function gifts(game: Game): Record<Gift, number> {
  return {
    auxilia: Math.min(auxilia, availableTroops(game, 'romans')),
    resources: Math.min(resources, maxResources - game.state.resources.romans),
  }
}

function* chooseGift(game: Game, play: Play): Flow<Gift | undefined> {
  const choices = (): Choice<Gift>[] => {
    const bring = gifts(game)
    return (['auxilia', 'resources'] as const)
      .filter((id) => bring[id] > 0)
      .map((id) => ({ id, value: id, label: text(`province.${id}`, { n: bring[id] }) }))
  }
  return yield* pickOne(game, { faction: play.faction, topic: 'province.gift', rule: play.rule }, choices, play.asides)
}
