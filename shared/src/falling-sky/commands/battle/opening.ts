import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import {
  archersTarget,
  auxiliaIn,
  eliteWarbands,
  gallicHorse,
  romanHorseReady,
  slingersReady,
} from '../../capabilities/in-battle'
import type { Game } from '../../game'
import { note } from '../../game'
import type { Faction, Side } from '../../ids'
import { sides } from '../../ids'
import { cardThing, factionThing, regionThing } from '../../names'
import { allocate, confirm } from '../../questions'
import type { State } from '../../state'
import { openingLosses } from './arithmetic'
import type { Fight, Party } from './fight'
import { forcesOf, troopsBySide } from './fight'
import { sufferLosses } from './losses'
import { helperOf } from './together'

/**
 * What Capabilities bring before the Defender decides to Retreat (RUL-37): who fights with Germanic Horse (59), which
 * Warbands are Vercingetorix's Elite (30), and opening Losses by Slingers (13) and Archers (27).
 */
export function* openBattle(game: Game, fight: Fight): Flow {
  yield* chooseRomanHorse(game, fight)
  yield* chooseGallicHorse(game, fight)
  for (const party of [fight.attacker, fight.defender]) yield* chooseElite(game, fight, party)
  const facingArchers = archersTarget(game.state, fight) // six Warbands at the start (RUL-37): Slingers don't save anybody
  yield* slingers(game, fight)
  if (facingArchers) yield* firstLosses(game, fight, 27, 'arverni', facingArchers, 1)
}

/** Whether Capabilities could change the Battle before the Defender's reply: those above, and Diviciacus. */
export function mayOpenOtherwise(state: State, fight: Fight): boolean {
  return (
    romanHorseReady(state, fight) ||
    gallicHorse(state, fight) !== undefined ||
    [fight.attacker, fight.defender].some((party) => eliteWarbands(state, party, fight) > 0) ||
    archersTarget(state, fight) !== undefined ||
    slingersReady(state, fight) ||
    helperOf(state, fight) !== undefined
  )
}

function* chooseRomanHorse(game: Game, fight: Fight): Flow {
  if (!romanHorseReady(game.state, fight)) return
  fight.romanHorse = yield* useHere(game, fight, 'romans', 59)
  fight.command.romanHorse = fight.romanHorse
}

function* chooseGallicHorse(game: Game, fight: Fight): Flow {
  const holder = gallicHorse(game.state, fight)
  if (holder === undefined || !(yield* useHere(game, fight, holder, 59))) return
  fight.gallicHorse = holder
  fight.command.gallicHorse = true
}

/** Which Warbands count as Legions: the Arverni pick them by side where there are more than needed. */
function* chooseElite(game: Game, fight: Fight, party: Party): Flow {
  const n = eliteWarbands(game.state, party, fight)
  if (n === 0) return
  const count = (side: Side): number => troopsBySide(game.state, party, party.faction, side, fight.region)
  const question = {
    faction: party.faction,
    topic: 'battle.elite',
    rule: 'card 30',
    params: { n, region: regionThing(fight.region) },
    about: [regionThing(fight.region)],
  }
  const picked = yield* allocate(
    game,
    question,
    () =>
      sides
        .filter((s) => count(s) > 0)
        .map((side) => ({
          id: side,
          label: text(`losses.warband.${side}`, { faction: factionThing(party.faction) }),
          max: Math.min(n, count(side)),
        })),
    () => n,
    () => n,
  )
  party.elite = { hidden: picked['hidden'] ?? 0, revealed: picked['revealed'] ?? 0, scouted: picked['scouted'] ?? 0 }
}

/** The Battle with the Attacker's Elite before they are picked: which Warbands they are makes no difference to its Losses. */
export function withElite(state: State, fight: Fight): Fight {
  const n = eliteWarbands(state, fight.attacker, fight)
  return { ...fight, attacker: { ...fight.attacker, elite: { hidden: n, revealed: 0, scouted: 0 } } }
}

/** Roman Auxilia inflict a half Loss each on the Attacker, in one Region of each enemy Battle Command (card 13). */
function* slingers(game: Game, fight: Fight): Flow {
  if (!slingersReady(game.state, fight)) return
  const losses = openingLosses(auxiliaIn(game.state, fight), fight)
  if (losses === 0 || !(yield* useHere(game, fight, 'romans', 13))) return
  fight.command.slingers = true
  yield* firstLosses(game, fight, 13, 'romans', fight.attacker, losses)
}

function* firstLosses(game: Game, fight: Fight, card: number, by: Faction, party: Party, losses: number): Flow {
  if (forcesOf(game.state, party, fight.region) === 0) return
  const rule = `card ${card}`
  const params = { card: cardThing(card), n: losses, on: factionThing(party.faction) }
  note(game, rule, text('log.battle.opening', params), by)
  const { firstLoss, ...later } = fight.terms
  const first = party === fight.defender && losses > 0 ? firstLoss : undefined // the Attacker's first Loss is not meant (cards 2, 25)
  const suffering = { rule, party, region: fight.region, losses, rolls: true, retreating: false }
  yield* sufferLosses(game, { ...suffering, ...(first && { firstLoss: first }) })
  if (first) fight.terms = later
}

function* useHere(game: Game, fight: Fight, faction: Faction, card: number): Flow<boolean> {
  const question = {
    faction,
    topic: 'battle.capability',
    rule: `card ${card}`,
    params: {
      card: cardThing(card),
      region: regionThing(fight.region),
      attacker: factionThing(fight.attacker.faction),
      defender: factionThing(fight.defender.faction),
    },
    about: [regionThing(fight.region)],
  }
  return yield* confirm(game, question, text('capability.here'), text('capability.not-here'))
}
