import type { Answer, Decision } from '../../kernel/decision'
import { controller } from '../board/control'
import { playableRegions } from '../board/map'
import type { Faction } from '../ids'
import { factions } from '../ids'
import type { State } from '../state'
import type { GameTable } from '../table'
import { conditions, margin } from '../victory/scores'
import type { Outlook } from '../view'
import { battleOdds, isAboutBattle } from './battle-odds'
import { rehearse, type Steps } from './rehearsal'

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
  const asks = anotherPerson(table.state, asked, decision?.faction)
  const battle = decision && isAboutBattle(decision) ? yield* battleOdds(table, answer) : undefined
  const ends = over && table.state.winterPhase === 'none'
  return { ...found, byDice, ...(asks && { asks }), ...(ends && { ends }), ...(battle && { battle }) }
}

/** The Faction that is asked next, if somebody else decides for it. */
function anotherPerson(state: State, next: string | undefined, now: string | undefined): Faction | undefined {
  const [asked, asking] = [next, now].map((id) => factions.find((f) => f === id))
  const seat = asked && state.seats[asked]
  return seat?.kind === 'person' && seat.name !== (asking && state.seats[asking].name) ? asked : undefined
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
