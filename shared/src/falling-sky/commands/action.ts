import type { Flow } from '../../kernel/flow'
import { playableRegions } from '../board/map'
import type { Game } from '../game'
import type { Group } from '../effects'
import type { AbilityId, CommandId, Faction, RegionId } from '../ids'
import type { AbilityWindow } from './ability-window'
import type { BattleCommand, BattleTerms } from './battle/fight'
import type { Asides } from '../questions'
import type { State } from '../state'
import type { Help } from './help'

/**
 * A Command or Special Ability being carried out, and what limits it. Whoever starts one (the Sequence of Play, Seize,
 * Enlist, an Event) makes an Action; the flows of chapters 3 and 4 obey it.
 */
export interface Action {
  /** The Faction that executes. */
  faction: Faction
  /** Who decides for it, if not the Faction itself: the Belgae where they Enlist (4.5.1), an Event's executor. */
  chooser?: Faction
  /** Costs nothing (3.1.2). */
  free: boolean
  /** One Region, no Special Ability (2.3.5). */
  limited: boolean
  /** The most Regions in which it may be executed; undefined: any number. */
  most?: number
  /** It need not be executed in any Region, where an Event says "up to" or "may". */
  optional?: boolean
  /** The Regions in which it may be executed, by the state that is looked at; undefined: wherever the rules allow. */
  within?: (region: RegionId, state: State) => boolean
  /** How an Event limits a March; undefined: as 3.2.2, 3.3.2 and 3.4.2 have it. */
  march?: MarchTerms
  /** What Germans may do just before another Command, as they must leave that a Region (4.1); undefined: everything. */
  mayDo?: (game: Game, act: (copy: Game) => void) => boolean
  /** The most Warbands that Raid in a Region, where an Event names them (card 51, in the first edition card 44). */
  raiders?: number
  /** What the Event that grants it changes about it. */
  grant?: Grant
  /** The pieces that Scout, where an Event names them (card 44); undefined: all Auxilia. */
  scouts?: readonly Scouts[]
  /** All Regions of a Battle or March are selected and paid first (8.7.1: an ability after payment doesn't raise the cost). */
  selectsFirst?: boolean
  /** The Special Ability that goes with it; undefined: none may. */
  ability?: AbilityWindow
  /** What may be done beside a question to the executing Faction: transfers, voluntary removal, a Special Ability. */
  asides: Asides
  /** What gifts and voluntary removal could still bring; undefined: nothing. */
  help?: () => Help | undefined
  /** Promises that hold for the whole action (1.5.2). */
  promises: Promises
  /** What its Battles have used up of effects that work in one Region per Battle Command. */
  battles?: BattleCommand
  /** The Regions that this Command has Seized so far: Build leaves Allies there alone (4.2.1). */
  seized?: RegionId[]
  /** The Regions in which Build has placed or removed an Ally: this Command can't Seize them any more (4.2.1). */
  built?: RegionId[]
}

/** How an Event limits a March. With terms at least one piece must leave each Region that is selected. */
export interface MarchTerms {
  /** The Regions in which pieces may end; they neither stop nor are dropped off elsewhere. */
  to?: (region: RegionId) => boolean
  /** The most Regions that a group may enter: 1 for a March to an adjacent Region. */
  reach?: number
  /** The most groups, from all Regions together. */
  groups?: number
  /** The most pieces, and the most Legions, that may March in all. */
  pieces?: number
  legions?: number
  /** Only Hidden Warbands March, without the Leader. */
  hiddenOnly?: boolean
  /** Only those who leave hide; the others in the Region are not touched. */
  stayersKeepSide?: boolean
  /** A group stays together until it stops: nobody is dropped off. */
  together?: boolean
  /** A group may March without leaving its Region. */
  inPlace?: boolean
}

/** A group that has ended its March. */
export interface Arrival {
  from: RegionId
  region: RegionId
  group: Group
}

/** What an Event changes about a Command that it grants (5.1.1). */
export interface Grant {
  /** It is executed in as many Regions as `most` says, in fewer only if there are no more (card 34). */
  allRegions?: true
  /** Every Region counts as Controlled by the Faction, a Devastated one too (card 34). */
  asControlled?: true
  /** How its Battles go; a Raid ignores the Fort as they do (cards 21, 36). */
  terms?: BattleTerms
}

