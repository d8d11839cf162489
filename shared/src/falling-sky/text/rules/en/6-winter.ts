import type { RuleTexts } from '../markup'

/** Chapter 6: the Winter Round. */
export const winter: RuleTexts = {
  '6.0': {
    title: 'Winter Round',
    body: [
      'When a Winter card comes into play, carry out six phases in this order:',
      {
        steps: [
          '**Victory** {rule:6.1}: has anybody won?',
          '**Germans** {rule:6.2}: they Rally, March, Raid and Battle.',
          '**Quarters** {rule:6.3}: armies relocate, and what the land can’t feed may be lost.',
          '**Harvest** {rule:6.4}: everybody earns Resources.',
          '**Senate** {rule:6.5}: Rome judges Caesar and sends Legions.',
          '**Spring** {rule:6.6}: Successors appear, pieces hide, the land recovers.',
        ],
      },
      'The next card may be looked at as always. The first Winter of Pax Gallica? differs: {rule:2.1}.',
    ],
  },
  '6.1': {
    title: 'Victory Phase',
    body: [
      'If any Faction meets its condition ({rule:7.2}), the game ends at once and all are ranked ({rule:7.1}). With the last Winter card it ends in any case ({rule:7.3}). Card {card:20} is applied here.',
      'For a player of two Factions see {rule:1.5.1}, for a game against Non-players alone {rule:8.9}.',
    ],
  },
  '6.2': {
    title: 'Germans Phase',
    body: [
      'The Germans carry out their four Commands one after the other. A piece may take part in several of them. Wherever a choice is left, a die makes it. Frost doesn’t matter.',
    ],
  },
  '6.2.1': {
    title: 'Germans: Rally',
    body: [
      'By {rule:3.4.1}: place as many Germanic Allies as possible, one in each Region: first at the Suebi, next at the rest of Germania, and last elsewhere. Then all Warbands possible, in these Regions and in any other that can.',
    ],
  },
  '6.2.2': {
    title: 'Germans: March',
    body: [
      'Where the Germans have Control and more Warbands than it takes, as many as possible March out in one group, and just enough stay to keep Control. No other Region sends anybody. Larger groups go first. Each group goes to one adjacent Region:',
      {
        steps: [
          'one where its arrival adds Germanic Control;',
          'of these, or of all where none is such, one that a player’s Faction Controls;',
          'or else any.',
        ],
      },
      'Then all Germanic Warbands anywhere flip to Hidden; Scouted ones lose their marker and stay Revealed.',
      {
        example:
          'In Sugambri 2 Allies and 2 Warbands stand alone: the Allies keep Control, so both Warbands go. They could win Control of Treveri or of Ubii. Ubii is under the Control of a player’s Romans, so they go there.',
      },
      {
        ruling:
          'Groups are formed before the first one moves; Hidden Warbands go before Revealed and Scouted ones. Whether a group adds Control is judged when it moves, groups that arrived before it counted. A player’s Faction is one run by a person.',
      },
    ],
  },
  '6.2.3': {
    title: 'Germans: Raid',
    body: [
      'With as many Hidden Warbands as they can, two in a Region at most, the Germans Raid Factions that have pieces and neither Fort nor Citadel there, until these have no Resources left: players before Non-players, otherwise at random. See {rule:3.4.3}.',
    ],
  },
  '6.2.4': {
    title: 'Germans: Battle with Ambush',
    body: [
      'In every Region where more Germanic Warbands are Hidden than some other Faction has Hidden pieces, and where at least one Loss would fall, the Germans fight one Ambush ({rule:3.4.4}): against players before Non-players, otherwise at random.',
    ],
  },
  '6.3': {
    title: 'Quarters Phase',
    body: [
      'The Germans, then the Belgae, Aedui, Arverni, and last the Romans. Control is adjusted after each. Resources may be given away in this phase ({rule:1.5.2}).',
    ],
  },
  '6.3.1': {
    title: 'Quarters: Germans',
    body: [
      'Outside Germania, Germanic Warbands in Devastated Regions that have no Germanic Ally all go home: one roll decides for all of them, 1 to 3 Sugambri, 4 to 6 Ubii.',
    ],
  },
  '6.3.2': {
    title: 'Quarters: Gauls',
    body: [
      'Belgae, then Aedui, then Arverni. Each may relocate any of its Warbands and its Leader, each piece to an adjacent Region that is not Devastated, under its own Control or that of a Faction that agrees. A Region without Control, or under Germanic Control, takes nobody in.',
      'Then, in Devastated Regions where it has neither Ally nor Citadel, it rolls a die for each of its Warbands: on 1 to 3 the Warband is removed. Leaders never roll.',
    ],
  },
  '6.3.3': {
    title: 'Quarters: Romans',
    body: [
      {
        steps: [
          '**Relocate.** Any Legions, Auxilia and the Leader may go, each to an adjacent Region that is not Devastated, under Roman Control or that of a Faction that agrees.',
          '**To Provincia.** Legions and Auxilia in Regions in a Supply Line ({rule:3.2.1}) may go straight to Provincia, those just relocated included.',
          '**The Leader** may go to Provincia from anywhere.',
          '**Pay or roll.** Outside Provincia one Legion or Auxilia for each Roman Ally and one for each Fort in its Region stays free. For each of the others pay 1 where there is a Roman Ally, else 2, and twice as much in a Devastated Region; or roll: on 1 to 3 it is removed, a Legion to the Fallen.',
        ],
      },
      'The Leader neither pays nor rolls.',
      {
        example:
          'Under Roman Control in Mandubii stand 3 Legions, 2 Auxilia, an Ally and a Fort. Two of the pieces are free, the other three cost 1 each. If the Aedui, who Control Sequani, agree to a Supply Line, all may go to Provincia instead.',
      },
      {
        ruling:
          'Supply is fixed from Control after the relocations: the Romans name Regions and hear all answers before anybody goes to Provincia. If Resources run short, they may ask each other Faction once for help before they pay.',
      },
    ],
  },
  '6.4': {
    title: 'Harvest Phase',
    body: [
      'All Factions but the Germans earn, to 45 at most. Resources may be given away in this phase too ({rule:1.5.2}).',
    ],
  },
  '6.4.1': {
    title: 'Harvest: Romans',
    body: [
      'The Romans gain as many Resources as their score ({rule:7.2}): Subdued and Dispersed Tribes and Roman Allies.',
    ],
  },
  '6.4.2': {
    title: 'Harvest: Gauls',
    body: ['Arverni, Aedui and Belgae gain twice the number of their own Allies and Citadels.'],
  },
  '6.4.3': {
    title: 'Harvest: River Tolls',
    body: ['The Aedui gain 4 more.'],
  },
  '6.5': {
    title: 'Senate Phase',
    body: ['Three steps: the marker shifts, Legions arrive, Auxilia join the Leader in Provincia.'],
  },
  '6.5.1': {
    title: 'Senate marker',
    body: [
      'The Senate is in **Uproar** (top), **Intrigue** or **Adulation** (bottom). The Romans’ score decides which way it shifts:',
      {
        head: ['Roman score', 'Shift'],
        rows: [
          ['below 10', 'one box up, toward Uproar'],
          ['10 to 12', 'one box toward Intrigue; none if there'],
          ['above 12', 'one box down, toward Adulation'],
        ],
      },
      'In an end box a shift further that way turns the marker **Firm**. A Firm marker that would shift the other way only flips back.',
      '**No shift down** while any Legion is Fallen, or under card {card:33}. That bars the way from Uproar to Intrigue too, and turning Firm at Adulation.',
      { ruling: 'To flip a Firm marker back at Uproar is also a shift down.' },
    ],
  },
  '6.5.2': {
    title: 'Legions',
    body: [
      'Half of the Fallen Legions, rounded down, stay Fallen until Spring. The others go to the track, lowest rows first.',
      'Then all Legions on the row of the Senate marker and on the rows above it are placed in Provincia. They must be, and none is ever taken away here.',
      {
        example:
          'Three Legions are Fallen: one stays, two go to the track. With the Senate at Adulation every Legion on the track comes to Provincia; at Intrigue those on the lowest row stay behind.',
      },
    ],
  },
  '6.5.3': {
    title: 'Auxilia',
    body: [
      'With their Leader in Provincia, a Successor too, the Romans place Auxilia there: 3 at Uproar, 4 at Intrigue, 5 at Adulation. Firm or not makes no difference.',
    ],
  },
  '6.6': {
    title: 'Spring Phase',
    body: [
      {
        steps: [
          'Factions whose Leader is Available place him as a **Successor**, in a Region with a piece of their own or in a Home Region ({rule:1.3.1}).',
          'All Fallen Legions go to the track, lowest rows first.',
          'Scouted markers are removed; then all Warbands and Auxilia flip to Hidden.',
          'Devastated markers are removed.',
          'Gathering markers are removed, and Dispersed ones flip to **Gathering**. Razed Cities stay Razed.',
          'All Factions are Eligible, and the next card comes into play.',
        ],
      },
      'A Dispersed Tribe is thus Subdued again in the second Spring.',
    ],
  },
}
