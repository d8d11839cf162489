import type { Bucket } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import type { Group } from '../effects'
import type { Game } from '../game'
import type { Faction, RegionId, Side } from '../ids'
import { sides } from '../ids'
import { emptyGroup, groupSize, leaderName, regionThing } from '../names'
import type { Asides, Question } from '../questions'
import { allocate } from '../questions'
import type { State } from '../state'

/** Pieces that March together: the Faction's own, and Warbands or Auxilia lent to it (4.5.1, card 38). */
export interface MarchGroup {
  own: Group
  lent: Group
  /** Whose the lent ones are. */
  lender: Faction | undefined
}

export const nobody: MarchGroup = { own: emptyGroup, lent: emptyGroup, lender: undefined }

export function isNobody(group: MarchGroup): boolean {
  return groupSize(group.own) + groupSize(group.lent) === 0
}

/**
 * Asks which pieces go, none included. The buckets are `leader`, `legions`, `hidden`, `revealed`, `scouted`, and
 * `german-hidden`, `aedui-hidden`, `romans-hidden` and so on for lent ones.
 *
 * @param candidates those who may go, counted afresh after every aside
 * @param limits the fewest and the most who go, none and all unless told otherwise; `led`: the Leader goes in any case and
 *   is not asked about; `ledOnly`: nobody goes without the Leader
 */
export function* askGroup(
  game: Game,
  question: Question,
  faction: Faction,
  region: RegionId,
  candidates: () => MarchGroup,
  asides: Asides,
  limits: { min?: number; max?: number; led?: () => boolean; ledOnly?: boolean } = {},
): Flow<MarchGroup> {
  const led = limits.led ?? ((): boolean => false)
  const asked = (): MarchGroup => (led() ? withoutLeader(candidates()) : candidates())
  const others = (n: number): number => Math.max(0, n - (led() ? 1 : 0))
  const amounts = yield* allocate(
    game,
    question,
    () => {
      const buckets = groupBuckets(game.state, faction, region, asked())
      return limits.ledOnly ? besideLeader(buckets, game.state, faction) : buckets
    },
    () => others(limits.min ?? 0),
    () => others(limits.max ?? Number.MAX_SAFE_INTEGER),
    asides,
  )
  const n = (id: string): number => amounts[id] ?? 0
  const { lender } = candidates()
  return {
    own: {
      leader: led() || n('leader') > 0,
      legions: n('legions'),
      hidden: n('hidden'),
      revealed: n('revealed'),
      scouted: n('scouted'),
    },
    lent: lender ? lentOf(lender, n) : emptyGroup,
    lender,
  }
}

function withoutLeader(group: MarchGroup): MarchGroup {
  return { ...group, own: { ...group.own, leader: false } }
}

function lentOf(lender: Faction, n: (id: string) => number): Group {
  const side = (s: Side): number => n(lentId(lender, s))
  return { leader: false, legions: 0, hidden: side('hidden'), revealed: side('revealed'), scouted: side('scouted') }
}

function lentId(lender: Faction | undefined, side: Side): string {
  return `${lender === undefined || lender === 'germans' ? 'german' : lender}-${side}`
}

function groupBuckets(state: State, faction: Faction, region: RegionId, { own, lent, lender }: MarchGroup): Bucket[] {
  const troop = faction === 'romans' ? 'auxilia' : 'warband'
  const on = [regionThing(region)]
  const buckets: Bucket[] = []
  const add = (id: string, max: number, label: Text): void => void buckets.push({ id, label, on, max })
  if (own.leader) add('leader', 1, text('pieces.leader', { leader: leaderName(state, faction) }))
  if (own.legions > 0) add('legions', own.legions, text('pieces.legion', { n: own.legions }))
  for (const side of sides) if (own[side] > 0) add(side, own[side], text(`pieces.${troop}.${side}`, { n: own[side] }))
  for (const side of sides)
    if (lent[side] > 0) add(lentId(lender, side), lent[side], lentLabel(lender, side, lent[side]))
  return buckets
}

function besideLeader(buckets: readonly Bucket[], state: State, faction: Faction): Bucket[] {
  const needs = {
    bucket: 'leader',
    refused: text('illegal.march-without-leader', { leader: leaderName(state, faction) }),
  }
  return buckets.map((bucket) => (bucket.id === 'leader' ? bucket : { ...bucket, needs }))
}

function lentLabel(lender: Faction | undefined, side: Side, n: number): Text {
  const pieces = text(`pieces.${lender === 'romans' ? 'auxilia' : 'warband'}.${side}`, { n })
  return text(lender === 'aedui' || lender === 'romans' ? `march.lent.${lender}` : 'march.german', { pieces })
}
