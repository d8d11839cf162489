import type { Bucket } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { Group } from '../effects'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { sides } from '../ids'
import { emptyGroup, groupSize, leaderName, regionThing } from '../names'
import type { Asides, Question } from '../questions'
import { allocate } from '../questions'
import type { State } from '../state'

/** Pieces that March together: the Faction's own and, where the Belgae Enlist (4.5.1), Germanic Warbands. */
export interface MarchGroup {
  own: Group
  german: Group
}

export const nobody: MarchGroup = { own: emptyGroup, german: emptyGroup }

export function isNobody(group: MarchGroup): boolean {
  return groupSize(group.own) + groupSize(group.german) === 0
}

/**
 * Asks which pieces go, none included. The buckets are `leader`, `legions`, `hidden`, `revealed`, `scouted`, and
 * `german-hidden` and so on for Germanic Warbands.
 *
 * @param candidates those who may go, counted afresh after every aside
 */
export function* askGroup(
  game: Game,
  question: Question,
  faction: Faction,
  region: RegionId,
  candidates: () => MarchGroup,
  asides: Asides,
): Flow<MarchGroup> {
  const amounts = yield* allocate(
    game,
    question,
    () => groupBuckets(game.state, faction, region, candidates()),
    () => 0,
    () => Number.MAX_SAFE_INTEGER,
    asides,
  )
  const n = (id: string): number => amounts[id] ?? 0
  return {
    own: {
      leader: n('leader') > 0,
      legions: n('legions'),
      hidden: n('hidden'),
      revealed: n('revealed'),
      scouted: n('scouted'),
    },
    german: {
      ...emptyGroup,
      hidden: n('german-hidden'),
      revealed: n('german-revealed'),
      scouted: n('german-scouted'),
    },
  }
}

function groupBuckets(state: State, faction: Faction, region: RegionId, { own, german }: MarchGroup): Bucket[] {
  const troop = faction === 'romans' ? 'auxilia' : 'warband'
  const on = [regionThing(region)]
  const buckets: Bucket[] = [
    { id: 'leader', label: text('pieces.leader', { leader: leaderName(state, faction) }), on, max: own.leader ? 1 : 0 },
    { id: 'legions', label: text('pieces.legion', { n: own.legions }), on, max: own.legions },
    ...sides.map((side) => ({
      id: side,
      label: text(`pieces.${troop}.${side}`, { n: own[side] }),
      on,
      max: own[side],
    })),
    ...sides.map((side) => ({
      id: `german-${side}`,
      label: text('march.german', { pieces: text(`pieces.warband.${side}`, { n: german[side] }) }),
      on,
      max: german[side],
    })),
  ]
  return buckets.filter((b) => b.max > 0)
}
