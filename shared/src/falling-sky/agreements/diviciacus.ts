import type { Aside, Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import type { Partner } from '../capabilities/diviciacus'
import { diviciacusPartner, regionsTogether } from '../capabilities/diviciacus'
import type { Action, Command } from '../commands/action'
import { decides } from '../commands/action'
import type { Effect } from '../effects'
import type { Game } from '../game'
import { supposing } from '../game'
import type { RegionId } from '../ids'
import { factionThing, regionThing } from '../names'
import type { Left } from '../questions'
import { regionChoice } from '../questions'
import { askConsent } from './consent'
import { pickLent } from './lending'

const rule = 'card 38'

/** Aedui Warbands and Auxilia that stand in for each other during a Command (card 38, unshaded). */
export interface Standing {
  /** The act beside the Command's questions by which it is agreed on, and its Regions are chosen. */
  asides(left?: Left): Aside[]
  /** Whether the Command, which has no Region, could have one so. */
  opens(): boolean
  /** Asks for the leave that the Command needs. Returns whether it has a Region then. */
  open(): Flow<boolean>
  /** Everybody's pieces are their own again. */
  end(): void
}

const nobody: Standing = {
  asides: () => [],
  opens: () => false,
  *open() {
    return false
  },
  end: () => undefined,
}

/**
 * Opens the help of Diviciacus to a Command of the Romans or the Aedui. The other is asked once; a yes holds for the
 * Command, whose Faction says in which Regions it makes use of it and may say so anew at any of its choices.
 */
export function standIn(game: Game, action: Action, command: Command): Standing {
  const faction = action.faction
  const other = diviciacusPartner(game.state, faction)
  if (!other || (faction !== 'romans' && faction !== 'aedui')) return nobody
  let answer: boolean | undefined
  const leave = function* (left?: Left): Flow {
    answer ??= yield* askConsent(game, {
      by: faction,
      of: other,
      for: 'diviciacus',
      rule,
      params: { command: { kind: 'command', id: command.id } },
      about: regionsTogether(game.state).map(regionThing),
    })
    if (answer) yield* chooseRegions(game, action, faction, other, left)
  }
  return {
    asides: (left) =>
      answer === false || (regionsTogether(game.state).length === 0 && game.state.diviciacus[faction].length === 0)
        ? []
        : [
            {
              id: 'diviciacus',
              faction: decides(action),
              label: text(`aside.diviciacus.${other}`),
              rule,
              run: () => leave(left),
              keepsOpen: true,
            },
          ],
    opens: () => standInOpens(game, action, command),
    *open() {
      yield* leave()
      return command.possible(game, action)
    },
    end: () => {
      if (game.state.diviciacus[faction].length > 0) game.apply({ kind: 'diviciacus', rule, faction, regions: [] })
    },
  }
}

/** Whether the Command, which has no Region now, would have one if the other Faction agreed (card 38). */
export function standInOpens(game: Game, action: Action, command: Command): boolean {
  const { faction } = action
  if (!diviciacusPartner(game.state, faction) || (faction !== 'romans' && faction !== 'aedui')) return false
  const agreed = supposing(game, (state) => {
    state.diviciacus = { ...state.diviciacus, [faction]: regionsTogether(state) }
  })
  return command.possible(agreed, action)
}

/** In which of the Regions where both are together the other's count as the Faction's own. */
function* chooseRegions(game: Game, action: Action, faction: Partner, other: Partner, left: Left | undefined): Flow {
  const open = (): RegionId[] => {
    const now = game.state.diviciacus[faction]
    return [...new Set([...now, ...regionsTogether(game.state)])]
  }
  const params = { faction: factionThing(other) }
  const question = { faction: decides(action), topic: `diviciacus.${other}`, rule, params }
  const lending = (regions: readonly RegionId[]): Effect => ({
    kind: 'diviciacus',
    rule,
    faction,
    regions: [...regions],
  })
  const chosen = yield* pickLent(
    game,
    question,
    () => open().map((r) => regionChoice(r)),
    0,
    left && ((now) => left.regions((copy) => copy.apply(lending(now)))),
  )
  game.apply(lending(open().filter((r) => chosen.includes(r))))
}
