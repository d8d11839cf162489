import { galliaTogata } from './board/map'
import type { Effect } from './effects'
import { factions, regions } from './ids'
import { checkPosition } from './position/check'
import { readPosition } from './position/read'
import { writePosition } from './position/write'
import { acting } from './sequence/eligibility'
import type { State } from './state'
import { belgicScore, conditions, offMapLegions, romanScore } from './victory/scores'

/**
 * What must hold after every answer, whatever is played: a legal position (no more pieces than there are, stacking,
 * Resources, Legions, markers, cards in one place), scores within bounds, a dense state without anything the position
 * format can't say.
 *
 * @returns what doesn't hold; empty if all is well
 */
export function brokenInvariants(state: State): string[] {
  const position = writePosition(state)
  return [
    ...checkPosition(position).map(
      ({ path, problem }) => `${path}: ${problem.key} ${JSON.stringify(problem.params ?? {})}`,
    ),
    ...(JSON.stringify(readPosition(position)) === JSON.stringify(state)
      ? []
      : ['the state is not what its position says']),
    ...pieceProblems(state),
    ...scoreProblems(state),
    ...(acting(state).length > 2 ? ['more than two Factions have acted on a card'] : []),
  ]
}

function pieceProblems(state: State): string[] {
  const cisalpinaIsOpen = state.lasting.includes(galliaTogata)
  const problems: string[] = []
  for (const region of regions) {
    const { forces } = state.regions[region]
    for (const faction of factions) {
      const there = forces[faction]
      const wrong = (what: string): void => void problems.push(`${faction} in ${region}: ${what}`)
      for (const kind of pieceKinds) if (!isNumber(there[kind])) wrong(`${there[kind]} ${kind}`)
      const { scouted, legions, forts, settlements } = there
      if (faction === 'romans' && scouted) wrong('Scouted Auxilia')
      if (faction !== 'romans' && (legions || forts)) wrong('Roman pieces')
      if (settlements) wrong('Settlements')
      if (region === 'cisalpina' && !cisalpinaIsOpen && pieceKinds.some((kind) => there[kind] > 0))
        wrong('pieces in Cisalpina')
    }
  }
  return problems
}

const pieceKinds = ['hidden', 'revealed', 'scouted', 'legions', 'forts', 'settlements'] as const

const isNumber = (n: number): boolean => Number.isInteger(n) && n >= 0

function scoreProblems(state: State): string[] {
  const within = (name: string, n: number, max: number): string[] => (n >= 0 && n <= max ? [] : [`${name} is ${n}`])
  const most = state.colony === null ? 30 : 31
  return [
    ...within('the Roman score', romanScore(state), most),
    ...within('the Belgic score', belgicScore(state), 2 * most),
    ...within('Legions off the map', offMapLegions(state), 12),
    ...factions.flatMap((faction) =>
      conditions(state, faction).flatMap((c) => within(`${faction} ${c.key}`, c.score, 2 * most)),
    ),
    ...(state.resources.germans === 0 ? [] : ['the Germans have Resources']),
  ]
}

/** Commands of the Sequence of Play; what Events grant is bound by their texts alone. */
const sequenceRule = '2.3.4'

/**
 * What must hold of every turn in a log: one type of Special Ability with a Command, none with a Limited one, which is
 * executed in one Region (2.3.5, 4.1); no Region selected twice for a Command (3.1); no March in Frost (2.3.8).
 */
export function brokenTurns(log: readonly Effect[], suddenFrost: boolean): string[] {
  const problems: string[] = []
  let command: Extract<Effect, { kind: 'command' }> | undefined
  let abilities = new Set<string>()
  let selected: string[] = []
  let frost = false
  log.forEach((effect, line) => {
    const wrong = (what: string): void => void problems.push(`line ${line}: ${what}`)
    switch (effect.kind) {
      case 'card':
        frost = effect.next === 'winter' && effect.current !== 'winter' && !suddenFrost
        command = undefined
        break
      case 'command':
        if (effect.rule !== sequenceRule) {
          if (effect.faction === command?.faction) command = undefined
          break
        }
        command = effect
        abilities = new Set()
        selected = []
        if (frost && effect.command === 'march') wrong('a March in Frost')
        break
      case 'ability':
        if (command?.faction !== effect.faction) break
        abilities.add(effect.ability)
        if (command.limited) wrong(`${effect.ability} with a Limited Command`)
        if (abilities.size > 1) wrong(`${[...abilities].join(' and ')} with one Command`)
        break
      case 'select':
        if (command?.faction !== effect.faction || effect.command !== command.command) break
        if (selected.includes(effect.region)) wrong(`${effect.region} selected twice`)
        selected.push(effect.region)
        if (command.limited && selected.length > 1) wrong('a Limited Command in two Regions')
        break
      case 'note':
        if (effect.text.key === 'log.ability-called-off') abilities.clear()
        break
      case 'acted':
        command = undefined
        break
      default:
        break
    }
  })
  return problems
}
