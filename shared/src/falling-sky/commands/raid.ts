import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { lendingRule, ownersIn } from '../board/lent'
import { flip } from '../forces/pieces'
import { gain, lose } from '../forces/resources'
import type { Game } from '../game'
import type { Faction, RegionId } from '../ids'
import { factionThing, regionThing } from '../names'
import type { Choice, Question } from '../questions'
import { pickOne, pickOneOrNone, regionQuestion } from '../questions'
import type { State } from '../state'
import type { Action, Command } from './action'
import { decides, permits, regionsWhere } from './action'
import { mostRaiders, raidTargets } from './raid-targets'
import { nextRegion } from './select'
import { forcesIn } from '../board/control'

const rule = '3.3.3'

/** What one Warband that Raids does. */
type RaidAct = { kind: 'gain' } | { kind: 'steal'; from: Faction }

/** Raid (3.3.3). */
export const raid: Command = {
  id: 'raid',
  cost: () => 0,
  ...regionsWhere(canRaid),
  *run(game, action) {
    const done: RegionId[] = []
    for (;;) {
      const region = yield* nextRegion(game, action, raid, { rule, done })
      if (region === undefined) return { regions: done }
      done.push(region)
      yield* raidIn(game, action, region)
    }
  },
}

function canRaid({ state }: Game, action: Action, region: RegionId): boolean {
  if (!permits(state, action, region) || !anyRaider(state, action.faction, region)) return false
  return !state.regions[region].devastated || victims(state, action, region).length > 0
}

/** The Factions with Hidden Warbands or Auxilia that Raid there: lent ones too (4.5.1, card 38). */
function raiders(state: State, faction: Faction, region: RegionId): Faction[] {
  return ownersIn(state, faction, region).filter((f) => forcesIn(state, f, region).hidden > 0)
}

function anyRaider(state: State, faction: Faction, region: RegionId): boolean {
  for (const owner of ownersIn(state, faction, region)) if (forcesIn(state, owner, region).hidden > 0) return true
  return false
}

/** Gain a Resource, unless the Region is Devastated, or take one from a Faction there. */
function raidActs(state: State, action: Action, region: RegionId): RaidAct[] {
  return [
    ...(state.regions[region].devastated ? [] : [{ kind: 'gain' as const }]),
    ...victims(state, action, region).map((from) => ({ kind: 'steal' as const, from })),
  ]
}

function victims(state: State, { faction, grant }: Action, region: RegionId): Faction[] {
  return raidTargets(state, faction, region, grant?.terms?.ignoreFort)
}

/** One or two Warbands flip, with Baggage Trains three (card 8), each for an act of its own. */
function* raidIn(game: Game, action: Action, region: RegionId): Flow {
  const { faction } = action
  const question = (what: string): Question => regionQuestion(decides(action), rule, `raid.${what}`, region)
  const most = Math.min(mostRaiders(game.state, faction), action.raiders ?? Infinity)
  for (let n = 1; n <= most; n++) {
    const act = yield* (n === 1 ? pickOne : pickOneOrNone)(game, question(n === 1 ? 'act' : 'again'), () =>
      raiders(game.state, faction, region).length > 0 ? raidChoices(game.state, action, region) : [],
    )
    if (!act) return
    const raider = yield* whichWarband(game, faction, region, question('warband'))
    flip(game, raider === faction ? rule : lendingRule(raider), raider, region, 'hidden', 'revealed', 1)
    carryOut(game, faction, region, act)
  }
}

/** Whose Warband Raids: asked only where lent ones are beside the Faction's own (4.5.1, card 38). */
function* whichWarband(game: Game, faction: Faction, region: RegionId, question: Question): Flow<Faction> {
  const [only, ...others] = raiders(game.state, faction, region)
  if (others.length === 0) return only ?? faction
  const choices = (): Choice<Faction>[] =>
    raiders(game.state, faction, region).map((f) => ({
      id: f,
      value: f,
      label: text(f === 'romans' ? 'raid.auxilia' : 'rally.warbands-of', { faction: factionThing(f) }),
    }))
  return (yield* pickOne(game, question, choices)) ?? faction
}

function raidChoices(state: State, action: Action, region: RegionId): Choice<RaidAct>[] {
  return raidActs(state, action, region).map((act): Choice<RaidAct> => {
    switch (act.kind) {
      case 'gain':
        return { id: 'gain', value: act, label: text('raid.gain'), on: [regionThing(region)] }
      case 'steal':
        return {
          id: `steal:${act.from}`,
          value: act,
          label: text('raid.steal', { from: factionThing(act.from) }),
          detail: text('raid.steal.has', { n: state.resources[act.from] }),
        }
    }
  })
}

function carryOut(game: Game, faction: Faction, region: RegionId, act: RaidAct): void {
  switch (act.kind) {
    case 'gain':
      gain(game, rule, faction, 1, 'raid', region)
      return
    case 'steal':
      lose(game, rule, act.from, 1, 'raided', region)
      gain(game, rule, faction, 1, 'raid', region)
      return
  }
}
