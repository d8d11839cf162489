import type { RuleTexts } from '../markup'

/** Chapter 8.7: the flowchart of the Arverni. */
export const arverni: RuleTexts = {
  '8.7': {
    title: 'Non-player Arverni',
    body: [
      'Start at V1. The numbers and names are those that the log shows.',
      {
        head: ['Box', 'Question', 'Yes', 'No'],
        rows: [
          [
            '**V1**',
            'Are Vercingetorix, or 10 Arverni Warbands, in a Region where Romans or Aedui have an Ally, Citadel or Legion, or one of the two 4 pieces?',
            'Battle {rule:8.7.1}',
            'V2',
          ],
          [
            '**V2**',
            'Is the Event open to the Arverni, one they don’t decline, and marked with a carnyx or met by a die of 1 to 4?',
            'Event {rule:8.7.2}',
            'V3',
          ],
          [
            '**V3**',
            'Are 0 to 8 Arverni Warbands on the map, or would a Rally place 2 Allies or Citadels, or 6 pieces?',
            'Rally {rule:8.7.3}',
            'V4',
          ],
          [
            '**V4**',
            'Are there 5 Arverni Allies and Citadels or fewer on the map, or 6 or more Warbands Available?',
            'March to spread {rule:8.7.4}',
            'V5',
          ],
          [
            '**V5**',
            'Have the Arverni 0 to 3 Resources, and does a die show 1 to 4?',
            'Raid {rule:8.7.5}',
            'March to mass {rule:8.7.6}',
          ],
        ],
      },
    ],
  },
  '8.7.1': {
    title: 'Arverni: Battle or March under threat',
    body: [
      '**V-BATTLE.** Only where a Loss must fall on a Legion, or the Arverni inflict more Losses than they suffer; and never where Vercingetorix could take one. Suppose that every roll for the Defender fails, and count in Special Ability and Capabilities.',
      {
        steps: [
          'If Vercingetorix meets V1 and won’t Battle, there is no Battle at all: V-FLEE.',
          'Pay for each Battle Region when it is selected.',
          'Settle the Special Ability: Ambush; else Devastate, else Entreat, before the Battles.',
          'Battle enemies that meet V1. First Vercingetorix against Romans, but against Caesar only if Arverni mobile pieces are more than twice the Romans’.',
          'Then Battle Romans, Aedui or a player’s Belgae elsewhere, by the same measure. Never Non-player Belgae or Germans.',
        ],
      },
      '**V-FLEE.** Without a Battle, Vercingetorix and all Warbands of his Region March to the Region with most Arverni pieces that they can reach. All other Warbands but one in each origin March closer to him. Without Vercingetorix on the map there is no such March. Neither Battle nor March: go on at V2.',
      '**V-VERC.** Vercingetorix takes the way with the fewest Harassment Losses, three at most and none on himself, and enters a second Region only if needed. Players may promise not to Harass.',
      '**V-AMBUSH.** In the first Battle, if otherwise a Retreat could save enemy pieces or a Counterattack could cost a Loss. If so, in every other Battle that can be one; if not, in none.',
      '**V-DEVASTATE.** In each Region where it removes a Legion, or two Auxilia, or any enemy piece, and of Romans and Aedui together no fewer than of Arverni. Before Battles; before the move when they flee, or after it if only then possible; after any other Command. None: V-ENTREAT.',
      '**V-ENTREAT.** At the same moment:',
      {
        steps: [
          'replace Allies: Aedui, then Belgic, then German;',
          'replace Auxilia, then Aedui Warbands;',
          'with no Arverni piece left to place, remove Auxilia, then Aedui Warbands, then Allies of players.',
        ],
      },
      'None of these, or a March across the sea: no Special Ability.',
      {
        ruling:
          'V1 and the care for Vercingetorix mean himself, not a Successor. Players count as Harassing unless they promise not to.',
      },
    ],
  },
  '8.7.2': {
    title: 'Arverni: Event',
    body: [
      'The Event is open to the 1st Eligible, and to the 2nd if the 1st used a Special Ability. On a 5 or 6 go on at V3. Events are executed shaded, if there is shaded text.',
      '**Never:** {card:4}, {card:10}, {card:47}, {card:54}, {card:55}, {card:60}, {card:61}, {card:64}, {card:66}.',
      '**Carnyx, no roll:** {card:2}, {card:3}, {card:5}, {card:7}, {card:13}, {card:14}, {card:15}, {card:19}, {card:21}, {card:23}, {card:24}, {card:27}, {card:30}, {card:33}, {card:59}.',
      '**Instructions:**',
      {
        head: ['Card', 'Arverni'],
        rows: [
          ['{card:1}', 'Up; at Uproar make it Firm.'],
          ['{card:6}, {card:11}, {card:16}, {card:44}', 'Auxilia that leave Legions without escort in most Regions.'],
          ['{card:20}', 'Only with 9 or more Arverni Allies and Citadels.'],
          ['{card:32}', 'Only with 9 or more Arverni Allies and Citadels; moves by {rule:8.7.6}.'],
          ['{card:34}', 'Shaded if that would place an Arverni Citadel; otherwise unshaded, for the Arverni.'],
          ['{card:50}', 'An unshaded Capability of a player’s Romans or Aedui; failing that, one of the Arverni.'],
          ['{card:52}, {card:68}', 'Only if the Arverni get the benefit.'],
          [
            '{card:62}, {card:72}',
            'The largest force that wins Control of a Region with a player’s pieces: Roman, then Aedui, then Belgic. Battle that player.',
          ],
          ['{card:67}', 'March and Battle for most Losses on Legions; if none, not.'],
        ],
      },
    ],
  },
  '8.7.3': {
    title: 'Arverni: Rally',
    body: [
      '**V-RALLY.** First Citadels, then Allies, then most Warbands. With fewer than 9 Warbands on the map but nothing to place: {rule:8.7.4}. Then Devastate, else Entreat ({rule:8.7.1}).',
    ],
  },
  '8.7.4': {
    title: 'Arverni: March to spread',
    body: [
      '**V-SPREAD.** Not in Frost. From the fewest Regions; one Warband stays in each, and all that Control needs.',
      {
        steps: [
          'One Hidden Warband into each Region possible that has none, but not the last Hidden one of an origin.',
          'The Leader with his Warbands to take Control of one Region that Romans or Aedui Control, never the Aedui Region: the one within 1 of most Regions with Arverni pieces. Vercingetorix goes by V-VERC ({rule:8.7.1}).',
        ],
      },
      'Neither possible: Raid {rule:8.7.5}. Then Devastate, else Entreat.',
      { ruling: 'A Leader whose leaving would lose Control does not March.' },
    ],
  },
  '8.7.5': {
    title: 'Arverni: Raid',
    body: [
      '**V-RAID.** Only if it gains 2 or more Resources in all; otherwise Pass.',
      {
        steps: [
          'Take from Romans, then Aedui, then Belgae, players or not.',
          'Gain in Regions that are not Devastated.',
        ],
      },
      'Then Devastate, else Entreat ({rule:8.7.1}).',
    ],
  },
  '8.7.6': {
    title: 'Arverni: March to mass',
    body: [
      '**V-MASS.** The Leader, and all Warbands that can get to where he goes:',
      {
        steps: [
          'Add Control to a Region that has a Legion; where Caesar is, only if Arverni mobile pieces will then be more than twice the Romans’.',
          'If there is none, gather most Arverni pieces in one Region adjacent to a Legion; one Warband stays in each origin.',
        ],
      },
      'Vercingetorix goes by V-VERC ({rule:8.7.1}). None possible: Raid {rule:8.7.5}. Then Devastate, else Entreat.',
    ],
  },
  '8.7.7': {
    title: 'Arverni: Quarters',
    body: [
      '**V-QUARTERS.** As the Belgae ({rule:8.5.6}), with Arverni: leave Devastated Regions, then bring the Leader to the largest group. In Spring a Successor is placed where most Arverni pieces are.',
    ],
  },
  '8.7.8': {
    title: 'Arverni: Vercingetorix’s Elite',
    body: ['**V-ELITE.** With {card:30} shaded, Battle Losses are first taken by rolls for the picked Warbands.'],
  },
}
