import { groupOf, playableRegions, tribeFacts } from '../board/map'
import { germanicAllyTribes, germanicRallyWarbands } from '../commands/germanic'
import { pickAtRandom } from '../dice'
import { availableAllies, availableTroops } from '../forces/available'
import { placeAlly, placeTroops } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId, TribeId } from '../ids'

const rule = '6.2.1'

/** Rally of the Germans Phase (6.2.1): as many Allies as possible, then as many Warbands as possible. */
export function germansRally(game: Game): void {
  placeAllies(game)
  placeWarbands(game)
}

/** The Suebi first, then the other Tribes of Germania, then elsewhere. */
const precedence: readonly ((region: RegionId, tribe: TribeId) => boolean)[] = [
  (_, tribe) => isSuebi(tribe),
  (region, tribe) => groupOf(region) === 'germania' && !isSuebi(tribe),
  (region) => groupOf(region) !== 'germania',
]

const isSuebi = (tribe: TribeId): boolean => tribe !== 'colony' && tribeFacts(tribe).suebi === true

/** Allies, one per Region. Where there are too few for the Regions of one rank, and between the Tribes of a Region, chance decides. */
function placeAllies(game: Game): void {
  const rallied: RegionId[] = []
  for (const ranks of precedence) {
    for (;;) {
      const open = playableRegions(game.state).filter(
        (r) => !rallied.includes(r) && germanicAllyTribes(game, r).some((t) => ranks(r, t)),
      )
      const region = nextOf(game, open, availableAllies(game, 'germans'))
      if (region === undefined) break
      rallied.push(region)
      const tribes = germanicAllyTribes(game, region).filter((t) => ranks(region, t))
      placeAlly(game, rule, 'germans', pickAtRandom(game, rule, tribes))
    }
  }
}

/** Warbands, Region by Region each its full number while there are any; chance decides only if there are too few. */
function placeWarbands(game: Game): void {
  const rallied: RegionId[] = []
  for (;;) {
    const open = playableRegions(game.state).filter((r) => !rallied.includes(r) && germanicRallyWarbands(game, r) > 0)
    const wanted = open.reduce((sum, r) => sum + germanicRallyWarbands(game, r), 0)
    const available = availableTroops(game, 'germans')
    const region = nextOf(game, open, wanted <= available ? open.length : 0)
    if (region === undefined) return
    rallied.push(region)
    placeTroops(game, rule, 'germans', region, germanicRallyWarbands(game, region))
  }
}

/** The next of the Regions: in the order of the map if there is enough for all of them, else at random. */
function nextOf(game: Game, open: readonly RegionId[], enoughFor: number): RegionId | undefined {
  if (open.length === 0) return undefined
  return open.length <= enoughFor ? open[0] : pickAtRandom(game, rule, open)
}
