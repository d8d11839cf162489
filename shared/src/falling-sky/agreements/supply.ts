import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { couldComplete, factionsAsked, inSupply } from '../board/supply'
import type { Game } from '../game'
import { note } from '../game'
import type { Faction, RegionId } from '../ids'
import { factionThing, regionThing } from '../names'
import { pickSome, regionChoice } from '../questions'

/**
 * Whether the action's Region is in a Supply Line (3.2.1). Where no chain exists without leave, each Faction whose
 * Regions could complete one is asked for them, and answers with a set of its Regions (RUL-39); nothing is asked where
 * nothing could help.
 *
 * @param use what the supply is for, as the last part of a text key: recruit, build, quarters
 */
export function* supplyLine(game: Game, faction: Faction, region: RegionId, rule: string, use: string): Flow<boolean> {
  const granted = new Set<RegionId>()
  const refused = new Set<RegionId>()
  for (;;) {
    const needed = couldComplete(game.state, faction, region, granted, refused)
    const [of] = factionsAsked(needed)
    if (of === undefined) return inSupply(game.state, faction, region, granted)
    const regions = needed.filter((n) => n.of === of).map((n) => n.region)
    const given = yield* askFor(game, { by: faction, of, region, regions, rule, use })
    for (const r of regions) (given.includes(r) ? granted : refused).add(r)
  }
}

interface SupplyRequest {
  by: Faction
  of: Faction
  /** The Region of the action. */
  region: RegionId
  /** The Regions asked for. */
  regions: readonly RegionId[]
  rule: string
  use: string
}

function* askFor(game: Game, request: SupplyRequest): Flow<RegionId[]> {
  const { by, of, region, regions, rule, use } = request
  const given = yield* pickSome(
    game,
    {
      faction: of,
      topic: 'consent.supply',
      rule,
      params: { by: factionThing(by), of: factionThing(of), region: regionThing(region), use: text(`supply.${use}`) },
      about: [regionThing(region)],
    },
    () => regions.map((r) => regionChoice(r)),
    0,
    () => regions.length,
  )
  const key = given.length ? 'log.consent.supply.yes' : 'log.consent.supply.no'
  note(
    game,
    rule,
    text(key, {
      by: factionThing(by),
      of: factionThing(of),
      region: regionThing(region),
      regions: given.map((r) => regionThing(r)),
    }),
    of,
  )
  return given
}
