import type { Ability, Command } from '../src/falling-sky/commands/action'
import { baseInventory } from '../src/falling-sky/forces/inventory'
import type { Ruleset } from '../src/falling-sky/rulesets/ruleset'
import type { AbilityId, CommandId } from '../src/falling-sky/ids'
import { abilityIds, commandIds } from '../src/falling-sky/ids'
import type { WinterPhase } from '../src/falling-sky/state'
import { winterPhases } from '../src/falling-sky/state'

/**
 * The base ruleset. While parts of it are still being written it can't be imported as a whole: then what is there is put
 * together, and what is missing says so when it is run.
 */
export async function loadBase(): Promise<Ruleset> {
  try {
    return ((await import('../src/falling-sky/rulesets/base')) as { base: Ruleset }).base
  } catch (error) {
    if (process.env['GALLIA_WHOLE']) throw error
    return await partialBase()
  }
}

async function partialBase(): Promise<Ruleset> {
  const commands: [CommandId, unknown][] = []
  for (const id of commandIds)
    commands.push([id, await part(id === 'battle' ? 'commands/battle/command' : `commands/${id}`, id)])
  const abilities: [AbilityId, unknown][] = []
  for (const id of abilityIds) {
    const found = await part(`abilities/${id}`, id)
    if (found) abilities.push([id, found])
  }
  const winter: Ruleset['winter'][number][] = []
  for (const id of winterPhases) {
    const found = await part(id === 'victory' ? 'winter/victory-phase' : `winter/${id}`, `${id}Phase`)
    winter.push({ phase: id, run: (found as Ruleset['winter'][number]['run'] | undefined) ?? missing(id) })
  }
  const gallic = ['rally', 'march', 'raid', 'battle'] as const
  const roman = ['recruit', 'march', 'seize', 'battle'] as const
  return {
    id: 'base',
    inventory: baseInventory,
    playerFactions: ['romans', 'arverni', 'aedui', 'belgae'],
    commands: { romans: roman, arverni: gallic, aedui: gallic, belgae: gallic },
    abilities: {},
    commandFlows: Object.fromEntries(
      commands.map(([id, found]) => [id, found ?? { id, cost: () => 0, regions: () => [], run: missing(id) }]),
    ) as Record<CommandId, Command>,
    abilityFlows: Object.fromEntries(abilities) as Partial<Record<AbilityId, Ability>>,
    winter,
  }
}

function missing(id: CommandId | WinterPhase): () => never {
  return () => {
    throw new Error(`${id} is not written yet`)
  }
}

async function part(path: string, name: string): Promise<unknown> {
  try {
    return ((await import(`../src/falling-sky/${path}.ts`)) as Record<string, unknown>)[name]
  } catch (error) {
    if (process.env['GALLIA_VERBOSE']) console.error(error)
    return undefined
  }
}
