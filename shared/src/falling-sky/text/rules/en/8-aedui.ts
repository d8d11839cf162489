import type { RuleTexts } from '../markup'

/** Chapter 8.6: the flowchart of the Aedui. */
export const aedui: RuleTexts = {
  '8.6': {
    title: 'Non-player Aedui',
    body: [
      'Start at A1. The numbers and names are those that the log shows.',
      {
        head: ['Box', 'Question', 'Yes', 'No'],
        rows: [
          [
            '**A1**',
            'Are the Aedui first on the next card, but not on this one, and does a die show 1 to 4?',
            'Pass {rule:8.6.1}',
            'A2',
          ],
          ['**A2, A3**', 'Is the Event open to the Aedui, and one they don’t decline?', 'Event {rule:8.6.1}', 'A4'],
          [
            '**A4**',
            'Is there a Battle certain to put a Loss on a Leader, Ally, Citadel or Legion of an enemy they may fight?',
            'Battle {rule:8.6.2}',
            'A5',
          ],
          [
            '**A5**',
            'Are 0 to 4 Aedui Warbands on the map, or would a Rally place an Ally, a Citadel or 3 pieces?',
            'Rally {rule:8.6.3}',
            'A6',
          ],
          [
            '**A6**',
            'Have the Aedui 0 to 3 Resources, and does a die show 1 to 4?',
            'Raid {rule:8.6.4}',
            'March {rule:8.6.5}',
          ],
        ],
      },
    ],
  },
  '8.6.1': {
    title: 'Aedui: Event',
    body: [
      'A1 is not rolled when the Aedui are first on both cards, or when the next card is Winter. The Event is open to the 1st Eligible, and to the 2nd if the 1st used a Special Ability.',
      'Events are executed unshaded. **Never:** {card:1}, {card:17}, {card:20}, {card:23}, {card:29}, {card:32}, {card:47}, {card:53}, {card:54}, {card:58}, {card:69}, {card:72}. **Instructions:**',
      {
        head: ['Card', 'Aedui'],
        rows: [
          [
            '{card:2}, {card:3}, {card:4}, {card:5}, {card:6}, {card:7}, {card:11}, {card:12}, {card:13}, {card:14}, {card:15}, {card:16}, {card:21}, {card:31}, {card:55}, {card:56}',
            'Not if the Romans are a player, or a Non-player with a score of 13 or more.',
          ],
          [
            '{card:8}, {card:10}, {card:25}, {card:35}, {card:46}, {card:59}, {card:63}, {card:65}, {card:70}',
            'Shaded.',
          ],
          [
            '{card:19}, {card:24}, {card:36}, {card:42}, {card:49}, {card:52}, {card:61}',
            'Only so that it hits Arverni or Belgae run by players.',
          ],
          ['{card:44}', 'Nothing moves to Scout. Scout Hidden Arverni, then Belgae, then Germans.'],
          [
            '{card:50}',
            'A shaded Capability of a player’s Gaul; failing that, one on a card that shows the Aedui first.',
          ],
          ['{card:62}', 'The largest group to a random Region, then Rally if that places pieces, else Raid.'],
          ['{card:66}', 'Shaded, with two Warbands picked at random.'],
          ['{card:68}', 'Shaded, and only with the Remi as Aedui Ally.'],
        ],
      },
    ],
  },
  '8.6.2': {
    title: 'Aedui: Battle',
    body: [
      '**A-BATTLE.** Against other Gauls and Germans; against Romans only while the Aedui have more Allies and Citadels than any other Faction.',
      {
        steps: [
          'In the first Battle in which a Retreat could save enemy pieces, or a Counterattack could cost a Loss, Ambush; only there.',
          'Battles that put Losses on Leaders, Allies, Citadels or Legions come first.',
          'Then every Battle certain to inflict a Loss, and at least as many as the Aedui would take.',
        ],
      },
      'Without an Ambush, Trade after the Battles ({rule:8.6.3}), but never Suborn.',
      {
        ruling:
          '“Certain” means that the Loss falls whether the enemy stands or Retreats, and with all its rolls a success. Against Caesar an Ambush counts as countered.',
      },
    ],
  },
  '8.6.3': {
    title: 'Aedui: Rally, Trade, Suborn',
    body: [
      '**A-RALLY.** First Citadels in place of Allies at Cities, then all Allies, then all Warbands. If nothing can be placed: Raid {rule:8.6.4}. Then A-TRADE.',
      '**A-TRADE.** If both are true:',
      {
        list: [
          'the Aedui have just Battled, or have fewer than 10 Resources, or Aedui and Romans together have fewer than 15; and',
          'the Aedui are 2nd Eligible, or Trade would bring 3 or more Resources with those who agree.',
        ],
      },
      'Otherwise A-SUBORN, except after a Battle or a March across the sea.',
      '**A-SUBORN.** In one Region, three pieces at most:',
      {
        steps: [
          'Place an Aedui Ally.',
          'If none was placed, remove an enemy Ally: of the Faction with most Allies and Citadels; a Non-player Rome’s only if no other is in reach.',
          'Place all Aedui Warbands possible.',
          'Remove most enemy Warbands: Arverni, then Belgae, then Germans.',
          'Remove Auxilia.',
        ],
      },
    ],
  },
  '8.6.4': {
    title: 'Aedui: Raid',
    body: [
      '**A-RAID.** Only if it gains 2 or more Resources in all; otherwise Pass.',
      {
        steps: [
          'Take from players with a margin of 0 or more, Romans included.',
          'Take from other enemies, but not from Romans.',
          'Gain in Regions that are not Devastated.',
        ],
      },
      'Then Trade, else Suborn ({rule:8.6.3}).',
    ],
  },
  '8.6.5': {
    title: 'Aedui: March',
    body: [
      '**A-MARCH.** No Region is left without its last Aedui Warband, or loses Aedui Control.',
      {
        steps: [
          'From one origin one Hidden Warband goes to each of up to three adjacent Regions that have no Hidden Aedui: first where enemies have Allies or Citadels, of Factions with most of them.',
          'Then add Aedui Control to one Region, with the fewest Warbands.',
        ],
      },
      'None possible, or Frost: Raid {rule:8.6.4}. Then Trade or Suborn ({rule:8.6.3}), unless the sea was crossed.',
      {
        ruling:
          'The origin is the one that reaches most Regions, then most with enemy Allies or Citadels, then the richest enemies, then by die.',
      },
    ],
  },
  '8.6.6': {
    title: 'Aedui: Resources, Supply Lines, Retreat',
    body: [
      '**A-AGREE.** When the Romans have 0 or 1 Resources and the Aedui 21 or more, they give the Romans 10; to a player only if they would agree as below. They give nothing to Arverni or Belgae.',
      {
        head: ['Who asks for leave', 'Answer'],
        rows: [
          ['Arverni, Belgae', 'no'],
          ['Non-player Romans', 'yes'],
          ['Player Romans, score below 10', 'yes'],
          ['Player Romans, score 10 to 12', 'yes on a die of 1 to 4'],
          ['Player Romans, score above 12', 'no'],
        ],
      },
      'Leave means Retreat, Supply Lines and relocation in Quarters. After a refusal by the die the Romans may do something else instead.',
      'The Aedui never Harass Romans, and always Harass Vercingetorix.',
      { ruling: 'A failed die isn’t rolled again in the same turn or phase.' },
    ],
  },
  '8.6.7': {
    title: 'Aedui: Quarters',
    body: ['**A-QUARTERS.** Move only to leave Devastated Regions without an own Ally or Citadel.'],
  },
  '8.6.8': {
    title: 'Aedui: Diviciacus',
    body: [
      'With {card:38} unshaded: while the Romans’ score is not above 12, agree in Roman Commands and in Roman defence, but never where they Battle or Scout the Aedui. In Aedui Commands let Auxilia serve as Warbands wherever the Romans agree, and remove Auxilia rather than own Warbands. A Rally places Auxilia only with Non-player Romans, when no Aedui Warband is Available.',
    ],
  },
}
