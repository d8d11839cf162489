import type { RuleTexts } from '../markup'

/** Chapter 8.5: the flowchart of the Belgae. */
export const belgae: RuleTexts = {
  '8.5': {
    title: 'Non-player Belgae',
    body: [
      'Start at B1. The numbers and names are those that the log shows.',
      {
        head: ['Box', 'Question', 'Yes', 'No'],
        rows: [
          [
            '**B1**',
            'Are Ambiorix, or 4 Belgic Warbands, in a Region with Romans, Arverni or Aedui who have an Ally, Citadel or Legion there, or 4 pieces of one Faction?',
            'Battle {rule:8.5.1}',
            'B2',
          ],
          [
            '**B2**',
            'Are the Belgae first on the next card, but not on this one, and does a die show 1 to 4?',
            'Pass {rule:8.5.2}',
            'B3',
          ],
          ['**B3**', 'Is the Event open to the Belgae, and one they don’t decline?', 'Event {rule:8.5.2}', 'B4'],
          [
            '**B4**',
            'Would a Rally place an Ally or a Citadel, or 3 Warbands in all, or add any Belgic Control?',
            'Rally {rule:8.5.3}',
            'B5',
          ],
          [
            '**B5**',
            'Have the Belgae 0 to 3 Resources, and does a die show 1 to 4?',
            'Raid {rule:8.5.4}',
            'March {rule:8.5.5}',
          ],
        ],
      },
    ],
  },
  '8.5.1': {
    title: 'Belgae: Battle or March under threat',
    body: [
      '**B-BATTLE.** Only where the enemy would take more Losses than the Belgae, and Ambiorix none. Suppose that every roll for the Defender fails, and count in the Special Ability that will be used.',
      {
        steps: [
          'If Ambiorix meets B1 but will not Battle where he is, there is no Battle at all: B-FLEE.',
          'Settle the Special Ability: Ambush, else Rampage before the Battles, else Enlist.',
          'Battle enemies that meet B1: Ambiorix’s Battle first, against such an enemy whose mobile pieces are fewer than the Belgae’s.',
          'Then Battle other enemies wherever it is worth it, but never Germans.',
        ],
      },
      'No Battle: B-FLEE. In the end neither Battle nor March: go on at B2.',
      '**B-AMBUSH.** In the first Battle, if it can be one, and only if the enemy might save pieces by Retreat or inflict a Loss by Counterattack. If so, in every other Battle that can be one; if not, in none.',
      '**B-RAMPAGE.** Before Battle, or after Rally or Raid, with all Hidden Warbands that help. Never against the last piece of a Battle’s target.',
      {
        steps: [
          'Where pieces must be removed, supposing that nobody gives leave to Retreat.',
          'Where it adds most Belgic Control Value.',
          'Elsewhere, against most Romans, then Aedui, then Arverni.',
        ],
      },
      'No Rampage, or the Command is March: B-ENLIST.',
      '**B-ENLIST.** In a Battle, Germanic Warbands count as Belgic where they add Losses or absorb some. Otherwise, after the Command, one Germanic Command:',
      {
        steps: [
          'an Ambush that inflicts a Loss, on a player before a Non-player;',
          'a March of 2 or more Warbands, the most possible, from Belgica or Germania into a Region under Roman, Arverni or Aedui Control, a player’s first; or in place, to hide 2 or more Revealed Warbands. Not in Frost;',
          'a Rally that places a piece, an Ally if possible;',
          'a Raid on a player who would lose Resources.',
        ],
      },
      'None of these, or a March across the sea: no Special Ability.',
      '**B-FLEE.** All mobile pieces March out of every Region that meets B1, and out of the Leader’s Region if it doesn’t hold the largest group of Warbands. Each Region’s pieces stay together; the Leader’s go first. They go to at most as many Regions as they come from, and to none of those: where they end within 1 of most Regions with Belgic pieces, and among those where most Control Value is added. Then B-ENLIST.',
      {
        example:
          'Ambiorix and 4 Hidden Warbands face 2 Legions, 2 Auxilia and a Fort in Nervii. An open Battle would inflict 2 Losses and suffer up to 3. As an Ambush it suffers none, and the Legions might have survived rolls: so the Belgae Battle with Ambush.',
      },
      {
        ruling:
          'B1 and the care for Ambiorix mean Ambiorix himself, not a Successor. Losses of Enlisted Germans count as suffered.',
      },
    ],
  },
  '8.5.2': {
    title: 'Belgae: Pass or Event',
    body: [
      'B2 is not rolled when the Belgae are first on both cards, or when the next card is Winter. Whether they are Eligible doesn’t matter for it. The Event is open to the 1st Eligible, and to the 2nd if the 1st used a Special Ability.',
      'Events are executed shaded, if there is shaded text. **Never:** {card:4}, {card:10}, {card:17}, {card:20}, {card:21}, {card:25}, {card:26}, {card:32}, {card:37}, {card:39}, {card:47}, {card:52}, {card:53}, {card:54}, {card:69}. **Instructions:**',
      {
        head: ['Card', 'Belgae'],
        rows: [
          [
            '{card:1}',
            'Not while the Arverni meet {rule:7.2}, and not if the Romans are a Non-player. Otherwise shift up.',
          ],
          ['{card:2}, {card:45}', 'Battle where most Losses fall on Legions; if none would, not.'],
          [
            '{card:3}, {card:5}, {card:7}, {card:24}, {card:33}',
            'Not while the Arverni meet {rule:7.2}, and not if the Romans are a Non-player.',
          ],
          ['{card:6}, {card:11}, {card:16}, {card:22}, {card:42}', 'Regions in Belgica first.'],
          ['{card:12}, {card:13}, {card:15}, {card:40}', 'Not if the Romans are a Non-player.'],
          [
            '{card:27}, {card:30}',
            'Unshaded, with the Arverni as a player and the Romans as a Non-player; otherwise not.',
          ],
          ['{card:34}', 'Unshaded.'],
          ['{card:36}', 'Ambush wherever a Loss results, Romans before Gauls. March in place, to hide.'],
          ['{card:50}', 'An unshaded Capability of a player’s Romans or Aedui; failing that, one of the Belgae.'],
          ['{card:57}, {card:64}, {card:65}, {card:68}', 'Only if Belgic Allies and Citadels would grow in number.'],
          [
            '{card:62}',
            'The fewest Warbands that win Control where a Tribe is Subdued, losing Control nowhere. Then Rally.',
          ],
          ['{card:66}', 'As with the fleet; the Ally goes there.'],
          ['{card:72}', 'As many pieces as possible, to Battle the player with the highest margin.'],
        ],
      },
    ],
  },
  '8.5.3': {
    title: 'Belgae: Rally',
    body: [
      '**B-RALLY.** Wherever a piece can be placed:',
      {
        steps: [
          'a Citadel in place of an Ally at a City;',
          'all Allies possible;',
          'all Warbands possible, first where they add Belgic Control.',
        ],
      },
      'Then Rampage, else Enlist ({rule:8.5.1}).',
    ],
  },
  '8.5.4': {
    title: 'Belgae: Raid',
    body: [
      '**B-RAID.** Only if it gains 2 or more Resources in all; otherwise Pass.',
      {
        steps: [
          'Take from players: Romans, then Aedui, then others. Never from Non-players.',
          'Gain in Regions that are not Devastated.',
        ],
      },
      'Then Rampage, else Enlist ({rule:8.5.1}).',
    ],
  },
  '8.5.5': {
    title: 'Belgae: March to add Control',
    body: [
      '**B-MARCH.** Into three Regions at most.',
      {
        steps: [
          'Add Belgic Control to one Region, then to a second. In Belgica if possible: where the fewest Warbands are needed, and then with as many as possible. Otherwise outside: where the fewest are needed, and with just those. One Warband stays in each origin, and no Belgic Control is lost.',
          'Then the Leader alone: to one of these Regions if he joins most Belgic pieces there, or elsewhere to end with 4 or more Warbands. His leaving may cost Control.',
        ],
      },
      'Then Enlist. No such March: Raid {rule:8.5.4}.',
      { ruling: 'The Leader’s move alone is no March to add Control.' },
    ],
  },
  '8.5.6': {
    title: 'Belgae: Quarters',
    body: [
      '**B-QUARTERS.** Leave Devastated Regions without an own Ally or Citadel for adjacent Regions under Belgic Control, at random. Then move the Leader or one group of Warbands so that he joins the largest group that he can, ending within 1 of most Regions with Belgic pieces. At least one Warband stays, and enough to keep Control.',
      'In Spring a Successor is placed where most Belgic pieces are.',
    ],
  },
}
