import type { RuleTexts } from '../markup'

/** Chapter 2: set-up and Sequence of Play. */
export const sequence: RuleTexts = {
  '2.0': {
    title: 'Sequence of Play',
    body: ['How a game is set up, who may act on a card, and what comes after what.'],
  },
  '2.1': {
    title: 'Set-up',
    body: [
      'The scenario says which pieces stand where, how many Resources each Faction has, and how the deck is built. All Factions begin Eligible, all Warbands and Auxilia Hidden. Cards that are left over stay unseen.',
      {
        head: ['Scenario', 'Begins', 'Events', 'Winters'],
        rows: [
          ['Pax Gallica?', 'late Summer 54 BC', '70', '5'],
          ['Reconquest of Gaul', 'Winter 53 BC', '60 (short 45)', '4 (short 3)'],
          ['The Great Revolt', 'Spring 52 BC', '45 (short 30)', '3 (short 2)'],
        ],
      },
      'The deck is made of piles of five Events. A Winter card is shuffled into every third pile (in Pax Gallica? into piles 2, 5, 8, 11 and 14). **Even Initiative** is an option of the two other scenarios: the Events are drawn so that each Faction is first on about as many of them as the others.',
      '**Pax Gallica?** In the first Winter there are no Victory Phase and no Germans Phase. The Senate has no state yet, so Events can’t shift it; in the first Senate Phase the marker is placed at Intrigue instead of being shifted. Three Legions wait: when the first Harvest Phase begins, the Romans place them in Belgica, in one or more Regions. Until then they count as off the map. From the first Spring Phase on the Arverni may place Vercingetorix in any Region at any moment.',
      '**The Great Revolt.** The Belgae begin with a Successor. If one player runs the Belgae alone, or one player runs both Romans and Aedui, it is Ambiorix instead. For a player of Arverni and Belgae see {rule:1.5.1}.',
    ],
  },
  '2.2': {
    title: 'Start, open information',
    body: [
      'The first card is in play, and the next one is shown beside it. Everybody may look at the cards that have been played, and knows how many are left.',
    ],
  },
  '2.3': {
    title: 'Event card',
    body: ['On an Event card up to two Factions act, in the order printed on it.'],
  },
  '2.3.1': {
    title: 'Eligibility',
    body: [
      'A Faction is Eligible if it took neither a Command nor the Event on the card before. At the start everybody is.',
    ],
  },
  '2.3.2': {
    title: 'Faction order',
    body: [
      'The card shows the four Factions from left to right. Skip those that are Ineligible: the first that is left is the **1st Eligible**, the next one the **2nd Eligible**.',
    ],
  },
  '2.3.3': {
    title: 'Passing',
    body: [
      'A Faction that Passes stays Eligible and gains 1 Resource, the Romans 2. Its place, with the same options, goes to the next Eligible Faction on the right. When the last Eligible Faction Passes, the card is over.',
      'A Faction that never gets to be 1st or 2nd Eligible can’t Pass, and gains nothing.',
      {
        example:
          'The card’s order is Arverni, Aedui, Romans, Belgae; the Belgae are Ineligible. The Arverni take a Command without Special Ability. The Aedui could take a Limited Command, but Pass for 1 Resource. The Romans are now 2nd Eligible and Pass too, for 2. After the card all are Eligible but the Arverni.',
      },
    ],
  },
  '2.3.4': {
    title: 'Options of 1st and 2nd Eligible',
    body: [
      {
        head: ['The 1st Eligible chose', 'The 2nd Eligible may choose'],
        rows: [
          ['Command, no Special Ability', 'Limited Command, or Pass'],
          ['Command with Special Ability', 'Limited Command, or Event, or Pass'],
          ['Event', 'Command, with a Special Ability or without one, or Pass'],
        ],
      },
      'The 1st Eligible itself is free to choose: the Event, or Pass, or a Command in any number of Regions, which may have a Special Ability.',
      'The card is over when the 2nd Eligible has acted, or everybody left has Passed.',
    ],
  },
  '2.3.5': {
    title: 'Limited Command',
    body: [
      'A Command in one Region, without a Special Ability. For March this means one origin; several groups may leave it for different places. It makes the Faction Ineligible like any Command.',
      'A Non-player that would get a Limited Command takes a full one, with a Special Ability ({rule:8.1.2}).',
    ],
  },
  '2.3.6': {
    title: 'Adjust Eligibility',
    body: [
      'After the card those who executed a Command, a Limited Command or the Event become Ineligible. All others become Eligible, unless an Event says otherwise. Free actions that an Event gives to another Faction don’t touch that Faction’s Eligibility.',
      {
        ruling:
          '“Ineligible through the next card” works at once, even for a Faction that has still to act on this card, and lasts for the whole next card. “Stays Eligible” is applied after the adjustment. If both fall on one Faction, it is Ineligible.',
      },
      'A Faction that becomes Eligible in the middle of a card ({card:35}, {card:47}) may still act on it as 2nd Eligible if nobody has taken that place, whatever the card’s order.',
    ],
  },
  '2.3.7': {
    title: 'Next card',
    body: ['The next card comes into play and another one is shown, even if the card now in play is Winter.'],
  },
  '2.3.8': {
    title: 'Frost, Sudden Frost',
    body: [
      '**Frost.** While the next card is Winter, nobody may choose March as a Command, and the Belgae can’t have Germans March by Enlist. An Event may still grant a March. The Germans of the Winter Round march as always.',
      '**Sudden Frost** is an option at set-up, in place of Frost. A Winter card that is shown as next trades places at once with the Event that has come into play: nobody acts on that Event, and Winter comes right away. The Event then opens the next Year, without Frost.',
    ],
  },
  '2.4': {
    title: 'Winter card',
    body: [
      'When Winter comes into play the Winter Round is held ({rule:6.0}). The Events up to and including a Winter are a **Year**.',
    ],
  },
  '2.4.1': {
    title: 'Final Winter',
    body: [
      'If nobody has won in the Victory Phase of the last Winter, the game ends there, and the margins decide ({rule:7.3}).',
    ],
  },
}
