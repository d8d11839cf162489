import type { Text } from '../../kernel/text'
import type { Effect } from '../effects'
import type { Faction } from '../ids'
import type { TrialPlan } from './trial'

/** How the dice fall in a Battle that is tried out, as its Attacker sees it. */
export type Fortune = 'best' | 'worst'

/**
 * The toll that a Battle takes on a copy. Losses are counted before dice: a piece that is rolled for counts, whatever the
 * roll (AMB-5).
 */
export class Toll {
  /** The pieces that take Losses: `hidden`, `legion`, `leader`, `ally:<tribe>`, ... */
  readonly onDefender: string[] = []
  readonly onAttacker: string[] = []
  /** Pieces of the Defender that leave the map. */
  removes = 0
  /** Dice have been rolled that fall otherwise in the other fortune. */
  tookDice = false
  private suffering: Faction | undefined

  constructor(private readonly defender: Faction) {}

  /** How to try the Battle out so that its toll is counted here. */
  counting(fortune: Fortune): Pick<TrialPlan, 'die' | 'loss' | 'effect'> {
    return {
      die: (why) => this.die(why, fortune),
      loss: ({ faction, piece }) => void (faction === this.defender ? this.onDefender : this.onAttacker).push(piece),
      effect: (effect) => {
        this.suffering = sufferingOf(effect) ?? this.suffering
        this.removes += removedOf(effect, this.defender)
      },
    }
  }

  /** Every Loss rolled for removes the piece; in the worst case only the Attacker's do. */
  private die(why: Text, fortune: Fortune): number | undefined {
    const ambush = why.key === 'roll.caesar-ambush'
    if (!ambush && why.key !== 'roll.loss') return undefined
    const defenders = ambush || this.suffering === this.defender
    if (defenders) this.tookDice = true
    return fortune === 'worst' && defenders ? 6 : 1
  }
}

/** Who takes the Losses that this line of the log announces. */
export function sufferingOf(effect: Effect): Faction | undefined {
  if (effect.kind !== 'note' || !effect.text.key.startsWith('log.battle.')) return undefined
  const on = effect.text.params?.['on']
  return typeof on === 'object' && 'kind' in on && on.kind === 'faction' ? (on.id as Faction) : undefined
}

/** Pieces of the Faction that the effect takes off the map. */
export function removedOf(effect: Effect, faction: Faction): number {
  switch (effect.kind) {
    case 'remove-troops':
      return effect.faction === faction ? effect.hidden + effect.revealed + effect.scouted : 0
    case 'remove-legions':
      return faction === 'romans' ? effect.n : 0
    case 'remove-fort':
      return faction === 'romans' ? 1 : 0
    case 'remove-leader':
    case 'remove-ally':
    case 'remove-citadel':
      return effect.faction === faction ? 1 : 0
    default:
      return 0
  }
}
