import type { Text, TextParam } from '@gallia/shared/kernel/text'
import { factions, regions, type Faction, type RegionId } from '@gallia/shared/falling-sky/ids'
import type { LogLine } from '@gallia/shared/protocol'

export interface BattleRoll {
  die: number
  /** What was rolled for, a piece or an exemption. */
  why: Text
  /** Whether the piece is gone; undefined where a roll decides something else. */
  lost: boolean | undefined
}

export interface BattleSum {
  step: 'opening' | 'attack' | 'counterattack'
  by: Faction
  on: Faction
  parts: readonly TextParam[]
  total: number | undefined
  halved: TextParam | undefined
  later: readonly TextParam[]
  losses: number
  /** Losses that pieces have taken or rolled away so far. */
  taken: number
  rolls: BattleRoll[]
}

/** A Battle as the log tells it. */
export interface BattleStory {
  /** The line that opens it, and the line after its last. */
  first: number
  end: number
  rule: string
  region: RegionId
  attacker: Faction
  defender: Faction
  ambush: boolean
  choice: 'stands' | 'retreats' | undefined
  sums: BattleSum[]
  rolls: BattleRoll[]
}

/** Lines that belong to something else: what follows them is no more of the Battle. */
const closing = new Set(['select', 'command', 'acted', 'card', 'phase', 'winter', 'event', 'result', 'resources', 'bot-path']) // prettier-ignore

/** The Battles told from line `from` on, with one that had begun before and goes on there. */
export function battlesFrom(log: readonly LogLine[], from: number): BattleStory[] {
  const stories: BattleStory[] = []
  const opened = log.slice(0, from).findLastIndex(opens)
  for (let i = opened < 0 ? from : opened; i < log.length; i++) {
    const line = log[i]
    if (line && opens(line)) stories.push(tell(log, i))
  }
  return stories.filter((story) => story.end > from)
}

const opens = (line: LogLine): boolean => line.text.key === 'log.battle' || line.text.key === 'log.battle.ambush'

function tell(log: readonly LogLine[], first: number): BattleStory {
  const opening = log[first]
  const params = opening?.text.params ?? {}
  const story: BattleStory = {
    first,
    end: first + 1,
    rule: opening?.rule ?? '',
    region: thingId(params['region'], regions) ?? 'arverni',
    attacker: thingId(params['attacker'], factions) ?? 'romans',
    defender: thingId(params['defender'], factions) ?? 'arverni',
    ambush: opening?.text.key === 'log.battle.ambush',
    choice: undefined,
    sums: [],
    rolls: [],
  }
  for (let i = first + 1; i < log.length; i++) {
    const line = log[i]
    if (!line || opens(line) || closing.has(line.kind)) break
    take(story, line, log[i + 1])
    story.end = i + 1
  }
  return story
}

function take(story: BattleStory, line: LogLine, next: LogLine | undefined): void {
  const { key } = line.text
  const sum = story.sums.at(-1)
  const step = /^log\.battle\.(opening|attack|counterattack)/.exec(key)?.[1]
  if (step === 'opening' || step === 'attack' || step === 'counterattack') story.sums.push(sumOf(story, step, line))
  else if (key === 'log.battle.stand') story.choice = 'stands'
  else if (key === 'log.battle.retreat') story.choice = 'retreats'
  else if (line.kind === 'roll') (sum?.rolls ?? story.rolls).push(rollOf(line, next))
  else if (sum) sum.taken = Math.min(sum.losses, sum.taken + absorbed(line))
}

function sumOf(story: BattleStory, step: BattleSum['step'], { text, faction }: LogLine): BattleSum {
  const { parts, total, halved, later, n, on } = text.params ?? {}
  return {
    step,
    by: faction ?? story.attacker,
    on: thingId(on, factions) ?? story.defender,
    parts: listOf(parts),
    total: typeof total === 'number' ? total : undefined,
    halved,
    later: listOf(later),
    losses: typeof n === 'number' ? n : 0,
    taken: 0,
    rolls: [],
  }
}

function rollOf(line: LogLine, next: LogLine | undefined): BattleRoll {
  const why = line.text.params?.['for']
  const roll = { die: line.die ?? 0, why: isText(why) ? why : line.text }
  const forPiece = isText(why) && why.key === 'roll.loss'
  const piece = forPiece ? why.params?.['piece'] : undefined
  return {
    ...roll,
    why: isText(piece) ? piece : roll.why,
    lost: forPiece ? next?.text.key !== 'log.loss-absorbed' : undefined,
  }
}

/** Losses that a line accounts for: pieces removed, or one that held. */
function absorbed({ kind, text }: LogLine): number {
  if (text.key === 'log.loss-absorbed') return 1
  if (!kind.startsWith('remove-')) return 0
  const { n, pieces } = text.params ?? {}
  if (typeof n === 'number') return n
  const counts = listOf(pieces).map((piece) => (isText(piece) ? piece.params?.['n'] : undefined))
  return counts.length ? counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0) : 1
}

function thingId<T extends string>(param: TextParam | undefined, among: readonly T[]): T | undefined {
  const id = typeof param === 'object' && 'kind' in param ? param.id : undefined
  return among.find((known) => known === id)
}

const isText = (param: TextParam | undefined): param is Text => typeof param === 'object' && 'key' in param
const listOf = (param: TextParam | undefined): readonly TextParam[] => (Array.isArray(param) ? param : [])

/** Which step of the Battle is being played: 'over' when nothing of it is left. */
export type BattleStep = 'retreat' | 'attack' | 'counterattack' | 'reveal'

export function stepOf(story: BattleStory, running: boolean): BattleStep {
  if (!running) return 'reveal'
  const last = story.sums.findLast((sum) => sum.step !== 'opening')
  return last?.step === 'counterattack' ? 'counterattack' : last ? 'attack' : 'retreat'
}
