import type { NewGame } from '../../protocol'
import type { CardId } from '../ids'
import { firstCards } from './first-year/first-cards'
import { land } from './first-year/land'
import { lastCards } from './first-year/last-cards'
import { middleCards } from './first-year/middle-cards'
import { winter } from './first-year/winter'
import type { Lesson } from './lesson'

/**
 * The first year of the Reconquest of Gaul up to the Spring of 52 BC. The deck begins as that of the playbook's example;
 * its three cards that may be any are such as teach something (7 to 9: Cicero, Arduenna, Legio X).
 */
const deck: readonly CardId[] = [26, 29, 39, 40, 58, 48, 1, 67, 15, 2, 'winter']

export const firstYear: Lesson = {
  learner: 'romans',
  chapters: [land, ...firstCards, ...middleCards, ...lastCards, winter],
  game: (name, learner): NewGame => ({
    name,
    scenario: 'reconquest-of-gaul',
    options: { deck: 'short', evenInitiative: false, suddenFrost: false, stacked: deck, lesson: 'first-year' },
    seats: {
      romans: { kind: 'person', name: learner },
      arverni: { kind: 'person', name: 'Vercingetorix' },
      aedui: { kind: 'person', name: 'Diviciacus' },
      belgae: { kind: 'person', name: 'Ambiorix' },
    },
    // The dice of this seed fall as the steps tell: a Legion that holds in Treveri, one that falls in Nervii.
    seed: 'lesson',
  }),
}
