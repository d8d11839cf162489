import { expect, test, vi } from 'vitest'
import { randomSetup, turnOf } from '../cli/random-games'
import { adjacentTo, playableRegions, tribesIn } from '../src/falling-sky/board/map'
import { cloneState } from '../src/falling-sky/clone'
import type { Effect } from '../src/falling-sky/effects'
import { change } from '../src/falling-sky/effects'
import type { Faction, RegionId } from '../src/falling-sky/ids'
import { factions, scenarioIds, senateBoxes } from '../src/falling-sky/ids'
import { answerByChance, RandomPlayer } from '../src/falling-sky/random-player'
import { base } from '../src/falling-sky/rulesets/base'
import type { State, WinterPhase } from '../src/falling-sky/state'
import type { GameTable } from '../src/falling-sky/table'
import { openTable } from '../src/falling-sky/table'
import { boardView } from '../src/falling-sky/view-of'

// The Winter Round judged a second time, from the text of the rules: pieces, scores and costs are counted here anew and
// held against what games by chance have logged. Of the engine it takes the facts of the map and nothing else.

vi.setConfig({ testTimeout: 120_000 })

interface Played {
  phase: WinterPhase
  before: State
  effects: Effect[]
  after: State
}

function* phasesOf(table: GameTable): Generator<Played> {
  const state = cloneState(table.viewAt(0))
  let open: Omit<Played, 'after'> | undefined
  for (const effect of table.log) {
    const turns = effect.kind === 'phase' || effect.kind === 'result'
    if (turns && open) yield { ...open, after: cloneState(state) }
    change(state, effect)
    if (effect.kind === 'phase' && effect.phase !== 'none')
      open = { phase: effect.phase, before: cloneState(state), effects: [] }
    else if (turns) open = undefined
    else open?.effects.push(effect)
  }
}

function playedByChance(seed: number): GameTable {
  const table = openTable(randomSetup(scenarioIds[seed % 3] ?? 'the-great-revolt', seed), seed)
  const player = new RandomPlayer(seed)
  while (table.decision) answerByChance(table, player, turnOf(table.state))
  return table
}
const phases = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) => [...phasesOf(playedByChance(seed))])
const played = (phase: WinterPhase): Played[] =>
  phases.filter((p) => p.phase === phase && !(p.before.scenario === 'pax-gallica' && p.before.winters === 1))

const settled = (state: State, faction: Faction, region: RegionId): number =>
  tribesIn(state, region).filter((t) => holder(state, t) === faction).length
const holder = (state: State, t: keyof State['tribes']): Faction | undefined => {
  const tribe = state.tribes[t]
  return tribe.status === 'allied' ? tribe.faction : undefined
}
const troops = (state: State, faction: Faction, region: RegionId): number => {
  const { hidden, revealed, scouted } = state.regions[region].forces[faction]
  return hidden + revealed + scouted
}
function pieces(state: State, faction: Faction, region: RegionId): number {
  const leader = state.leaders[faction]
  const { legions, forts } = state.regions[region].forces[faction]
  const led = leader.place === 'map' && leader.region === region ? 1 : 0
  return troops(state, faction, region) + legions + forts + led + settled(state, faction, region)
}
const othersThan = (state: State, faction: Faction, region: RegionId): number =>
  factions.reduce((n, f) => n + (f === faction ? 0 : pieces(state, f, region)), 0)
/** 1.6: more pieces than all others together. */
const controls = (state: State, faction: Faction, region: RegionId): boolean =>
  pieces(state, faction, region) > othersThan(state, faction, region)
const onMap = (state: State, faction: Faction): number =>
  playableRegions(state).reduce((n, r) => n + settled(state, faction, r), 0)
/** 7.2: every Tribe in play that no other Faction holds. */
const romanScore = (state: State): number =>
  playableRegions(state)
    .flatMap((r) => tribesIn(state, r))
    .filter((t) => [undefined, 'romans'].includes(holder(state, t))).length

function margin(state: State, faction: Faction): number | null {
  const others = factions.filter((f) => f !== faction)
  const legions = playableRegions(state).reduce((n, r) => n + state.regions[r].forces.romans.legions, 0)
  if (faction === 'romans') return romanScore(state) - 15
  if (faction === 'arverni') return Math.min(12 - legions - 6, onMap(state, faction) - 8)
  if (faction === 'aedui') return onMap(state, faction) - Math.max(...others.map((f) => onMap(state, f)))
  if (faction === 'germans') return null
  return onMap(state, faction) + belgicValue(state) - 15
}

/** 7.2: in Controlled Regions every Tribe but the Suebi gives 1, unless it is Dispersed. */
const belgicValue = (state: State): number =>
  playableRegions(state)
    .filter((r) => controls(state, 'belgae', r))
    .flatMap((r) => tribesIn(state, r))
    .filter((t) => !t.startsWith('suebi') && ['subdued', 'allied'].includes(state.tribes[t].status)).length

