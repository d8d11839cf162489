import type { Decision } from '@gallia/shared/kernel/decision'
import { answerByChance, RandomPlayer } from '@gallia/shared/falling-sky/random-player'
import { openTable } from '@gallia/shared/falling-sky/table'
import { eventOf, findScene, fourPeople, type Twin } from './twin'

/** A kind of question, as players meet it: how to find one, and what of it is on the screen. */
export interface Scene {
  wanted(decision: Decision): boolean
  /** Cards whose Event leads there, and Winters, where chance seldom does. */
  steer?: Parameters<typeof findScene>[3]
  /** Answers that the turn may take up to there. */
  most?: number
}

const open = (decision: Decision): number =>
  decision.kind === 'choose' ? decision.options.filter((o) => !o.refused).length : 0
const passes: Scene['steer'] = (decision) => (decision.topic === 'turn.action' ? { choose: ['pass'] } : undefined)

/** One of every kind of question. */
export const scenes = {
  'choose one': { wanted: (d) => d.topic === 'rally.region' && open(d) > 2 },
  'choose several': { wanted: (d) => d.kind === 'choose' && d.max > 1 && !d.topic.startsWith('consent.') },
  'a group that Marches': { wanted: (d) => d.topic === 'march.group' && d.kind === 'allocate' && d.buckets.length > 2 },
  'whom to fight': { wanted: (d) => d.topic === 'battle.target' && open(d) > 1 },
  'stay or Retreat': { wanted: (d) => d.topic === 'battle.retreat' && open(d) > 1, most: 12 },
  Losses: { wanted: (d) => d.topic === 'battle.losses' && d.kind === 'allocate' && d.buckets.length > 1, most: 14 },
  'leave for one thing': { wanted: (d) => d.topic.startsWith('consent.') && d.kind === 'choose' && d.options.length === 2 && d.max === 1 },
  'leave for several': { wanted: (d) => d.topic === 'consent.supply', most: 12 },
  'sides of the card': { wanted: (d) => d.topic === 'event.side' && open(d) === 2 },
  'facedown cards': { wanted: (d) => d.topic === 'event.peek', steer: eventOf(35, 47) },
  Quarters: { wanted: (d) => d.topic.startsWith('quarters.'), steer: passes, most: 40 },
} satisfies Record<string, Scene> as Record<string, Scene> // prettier-ignore

/** A game at such a question, each time anew. */
export function atScene(name: string): Twin {
  const scene = scenes[name]
  if (!scene) throw new Error(`no scene ${name}`)
  const { twin, answers } = findScene(scene.wanted, 0, scene.most ?? 8, scene.steer)
  for (const answer of answers) twin.answer(answer)
  return twin
}

/** A game by chance that is over. */
export function finishedGame(): Twin {
  return byChance(7, () => false)
}

/** A game by chance after its first Winter. */
export function afterWinter(): Twin {
  return byChance(5, ({ state, decision }) => state.winters > 0 && decision?.topic === 'turn.action')
}

/** Four people by chance, to the end or until it is the moment. */
function byChance(seed: number, isMoment: (twin: Twin) => boolean): Twin {
  const twin = openTable(fourPeople, seed)
  const player = new RandomPlayer(seed)
  while (twin.decision && !isMoment(twin)) answerByChance(twin, player, `${twin.stretches.length}`)
  return twin
}
