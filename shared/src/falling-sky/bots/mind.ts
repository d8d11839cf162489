import type { Answer, Decision } from '../../kernel/decision'
import type { Action } from '../commands/action'
import type { BattleCommand, BattleTerms, Fight, Party } from '../commands/battle/fight'
import type { Play } from '../events/event'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import type { PlayerFaction } from '../position/position'
import { isBot } from '../seats'
import type { Flowchart, Flowcharts, FreeCommandOf } from './flowchart'
import { anyAnswer } from './guidelines/any-answer'
import { EventSearch } from './guidelines/event-search'
import type { Instruction } from './instructions'
import { sideOf } from './instructions'
import type { PathStep } from './path'
import { Tried } from './tried'

/** Answers a decision, or leaves it to the next one asked by undefined. It may roll dice; it must be legal. */
export type Responder = (decision: Decision, game: Game) => Answer | undefined

/** A free action that an Event offers (5.4): its limits, which the questions about it do not tell. */
export interface Offered {
  action: Action
  /** Of a Battle: whom it may be against, and how it goes. */
  battle?: { targets?: readonly Faction[]; terms?: BattleTerms; party?: (region: RegionId) => Party }
}

/** A plan in progress. */
interface Plan {
  faction: Faction
  respond: Responder
}

/** More answers than bots have to give in any turn or Winter phase: thinking that goes round in circles ends here. */
const mostAnswers = 500

/**
 * What the bots have in mind during one stretch: the plans in progress, the innermost last. A decision that a bot is
 * asked goes to that Faction's plans, innermost first, then to its flowchart's own reactions, then to the guidelines
 * that all bots share. Nothing of it is stored: a stretch that is played again makes the same plans.
 */
export class Mind {
  private readonly plans: Plan[] = []
  private readonly open = new Map<Faction, PathStep[]>()
  /** Decisions that bots have answered so far. */
  answered = 0

  /**
   * @param charts the flowcharts of the Factions that can be bots
   * @param common what all bots answer alike, where no plan and no flowchart does
   * @param everyone in a trial: persons are answered for like bots
   * @param tried what has been tried so far: a trial knows it too
   */
  constructor(
    private readonly charts: Flowcharts,
    private readonly common: Responder,
    private readonly everyone = false,
    readonly tried = new Tried(),
  ) {}

  /** A mind for something tried out on a copy, in which every Faction is answered for. */
  forTrial(): Mind {
    return new Mind(this.charts, this.common, true, this.tried)
  }

  /** Whether this mind answers for the Faction. */
  runs(game: Game, faction: Faction): boolean {
    return this.everyone || isBot(game.state, faction)
  }

  /** The Faction's flowchart. Throws for the Germans, who have none. */
  chart(faction: Faction): Flowchart {
    const chart = this.charts[faction as PlayerFaction]
    if (!chart) throw new Error(`the ${faction} have no flowchart`)
    return chart
  }

  /** Lets a plan answer the Faction's decisions until the returned function is called. */
  follow(faction: Faction, respond: Responder): () => void {
    const plan = { faction, respond }
    this.plans.push(plan)
    return () => {
      const at = this.plans.lastIndexOf(plan)
      if (at >= 0) this.plans.splice(at, 1)
    }
  }

  /** The Battle about which a question is asked: whether to Ambush, whether to Retreat. */
  fight: Fight | undefined
  considers(fight: Fight): void {
    this.fight = fight
  }

  /** The Battle Command under way: what its Battles have used up is not there for the next ones (8.3.3). */
  campaign: { faction: Faction; command: BattleCommand } | undefined
  /**
   * A Battle Command begins.
   *
   * @returns to be called when it is over
   */
  beginsBattles(faction: Faction, command: BattleCommand): () => void {
    const around = this.campaign
    this.campaign = { faction, command }
    return () => {
      this.campaign = around
    }
  }

  /** In a trial: answers that have been given already, before any plan. */
  replay: Responder | undefined

  /** The free action that an Event offers now, and the one before. */
  offered: Offered | undefined
  offeredBefore: Offered | undefined
  offers(offered: Offered): void {
    this.offeredBefore = this.offered
    this.offered = offered
  }