test('Control (1.6) and the margins (7.3) of the board, whenever a phase begins', () => {
  for (const { before } of phases) {
    const board = boardView(before, base)
    for (const f of factions) expect([f, board.factions[f].margin]).toEqual([f, margin(before, f)])
    for (const r of playableRegions(before))
      expect([r, board.regions[r].control]).toEqual([r, factions.find((f) => controls(before, f, r)) ?? null])
  }
})

test('Germans March with all they can spare, the larger groups first, to where they gain Control, players before others (6.2.2)', () => {
  let groups = 0
  for (const { before, effects } of played('germans')) {
    const state = cloneState(before)
    for (const e of effects.filter((e) => e.rule === '6.2.1')) change(state, e)
    const spare = (r: RegionId): number =>
      Math.min(troops(state, 'germans', r), pieces(state, 'germans', r) - othersThan(state, 'germans', r) - 1)
    const due = playableRegions(state).filter((r) => spare(r) > 0).map((r) => ({ r, n: spare(r) })) // prettier-ignore
    const moves = effects.flatMap((e) => (e.kind === 'move' && e.rule === '6.2.2' ? [e] : []))
    const gone = moves.map(({ from: r, group }) => ({ r, n: group.hidden + group.revealed + group.scouted }))
    expect(new Set(gone)).toEqual(new Set(due))
    expect(gone.map(({ n }) => n)).toEqual(gone.map(({ n }) => n).sort((a, b) => b - a))
    for (const [i, move] of moves.entries()) {
      const near = adjacentTo(state, move.from).filter((r) => r !== 'cisalpina')
      const gains = near.filter((r) => !controls(state, 'germans', r) && pieces(state, 'germans', r) + (gone[i]?.n ?? 0) > othersThan(state, 'germans', r)) // prettier-ignore
      const best = gains.length > 0 ? gains : near
      const persons = best.filter((r) =>
        factions.some((f) => controls(state, f, r) && state.seats[f].kind === 'person'),
      )
      expect(persons.length > 0 ? persons : best).toContain(move.to)
      change(state, move)
    }
    groups += moves.length
  }
  expect(groups).toBeGreaterThan(10)
})

test('Romans pay or roll for all but one piece for each Ally and Fort, 2 each or 1 beside an Ally, doubled where Devastated (6.3.3)', () => {
  let due = 0
  for (const { before, effects } of phases.filter((p) => p.phase === 'quarters')) {
    const state = cloneState(before)
    const lastMove = effects.map((e) => e.kind === 'move').lastIndexOf(true)
    for (const e of effects.slice(0, lastMove + 1)) change(state, e)
    const rest = effects.slice(lastMove + 1)
    const paid = (r: RegionId): number =>
      rest.reduce((n, e) => n - (e.kind === 'resources' && e.why === 'quarters' && e.region === r ? e.change : 0), 0)
    const rolled = (r: RegionId): number =>
      rest.filter((e) => e.kind === 'roll' && e.rule === '6.3.3' && JSON.stringify(e.for).includes(`"id":"${r}"`))
        .length
    for (const r of playableRegions(state).filter((r) => r !== 'provincia')) {
      const { legions, forts } = state.regions[r].forces.romans
      const allies = settled(state, 'romans', r)
      const price = (allies > 0 ? 1 : 2) * (state.regions[r].devastated ? 2 : 1)
      const spared =
        state.capabilities.some((c) => c.card === 63 && c.side === 'unshaded') && !state.regions[r].devastated
      const owed = spared ? 0 : Math.max(0, legions + troops(state, 'romans', r) - allies - forts)
      expect([r, paid(r) / price + rolled(r)]).toEqual([r, owed])
      due += owed
    }
  }
  expect(due).toBeGreaterThan(50)
})

test('the Senate shifts by the Roman score, never down past a Fallen Legion or the Lost Eagle, and sends its rows (6.5)', () => {
  for (const { before, after } of phases.filter((p) => p.phase === 'senate')) {
    const at = before.senate.box === 'off' ? 1 : senateBoxes.indexOf(before.senate.box)
    const score = romanScore(before)
    const wanted = before.senate.box === 'off' ? 0 : score < 10 ? -1 : score > 12 ? 1 : Math.sign(1 - at)
    const shift = wanted > 0 && (before.legions.fallen > 0 || before.lasting.includes(33)) ? 0 : wanted
    const turnsBack = before.senate.firm && shift !== 0 && at + shift === 1
    const box = turnsBack ? at : Math.max(0, Math.min(2, at + shift))
    const firm = shift === 0 ? before.senate.firm : at + shift !== box && !turnsBack
    expect(after.senate).toEqual({ box: senateBoxes[box], firm })
    const fallen = Math.floor(before.legions.fallen / 2)
    const track = before.legions.track + before.legions.fallen - fallen
    const rows = [Math.max(0, track - 8), Math.max(0, Math.min(4, track - 4)), Math.min(4, track)]
    const come = rows.slice(0, box + 1).reduce((sum, n) => sum + n, 0)
    expect(after.legions).toMatchObject({ fallen, track: track - come })
  }
})
