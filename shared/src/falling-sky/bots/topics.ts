import { abilityIds, commandIds } from '../ids'
import { reactions } from './reactions'

/** Who answers a bot's questions, by their topic. */
export type Answerer =
  /** What all bots answer alike (8.3, 8.4). */
  | 'reaction'
  /** The plan of a Command or Special Ability; without one the most that is allowed. */
  | 'plan'
  /** An Instruction, else trying the Event out. */
  | 'event'
  /** Nobody has thought of it. */
  | 'unknown'

const planned = [
  ...commandIds,
  ...abilityIds,
  'ability',
  'germanic',
  'germanic-rally',
  'germanic-march',
  'germanic-raid',
]

/** Topics that the Sequence of Play asks persons only: a bot's turn is its flowchart's. */
const personsOnly = ['turn.action', 'event.side']

export function answererOf(topic: string, rule: string): Answerer {
  if (reactions[topic] || personsOnly.includes(topic)) return 'reaction'
  const [first = ''] = topic.split('.')
  if (planned.includes(first)) return 'plan'
  return rule.startsWith('card ') || first === 'event' ? 'event' : 'unknown'
}
