import type { RuleTexts } from '../markup'

/** Chapter 5: Events. */
export const events: RuleTexts = {
  '5.0': {
    title: 'Events',
    body: ['How the texts of the cards are carried out. All cards stand in the Library.'],
  },
  '5.1': {
    title: 'Executing Events',
    body: [
      'Carry the text out in the order in which it is written. Whatever it leaves open, the executing Faction decides, targets and other Factions’ pieces included. “Place” means pieces of the Faction that places, unless the text names another or says “any”.',
    ],
  },
  '5.1.1': {
    title: 'Events versus rules',
    body: [
      'An Event goes before the rules, except in these:',
      {
        list: [
          'Nothing is placed that isn’t Available. A replacement is then only a removal. The executing Faction may first remove own pieces to have some ({rule:1.4.1}).',
          'Stacking ({rule:1.4.2}) holds, except with cards {card:5}, {card:26} and {card:71}, which change it.',
          'Resources stop at 45.',
          '“Reveal” and “hide” touch Warbands and Auxilia only. A Scouted Warband that is to hide loses its marker instead.',
          'A Senate marker that is Firm and is shifted the other way only flips back, however many boxes the text says. Shifted past an end box, the marker turns Firm ({rule:6.5.1}).',
        ],
      },
      'A March that an Event grants may be made in Frost.',
      { ruling: 'A shift of two boxes is taken one box at a time.' },
    ],
  },
  '5.1.2': {
    title: 'Dueling Events',
    body: ['Where two Events contradict each other, the later one holds.'],
  },
  '5.1.3': {
    title: 'Partial execution',
    body: ['Do all that can be done and skip what can’t.'],
  },
  '5.1.4': {
    title: 'Event markers',
    body: [
      'Some Events leave a marker as a reminder of what lasts: {card:4}, {card:5}, {card:23}, {card:33}, {card:71}, and the Devastated marker of {card:49}.',
    ],
  },
  '5.2': {
    title: 'Dual use',
    body: [
      'Most cards have two texts, unshaded and shaded. The executing Faction chooses one of them, either one, whichever Faction it is.',
    ],
  },
  '5.3': {
    title: 'Capabilities',
    body: [
      'A Capability lasts for the rest of the game, on the side that was executed, unless a later Event changes it ({rule:5.1.2}).',
      'Several of them may meet in one Battle. Then they are applied in this order:',
      {
        steps: [
          'Losses before the Battle proper: {card:13} unshaded, {card:27} shaded.',
          'What each piece inflicts: Caesar, Ambiorix, {card:59} unshaded, {card:11}, {card:6}, {card:30} shaded.',
          '{card:27} unshaded: 1 less.',
          '{card:59} shaded: doubled.',
          'Halving for a Retreat, Citadel or Fort.',
          'Rounding down.',
          '{card:15} unshaded: 2 more or 1 less, never below 0.',
        ],
      },
    ],
  },
  '5.4': {
    title: 'Free actions',
    body: [
      'Commands and Special Abilities that an Event grants cost nothing and leave Eligibility alone; all other rules hold ({rule:3.1.2}).',
      {
        list: [
          'A free “Special Ability” can be Besiege or Ambush only if the same Event brings a Battle. A free “Ambush” brings its Battle along.',
          'A free March or Scout “in” a Region may move out of it.',
        ],
      },
      {
        ruling:
          'Each origin of a free March “to” a place must send a piece there. Where the text describes the move itself, only own pieces go.',
      },
    ],
  },
}
