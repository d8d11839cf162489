import type { RuleTexts } from '../markup'

/** Chapter 8.8: the flowchart of the Romans. */
export const romans: RuleTexts = {
  '8.8': {
    title: 'Non-player Romans',
    body: [
      'Start at R1. The numbers and names are those that the log shows.',
      {
        head: ['Box', 'Question', 'Yes', 'No'],
        rows: [
          [
            '**R1**',
            'Are Caesar or a Legion in a Region with an Ally, Citadel, Leader or Control of Gauls or Germans, or where an enemy’s Battle or Rampage now would force a Loss on a Legion or Caesar?',
            'Battle {rule:8.8.1}',
            'R2',
          ],
          [
            '**R2**',
            'Has an enemy a margin of 0 or more, and is Caesar with 2 or more Legions and 4 or more Auxilia?',
            'March {rule:8.8.3}',
            'R3',
          ],
          ['**R3, R4**', 'Is the Event open to the Romans, and one they don’t decline?', 'Event {rule:8.8.2}', 'R5'],
          ['**R5**', 'Are 9 or more Auxilia Available?', 'Recruit {rule:8.8.4}', 'March {rule:8.8.3}'],
        ],
      },
    ],
  },
  '8.8.1': {
    title: 'Romans: Battle or March under threat',
    body: [
      '**R-BATTLE.** In Regions that meet R1, only where the Romans would inflict more than twice the Losses that they suffer, and none would fall on Caesar. Suppose that every roll for the Defender fails, and count in Special Ability and Capabilities.',
      {
        steps: [
          'If Caesar meets R1 and won’t Battle, there is no Battle at all: March {rule:8.8.3}.',
          'Decide first whether there will be a Siege in any Battle. If not, Scout after the Battles. Never Build.',
          'Targets: where a Leader is; then most Warbands; then a player; then most Allies and Citadels; then the best margin.',
        ],
      },
      '**R-BESIEGE.** Where without a Siege an Ally might survive, or a Citadel that might face fewer than 3 rolls. If used once, used in every Battle that allows it.',
      '**R-BUILD.** After March or Seize, but before Recruit. No more spending once Resources are below 6.',
      {
        steps: [
          'All Forts possible, first where Warbands are that aren’t Aedui.',
          'Subdue all Allies possible: of Gauls with the highest margins, players first, Germans last.',
          'Place all Roman Allies possible.',
        ],
      },
      'No Build: R-SCOUT.',
      '**R-SCOUT.** In place of Besiege and Build, if it has an effect. Only Auxilia beyond the number of Legions in their Region move; Roman Control stays, no enemy gains Control, and no Supply Line is lost.',
      {
        steps: [
          'Move: to have 4 Auxilia with Caesar; to open sure Supply Lines for most Regions with Romans; to join Legions that stand without Auxilia, from Regions without Legions; to Scout most Hidden Warbands.',
          'Scout as many Warbands as possible, Hidden ones first, Germans first in Frost.',
        ],
      },
      {
        ruling:
          'An enemy’s attack “now” is judged regardless of its Resources and Eligibility. A piece that a Siege removes counts as a Loss.',
      },
    ],
  },
  '8.8.2': {
    title: 'Romans: Event',
    body: [
      'The Event is open to the 1st Eligible, and to the 2nd if the 1st used a Special Ability. Events are executed unshaded. **Never:** {card:20}, {card:28}, {card:29}, {card:35}, {card:39}, {card:43}, {card:47}, {card:48}, {card:51}, {card:53}, {card:54}, {card:69}. **Instructions:**',
      {
        head: ['Card', 'Romans'],
        rows: [
          ['{card:1}', 'Down; at Adulation make it Firm.'],
          ['{card:2}', 'Place 2 Legions; if fewer would be placed, not.'],
          ['{card:11}', 'Only if all 3 Auxilia can be placed.'],
          [
            '{card:17}, {card:65}, {card:66}',
            'Germans March from Regions with Romans to Regions without; they Ambush as in {rule:8.8.1}; no Germanic Ally is placed. If that can’t be, not.',
          ],
          ['{card:19}, {card:21}', 'Only if all 5 Auxilia can be placed.'],
          ['{card:24}, {card:25}, {card:46}, {card:52}', 'Against Arverni, then Belgae; never Aedui.'],
          ['{card:32}, {card:62}', 'Move by {rule:8.8.3}; for what follows use the whole flowchart.'],
          ['{card:49}', 'So that it hits players’ Arverni or Belgae, and no Romans.'],
          ['{card:50}', 'A shaded Capability of a player’s Arverni or Belgae; failing that, one of the Romans.'],
          ['{card:72}', 'Only if the priorities of {rule:8.8.3} lead to a Battle.'],
        ],
      },
    ],
  },
  '8.8.3': {
    title: 'Romans: March',
    body: [
      '**R-MARCH.** From each origin go the Leader, as many Legions as can, at least one Auxilia, and all further Auxilia whose leaving costs no Roman Control and gives an enemy none.',
      '**Origins,** three at most: one Region that meets R1; a second one, if the first group doesn’t go there; and one Region where no enemy has an Ally or Citadel, the Leader’s or else the one with most Legions. Coming from R2 or R5 only the last.',
      '**Destinations,** two, each with an enemy Ally or Citadel; only one if the map holds no more than 6 Legions, and they and the Leader can all reach it. Choose them by',
      {
        steps: [
          'enemies with a margin of 0 or more, players first;',
          'or, if there is none, by one roll: on 1 or 2, with two Germanic Allies on the map, the Germans’ Allies;',
          'on 3 or 4 players’ Allies and Citadels before others’;',
          'otherwise the enemies with most Allies and Citadels.',
        ],
      },
      'Among these: where the worst enemy Battle now would cost fewest Losses; then most Allies and Citadels of that enemy; then in a Supply Line; then the least Harassment. The first destination gets more of each kind of piece than the second.',
      '**Harassment:** at most one Loss for each group and destination, none on a Legion and none on a piece that goes alone. Players may promise not to Harass.',
      '**R-SCOUTMARCH.** Auxilia Scout on the way, if that opens a destination; then the rest as in R-SCOUT. Otherwise Build after the March, else Scout ({rule:8.8.1}). No March, or Frost: Recruit {rule:8.8.4}.',
    ],
  },
  '8.8.4': {
    title: 'Romans: Recruit',
    body: [
      '**R-RECRUIT.** Only if it would place 2 or more Allies, or 6 or more pieces; otherwise Seize {rule:8.8.5}.',
      {
        steps: [
          'Build before the Recruit, else Scout ({rule:8.8.1}).',
          'All Allies, first in Regions in a Supply Line.',
          'All Auxilia, first in Regions in a Supply Line.',
        ],
      },
    ],
  },
  '8.8.5': {
    title: 'Romans: Seize',
    body: [
      '**R-SEIZE.** Only where no Harassment Loss will fall.',
      {
        steps: [
          'Disperse all Tribes possible but the Helvii, first in Regions with players’ pieces, then in Belgica.',
          'Then Seize without Dispersing, for Resources.',
        ],
      },
      'Then Build, else Scout ({rule:8.8.1}). Nothing possible: Pass.',
    ],
  },
  '8.8.6': {
    title: 'Romans: Resources, Supply Lines, Retreat',
    body: [
      '**R-AGREE.** The Romans give no Resources. They agree to Retreat, Supply Lines, relocation and Trade for Non-player Aedui, always; for a player, never. They always Harass Vercingetorix.',
    ],
  },
  '8.8.7': {
    title: 'Romans: Quarters',
    body: [
      '**R-QUARTERS.** One Auxilia stays at each Fort and each Roman Ally. The Leader, all Legions and all other Auxilia that can reach Provincia go there, if need be by way of an adjacent Region in supply. Those that can’t leave Devastated Regions for others. Then the Romans pay for all they can: at Roman Allies first, then where it isn’t Devastated, then elsewhere.',
      'In Spring a Successor is placed where most Romans are.',
    ],
  },
  '8.8.8': {
    title: 'Romans: Diviciacus',
    body: [
      'With {card:38} unshaded: agree in Aedui Commands, unless the Aedui are beyond their threshold or attack or Raid Romans. In Roman Commands let Aedui Warbands serve as Auxilia wherever the Aedui agree, and remove Aedui rather than own Auxilia; never place Aedui Warbands by Recruit. Agree for Roman defence, not for Aedui defence.',
    ],
  },
}
