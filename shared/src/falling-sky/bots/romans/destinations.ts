import { text } from '../../../kernel/text'
import { rollDie } from '../../dice'
import type { Game } from '../../game'
import { withState } from '../../game'
import type { Faction, RegionId } from '../../ids'
import { onMap } from '../../forces/available'
import type { State } from '../../state'
import { chooseFaction, chooseRegion, fewest, first, most } from '../guidelines/select'
import { record } from '../walk'
import { enemies, isPlayer, marginOf, rivals, settledIn, settledOnMap, surelySupplied } from './board'
import { worstThreat } from './threat'

/**
 * Chooses the destinations of R-MARCH one after the other; the die for their enemies is rolled once (8.8.1 step 2).
 * `harassment`: the Losses on the way to a Region.
 */
export class Destinations {
  private die: number | undefined

  constructor(
    private readonly game: Game,
    private readonly harassment: (region: RegionId) => number,
  ) {}

  /**
   * The best of the Regions, each with an enemy Ally or Citadel; undefined if there is none.
   *
   * @param after the board with those arrived in the Region who would go there
   */
  choose(among: readonly RegionId[], after: (region: RegionId) => State): RegionId | undefined {
    const targets = this.targets(among)
    const settled = (r: RegionId): number => targets.reduce((sum, f) => sum + settledIn(this.game.state, f, r), 0)
    return chooseRegion(
      this.game,
      'romans',
      'R-MARCH',
      among.filter((r) => settled(r) > 0),
      [
        fewest(
          'mildest-threat',
          once((r) => worstThreat(withState(this.game, after(r)), r).losses),
        ),
        most('settled', settled),
        first('supplied', (r) => surelySupplied(after(r), r)),
        fewest('harassment', this.harassment),
      ],
    )
  }

  /** Whose Allies and Citadels they are. */
  private targets(among: readonly RegionId[]): readonly Faction[] {
    const { game } = this
    const there = enemies.filter((f) => among.some((r) => settledIn(game.state, f, r) > 0))
    if (there.length === 0) return []
    const ahead = rivals.filter((f) => there.includes(f) && marginOf(game.state, f) >= 0)
    const leading = chooseFaction(game, 'romans', 'R-MARCH', ahead, [first('player', (f) => isPlayer(game, f))])
    if (leading) return [leading]
    const whose = this.byDie(there)
    if (whose === 'germans') return ['germans']
    if (whose === 'players') return there.filter((f) => isPlayer(game, f))
    const largest = chooseFaction(game, 'romans', 'R-MARCH', there, [
      most('settled-on-map', (f) => settledOnMap(game.state, f)),
    ])
    return largest ? [largest] : []
  }

  /** On 1-2 two or more Germanic Allies, on 3-4 players, else the enemies with most: where those named can be reached. */
  private byDie(there: readonly Faction[]): 'germans' | 'players' | 'most' {
    const first = this.die === undefined
    const die = (this.die ??= rollDie(this.game, '8.8.1', text('roll.bot', { node: 'R-MARCH' })))
    const germans = there.includes('germans') && onMap(this.game.state, 'germans').allies >= 2
    const players = there.some((f) => isPlayer(this.game, f))
    const whose = die <= 2 && germans ? 'germans' : (die === 3 || die === 4) && players ? 'players' : 'most'
    record(this.game, 'romans', {
      node: 'R-MARCH-DIE',
      question: text('bot.R-MARCH-DIE'),
      answer: text(`bot.R-MARCH-DIE.${whose}`),
      ...(first && { dice: [die] }),
    })
    return whose
  }
}

/** Remembers what has been computed for a Region. */
function once(of: (region: RegionId) => number): (region: RegionId) => number {
  const known = new Map<RegionId, number>()
  return (region) => {
    const found = known.get(region) ?? of(region)
    known.set(region, found)
    return found
  }
}
