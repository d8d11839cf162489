import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { galliaTogata, tribeFacts, regionFacts } from '../board/map'
import { baseInventory, dispersedMarkers } from '../forces/inventory'
import { factionThing, regionThing, tribeThing } from '../names'
import type { Faction, LeaderName, RegionId, TribeId } from '../ids'
import { factions, regions, sides, tribes } from '../ids'
import { namedLeaders } from '../state'
import type { Position, PositionForces } from './position'
import { permanentFortRegion, sum, usualStatus } from './read'
import type { Problem } from './shape'

const pieceText = (field: string): Text => text(`position.piece.${field}`)

/** The Circumvallation marker lies on pieces that are there, and Romans around them (card 4). */
function circumvallationProblems({ circumvallation: marker, regions: board }: Position): Problem[] {
  if (!marker) return []
  const there = board?.[marker.region]?.[marker.faction] ?? {}
  const romans = board?.[marker.region]?.romans
  const around = marker.region === permanentFortRegion || hasPieces(romans)
  const missing = (field: 'leader' | 'hidden' | 'revealed' | 'scouted' | 'tribes', wrong: boolean): Problem[] =>
    wrong ? [{ path: `circumvallation.${field}`, problem: text('position.not-circumvallated') }] : []
  const held = [...(there.allies ?? []), ...(there.citadels ?? [])]
  return [
    ...(around ? [] : [{ path: 'circumvallation.region', problem: text('position.nobody-circumvallates') }]),
    ...missing('leader', marker.leader === true && there.leader === undefined),
    ...sides.flatMap((side) => missing(side, (marker[side] ?? 0) > (there.warbands?.[side] ?? 0))),
    ...missing('tribes', !(marker.tribes ?? []).every((t) => held.includes(t))),
  ]
}

/** Whether there are any: a field may say that there are none. */
function hasPieces(forces: PositionForces | undefined): boolean {
  const { leader, legions, auxilia, warbands, allies, citadels, forts } = forces ?? {}
  const counts = [
    legions,
    forts,
    allies?.length,
    citadels?.length,
    ...[auxilia, warbands].flatMap((troops) => sides.map((side) => troops?.[side])),
  ]
  return leader !== undefined || counts.some((n) => n !== undefined && n > 0)
}

/** A Faction's pieces in a Region, with the path of their field. */
interface Stack {
  region: RegionId
  faction: Faction
  forces: PositionForces
  path: string
}

/** What is wrong with the pieces and markers on the map (1.4), in a position whose form is right. */
export function boardProblems(position: Position): Problem[] {
  const stacks = stacksOf(position)
  return [
    ...stacks.flatMap((stack) => kindProblems(stack)),
    ...stacks.flatMap((stack) => placeProblems(position, stack)),
    ...tribeProblems(position, stacks),
    ...leaderProblems(position, stacks),
    ...inventoryProblems(stacks),
    ...legionProblems(position, stacks),
    ...markerProblems(position),
    ...circumvallationProblems(position),
  ]
}

function stacksOf(position: Position): Stack[] {
  return regions.flatMap((region) =>
    factions.flatMap((faction) => {
      const forces = position.regions?.[region]?.[faction]
      return forces ? [{ region, faction, forces, path: `regions.${region}.${faction}` }] : []
    }),
  )
}

/** Legions, Auxilia and Forts are Roman, Warbands are not; Auxilia can't be Scouted (1.4.3). */
function kindProblems({ faction, forces, path }: Stack): Problem[] {
  const wrong = (field: keyof PositionForces): Problem[] =>
    forces[field] === undefined
      ? []
      : [
          {
            path: `${path}.${field}`,
            problem: text('position.wrong-piece', { faction: factionThing(faction), piece: pieceText(field) }),
          },
        ]
  if (faction !== 'romans') return [...wrong('legions'), ...wrong('auxilia'), ...wrong('forts')]
  const scouted = forces.auxilia?.scouted
    ? [{ path: `${path}.auxilia.scouted`, problem: text('position.scouted-auxilia') }]
    : []
  return [...wrong('warbands'), ...scouted]
}

