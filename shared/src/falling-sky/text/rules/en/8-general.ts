import type { RuleTexts } from '../markup'

/** Chapter 8: what all Non-players have in common, and the one-player game. */
export const nonPlayers: RuleTexts = {
  '8.0': {
    title: 'Non-players',
    body: [
      'Any of the four Factions may be run by a flowchart instead of a person; the Germans never are. In this app such a Faction is a **bot**. When it plays, the log shows its path through the flowchart.',
      {
        head: ['Players', 'Recommended'],
        rows: [
          ['3', 'the Belgae or the Aedui as Non-players'],
          ['2', 'Romans and Arverni played, Belgae and Aedui as Non-players'],
          ['1', 'Romans or Arverni played, three Non-players'],
        ],
      },
      'Words used in this chapter: a **player** is a Faction run by a person. The **margin** is that of {rule:7.3}; “at 0 or more” means a margin of at least 0. **Losses** in forecasts are counted before any roll, so that a Legion that might survive still counts as one.',
    ],
  },
  '8.1': {
    title: 'Non-players and Sequence of Play',
    body: [
      'Whenever a Non-player becomes 1st or 2nd Eligible, it goes through its flowchart from the top. It keeps to all rules, costs and limits, except for {rule:8.1.2}. When it Passes it gains Resources as anybody does.',
    ],
  },
  '8.1.1': {
    title: 'Command or Event',
    body: [
      'A Non-player declines an Event and goes on down its flowchart to a Command if',
      {
        list: [
          'the text it would use, with its instruction applied, would have **no effect** now, or would do no more than Reveal its own pieces. A Battle without a possible Loss is no effect; gaining or losing a Capability is one;',
          'it is a **Capability** and the next Winter is the last;',
          'the card shows **swords** for this Faction, or its instruction says so.',
        ],
      },
    ],
  },
  '8.1.2': {
    title: 'Commands are not limited',
    body: [
      'Where the Sequence of Play gives a Non-player a Limited Command, it takes a full Command and may add a Special Ability. A Limited Command that an Event grants, as with {card:48}, stays Limited.',
    ],
  },
  '8.1.3': {
    title: 'Reading the flowcharts',
    body: [
      'Numbered steps come one after the other: each is carried out as far as possible before the next begins. Lettered points inside a step narrow the choice: each leaves fewer candidates to the next, and what is left is chosen at random.',
    ],
  },
  '8.2': {
    title: 'Executing Events',
    body: ['A Non-player that executes an Event follows the text, the signs on its card, and the guidelines below.'],
  },
  '8.2.1': {
    title: 'Instructions and symbols',
    body: [
      'A sign at the Faction’s symbol on the card says how it deals with the Event:',
      {
        list: [
          '**Laurels**: there is an instruction for it. It may turn the Event into one that the Faction declines.',
          '**Swords**: never executed.',
          '**Carnyx**, for the Arverni only: executed without a roll.',
        ],
      },
      'The instructions stand with each Faction: Belgae {rule:8.5.2}, Aedui {rule:8.6.1}, Arverni {rule:8.7.2}, Romans {rule:8.8.2}. If an Event lets another Non-player act, that Faction’s own instruction says how it does.',
    ],
  },
  '8.2.2': {
    title: 'Dual use',
    body: [
      'Arverni and Belgae use the shaded text where there is one, Romans and Aedui the unshaded text. An instruction may say otherwise.',
    ],
  },
  '8.2.3': {
    title: 'Event-driven actions',
    body: [
      '**Free Commands and Special Abilities** follow the Faction’s flowchart, within what the Event allows.',
      {
        list: [
          'For several Commands in a row, as “March then Battle”, the priorities of the first one hold.',
          'Where the Event leaves the Command open, the flowchart picks one. Where it grants a Special Ability alone, it is the one that the flowchart would now use.',
          'A free March that the flowchart doesn’t lead to follows the lowest March box: {rule:8.5.5} for the Belgae, {rule:8.6.5} for the Aedui, {rule:8.7.6} for the Arverni, {rule:8.8.3} for the Romans.',
        ],
      },
      '**Who benefits.** Where the text leaves it open who gains something, the Non-player chooses itself. If that can’t be, the Event counts as one without effect.',
      '**Germans** whom an Event puts in its hands act by the Faction’s own priorities; what these don’t settle goes by {rule:6.2}.',
    ],
  },
  '8.3': {
    title: 'Selecting Regions, Tribes, targets',
    body: [
      'Take each priority in order until nothing is left that it fits, or until a limit or the Resources are used up. Then go to the next.',
    ],
  },
  '8.3.1': {
    title: 'Event location',
    body: [
      'Where an Event leaves the place open, choose it first to benefit the Faction itself. Then choose it to place most of its own, or to remove most of the enemies’, in this order: Legions, Citadels, Allies, other pieces. Then by {rule:8.4.1}; then at random. Finish one Region as far as possible before the next.',
    ],
  },
  '8.3.2': {
    title: 'Placing Leaders',
    body: ['A Leader is placed as soon as he may be, where the Faction has most pieces.'],
  },
  '8.3.3': {
    title: 'Using Capabilities',
    body: ['A Capability that works in only some Regions is used in the first ones that it fits.'],
  },
  '8.3.4': {
    title: 'Random selection',
    body: [
      'Ties among Regions, Tribes or targets are settled by a die, with equal chances. More than six candidates are first split into groups of six at most, as even as can be: one roll for the group, one inside it. A number that means nothing is rolled again, from the first roll on.',
      {
        example:
          'Seven Regions: 1 to 3 picks the first four, 4 to 6 the other three. A 5 on the second roll means both are rolled again.',
      },
      {
        ruling:
          'Candidates stand in the order of the map, Factions in the order Romans, Arverni, Aedui, Belgae, Germans.',
      },
    ],
  },
  '8.4': {
    title: 'Other guidelines',
    body: [
      'Non-players do everything to the utmost, in as many Regions and with as many pieces as they can, unless told otherwise.',
    ],
  },
  '8.4.1': {
    title: 'Placing, moving, removing',
    body: [
      'Once the Regions are chosen, own pieces are placed and moved, and enemy pieces hit, in this order:',
      {
        steps: [
          'Leaders',
          'Legions',
          'Citadels or Forts',
          'Allies in Cities or at the Remi',
          'other Allies',
          'Warbands and Auxilia; of enemies the Hidden ones before the Revealed and the Scouted',
        ],
      },
      'For own Losses and removals the order is read backwards.',
      {
        head: ['Non-player', 'Enemies in order'],
        rows: [
          ['Belgae', 'Romans, Aedui, Arverni, Germans'],
          ['Arverni', 'Romans, Aedui, Belgae, Germans'],
          ['Romans', 'Arverni, Belgae, Germans, Aedui'],
          ['Aedui', 'Arverni, Belgae, Germans, Romans'],
        ],
      },
      'When it moves, a Non-player tries to have at least four own Warbands or Auxilia with its Leader. A replacement removes the target even if no piece is left to replace it. A Non-player never removes own pieces voluntarily.',
    ],
  },
  '8.4.2': {
    title: 'Transfer, agreement, Harassment',
    body: [
      'Belgae and Arverni give no Resources, and agree to no Supply Line, Retreat or relocation. They Harass Romans in March and Seize whenever they can, and don’t Harass Vercingetorix.',
      'For the Aedui see {rule:8.6.6}, for the Romans {rule:8.8.6}. Both always Harass Vercingetorix, and nobody else.',
    ],
  },
  '8.4.3': {
    title: 'Retreat',
    body: [
      'A Defending Non-player Retreats, if it may, when one of these is true:',
      {
        list: [
          'it takes a Retreat to make sure that its last Defending piece survives;',
          'it is Roman, and a Retreat means fewer forced rolls for Legions;',
          'it has neither Fort nor Citadel there, would lose no piece by the Retreat itself, and isn’t sure to inflict at least half as many Losses as it will suffer.',
        ],
      },
      'Gauls who Retreat from Romans leave all Hidden Warbands where they are. The others go where they bring their Leader together with most own pieces.',
      { ruling: 'Romans with nowhere to go stand, for the Retreat would remove the very Legions it is to save.' },
    ],
  },
  '8.4.4': {
    title: 'Frost and player victory',
    body: [
      'While the next card is Winter, a Non-player does nothing that could by itself bring a player above its threshold, or higher than it is above it, whatever the dice and the players’ answers. It skips to the next candidate or priority. Helping other Non-players is no matter.',
      { ruling: 'An Event that would do so is declined as a whole.' },
    ],
  },
  '8.9': {
    title: 'One-player game',
    body: [
      'A single player can’t win before the final Winter. If a Non-player meets its condition in any Victory Phase, the player has lost. In the final Victory Phase it takes the highest margin of all; ties go to Non-players.',
      {
        list: [
          '**Easy:** meeting the own condition in any Victory Phase wins.',
          '**Hard:** a Non-player with a higher margin in any Victory Phase is a defeat.',
        ],
      },
      'The degree of victory is the player’s margin minus the highest Non-player’s: 1 or 2 is “In Gallia Bella!”; 3 or more is “Imperator!” for Rome, and “Galli ipsi gubernandi sunt!” for Gauls. If the player doesn’t win, Gaul falls to the best Non-player.',
    ],
  },
}
