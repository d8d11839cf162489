import type { RuleTexts } from '../markup'

/** Chapter 4: Special Abilities. */
export const abilities: RuleTexts = {
  '4.0': {
    title: 'Special Abilities',
    body: ['What goes along with a Command and makes each Faction different.'],
  },
  '4.1': {
    title: 'Special Abilities in general',
    body: [
      'With the Command of its turn, if that is carried out in one Region at least, a Faction may use **one** of its Special Abilities, all at one moment: before the Command, in the midst of it, or after it. None goes with a Limited Command, with the Event, or with a Pass.',
      'Each Region is selected at most once for the ability. Regions, targets and order are yours to choose, as for Commands ({rule:3.1}). Only Build, Entreat and Suborn cost Resources.',
      'Besiege and Ambush don’t interrupt the Command: they change how its Battles are fought.',
      {
        head: ['Faction', 'Ability', 'With which Commands'],
        rows: [
          ['Romans', 'Build {rule:4.2.1}', 'Recruit, March, Seize'],
          ['Romans', 'Scout {rule:4.2.2}', 'any'],
          ['Romans', 'Besiege {rule:4.2.3}', 'Battle'],
          ['Arverni', 'Entreat {rule:4.3.1}', 'any'],
          ['Arverni', 'Devastate {rule:4.3.2}', 'any'],
          ['Arverni', 'Ambush {rule:4.3.3}', 'Battle'],
          ['Aedui', 'Trade {rule:4.4.1}', 'any'],
          ['Aedui', 'Suborn {rule:4.4.2}', 'Rally, March, Raid'],
          ['Aedui', 'Ambush {rule:4.4.3}', 'Battle'],
          ['Belgae', 'Enlist {rule:4.5.1}', 'any'],
          ['Belgae', 'Rampage {rule:4.5.2}', 'Rally, Raid, Battle'],
          ['Belgae', 'Ambush {rule:4.5.3}', 'Battle'],
        ],
      },
      {
        ruling:
          'An ability used just before its Command must leave a Region for the Command, and the Resources for one. An ability that was called off can’t be tried again with the same Command.',
      },
    ],
  },
  '4.1.1': {
    title: 'Accompanying Commands',
    body: [
      'The table in {rule:4.1} lists the Commands that each ability may go with. It may be used in other Regions than the Command, unless the ability says otherwise.',
    ],
  },
  '4.1.2': {
    title: 'Leaders and Special Abilities',
    body: [
      'Most Roman, Arverni and Belgic abilities need the Leader: Caesar, Vercingetorix or Ambiorix within 1 Region, or the Successor in the very Region. While the Leader is off the map they can’t be used.',
      'Besiege and the movement of Scout need no Leader, nor do the abilities of the Aedui, which are limited in other ways. The Germans’ Ambush needs Hidden numbers only.',
    ],
  },
  '4.1.3': {
    title: 'Britannia',
    body: ['A March that enters or leaves Britannia and a Special Ability don’t go together, whichever comes first.'],
  },
  '4.2': {
    title: 'Roman Special Abilities',
    body: ['Build, Scout, Besiege.'],
  },
  '4.2.1': {
    title: 'Build',
    body: [
      'With Recruit, March or Seize.',
      '**Where:** within 1 of Caesar, or where the Successor is, Regions that have a Roman Ally, or have a Roman piece and are in a Supply Line ({rule:3.2.1}).',
      '**Cost:** 2 for each Fort, and 2 for each Ally placed or removed. Devastation makes no difference.',
      'In each Region do one or both, in either order:',
      {
        list: [
          'place a **Fort** where none stands;',
          'with Roman Control, the new Fort counted, and not in a Region where this Command Seizes: **subdue**, that is, remove a Gallic or Germanic Ally (no Citadel), **or** place, at a Tribe that is Subdued already, a Roman **Ally** ({rule:1.4.2}).',
        ],
      },
      {
        ruling:
          'After a Build that touched an Ally the same Command can’t Seize in that Region. A Fort alone bars nothing.',
      },
    ],
  },
  '4.2.2': {
    title: 'Scout',
    body: [
      'With any Command.',
      {
        steps: [
          '**Move.** Any Auxilia may move to an adjacent Region, each once, keeping their side. Not into or out of Britannia.',
          '**Reveal.** Within 1 of Caesar, or where the Successor is, any Hidden Auxilia may be Revealed to Scout up to two Warbands each in their Region, of any Factions. Hidden ones flip to Revealed; all of them get a Scouted marker ({rule:1.4.3}).',
        ],
      },
      'Only Warbands can be Scouted.',
      {
        example:
          'Two Hidden Auxilia beside Caesar flip and Scout four Warbands. When those March they lose their markers but stay Revealed, and can neither Ambush nor Raid.',
      },
    ],
  },
  '4.2.3': {
    title: 'Besiege',
    body: [
      'With Battle, wherever a Legion attacks a Faction that has an Ally or Citadel there. No Leader is needed.',
      'Before the Losses are taken, the Romans remove one Ally or Citadel of the Defender, without a roll, whether it Retreats or not, and even if no Loss falls. A Citadel that stood when the Battle began still halves the Losses.',
      {
        ruling:
          'It is announced after the target is named and before the Defender decides on a Retreat; which piece falls is chosen at step 3.',
      },
    ],
  },
  '4.3': {
    title: 'Arverni Special Abilities',
    body: ['Entreat, Devastate, Ambush.'],
  },
  '4.3.1': {
    title: 'Entreat',
    body: [
      'With any Command. **Where:** within 1 of Vercingetorix, or where the Successor is, Regions with a Hidden Arverni Warband. **Cost:** 1 for each Region.',
      'In each Region replace one piece:',
      {
        list: [
          'a Warband of any other Faction, or an Auxilia, with an Arverni Warband;',
          'where the Arverni have Control already, an Ally of Aedui, Belgae or Germans with an Arverni Ally.',
        ],
      },
      'If no such Arverni piece is Available, or it may not stand there, the other piece is only removed. Citadels, Roman Allies and Subdued Tribes can’t be Entreated.',
    ],
  },
  '4.3.2': {
    title: 'Devastate',
    body: [
      'With any Command. **Where:** within 1 of Vercingetorix, or where the Successor is, Regions under Arverni Control. **Cost:** none.',
      'Of their own Warbands there the Arverni remove a quarter, rounded down. Of its Warbands, Auxilia and Legions taken together every other Faction, the Germans too, removes a third, rounded down and of its own choice. Legions go to the Fallen. Leaders, Allies, Citadels and Forts are safe. Then place a **Devastated** marker, if there is none.',
      'A Devastated Region, until Spring:',
      {
        list: [
          'no Recruit and no Rally, except Arverni Rally where Vercingetorix is, for 2;',
          'March from it and Battle in it cost double: Romans 4, Gauls 2;',
          'Marching Romans, and Vercingetorix on his longer March, must stop on entering it;',
          'no Forage; Raids only take from a Faction;',
          'in Quarters Romans pay double there, Gallic Warbands without an own Ally or Citadel there roll, and nobody may relocate into it; Germanic Warbands without a Germanic Ally leave, except from Germania ({rule:6.3}).',
        ],
      },
      {
        example:
          'In Sequani stand 8 Arverni Warbands, 3 Legions and 4 Auxilia. The Arverni remove 2 Warbands. The Romans have 7 such pieces and remove 2, Auxilia if they like.',
      },
    ],
  },
  '4.3.3': {
    title: 'Ambush',
    body: [
      'With Battle. **Where:** Battle Regions within 1 of Vercingetorix, or where the Successor is, in which at the start of that Battle more Arverni pieces are Hidden than of the Defender’s.',
      'The Defender can’t Retreat. For each Loss it removes a piece without rolling, Leaders, Legions, Citadels and Forts included, in the usual order. It doesn’t Counterattack. A Fort or Citadel halves as always.',
      '**Caesar.** Romans who Defend where Caesar is roll a die first. On 4 to 6 they roll for their Losses as usual and may Counterattack.',
      { ruling: 'Whether a Battle that qualifies is an Ambush is decided for each Battle.' },
    ],
  },
  '4.4': {
    title: 'Aedui Special Abilities',
    body: ['Trade, Suborn, Ambush.'],
  },
  '4.4.1': {
    title: 'Trade',
    body: [
      'With any Command. **Where:** all Regions in a Supply Line ({rule:3.2.1}). **Cost:** none.',
      {
        steps: [
          'The other Factions say yes or no for the Regions that they Control. The Romans are always asked, whatever they Control.',
          'The Aedui gain 1 Resource for each own Ally and Citadel in supply; 2 for each if the Romans agreed.',
          'In Regions in supply under Aedui Control they gain as much for each Subdued Tribe, and, only if the Romans agreed, 2 for each Roman Ally. Dispersed Tribes bring nothing.',
        ],
      },
      'The Aedui may call the Trade off after the answers.',
      {
        example:
          'Bibracte’s Citadel and the Aedui Ally at the Helvetii are in supply; Sequani is under Aedui Control, and Vesontio is Subdued there. If the Romans agree: 2 + 2 + 2 = 6. If not: 3.',
      },
      {
        ruling:
          'The Romans give one yes or no for everything. The others name the Regions they open, and are asked only where it matters.',
      },
    ],
  },
  '4.4.2': {
    title: 'Suborn',
    body: [
      'With Rally, March or Raid. **Where:** one Region with a Hidden Aedui Warband.',
      'Remove and place up to three pieces altogether, of any Factions and in any mix; each removal and each placement counts. Only one of the three may be an Ally; the others are Warbands or Auxilia. Allies are placed at Subdued Tribes within the limits of {rule:1.4.2}. Control isn’t needed.',
      '**Cost:** 2 for the Ally, 1 for each Warband or Auxilia.',
    ],
  },
  '4.4.3': {
    title: 'Aedui Ambush',
    body: [
      'As {rule:4.3.3} with the Aedui’s Hidden Warbands. No Leader is needed, but it works in only one Region in each Battle Command.',
    ],
  },
  '4.5': {
    title: 'Belgic Special Abilities',
    body: ['Enlist, Rampage, Ambush.'],
  },
  '4.5.1': {
    title: 'Enlist',
    body: [
      'With any Command. **Where:** Regions within 1 of Ambiorix, or where the Successor is, that are in or adjacent to Germania or hold Germanic pieces. Choose **one**:',
      {
        list: [
          '**Germans as Belgae.** For this Command, Germanic Warbands in the chosen Regions count as Belgic: Rally places them too, they March (out of these Regions as well), hide, Raid, Battle and count for Belgic Control. The Command costs what it always costs. The Belgae can’t remove them voluntarily. When the Command is over, they are Germans again.',
          '**A Germanic Command.** One free Limited Command of the Germans ({rule:3.4}), directed by the Belgae, in or, for March, from one such Region. It need not be a Region of the Belgic Command. No March in Frost. A Germanic Battle is an Ambush and must be able to be one.',
        ],
      },
      {
        example:
          'Ambiorix is in Nervii. A Rally with Enlist places 2 Germanic Warbands in Nervii, for 2 Belgic Allies there, and 1 in Treveri, for 1. Nervii costs 1; Treveri lies outside Belgica and costs 2.',
      },
    ],
  },
  '4.5.2': {
    title: 'Rampage',
    body: [
      'With Rally, Raid or Battle. **Where:** within 1 of Ambiorix, or where the Successor is, Regions with Hidden Belgic Warbands. **Cost:** none.',
      'In each Region name one Roman or Gallic Faction that has neither Leader nor Citadel nor Fort there. For each Hidden Belgic Warband that you flip to Revealed, it removes one of its Warbands, Auxilia or Legions there, or Retreats it; which, is its own choice. There are no rolls, and Legions go to the Fallen. Allies can’t be hit, and Germans can’t be the target.',
      'They Retreat to one adjacent Region that the target Controls, or whose Controller agrees now.',
      {
        ruling:
          'All pieces that Retreat from one Rampage go to the same Region. No more Warbands flip than the target has pieces to hit.',
      },
    ],
  },
  '4.5.3': {
    title: 'Belgic Ambush',
    body: ['As {rule:4.3.3} with the Belgae and Ambiorix. Against it Caesar needs 5 or 6.'],
  },
}