/** Hidden Auxilia, or Warbands as if they were, that alone may Scout (card 44). */
export interface Scouts {
  owner: Faction
  /** How many of them are where. */
  in: ReadonlyMap<RegionId, number>
}

/** Agreements given within an action; each binds until it ends (1.5.2). */
export interface Promises {
  /** `faction:region` of those who have promised not to Harass there. */
  noHarassment?: Set<string>
  /** Somebody has refused such a promise. */
  harassmentRefused?: true
  /** What has been answered about Supply Lines, by the action's Region: it holds for the Command and its Special Ability (RUL-29). */
  supply?: Map<RegionId, SupplyAnswers>
}

/** The Regions that have been granted and refused for one Region of the action, each with its Controller at that time (3.2.1). */
export interface SupplyAnswers {
  granted: readonly { region: RegionId; of: Faction }[]
  refused: readonly { region: RegionId; of: Faction }[]
}

/** What came of a Command: the Regions in which it was executed, or that it was taken back before anything changed (1.5.2). */
export type Outcome = { regions: RegionId[]; arrivals?: readonly Arrival[] } | 'called-off'

export function newPromises(): Promises {
  return { noHarassment: undefined, harassmentRefused: undefined, supply: undefined }
}

/**
 * Makes an action: at its cost, without limits and without anything beside it, but for what is said of it. All have the
 * same fields in one order: every rule of chapters 3 and 4 reads them, and objects of one shape are read faster.
 */
export function newAction(faction: Faction, said: Partial<Omit<Action, 'faction'>> = {}): Action {
  return {
    faction,
    chooser: said.chooser,
    free: said.free ?? false,
    limited: said.limited ?? false,
    most: said.most,
    optional: said.optional,
    within: said.within,
    march: said.march,
    mayDo: said.mayDo,
    raiders: said.raiders,
    grant: said.grant,
    scouts: said.scouts,
    selectsFirst: said.selectsFirst,
    ability: said.ability,
    asides: said.asides ?? (() => []),
    help: said.help,
    promises: said.promises ?? newPromises(),
    battles: said.battles,
    seized: said.seized,
    built: said.built,
  }
}

/** An action without cost and without anything beside it, such as the free Rally after Seize (3.1.2). */
export function freeAction(faction: Faction, within?: Action['within']): Action {
  return newAction(faction, { free: true, within })
}

/** The Faction that is asked for the decisions of the action. */
export function decides(action: Action): Faction {
  return action.chooser ?? action.faction
}

/** Whether the Region is one in which the action may be executed. */
export function permits(state: State, action: Action, region: RegionId): boolean {
  return action.within?.(region, state) ?? true
}

/** Where something could be done. Most rules ask only whether it is possible: that is seen at the first Region. */
export interface Where {
  /** The Regions in which the Faction could do it now, cost in hand. */
  regions(game: Game, action: Action): RegionId[]
  /** Whether there is such a Region. */
  possible(game: Game, action: Action): boolean
}

/** The Regions, in the order of the map, in which the Faction may do it. */
export function regionsWhere(may: (game: Game, action: Action, region: RegionId) => boolean): Where {
  return {
    regions: (game, action) => {
      const found: RegionId[] = []
      for (const region of playableRegions(game.state)) if (may(game, action, region)) found.push(region)
      return found
    },
    possible: (game, action) => {
      for (const region of playableRegions(game.state)) if (may(game, action, region)) return true
      return false
    },
  }
}

/** The Regions where they have to be found together. */
export function regionsFound(regions: Where['regions']): Where {
  return { regions, possible: (game, action) => regions(game, action).length > 0 }
}

/** A Command as the Sequence of Play sees it. */
export interface Command extends Where {
  id: CommandId
  /** What one Region costs the Faction now (0 if the action is free). */
  cost(game: Game, action: Action, region: RegionId): number
  run(game: Game, action: Action): Flow<Outcome>
}

/** A Special Ability other than Besiege and Ambush, which are part of Battle. */
export interface Ability extends Where {
  id: AbilityId
  /** Carries it out in at least one Region. */
  run(game: Game, action: Action): Flow<AbilityOutcome>
  /** Whether using it first could make possible a Command that has no Region now; undefined: never. */
  opens?(game: Game, action: Action, command: Command): boolean
}

/** An ability may be called off when others have refused their leave: it then counts as not used (1.5.2). */
export type AbilityOutcome = 'used' | 'called-off'
