import type { RuleTexts } from '../markup'

/** Chapter 1: map, pieces, Factions, Control, Resources. */
export const concepts: RuleTexts = {
  '1.0': {
    title: 'Introduction',
    body: [
      'Gaul, 54 to 50 BC. Caesar’s Legions hold a country that has not given up. Four Factions contend for it: the **Romans**, the **Arverni** of Vercingetorix, the **Aedui** who trade with both sides, and the **Belgae** of the north. A fifth, the **Germans**, crosses the Rhenus by rules of its own.',
      'Each Faction wins in its own way: {rule:7.2} lists how. Rules are numbered as in the rulebook, so that a number on a chip leads to the same place in both.',
    ],
  },
  '1.1': {
    title: 'General course of play',
    body: [
      'Cards drive the game. On each Event card two Factions at most carry out the Event, a Command, or a Command with a Special Ability; the others wait. Two cards are always open: the one in play and the next one. Every so often a Winter card comes up: then victory is checked, the Germans act, the armies go into Quarters, and everybody earns Resources.',
      'How a card is played: {rule:2.3}. How Winter is played: {rule:6.0}.',
    ],
  },
  '1.2': {
    title: 'Components',
    body: [
      'The board game has a map, wooden pieces, cards, markers, and dice. Here the app keeps them all: it deals the cards, rolls the dice, moves the markers and never lets a count go wrong.',
      'How many pieces each Faction has: {rule:1.4.1}.',
    ],
  },
  '1.3': {
    title: 'The map',
    body: [
      'The map shows Regions with their Tribes and Cities, and the boundaries that matter: the Rhenus and the sea.',
    ],
  },
  '1.3.1': {
    title: 'Regions, Control Value, Home Regions',
    body: [
      'A Region holds pieces and Tribes. It is under the Control of one Faction or of none ({rule:1.6}). Its **Control Value** is the number of its Tribes and counts for the Belgae ({rule:7.2}).',
      {
        head: ['Region', 'Tribes', 'Group', 'Control Value'],
        rows: [
          ['Morini', 'Menapii, Morini', 'Belgica', '2'],
          ['Nervii', 'Eburones, Nervii', 'Belgica', '2'],
          ['Atrebates', 'Bellovaci, Atrebates, Remi', 'Belgica', '3'],
          ['Sugambri', 'Suebi (north), Sugambri', 'Germania', '1'],
          ['Ubii', 'Suebi (south), Ubii', 'Germania', '1'],
          ['Treveri', 'Treveri', 'Celtica', '1'],
          ['Carnutes', 'Carnutes (Cenabum), Aulerci', 'Celtica', '2'],
          ['Mandubii', 'Mandubii (Alesia), Senones, Lingones', 'Celtica', '3'],
          ['Veneti', 'Veneti, Namnetes', 'Celtica', '2'],
          ['Pictones', 'Pictones, Santones', 'Celtica', '2'],
          ['Bituriges', 'Bituriges (Avaricum)', 'Celtica', '1'],
          ['Aedui', 'Aedui (Bibracte)', 'Celtica', '1'],
          ['Sequani', 'Sequani (Vesontio), Helvetii', 'Celtica', '2'],
          ['Arverni', 'Arverni (Gergovia), Cadurci, Volcae', 'Celtica', '3'],
          ['Britannia', 'Catuvellauni', 'none', '1'],
          ['Provincia', 'Helvii', 'none', '1'],
        ],
      },
      'The Suebi add nothing to a Control Value: both Regions of Germania are worth 1. A Region is named after the Tribe of its City, or else after its first Tribe.',
      '**Home Regions** are Provincia for the Romans, the Arverni Region for the Arverni, the Aedui Region for the Aedui, the three Regions of Belgica for the Belgae, and both Regions of Germania for the Germans. There a Faction raises troops even without a base ({rule:3.2.1}, {rule:3.3.1}, {rule:3.4.1}), and there a Successor may appear ({rule:6.6}).',
      '**Within 1 Region** of a place means its own Region and every adjacent one.',
    ],
  },
  '1.3.2': {
    title: 'Tribes and their status',
    body: [
      'There are 30 Tribes; card {card:71} can add one more. Each is in exactly one state:',
      {
        list: [
          '**Allied** to a Faction: an Ally disc of that Faction stands there, or a Citadel at a City;',
          '**Dispersed**: it bears a Dispersed, Gathering or Razed marker;',
          '**Subdued**: neither of these; the space is empty.',
        ],
      },
      'What Subdued and Dispersed mean: {rule:1.7}.',
    ],
  },
  '1.3.3': {
    title: 'Cities',
    body: [
      'Six Tribes have a City: Cenabum, Alesia, Avaricum, Bibracte, Vesontio and Gergovia. Only there can a Citadel stand.',
    ],
  },
  '1.3.4': {
    title: 'Britannia',
    body: [
      'Britannia is adjacent to Morini, Atrebates and Veneti, and this holds for everything: Retreat, Quarters, Supply Lines, “within 1 Region”.',
      'Two things are harder across the sea. A group that Marches into or out of Britannia stops there, and such a March allows no Special Ability ({rule:3.2.2}, {rule:3.3.2}, {rule:4.1.3}), and Auxilia that Scout may not cross ({rule:4.2.2}).',
    ],
  },
  '1.3.5': {
    title: 'The Rhenus',
    body: [
      'The Rhenus is the border between Germania and all the Regions that touch it, Morini included. A group that Marches across it, either way, must stop ({rule:3.2.2}). The border between Sugambri and Ubii is no river crossing.',
    ],
  },
  '1.3.6': {
    title: 'Overflow box',
    body: [
      'On a table of wood and paper a crowded Region gets a box of its own. On this map stacks show their number instead.',
    ],
  },
  '1.4': {
    title: 'Forces',
    body: [
      'Pieces are of seven kinds. Leaders, Legions, Auxilia and Warbands are **mobile**; Allies, Citadels and Forts are **static**. Markers are not pieces.',
      {
        head: ['Piece', 'Belongs to', 'When it takes a Loss'],
        rows: [
          ['Leader', 'Romans, Arverni, Belgae', 'rolls: removed on 1 to 3'],
          ['Legion', 'Romans', 'rolls: removed on 1 to 3'],
          ['Auxilia', 'Romans', 'is removed'],
          ['Warband', 'Gauls, Germans', 'is removed'],
          ['Ally', 'all', 'is removed'],
          ['Citadel', 'Gauls', 'rolls: removed on 1 to 3'],
          ['Fort', 'Romans', 'rolls: removed on 1 to 3'],
        ],
      },
    ],
  },
  '1.4.1': {
    title: 'Available Forces, placement, removal',
    body: [
      '**Limits.** No Faction ever has more pieces than these:',
      {
        head: ['', 'Leader', 'Legions', 'Auxilia', 'Warbands', 'Allies', 'Citadels', 'Forts'],
        rows: [
          ['Romans', 'Caesar', '12', '20', '–', '6', '–', '6'],
          ['Arverni', 'Vercingetorix', '–', '–', '35', '10', '3', '–'],
          ['Aedui', '–', '–', '–', '20', '6', '2', '–'],
          ['Belgae', 'Ambiorix', '–', '–', '25', '10', '1', '–'],
          ['Germans', '–', '–', '–', '15', '6', '–', '–'],
        ],
      },
      'Pieces that are not on the map are Available, except Legions. What would be placed but isn’t Available is not placed. Where a piece would be replaced and none is Available, the old one is just removed. Removed pieces become Available again.',
      '**Legions** are never Available. Off the map they are on the Legions track, among the Fallen, or out of play. Unless a rule or a card says otherwise they are placed from the track, never from the Fallen, and go to the Fallen when removed. They leave the Fallen only in Winter ({rule:6.5.2}, {rule:6.6}) or by an Event. The track is filled from its lowest row, four to a row.',
      '**Allies and Citadels on the map** are counted by the highest number that is open on the Faction’s display: the pieces that are off the map fill its slots from the highest number down.',
      {
        example:
          'The Aedui have 2 Allies and 1 Citadel on the map. Of their eight slots the second Citadel fills number 8 and the other four Allies fill 7, 6, 5 and 4. The highest open number is 3, and so is their count.',
      },
      '**Voluntary removal.** While it carries out a Command or Event of its own turn, a Faction run by a player may take pieces of its own off the map, to Available, and may turn its Citadels into Allies. Legions removed so go to the track, not to the Fallen. Provincia’s Fort can’t be removed, nor can the Belgae remove Germans whom they have Enlisted. Non-players never do this.',
      {
        ruling:
          'It is offered at every choice of the Command or Event, but not while Losses are being taken. A Citadel may be removed outright or turned into an Ally; with no Ally Available it is just removed.',
      },
    ],
  },
  '1.4.2': {
    title: 'Stacking',
    body: [
      {
        list: [
          'One Ally or Citadel at most at each Tribe. A Citadel takes the place of the Ally at its City.',
          'One Fort at most in each Region. Provincia always has one, which can never be removed.',
          'No Ally or Citadel at a Dispersed Tribe.',
          'Bibracte, the City of the Aedui Tribe, is for the Aedui alone; Gergovia, the City of the Arverni Tribe, for the Arverni alone; both Suebi for the Germans alone.',
          'Cisalpina and Aquitania hold nothing, unless card {card:5} opens Cisalpina to the Romans.',
        ],
      },
      'A replacement that would break a limit is only a removal.',
    ],
  },
  '1.4.3': {
    title: 'Hidden, Revealed, Scouted; Leaders',
    body: [
      'Warbands and Auxilia are **Hidden** or **Revealed**. Only these two kinds flip; all other pieces always count as Revealed. A piece is placed Hidden, also when it replaces another.',
      'A Revealed Warband may bear a **Scouted** marker ({rule:4.2.2}). When it would flip to Hidden, it loses the marker instead and stays Revealed.',
      'Leaders start as **Caesar**, **Vercingetorix** and **Ambiorix**. A Leader that is removed comes back in Spring as a **Successor** ({rule:6.6}). A Successor counts as a Leader, but the special strengths of the three names are theirs alone, and his Special Abilities reach no further than his own Region ({rule:4.1.2}).',
    ],
  },
  '1.5': {
    title: 'Players and Factions',
    body: [
      'Romans, Arverni, Aedui and Belgae are run by players or as Non-players. Arverni, Aedui and Belgae together are the **Gauls**. The Germans act by the rules alone ({rule:6.2}), and at times at the hand of another Faction. They hold no Resources and can’t win.',
    ],
  },
  '1.5.1': {
    title: 'Spare Factions',
    body: [
      'With three players, one runs two Factions: Arverni and Belgae, or Romans and Aedui. With two players, each runs one of these pairs. Or leave spare Factions to Non-players ({rule:8.0}).',
      'A player of two Factions counts the **lower** of both margins, and ends the game in a Victory Phase only if both Factions meet their condition.',
      'One exception: in The Great Revolt a player of Arverni and Belgae counts the **higher** margin, and either Faction is enough.',
    ],
  },
  '1.5.2': {
    title: 'Negotiation, agreements, transfers',
    body: [
      'Players may talk and bargain openly. A word given is binding only inside the action that it is given for: agreement to a Supply Line, a Retreat, a relocation in Quarters, or a promise not to Harass holds for that action and can’t be taken back in it. If leave is refused before anything is done, the acting player may call the action off.',
      '**Transfers in a turn.** In its own turn, while it carries out its Command and Special Ability or its Event, a Faction may give another one any number of Resources, or be given any number by it. Between two Factions of one player at most 4 may pass in one such turn.',
      '**Transfers in Winter.** In Quarters and in Harvest any Faction may give any other, except the Germans, as many Resources as it likes. The limit of 4 doesn’t hold here.',
      {
        ruling:
          'The acting Faction opens a transfer and names giver and receiver; the giver says how much, and 0 is a refusal. A Command may be begun that only a gift makes affordable: the gift is asked for first, and goes back if it isn’t enough.',
      },
    ],
  },
  '1.6': {
    title: 'Control',
    body: [
      'A Faction Controls a Region if it has more pieces there than all others together. The Germans can have Control too. Every piece counts 1, whatever its kind, Provincia’s Fort included; markers count nothing. Control changes at once when pieces do.',
      {
        example:
          'Nervii holds 4 Belgic Warbands, 1 Belgic Ally, 3 Legions and 1 Fort. 5 against 4: Belgic Control. One more Auxilia makes 5 against 5, and nobody has Control.',
      },
    ],
  },
  '1.7': {
    title: 'Subdued and Dispersed Tribes',
    body: [
      'A **Subdued** Tribe is open to the next Ally and can be Dispersed by Seize ({rule:3.2.3}). A **Dispersed** Tribe, on either side of its marker or Razed, takes no Ally and no Citadel, and its Region loses 1 Control Value for it; the Suebi, who add none, take none away.',
      'Subdued Tribes, Dispersed Tribes and Roman Allies together are the Romans’ score ({rule:7.2}).',
    ],
  },
  '1.8': {
    title: 'Resources',
    body: [
      'The four Factions hold between 0 and 45 Resources. Whatever would go beyond 45 is lost. The Germans have none and need none.',
    ],
  },
  '1.9': {
    title: 'Victory markers',
    body: [
      'Four numbers tell who is winning:',
      {
        list: [
          'the Romans’ score: Subdued and Dispersed Tribes and Roman Allies;',
          'the Belgae’s score: Control Values, Allies and Citadels;',
          'the Legions **off the map**: those on the track, the Fallen, those removed by Events, and those in a box of the scenario;',
          'the highest number of Allies and Citadels that any Faction but the Aedui has, Germans and Romans included. Forts don’t count.',
        ],
      },
    ],
  },
}