/** Nothing stands in Cisalpina without Gallia Togata, and under it only Romans (card 5); one Fort per Region, Provincia never without (1.4.2). */
function placeProblems(position: Position, { region, faction, forces, path }: Stack): Problem[] {
  const problems: Problem[] = []
  if (region === 'cisalpina' && (faction !== 'romans' || !position.lasting?.includes(galliaTogata))) {
    problems.push({ path, problem: text('position.unplayable', { region: regionThing(region) }) })
  }
  const { forts } = forces
  if (faction === 'romans' && forts !== undefined) {
    if (forts > 1) problems.push({ path: `${path}.forts`, problem: text('position.two-forts') })
    if (forts === 0 && region === permanentFortRegion)
      problems.push({ path: `${path}.forts`, problem: text('position.permanent-fort') })
  }
  return problems
}

/** Where a Tribe stands as Allied, with the field that says so. */
interface Holding {
  tribe: TribeId
  faction: Faction
  region: RegionId
  citadel: boolean
  path: string
}

function holdingsOf(stacks: readonly Stack[]): Holding[] {
  return stacks.flatMap(({ region, faction, forces, path }) => [
    ...(forces.allies ?? []).map((tribe, i) => ({
      tribe,
      faction,
      region,
      citadel: false,
      path: `${path}.allies.${i}`,
    })),
    ...(forces.citadels ?? []).map((tribe, i) => ({
      tribe,
      faction,
      region,
      citadel: true,
      path: `${path}.citadels.${i}`,
    })),
  ])
}

function tribeProblems(position: Position, stacks: readonly Stack[]): Problem[] {
  const taken = new Set<TribeId>()
  return holdingsOf(stacks).flatMap((holding) => {
    const problem = taken.has(holding.tribe)
      ? text('position.tribe-twice', { tribe: tribeThing(holding.tribe) })
      : holdingProblem(position, holding)
    taken.add(holding.tribe)
    return problem ? [{ path: holding.path, problem }] : []
  })
}

const gobannitio = 26

/** Gobannitio, once played, may have brought Romans or Aedui to Gergovia. */
function letInByEvent({ cards }: Position, tribe: TribeId, faction: Faction): boolean {
  const played = cards?.current === gobannitio || cards?.played?.includes(gobannitio) === true
  return played && tribe === 'arverni' && (faction === 'romans' || faction === 'aedui')
}

/** The stacking rules for Allies and Citadels (1.4.2). */
function holdingProblem(position: Position, { tribe, faction, region, citadel }: Holding): Text | undefined {
  const home = tribe === 'colony' ? position.colony : tribeFacts(tribe).region
  if (home !== region)
    return text('position.tribe-elsewhere', { tribe: tribeThing(tribe), region: regionThing(region) })
  const status = position.tribes?.[tribe] ?? usualStatus(tribe, position.colony !== undefined)
  if (status !== 'subdued') return text(`position.tribe-${status}`, { tribe: tribeThing(tribe) })
  const facts = tribe === 'colony' ? undefined : tribeFacts(tribe)
  if (facts?.only && facts.only !== faction && !letInByEvent(position, tribe, faction)) {
    return text('position.tribe-only', { tribe: tribeThing(tribe), faction: factionThing(facts.only) })
  }
  if (citadel && facts?.city === undefined) return text('position.no-city', { tribe: tribeThing(tribe) })
  return undefined
}

const leaderFactions = Object.fromEntries(
  factions.flatMap((faction) => (namedLeaders[faction] ? [[namedLeaders[faction], faction]] : [])),
) as Partial<Record<LeaderName, Faction>>

/** A Leader belongs to his Faction and is in one place. */
function leaderProblems(position: Position, stacks: readonly Stack[]): Problem[] {
  const placed = new Set<Faction>()
  const onMap = stacks.flatMap(({ faction, forces, path }): Problem[] => {
    if (!forces.leader) return []
    const at = `${path}.leader`
    if (baseInventory[faction].leader === 0)
      return [{ path: at, problem: text('position.no-leader', { faction: factionThing(faction) }) }]
    if (forces.leader !== 'successor' && leaderFactions[forces.leader] !== faction) {
      return [
        {
          path: at,
          problem: text('position.other-leader', {
            faction: factionThing(faction),
            leader: { kind: 'leader', id: forces.leader },
          }),
        },
      ]
    }
    if (placed.has(faction))
      return [{ path: at, problem: text('position.leader-twice', { faction: factionThing(faction) }) }]
    placed.add(faction)
    return []
  })
  const offMap = factions.flatMap((faction): Problem[] => {
    const place = position.leaders?.[faction]
    if (place === undefined) return []
    const path = `leaders.${faction}`
    if (placed.has(faction))
      return [{ path, problem: text('position.leader-twice', { faction: factionThing(faction) }) }]
    if (baseInventory[faction].leader === 0 && place !== 'none') {
      return [{ path, problem: text('position.no-leader', { faction: factionThing(faction) }) }]
    }
    return []
  })
  return [...onMap, ...offMap]
}