  /** Tries the Event out for every choice of a bot that nothing else answers (8.2.3). */
  search: EventSearch | undefined
  /** The Event that is under way: what an Instruction has in mind for it ends with it. */
  event: Pick<Play, 'card'> | undefined
  /**
   * An Event begins. The Instructions of bots answer: of its own (8.2.1), and of others for the actions that it gives them
   * (8.2); what they leave to a bot, whoever executes the Event, is tried out (8.2.3).
   *
   * @returns to be called when the Event is over
   */
  beginsEvent(game: Game, play: Pick<Play, 'faction' | 'card' | 'side'>): () => void {
    const { faction, card, side } = play
    const own = this.runs(game, faction) ? this.charts[faction as PlayerFaction]?.instructions[card] : undefined
    const searches = !this.everyone && !this.search && game.ruleset.playerFactions.some((f) => this.runs(game, f))
    this.event = play
    const others = game.ruleset.playerFactions.filter((f) => f !== faction && this.isInstructed(game, f, play))
    const plans = others.map((f) => ({ faction: f as Faction, respond: lazily(this.charts[f]?.instructions[card]) }))
    const respond = own?.respond?.(game)
    if (respond) plans.push({ faction, respond })
    const done = plans.map((plan) => this.follow(plan.faction, plan.respond))
    if (searches) this.search = new EventSearch(game, faction, card, side)
    return () => {
      for (const end of done) end()
      this.event = undefined
      if (searches) this.search = undefined
    }
  }

  /** Whether a bot has an Instruction for this text, if somebody else executes it. */
  private isInstructed(game: Game, faction: PlayerFaction, { card, side }: Pick<Play, 'card' | 'side'>): boolean {
    const instruction = this.charts[faction]?.instructions[card]
    if (!isBot(game.state, faction) || !instruction) return false
    return sideOf(game, faction, card, instruction) === side
  }

  /** An answer has been given, by a bot or a person. */
  heard(answer: Answer, game: Game): void {
    this.search?.heard(answer, game)
  }

  /** Whether a plan of the Faction is in progress. */
  isPlanning(faction: Faction): boolean {
    return this.plans.some((p) => p.faction === faction)
  }

  /** The bot's answer; undefined if a person is asked. */
  answer(decision: Decision, game: Game): Answer | undefined {
    const faction = decision.faction as Faction
    if (!this.runs(game, faction)) return undefined
    if (++this.answered > mostAnswers) throw new Error(`the ${faction} answer without end: ${decision.topic}`)
    const answer = this.replay?.(decision, game) ?? this.planned(decision, game) ?? this.others(decision, game)
    this.heard(answer, game)
    return answer
  }

  private planned(decision: Decision, game: Game): Answer | undefined {
    for (const plan of [...this.plans].reverse()) {
      const answer = plan.faction === decision.faction ? plan.respond(decision, game) : undefined
      if (answer) return answer
    }
    return undefined
  }

  private others(decision: Decision, game: Game): Answer {
    return (
      this.charts[decision.faction as PlayerFaction]?.respond?.(decision, game) ??
      this.common(decision, game) ??
      this.search?.respond(decision, game) ??
      anyAnswer(decision, game)
    )
  }

  /**
   * A Command begins. Where it is a free one of a bot (an Event, card 63), its flowchart plans it; the plan of the
   * Faction's own turn is in progress already.
   *
   * @returns to be called when the Command is over
   */
  begins(game: Game, begun: FreeCommandOf): () => void {
    const { faction } = begun.action
    if (this.commanded.has(faction)) {
      this.commanded.delete(faction)
      return () => undefined
    }
    if (!this.runs(game, faction)) return () => undefined
    const respond = this.charts[faction as PlayerFaction]?.free?.(game, begun)
    return respond ? this.follow(faction, respond) : () => undefined
  }

  /** Says that the next Command of the Faction is the one of its turn, which is planned. */
  expectCommand(faction: Faction): void {
    this.commanded.add(faction)
  }
  private readonly commanded = new Set<Faction>()

  /** What bots do at once when they can (A-AGREE: the gift to poor Romans). */
  settle(game: Game): void {
    for (const faction of game.ruleset.playerFactions)
      if (isBot(game.state, faction)) this.charts[faction]?.atOnce?.(game)
  }

  /** Keeps the Faction's steps back until `closePath`, so that the way through a flowchart is one line of the log. */
  openPath(faction: Faction): void {
    this.open.set(faction, [])
  }

  closePath(game: Game, faction: Faction): void {
    const path = this.open.get(faction) ?? []
    this.open.delete(faction)
    if (path.length)
      game.apply({ kind: 'bot-path', rule: this.charts[faction as PlayerFaction]?.rule ?? '8.1', faction, path })
  }

  /** Writes a step to the open path, or to the log by itself. */
  record(game: Game, faction: Faction, step: PathStep): void {
    const path = this.open.get(faction)
    if (path) path.push(step)
    else
      game.apply({
        kind: 'bot-path',
        rule: this.charts[faction as PlayerFaction]?.rule ?? '8.1',
        faction,
        path: [step],
      })
  }
}

/** The plan of an Instruction, made when its Faction is first asked, as the board stands then. */
function lazily(instruction: Instruction | undefined): Responder {
  let plan: Responder | undefined
  return (decision, game) => {
    plan ??= instruction?.respond?.(game)
    return plan?.(decision, game)
  }
}
