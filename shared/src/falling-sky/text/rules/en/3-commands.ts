import type { RuleTexts } from '../markup'

/** Chapter 3: Commands of Romans, Gauls and Germans. Battle has a file of its own. */
export const commands: RuleTexts = {
  '3.0': {
    title: 'Commands',
    body: ['What Factions do with their turns: raise troops, move, live off the land, fight.'],
  },
  '3.1': {
    title: 'Commands in general',
    body: [
      'Choose one of your Faction’s four Commands and carry it out in at least one Region. Select the Regions in turn, none of them twice in the Command, and pay for each as you select it; you must have the Resources in hand. In what order you select, pay and resolve, which of your pieces act, and whom they act upon, is yours to choose.',
      {
        head: ['', 'Troops', 'Movement', 'Resources', 'Battle'],
        rows: [
          ['Romans', 'Recruit {rule:3.2.1}', 'March {rule:3.2.2}', 'Seize {rule:3.2.3}', 'Battle {rule:3.2.4}'],
          ['Gauls', 'Rally {rule:3.3.1}', 'March {rule:3.3.2}', 'Raid {rule:3.3.3}', 'Battle {rule:3.3.4}'],
          ['Germans', 'Rally {rule:3.4.1}', 'March {rule:3.4.2}', 'Raid {rule:3.4.3}', 'Battle {rule:3.4.4}'],
        ],
      },
    ],
  },
  '3.1.1': {
    title: 'Pawns',
    body: ['Pawns mark selected Regions on a table. The map lights them up instead. They set no limit.'],
  },
  '3.1.2': {
    title: 'Free actions',
    body: [
      'Free Commands and Special Abilities cost nothing. Where another Faction than the one that executes the Event carries them out, its Eligibility isn’t touched. All other conditions hold, unless the Event says otherwise. See also {rule:5.4}.',
    ],
  },
  '3.2': {
    title: 'Roman Commands',
    body: ['The Romans Recruit, March, Seize and Battle.'],
  },
  '3.2.1': {
    title: 'Recruit, Supply Line',
    body: [
      '**Where:** Regions that are not Devastated, under Roman Control or with a Roman Leader, Ally or Fort.',
      '**Cost:** 2 for each Region; nothing where it is in a Supply Line.',
      'In each Region do **one** of these:',
      {
        list: [
          '**Ally.** With Roman Control, or with Caesar there, place one Ally at a Subdued Tribe. Aedui, Arverni and Suebi are not for Romans ({rule:1.4.2}).',
          '**Auxilia.** Where a Roman Leader, Ally or Fort stands already, place up to as many Auxilia as there are Roman Allies, plus 1 for a Leader (Successor too), plus 1 for a Fort. In Provincia place one more.',
        ],
      },
      '**Supply Line.** A chain of adjacent Regions that begins with the Region itself and ends in one that borders Cisalpina: Ubii, Sequani or Provincia. Every Region in it must have no Control, be under the Control of the acting Faction, or be under that of a Faction that agrees. Each Faction decides for the Regions it Controls, anew for each Region that the action selects. The Germans never agree. With card {card:5} in force Cisalpina itself is in supply.',
      'The Romans may call the Recruit off after hearing the answers. Select the Regions and hear the answers first, then place.',
      {
        example:
          'Caesar Recruits in Mandubii. Sequani borders Cisalpina but is under Aedui Control. If the Aedui agree, the chain Mandubii, Sequani is open and the Recruit is free; if they refuse and no other chain is open, it costs 2.',
      },
      {
        ruling:
          'If leave is refused, the Romans pay 2, leave the Region out, or call the whole off while nothing has changed. A Region where nothing could be placed isn’t offered.',
      },
    ],
  },
  '3.2.2': {
    title: 'Roman March',
    body: [
      '**Where:** select the Regions that pieces start from. Not in Frost ({rule:2.3.8}).',
      '**Cost:** 2 for each origin; 4 if it is Devastated.',
      {
        steps: [
          'Take the origins one by one. First flip all Revealed Auxilia there to Hidden, movers and stayers alike.',
          'Then move the pieces out in groups of Leader, Legions and Auxilia, one group at a time. Several groups may leave the same origin, and pieces may stay.',
          'A group moves to an adjacent Region and then, if you want, to a second one. Caesar and pieces with him may go on to a third. No piece moves in two groups.',
        ],
      },
      'A group may drop pieces off on the way before the rest goes on. A Scout in the midst of the March ({rule:4.2.2}) may split it too.',
      '**A group must stop**, Caesar’s too, and goes no farther in this March when it has',
      {
        list: [
          'entered or left Britannia,',
          'crossed the Rhenus,',
          'or entered a Devastated Region. To begin in one stops nobody.',
        ],
      },
      '**Britannia.** If any group enters or leaves Britannia, no Special Ability may go with this March; after a Special Ability no group may cross.',
      '**Harassment.** When part of a group has entered a Region and leaves it again in this March, each Faction with three or more Hidden Warbands there may Harass those who leave. Factions decide in the order of the card in play, the Germans last; they always Harass. For every three Hidden Warbands, rounded down, the Romans remove one departing Auxilia, or, if a departing Legion or Leader is there, may roll for one instead: on 1 to 3 it is removed. The Warbands stay Hidden. Losses that find nobody are ignored, and pieces dropped off are safe. A promise not to Harass, given earlier in this Command, is binding.',
      {
        example:
          'Caesar, 4 Legions and 3 Auxilia leave Provincia for the Aedui Region, where the Aedui have 4 Hidden Warbands. They drop one Auxilia and go on to Mandubii. The Aedui may Harass: 4 ÷ 3 makes one Loss among those who leave. Mandubii is Devastated, so the group stops there, short of Caesar’s third Region.',
      },
      {
        ruling:
          'Where the group goes is said before it is Harassed. A Faction Harasses fully or not at all. If the Leader falls on the way to the Region that only he makes possible, the others still arrive.',
      },
    ],
  },
  '3.2.3': {
    title: 'Seize',
    body: [
      '**Where:** Regions with Roman pieces, one after the other. **Cost:** none.',
      {
        steps: [
          '**Disperse.** With Roman Control, place Dispersed markers on any Subdued Tribes there. At most four such markers are on the map at any time; Dispersed and Gathering both count, Razed doesn’t.',
          '**The Gauls answer.** For each Tribe just Dispersed the Arverni roll, then the Belgae. On 1 to 3 that Faction may Rally for free ({rule:3.3.1}) in every Region adjacent to the Tribe’s Region where it can.',
          '**Forage.** Unless the Region is Devastated, gain 2 Resources for each Tribe there that is Subdued or Allied to Rome, and 6 for each marker just placed.',
          '**Harassment.** Each Faction with three or more Hidden Warbands there may Harass, in the order of the card, the Germans last and always. For every three Hidden Warbands, rounded down, the Romans remove one Auxilia or Ally there, or may roll instead for one Legion, Leader or Fort there: on 1 to 3 it is removed.',
        ],
      },
      'Harassing Warbands stay Hidden, and promises are binding. Provincia’s Fort can’t be rolled for.',
      {
        example:
          'In Mandubii, under Roman Control, the Senones are Subdued, the Lingones Allied to Rome and the Mandubii to the Arverni. Dispersing the Senones brings 6, the Lingones 2: 8 Resources. Then the Arverni and the Belgae roll once each.',
      },
    ],
  },
  '3.3': {
    title: 'Gallic Commands',
    body: ['Arverni, Aedui and Belgae Rally, March, Raid and Battle.'],
  },
  '3.3.1': {
    title: 'Rally',
    body: [
      '**Where:** Regions that are not Devastated, under your Control, or with an Ally or Citadel of yours, or in your Home Region; for the Arverni also where their Leader is.',
      '**Cost:** 1 for each Region. The Belgae pay 2 outside Belgica.',
      'In each Region do **one** of these:',
      {
        list: [
          '**Ally.** With your Control, place one Ally at a Subdued Tribe that is open to you ({rule:1.4.2}).',
          '**Citadel.** Replace an Ally of yours at a City with a Citadel.',
          '**Warbands.** Aedui and Belgae: with an Ally or Citadel there, place up to as many Warbands as they have Allies and Citadels there. Arverni: with an Ally, Citadel or their Leader there, place up to as many as they have Allies, Citadels and Leader there, plus 1.',
        ],
      },
      '**At home** (Arverni in the Arverni Region, Aedui in the Aedui Region, Belgae in Belgica) at least one Warband may be placed even where there is no base.',
      '**Vercingetorix.** In his Region the Arverni may Rally though it is Devastated (for 2), may place an Ally without Control, and may do two things, in either order: Warbands, **and** an Ally or Citadel.',
      {
        example:
          'Vercingetorix stands in Bituriges with the Ally at Avaricum. The Arverni pay 1, replace the Ally with a Citadel, and place 1 (Citadel) + 1 (Leader) + 1 = 3 Warbands.',
      },
    ],
  },
  '3.3.2': {
    title: 'Gallic March',
    body: [
      '**Where:** select origins. Not in Frost ({rule:2.3.8}). **Cost:** 1 for each; 2 if it is Devastated when selected.',
      {
        steps: [
          'Take the origins one by one. First all your Revealed Warbands there flip to Hidden, those that will stay as well. Scouted ones lose their marker and stay Revealed.',
          'Then move Leader and Warbands in groups, each group to one adjacent Region. Groups from the same origin may go to different Regions, and all may stay. No piece Marches twice.',
        ],
      },
      'Rhenus, Devastation and Harassment don’t matter on so short a way. For Britannia see {rule:3.2.2}: no Special Ability with a March across the sea.',
      '**Vercingetorix** (not a Successor) and Warbands that go with him may enter a second Region without paying more. Then everything in {rule:3.2.2} holds: dropping off, Harassment, and the stops at Devastation, Rhenus and Britannia. The Romans Harass with Hidden Auxilia, others with Hidden Warbands. For each Loss the Arverni remove a departing Warband, or roll for their Leader: on 1 to 3 he is removed.',
    ],
  },
  '3.3.3': {
    title: 'Raid',
    body: [
      '**Where:** Regions with Hidden Warbands of yours. **Cost:** none.',
      'Flip one or two of them to Revealed. Each does one of these:',
      {
        list: [
          '**Gain** 1 Resource, if the Region is not Devastated.',
          '**Take** 1 Resource from a Faction, Devastated or not. That Faction must have pieces there, but no Citadel and no Fort, and a Resource to lose. The Germans have nothing to take.',
        ],
      },
      'Two Warbands in one Region may do different things.',
    ],
  },
  '3.4': {
    title: 'Germanic Commands',
    body: [
      'The Germans have Commands of their own. They use them in the Germans Phase ({rule:6.2}), when the Belgae Enlist them ({rule:4.5.1}), and by Events. All are free.',
    ],
  },
  '3.4.1': {
    title: 'Germanic Rally',
    body: [
      'Not in Devastated Regions. In each Region place, first, one Ally at most, at a Subdued Tribe and only with Germanic Control; then Warbands, up to the number of Germanic Allies there, one just placed included. In Germania at least one Warband may be placed even without an Ally.',
      'Both Suebi are open to Germans; the Aedui and Arverni Tribes are not.',
    ],
  },
  '3.4.2': {
    title: 'Germanic March',
    body: [
      'From each origin one group at most moves to one adjacent Region, Britannia included. The others stay. All Germanic Warbands in a selected origin flip to Hidden, or lose their Scouted marker, whether they move or not.',
    ],
  },
  '3.4.3': {
    title: 'Germanic Raid',
    body: [
      'As {rule:3.3.3}, with one or two Hidden Warbands in each Region, but always against a Faction. It loses the Resources; the Germans gain none.',
    ],
  },
  '3.4.4': {
    title: 'Germanic Battle and Ambush',
    body: [
      'The Germans Battle only by Ambush, and so only where their Hidden Warbands outnumber the Defender’s Hidden pieces. They need no Leader for it and never attack Germans.',
      'The Battle goes by the steps of {rule:3.2.4} without Retreat. Each Germanic Warband inflicts ½ Loss; a Fort or Citadel halves them. The Defender removes a piece for each Loss without rolling. It Counterattacks only if Caesar is there and the roll is 4 to 6. At the end survivors on both sides are Revealed.',
    ],
  },
  '3.4.5': {
    title: 'Germanic Losses, Harassment, agreement',
    body: [
      'Germanic Losses fall on Scouted, then Revealed, then Hidden Warbands, then on Allies: those at Cities last, the others at random.',
      'The Germans always Harass, never agree to anything, and never Retreat.',
    ],
  },
}
