import type { RuleTexts } from '../markup'

/** Chapter 7: victory. */
export const victory: RuleTexts = {
  '7.0': {
    title: 'Victory',
    body: ['Who wins, when, and by how much.'],
  },
  '7.1': {
    title: 'Ranking and ties',
    body: [
      'When a player’s Faction meets its condition in a Victory Phase, or the game ends without one, all Factions are ranked by margin ({rule:7.3}), highest first. Ties go to Non-players, then to Romans, Arverni, Aedui and Belgae in this order.',
      'If a Non-player meets its condition, all players have lost, equally.',
      {
        ruling:
          'A player of two Factions ties as the Faction whose margin counts. If a Non-player and a player meet their conditions together, Non-players that did are ranked first and all players have lost.',
      },
    ],
  },
  '7.2': {
    title: 'Exceeding the threshold',
    body: [
      'Checked in every Victory Phase. It takes **more** than the threshold:',
      {
        head: ['Faction', 'Wins with'],
        rows: [
          ['Romans', 'Subdued and Dispersed Tribes and Roman Allies: more than 15'],
          ['Arverni', 'Legions off the map: more than 6, and own Allies and Citadels: more than 8'],
          ['Aedui', 'more Allies and Citadels than each other Faction has'],
          ['Belgae', 'Control Values, Allies and Citadels: more than 15'],
        ],
      },
      'The Romans’ score the quick way: 30 (31 with the Colony of card {card:71}) minus all Allies and Citadels of other Factions, the Germans included.',
      'Legions **off the map**: see {rule:1.9}. The Belgae count the Control Values of the Regions under their Control, each lowered by 1 for every Dispersed Tribe there other than the Suebi, and raised by 1 for a Colony.',
      {
        example:
          'The Belgae have 4 Allies and Control Atrebates (3), Morini (2), where the Morini are Dispersed, Nervii (2) and Treveri (1): 4 + 3 + 2 − 1 + 2 + 1 = 11.',
      },
    ],
  },
  '7.3': {
    title: 'Final Winter, margins',
    body: [
      'If nobody has won by the final Winter, the highest margin wins, even if it is negative. A margin is how far a Faction is beyond its threshold:',
      {
        head: ['Faction', 'Margin'],
        rows: [
          ['Romans', 'score − 15'],
          ['Arverni', 'the lower of: Legions off the map − 6; Allies and Citadels − 8'],
          ['Aedui', 'own Allies and Citadels − those of the Faction that has most among the others'],
          ['Belgae', 'score − 15'],
        ],
      },
      {
        example:
          'Romans 11: −4. Arverni with 4 Legions off the map and 7 Allies and Citadels: −2. Aedui with 2 against 7: −5. Belgae 12: −3. Order: Arverni, Belgae, Romans, Aedui.',
      },
      'Margins decide also when card {card:20} ends the game.',
    ],
  },
}
