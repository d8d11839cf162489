import type { Problem } from '@gallia/shared/falling-sky/position/check'
import { tribeFacts } from '@gallia/shared/falling-sky/board/map'
import { factions, regions, tribes, type Faction, type RegionId, type TribeId } from '@gallia/shared/falling-sky/ids'
import type { Position } from '@gallia/shared/falling-sky/position/position'

/** The parts of the editor. */
export const tabs = ['regions', 'tracks', 'cards'] as const
export type Tab = (typeof tabs)[number]

/** Where in the editor the field stands that a problem is about. */
export interface Field {
  tab: Tab
  region?: RegionId
  /** The id of the field: `arverni/romans/legions`, `tribe/aedui`, `senate`. */
  id: string
}

/** The field of a path of the checker, such as `regions.aedui.romans.auxilia.hidden`; undefined if the editor has none. */
export function fieldOf(path: string, position: Position): Field | undefined {
  const [part, ...rest] = path.split('.')
  switch (part) {
    case 'regions':
      return regionField(rest, position)
    case 'tribes':
      return tribeField(rest[0], position)
    case 'markers': {
      const region = regions.find((r) => r === rest[0])
      return region && { tab: 'regions', region, id: `${region}/devastated` }
    }
    case 'colony':
    case 'circumvallation':
    case 'lasting':
      return { tab: 'cards', id: part }
    case 'capabilities':
      return { tab: 'cards', id: `capability/${rest[0] ?? ''}` }
    case 'cards':
      return { tab: 'cards', id: cardField(rest, position) }
    case 'resources':
    case 'eligibility':
    case 'leaders':
    case 'legions':
      return { tab: 'tracks', id: `${part}/${rest[0] ?? ''}` }
    case 'senate':
    case 'winters':
      return { tab: 'tracks', id: part }
    default:
      return undefined
  }
}

function tribeField(id: string | undefined, { colony }: Position): Field | undefined {
  const tribe = tribes.find((t) => t === id)
  if (!tribe) return undefined
  const region = tribe === 'colony' ? colony : tribeFacts(tribe).region
  return { tab: 'regions', ...(region && { region }), id: `tribe/${tribe}` }
}

/** The open card, the next one, or what a Faction has done on it. */
function cardField([place, index]: readonly string[], { cards }: Position): string {
  const deed = place === 'acted' ? cards?.acted?.[Number(index)] : undefined
  if (deed) return `acted/${deed.faction}`
  return place === 'next' ? 'next' : 'current'
}

function regionField(path: readonly string[], position: Position): Field | undefined {
  const region = regions.find((r) => r === path[0])
  const faction = factions.find((f) => f === path[1])
  if (!region) return undefined
  if (!faction) return { tab: 'regions', region, id: region }
  const [, , kind, detail] = path
  if (kind === 'allies' || kind === 'citadels') {
    const tribe = heldAt(position, region, faction, kind, Number(detail))
    return { tab: 'regions', region, id: tribe ? `tribe/${tribe}` : `${region}/${faction}` }
  }
  if (kind === 'leader') return { tab: 'tracks', id: `leaders/${faction}` }
  if (kind === 'legions' || kind === 'forts') return { tab: 'regions', region, id: `${region}/${faction}/${kind}` }
  return { tab: 'regions', region, id: `${region}/${faction}` }
}

function heldAt(
  position: Position,
  region: RegionId,
  faction: Faction,
  kind: 'allies' | 'citadels',
  at: number,
): TribeId | undefined {
  const held = position.regions?.[region]?.[faction]?.[kind]
  return held?.[at] ?? held?.at(-1)
}

/** The problems by the id of their field. */
export function byField(problems: readonly Problem[], position: Position): ReadonlyMap<string, Problem> {
  const found = new Map<string, Problem>()
  for (const problem of problems) {
    const field = fieldOf(problem.path, position)
    if (field && !found.has(field.id)) found.set(field.id, problem)
  }
  return found
}