/** No more pieces than there are (1.4.1); the problem is named at the stack that is one too many. */
function inventoryProblems(stacks: readonly Stack[]): Problem[] {
  return factions.flatMap((faction) => {
    const own = stacks.filter((stack) => stack.faction === faction)
    const troops = faction === 'romans' ? 'auxilia' : 'warbands'
    const inventory = baseInventory[faction]
    const troopsIn = ({ forces }: Stack): number => {
      const { hidden = 0, revealed = 0, scouted = 0 } = forces[troops] ?? {}
      return hidden + revealed + scouted
    }
    const permanent =
      faction === 'romans' && !own.some((s) => s.region === permanentFortRegion && s.forces.forts !== undefined) ? 1 : 0
    return [
      ...tooMany(own, troops, inventory.troops, troopsIn),
      ...tooMany(own, 'allies', inventory.allies, ({ forces }) => forces.allies?.length ?? 0),
      ...tooMany(own, 'citadels', inventory.citadels, ({ forces }) => forces.citadels?.length ?? 0),
      ...(faction === 'romans'
        ? tooMany(own, 'forts', inventory.forts - permanent, ({ forces }) => forces.forts ?? 0)
        : []),
    ]
  })
}

function tooMany(stacks: readonly Stack[], field: string, max: number, countIn: (stack: Stack) => number): Problem[] {
  let total = 0
  for (const stack of stacks) {
    total += countIn(stack)
    if (total > max)
      return [{ path: `${stack.path}.${field}`, problem: text('position.too-many', { max, piece: pieceText(field) }) }]
  }
  return []
}

/** There are twelve Legions, on the map or off (1.4.1). */
function legionProblems(position: Position, stacks: readonly Stack[]): Problem[] {
  const { track, fallen = 0, removed = 0, harvestBox = 0 } = position.legions ?? {}
  const legions = baseInventory.romans.legions
  const romans = stacks.filter((stack) => stack.faction === 'romans')
  const onMap = sum(romans.map((stack) => stack.forces.legions ?? 0))
  const found = onMap + fallen + removed + harvestBox + (track ?? 0)
  if (found === legions || (track === undefined && found < legions)) return []
  const problem = text('position.legions', { legions, found })
  if (track !== undefined) return [{ path: 'legions.track', problem }]
  const named = (['fallen', 'removed', 'harvestBox'] as const).find((box) => position.legions?.[box])
  const last = romans.filter((stack) => stack.forces.legions).at(-1)
  return [{ path: onMap > legions && last ? `${last.path}.legions` : `legions.${named ?? 'track'}`, problem }]
}

/** Four Dispersed markers (3.2.3); the Colony is Subdued or Allied only where it was placed; Nori is not in this game. */
function markerProblems(position: Position): Problem[] {
  const problems: Problem[] = []
  let dispersed = 0
  for (const tribe of tribes) {
    const status = position.tribes?.[tribe]
    if (status === undefined) continue
    const path = `tribes.${tribe}`
    if (status === 'dispersed' || status === 'gathering') dispersed++
    if (dispersed > dispersedMarkers && (status === 'dispersed' || status === 'gathering')) {
      problems.push({
        path,
        problem: text('position.too-many', { max: dispersedMarkers, piece: pieceText('dispersed') }),
      })
    }
    const usual = usualStatus(tribe, position.colony !== undefined)
    if (usual === 'closed' && status !== 'closed')
      problems.push({ path, problem: text('position.tribe-closed', { tribe: tribeThing(tribe) }) })
    if (usual !== 'closed' && status === 'closed')
      problems.push({ path, problem: text('position.tribe-in-play', { tribe: tribeThing(tribe) }) })
  }
  if (
    position.colony &&
    regionFacts(position.colony).group === 'cisalpina' &&
    !position.lasting?.includes(galliaTogata)
  ) {
    problems.push({ path: 'colony', problem: text('position.unplayable', { region: regionThing(position.colony) }) })
  }
  return problems
}
