import { text } from '../../kernel/text'
import { cardData, lastingCards } from '../cards/cards'
import type { CardId } from '../ids'
import { factionThing } from '../names'
import { leftBy } from '../sequence/eligibility'
import type { Deed } from '../state'
import { persons, mayRunTogether, seatsOf } from './seats'
import type { Position } from './position'
import type { Problem } from './shape'

/** What is wrong with the cards, the seats and the Senate of a position whose form is right. */
export function cardProblems(position: Position): Problem[] {
  return [
    ...twiceInPlay(position),
    ...deedProblems(position),
    ...capabilityProblems(position),
    ...lastingProblems(position),
    ...seatProblems(position),
    ...senateProblems(position),
  ]
}

/** An Event card is in one place only, and there are five Winter cards. */
function twiceInPlay(position: Position): Problem[] {
  const { current, next, deck = [], played = [] } = position.cards ?? {}
  const places: [string, CardId | undefined][] = [
    ['cards.current', current],
    ['cards.next', next],
    ...deck.map((card, i): [string, CardId] => [`cards.deck.${i}`, card]),
    ...played.map((card, i): [string, CardId] => [`cards.played.${i}`, card]),
  ]
  const seen = new Map<CardId, number>()
  return places.flatMap(([path, card]) => {
    if (card === undefined) return []
    const times = (seen.get(card) ?? 0) + 1
    seen.set(card, times)
    const most = card === 'winter' ? 5 : 1
    return times > most ? [{ path, problem: text('position.card-twice', { card }) }] : []
  })
}

/** A Faction acts once on an Event card (2.3.2), two Factions act on it, and the second with what the first has left (2.3.4). */
function deedProblems({ cards, seats }: Position): Problem[] {
  const acted = cards?.acted ?? []
  const seated = seatsOf(seats ?? {})
  return acted.flatMap(({ faction, did }, i) => {
    const before = acted.slice(0, i)
    const [first, second] = before.filter((deed) => deed.did !== 'pass')
    const acts = did !== 'pass'
    const named = { faction: factionThing(faction) }
    const problem = (key: string): Problem[] => [{ path: `cards.acted.${i}.faction`, problem: text(key, named) }]
    if (cards?.current === 'winter') return problem('position.acted-in-winter')
    if (before.some((deed) => deed.faction === faction)) return problem('position.acted-twice')
    if (acts && second) return problem('position.acted-third')
    if (acts && first && !leaves(first.did, did, seated[faction].kind === 'bot'))
      return problem('position.deed-not-left')
    return []
  })
}

/** Whether what the first has done leaves this to the second (2.3.4); a bot makes a full Command of a Limited one (8.1.2). */
function leaves(first: Deed, did: Deed, toBot: boolean): boolean {
  const left = leftBy(first)
  switch (did) {
    case 'event':
      return left.event
    case 'command':
    case 'command-ability':
      return left.command === 'full' || toBot
    case 'limited':
    case 'pass':
      return true
  }
}

function capabilityProblems(position: Position): Problem[] {
  const capabilities = position.capabilities ?? []
  return capabilities.flatMap(({ card }, i) => {
    const path = `capabilities.${i}.card`
    if (!cardData(card).capability) return [{ path, problem: text('position.no-capability', { card }) }]
    const before = capabilities.slice(0, i).some((other) => other.card === card)
    return before ? [{ path, problem: text('position.card-twice', { card }) }] : []
  })
}

/** Only some Events stay in force (5.1.4). */
function lastingProblems({ lasting = [] }: Position): Problem[] {
  return lasting.flatMap((card, i) =>
    lastingCards.includes(card) ? [] : [{ path: `lasting.${i}`, problem: text('position.not-lasting', { card }) }],
  )
}

/** One person may run only Romans and Aedui, or Arverni and Belgae, together (1.5.1). */
function seatProblems(position: Position): Problem[] {
  return persons(seatsOf(position.seats ?? {})).flatMap((run) => {
    const [, second] = run
    if (second === undefined || mayRunTogether(run)) return []
    return [
      {
        path: `seats.${run.at(-1) ?? second}`,
        problem: text('position.not-together', { factions: run.map(factionThing) }),
      },
    ]
  })
}

/** A marker is Firm only at an end box (6.5.1). */
function senateProblems(position: Position): Problem[] {
  const { box = 'intrigue', firm = false } = position.senate ?? {}
  const end = box === 'uproar' || box === 'adulation'
  return firm && !end ? [{ path: 'senate.firm', problem: text('position.firm-in-the-middle') }] : []
}
