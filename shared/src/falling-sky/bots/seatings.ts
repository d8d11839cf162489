import type { PlayerFaction } from '../position/position'

/** The seatings that are recommended for one, two and three persons (8.0): who plays what; bots run the others. */
export const recommendedSeatings: Readonly<Record<1 | 2 | 3, readonly (readonly PlayerFaction[])[]>> = {
  1: [['romans'], ['arverni']],
  2: [['romans', 'arverni']],
  3: [
    ['romans', 'arverni', 'aedui'],
    ['romans', 'arverni', 'belgae'],
  ],
}
