import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../../kernel/decision'
import type { Flow } from '../../kernel/flow'
import type { Ability, Action } from '../commands/action'
import { freeAction } from '../commands/action'
import { change } from '../effects'
import type { Game } from '../game'
import type { RegionId } from '../ids'
import type { Position } from '../position/position'
import { readPosition } from '../position/read'
import { base } from '../rulesets/base'
import { entreat } from './entreat'
import { enlist } from './enlist'
import { scout } from './scout'
import { suborn } from './suborn'
import { trade } from './trade'

/** Special Abilities as Events grant them: free, in one Region, only in some Regions, at another Faction's will. */

function gameAt(position: Position): Game {
  const state = readPosition(position)
  return { state, apply: (effect) => change(state, effect), ruleset: base }
}

/** Plays an ability to its end; `answer` answers every question. Returns what it was asked. */
function play(game: Game, ability: Ability, action: Action, answer: (decision: Decision) => Answer): Decision[] {
  const asked: Decision[] = []
  const flow: Flow<unknown> = ability.run(game, action)
  for (let next = flow.next(); !next.done; next = flow.next(answer(next.value))) asked.push(next.value)
  return asked
}

const firstOption = (decision: Decision): Answer =>
  decision.kind === 'choose'
    ? { choose: decision.options.slice(0, Math.max(1, decision.min)).map((o) => o.id) }
    : { allocate: { [decision.buckets[0]?.id ?? '']: 1 } }

const regionsOffered = (decision: Decision | undefined): string[] =>
  decision?.kind === 'choose' ? decision.options.map((o) => o.id) : []

const entreatAround: Position = {
  regions: {
    arverni: { arverni: { leader: 'vercingetorix', warbands: { hidden: 1 } }, romans: { auxilia: { hidden: 1 } } },
    bituriges: { arverni: { warbands: { hidden: 1 } }, romans: { auxilia: { hidden: 1 } } },
    pictones: { arverni: { warbands: { hidden: 1 } }, romans: { auxilia: { hidden: 1 } } },
  },
}

describe('a Special Ability granted by an Event', () => {
  it('costs nothing when free (3.1.2)', () => {
    const game = gameAt(entreatAround)
    play(game, entreat, freeAction('arverni'), firstOption)
    expect(game.state.resources.arverni).toBe(0)
    expect(game.state.regions.pictones.forces.romans.hidden).toBe(0)
  })

  it('is not possible without Resources when it is not free', () => {
    const action: Action = { ...freeAction('arverni'), free: false }
    expect(entreat.regions(gameAt(entreatAround), action)).toEqual([])
  })

  it('stays within the Regions of the grant', () => {
    const within = (r: RegionId): boolean => r === 'bituriges' || r === 'pictones'
    const asked = play(gameAt(entreatAround), entreat, freeAction('arverni', within), firstOption)
    expect(regionsOffered(asked[0])).toEqual(['pictones', 'bituriges'])
  })

  it('is used in one Region when limited', () => {
    const game = gameAt(entreatAround)
    play(game, entreat, { ...freeAction('arverni'), limited: true }, firstOption)
    const left = (['arverni', 'bituriges', 'pictones'] as const).filter(
      (r) => game.state.regions[r].forces.romans.hidden > 0,
    )
    expect(left).toHaveLength(2)
  })

  it('asks whoever decides for the Faction', () => {
    const asked = play(gameAt(entreatAround), entreat, { ...freeAction('arverni'), chooser: 'aedui' }, firstOption)
    expect(asked.map((d) => d.faction)).toContain('aedui')
    expect(asked.map((d) => d.faction)).not.toContain('arverni')
  })

  it('Scout, limited to one Region, moves from it and reveals only there', () => {
    const game = gameAt({
      regions: {
        aedui: {
          romans: { leader: 'caesar', auxilia: { hidden: 2 } },
          arverni: { warbands: { hidden: 1 } },
        },
        mandubii: { romans: { auxilia: { hidden: 1 } }, arverni: { warbands: { hidden: 1 } } },
      },
    })
    const asked = play(game, scout, { ...freeAction('romans'), limited: true }, (decision) =>
      decision.topic === 'scout.origin' ? { choose: ['aedui'] } : firstOption(decision),
    )
    const origins = asked.filter((d) => d.topic === 'scout.origin').map(regionsOffered)
    expect(origins[0]).toEqual(['mandubii', 'aedui'])
    expect(origins.slice(1).flat()).not.toContain('mandubii')
    expect(game.state.regions.mandubii.forces.arverni).toMatchObject({ hidden: 1, scouted: 0 })
  })

  it('Scout "in" a Region may move out of it (5.4)', () => {
    const game = gameAt({ regions: { aedui: { romans: { auxilia: { hidden: 1 } } } } })
    const asked = play(
      game,
      scout,
      freeAction('romans', (r) => r === 'aedui'),
      firstOption,
    )
    expect(asked.map((d) => d.topic)).toContain('scout.destination')
    expect(game.state.regions.aedui.forces.romans.hidden).toBe(0)
  })

  it('Suborn for nothing still has three pieces and one Ally', () => {
    const game = gameAt({ regions: { sequani: { aedui: { warbands: { hidden: 1 } } } } })
    const kinds = ['place-ally', 'place-troops', 'place-troops']
    const asked = play(game, suborn, freeAction('aedui'), (decision) =>
      decision.topic === 'suborn.act' ? { choose: [kinds.shift() ?? ''] } : firstOption(decision),
    )
    const acts = asked.filter((d) => d.topic === 'suborn.act').map(regionsOffered)
    expect(acts).toHaveLength(3)
    expect(acts[1]).not.toContain('place-ally')
  })

  it('Enlist without a Command is a Germanic Command only (4.5.1)', () => {
    const game = gameAt({
      regions: { nervii: { belgae: { leader: 'ambiorix' }, germans: { warbands: { hidden: 2 } } } },
    })
    const asked = play(game, enlist, freeAction('belgae'), (decision) =>
      decision.topic === 'enlist.mode' ? { choose: ['march'] } : firstOption(decision),
    )
    expect(asked.flatMap(regionsOffered)).not.toContain('as-belgic')
  })

  it('Trade counts only the Regions of the grant', () => {
    const game = gameAt({
      regions: {
        aedui: { aedui: { allies: ['aedui'] } },
        sequani: { aedui: { allies: ['sequani'] }, belgae: { warbands: { hidden: 1 } } },
      },
    })
    play(
      game,
      trade,
      freeAction('aedui', (r) => r === 'sequani'),
      firstOption,
    )
    expect(game.state.resources.aedui).toBe(2)
  })
})
