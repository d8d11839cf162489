import type { Answer, Decision } from '../../kernel/decision'
import { controller } from '../board/control'
import { playableRegions } from '../board/map'
import type { Faction } from '../ids'
import { factions } from '../ids'
import { isBot, severalPersons } from '../seats'
import type { State } from '../state'
import type { GameTable } from '../table'
import { conditions, margin } from '../victory/scores'
import type { BattleOdds, Outlook } from '../view'
import { battleOdds, isAboutBattle } from './battle-odds'
import { askedAfter, rehearse, type Steps } from './rehearsal'

/**
 * What an answer would bring, by the real rules on a copy: Resources, Control and victory margins as they would be when
 * the next question is asked, and the odds of a Battle, which take many steps. No die of the game is looked at; what dice
 * decide stays open.
 *
 * @throws IllegalAnswer if the answer is not legal
 */
export function* outlook(table: GameTable, answer: Answer): Steps<Outlook> {
  const { decision } = table
  const leaving = decision?.topic.endsWith('march.group') ? decision : undefined
  const { state, byDice, asked, over } = rehearse(table, answer, {
    respond: leaving ? anywhere : asManyAsPossible,
    die: () => undefined,
  })
  const found = differences(table.state, state)
  if (leaving) return { ...whereTheyLeave(found, leaving), byDice }
  const battle = decision && isAboutBattle(decision) ? yield* battleOdds(table, answer) : undefined
  const answering = factionNamed(decision?.faction)
  const next = over ? askedAfter(state) : factionNamed(asked)
  const asks = next && isAnotherPerson(state, next, answering) ? next : undefined
  const open = over && !next && severalPersons(state.seats)
  return {
    ...found,
    byDice: byDice || (next !== undefined && isBot(state, next) && mayRoll(battle)),
    ...(asks && { asks }),
    ...(over && { ends: table.state.winterPhase === 'none' ? 'turn' : 'phase' }),
    ...((asks || open) && { handsOver: true }),
    ...(battle && { battle }),
  }
}

const factionNamed = (id: string | undefined): Faction | undefined => factions.find((f) => f === id)

function isAnotherPerson({ seats }: State, next: Faction, now: Faction | undefined): boolean {
  return seats[next].kind === 'person' && seats[next].player !== (now && seats[now].player)
}

/** A bot that Defends decides at once, and Losses follow: whether one may be rolled for. */
function mayRoll(battle: BattleOdds | undefined): boolean {
  return battle !== undefined && [battle.attacker, battle.defender].some(({ odds }) => odds.length > 1)
}

type Differences = Pick<Outlook, 'resources' | 'control' | 'margins'>

/** What differs between two states, in the order of the Factions and of the map. */
function differences(before: State, after: State): Differences {
  const changed = <T>({ from, to }: { from: T; to: T }): boolean => from !== to
  return {
    resources: factions
      .map((faction) => ({ faction, from: before.resources[faction], to: after.resources[faction] }))
      .filter(changed),
    control: playableRegions(after)
      .map((region) => ({ region, from: controller(before, region) ?? null, to: controller(after, region) ?? null }))
      .filter(changed),
    margins: factions
      .filter((faction) => conditions(before, faction).length > 0)
      .map((faction) => ({ faction, from: margin(before, faction), to: margin(after, faction) }))
      .filter(changed),
  }
}

/** Wherever a group that Marches goes, this is what it leaves behind. */
function whereTheyLeave({ control }: Differences, { about = [] }: Decision): Differences {
  const origin = control.filter(({ region }) => about.some(({ kind, id }) => kind === 'region' && id === region))
  return { resources: [], control: origin, margins: [] }
}

const anywhere = (decision: Decision): Answer | undefined => {
  const first = decision.kind === 'choose' ? decision.options.find((o) => !o.refused) : undefined
  return first && decision.topic.endsWith('march.destination') ? { choose: [first.id] } : undefined
}

/** Whoever places Warbands or Auxilia places what is there, unless told otherwise. */
const asManyAsPossible = (decision: Decision): Answer | undefined => {
  if (decision.kind !== 'allocate' || !/^(rally|germanic-rally)\.warbands$|^recruit\.auxilia$/.test(decision.topic))
    return undefined
  return { allocate: Object.fromEntries(decision.buckets.map((b) => [b.id, b.suggested ?? 0])) }
}
