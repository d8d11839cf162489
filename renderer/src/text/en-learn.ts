import type { Messages } from './i18n'

/** Learn: the page for those who know the series, and what the guide says in the first year, by chapter and step. */
export const learn: Messages = {
  guided: 'The guided game',
  'guided-why':
    'The first year of the Reconquest of Gaul at the real table: you play the Romans, the guide plays everybody else and explains what happens. {n} short steps, from the land to the end of the first Winter. Leave whenever you like: you come back to the very same moment.',
  chapters: 'Chapters',
  done: ', done',
  begin: 'Begin the guided game',
  resume: 'Go on where you were',
  again: 'Begin anew',
  'play-on': 'Play on as a normal game',
  'own-game': 'A first game of your own',
  'game-name': 'My first year in Gaul',
  you: 'You',
  lesson: 'The guide',
  'step-of': '{n} of {all}',
  next: 'Next',
  watch: 'Show me',
  watching:
    'Watch: now the rules themselves act, one beat after the other. The panel at the right says what happens, and its buttons pause, step or skip.',
  'your-turn': 'Your move: what is meant is framed.',
  books: 'To read on',
  'books-why':
    'Every rule number in Gallia opens its paragraph. All of it is in the Library, in our own words, to search and to wander through.',
  hint: {
    guide: 'This one is the guide’s: press “Show me”.',
    choose: 'A fair idea for another game. Here the lesson goes on with: {what}.',
    nothing: 'Another time. Here nothing more is chosen: take back what you have marked, and confirm.',
    amount: '{what}: {n}',
  },
  known: {
    title: 'If you know the series',
    why: 'You know Eligibility, Commands, Special Abilities and two-sided Events. This is what will surprise you in Gaul.',
    cards: 'What the first leaves to the second',
    'cards-text':
      'A Command alone leaves only a Limited Command. With a Special Ability it leaves a Limited Command or the Event. The Event leaves any Command, with a Special Ability. So sparing your Special Ability is how you keep an Event from the next Faction.',
    winter: 'Winter instead of Propaganda',
    'winter-text':
      'Victory is checked at the start of the Winter Round, before anything else of it. What you gain in a Harvest is too late for this Winter, and the last Winter of the deck ends the game after its check.',
    victory: 'To exceed, not to reach',
    'victory-text':
      'Romans need more than 15 Tribes Subdued, Dispersed or their Allies. Belgae need more than 15 of Control Values, Allies and Citadels. Aedui need more Allies and Citadels than each other Faction has. Arverni need two things at once: more than 6 Legions off the map, and more than 8 Allies and Citadels.',
    control: 'Control is a majority',
    'control-text':
      'A Faction Controls a Region if its pieces there, discs and Leader included, are more than those of all others together. There is no coalition: not even friends’ pieces are added up.',
    allies: 'Tribes instead of support',
    'allies-text':
      'No population, no support. Each Tribe is somebody’s Ally, or Subdued, or Dispersed. In Gallic hands, a Tribe with a City can become a Citadel, which halves Losses.',
    battle: 'Losses are counted, and roll',
    'battle-text':
      'Pieces add up to a number of Losses, halved for a Retreat, a Citadel or a Fort. The loser picks who takes them: Warbands and Auxilia just die, a Legion, a Leader, a Citadel or a Fort falls with 1 to 3. Then the Defender strikes back. Before you confirm, you are told on the map what each side would lose, and how likely that is.',
    hidden: 'Hidden matters before Battle',
    'hidden-text':
      'You Ambush where your Hidden pieces outnumber the enemy’s Hidden ones: no Retreat, no rolls, no striking back, though Caesar may try. Marching hides all again; Raids, Battles and Scouts reveal.',
    march: 'Harassment',
    'march-text':
      'Three Hidden Warbands may cost a column that marches on through their Region a Loss. Roman groups go two Regions, with Caesar three; Gauls one, with Vercingetorix two. Nobody goes on after crossing the Rhenus.',
    abilities: 'Special Abilities may come at any time',
    'abilities-text':
      'Before, during or after their Command, and in other Regions than it. Most need the Leader near by, and as a Successor he reaches only his own Region. In the panel they are buttons below the question.',
    supply: 'Supply Lines',
    'supply-text':
      'Roman Recruiting, Aedui Trade and Winter Quarters look for a chain of Regions to the south that nobody unwilling Controls. You ask for leave, and your game depends on who grants it.',
    agreements: 'Leave is asked, promises bind nobody',
    'agreements-text':
      'Retreats into others’ lands, Supply Lines and Trade are asked of those whose Regions they are; Gallia asks the right person. Resources may change hands in one’s own turn and in Winter. Everything else that is agreed may be broken.',
    germans: 'The Germans play themselves',
    'germans-text':
      'In Winter, and by Events, they Rally, March, Raid and Ambush by fixed priorities and dice. Belgae can Enlist those near Ambiorix.',
    senate: 'The Senate and the Legions',
    'senate-text':
      'Rome’s mood follows the Roman score, one box each Winter, and sends the Legions that wait on its row of the track or above. It never softens while a Legion is Fallen; the Fallen go back to the track in Winter, half of them at once.',
    quarters: 'Quarters',
    'quarters-text':
      'Before the Harvest all go into Quarters. Gauls in Devastated Regions without an Ally or Citadel of their own roll for their Warbands. Romans outside Provincia keep a few by Allies and Forts, and pay or roll for every other one.',
    frost: 'Frost, not Monsoon',
    'frost-text': 'When Winter shows as the next card, nobody Marches but by an Event.',
  },
  chapter: {
    land: 'Land and peoples',
    gobannitio: 'Gobannitio: first and second',
    'suebi-mobilize': 'Suebi Mobilize: leave and Events',
    'river-commerce': 'River Commerce: Battle and Scout',
    'alpine-tribes': 'Alpine Tribes: gift and Ambush',
    aduatuca: 'Aduatuca: your Event',
    druids: 'Druids: Gauls among themselves',
    cicero: 'Cicero: Recruit and Build',
    arduenna: 'Arduenna: under attack',
    'legio-x': 'Legio X: the siege',
    legiones: 'Legiones XIIII et XV: Frost',
    winter: 'Winter',
  },
  step: {
    land: {
      welcome:
        'Welcome, Proconsul. This is a real game: the Reconquest of Gaul, 53 BC. You play the Romans; I play the others and tell you why they do what they do. Open whatever you like, a Region, a plaque, a rule number: nothing spoils the lesson. If you leave, Learn brings you back to this moment.',
      tribes:
        'Gaul has Regions, and Tribes live in them. The Region Mandubii has a Control Value of {value}, one for each Tribe that isn’t Dispersed. The Senones are the Arverni’s Ally, the Lingones the Aedui’s: discs say so. The Mandubii are nobody’s: Subdued. They have a City, Alesia, where a Gallic Ally could become a Citadel.',
      pieces:
        'Cubes are your Legions. Small prisms are your Auxilia and everybody else’s Warbands: plain while Hidden, with an emblem once Revealed. Tall pieces are Leaders. Here {legions} Legions, {auxilia} Auxilia and a Fort of yours stand in front of Ambiorix and {warbands} Warbands. Where the map has no room for pieces, an emblem says how many a Faction has: zoom in to see them.',
      control:
        'Who Controls a Region? Whoever has more pieces there than all others together, discs and Leaders counted. In Nervii you have {ours}, the Belgae {theirs}, and one German is against both. So the Belgae have Control, shown by colour and border.',
      goal: 'You win with more than 15: every Tribe that is Subdued, Dispersed or your Ally counts 1. You have {score}. But only Winter asks. A click on a plaque opens a Faction’s whole board.',
      goals:
        'The Belgae count Control Values, Allies and Citadels, and need more than 15: with {belgae} they stand on the threshold. The Arverni need more than 6 Legions off the map (now {legions}) and more than 8 Allies and Citadels (now {arverni}). The Aedui need more Allies and Citadels than any rival; they have {aedui}. Keep an eye on the north.',
      germans:
        'The Germans are nobody’s. Rules and dice move them: every Winter, and when an Event lets them loose. They have no victory, only appetites.',
      cards:
        'The year is a deck. Each card gives an order of four Factions and one or two Events. The next card is always face up below. Somewhere between them Winter waits.',
    },
    gobannitio: {
      order:
        'Only two Factions act on a card: the first and second that are Eligible, in the card’s order. Now: Arverni, Aedui, Romans, Belgae. The first chooses freely: a Command, with or without a Special Ability; the Event; or Pass. What it takes decides what the second may do.',
      'rally-home':
        'Vercingetorix Rallies. At home a Citadel takes the place of the Ally in Gergovia; and because he himself is there, Warbands come in the same Region as well. A Region costs 1 of his {resources} Resources.',
      'rally-away':
        '{warbands} Warbands stand in Arverni now. Under Arverni Control the Aulerci in Carnutes join as an Ally. In Mandubii they have no Control, so no new Ally: two Warbands instead.',
      'no-ability':
        'And no Special Ability. Why? After a Command alone the second Faction gets no Event. And this Event’s first text would clear Gergovia for the Aedui. Leaving out a Special Ability is how one guards an Event.',
      pass: 'The Aedui are second and could make a Limited Command: one Region. They Pass: 1 Resource, and they stay Eligible for the next card. Their place goes to the next in order: you.',
      march:
        'Your turn, Proconsul. A Limited Command it must be, in one Region. Caesar idles in Provincia while Gaul is up in arms: choose March.',
      from: 'A March has an origin: everything that may leave it together costs 2 Resources once. Choose Provincia, here or on the map. All your pieces there hide.',
      group:
        'Now the group that leaves: Caesar, 4 Legions and 4 Hidden Auxilia. The two others guard the road. Set the numbers and confirm.',
      'first-leg':
        'Where to? Through Aedui you could be Harassed: three Hidden Warbands can cost a column that marches on a Loss. Sequani is empty. Go there first.',
      'go-on':
        'Roman groups may march on to a second Region. Who goes on? All of them again: Caesar, 4 Legions, 4 Auxilia.',
      'second-leg': 'To Mandubii, between Arverni and Aedui, and one March from the Belgae.',
      halt: 'With Caesar you might even go a third Region, but look at the notes: Arverni and Aedui could both Harass whoever leaves here. Confirm with nobody chosen: the column halts.',
      rest: 'Provincia still holds {auxilia} Auxilia that could form another group. They stay: confirm with nobody chosen, and the March is over.',
    },
    'suebi-mobilize': {
      eligibility:
        'You and the Arverni have acted, so both of you sit out this card: Ineligible. The Aedui kept Eligible by Passing. They and the Belgae have this card to themselves.',
      rally:
        'Diviciacus Rallies: Avaricum, the City in Bituriges, becomes a Citadel, and a Warband gathers in Aedui. A Citadel counts for victory like an Ally, and is hard to take.',
      trade:
        'Beside its Command a Faction may use one Special Ability. The Aedui Trade: Resources for their Allies and Citadels within Supply Lines. How much depends on you, so they ask.',
      agree:
        'An agreement. Grant it, and they draw double: 6 Resources instead of 3. Refuse, and you have made an enemy out of your only friend. Nothing ever binds anyone for later, but memory is long. Agree.',
      traded: 'They trade and end their Rally with fuller chests. You may remind them of it when Winter comes.',
      event:
        'The Belgae are second after a Command with a Special Ability, so the Event is open, and it suits them: Suebi Mobilize. The Germans March, Raid and Ambush at once. Where several places are as good, a die decides.',
    },
    'river-commerce': {
      fallen:
        '{warbands} Germans crossed the Rhenus into Morini, found fewer Hidden Auxilia than they had Hidden Warbands, and Ambushed: no Retreat, no roll. One Auxilia and one Legion are gone. A lost Legion lies in Fallen, and helps the Arverni: {legions} are off the map, more than 6 is half their victory.',
      battle:
        'Now the order is Aedui, Romans, Arverni, Belgae, and the first Eligible is you: a whole Command with a Special Ability. Caesar stands among Arverni. Choose Battle.',
      where:
        'Mandubii, where {warbands} Arverni Warbands and their Ally face Caesar. A Battle costs you 2 of your {resources} Resources in each Region.',
      whom: 'You attack one Faction. {legions} Legions, with Caesar worth 2 each, {auxilia} Auxilia worth ½, Caesar himself 1: 11 Losses. The panel has done this sum for both. Attack the Arverni, and leave your friends alone.',
      besiege:
        'With a Legion you could Besiege: an Ally or Citadel falls before the Battle. That would be your Special Ability for this turn, and 11 Losses do well without. Choose a plain Battle.',
      retreat:
        'The Defender may Retreat: the Losses are halved, from 11 to 5. But an Ally can’t run, so the Senones are lost first, then four Warbands. The last one gets away to Carnutes. Had they stood, all of them would have died.',
      'no-more':
        'Mandubii is yours, the Senones are Subdued, and that counts for you. You could fight on in other Regions; confirm without another.',
      scout:
        'One Special Ability is left to you, and Caesar is the man for it. Scout: Auxilia move a Region and uncover Warbands.',
      'scouts-from': 'First move. Take the Auxilia from Provincia.',
      'scouts-to':
        '{warbands} Germans have settled in Sequani, Hidden, right beside your road. That is where the Auxilia go.',
      scouts: 'Both of them.',
      'scouts-done': 'Nobody else moves: confirm without another.',
      scouting:
        'Now they look around. Choose Sequani, then mark all the Germanic Warbands: each Hidden Auxilia finds up to two.',
      scouted:
        'All four are Scouted, with a marker, and won’t Ambush anybody soon: a Scouted piece doesn’t hide, it only loses its marker. The price: your Auxilia are Revealed as well. Confirm, and your turn is over.',
      capability:
        'You used a Special Ability, so Vercingetorix gets the Event. Its second text is a Capability: it lies with a Faction and changes the rules for good. From now on the Aedui Trade in one Region only. Your granary shrinks with theirs.',
    },
    'alpine-tribes': {
      held: 'See the card on the Aedui’s plaque: a Capability shows where it lies. It holds to the end of the game, and the Library tells what it does.',
      event:
        'The Aedui are first and take the Event: in each Region bordering Cisalpina they may place something. In Sequani the Tribe of that name becomes their Ally, under the noses of the Germans: an Event may do what a Rally may not.',
      gift: 'And in Provincia they place an Ally for you: the Helvii. A gift for the leave you gave. Nobody makes anybody keep such bargains, which is why they are remembered. 4 Resources come with the Event.',
      ambush:
        'After an Event the second Faction has every Command open, with a Special Ability. Ambiorix gives Battle in Nervii. He has {hidden} Hidden Warbands against your {auxilia} Hidden Auxilia, so it may be an Ambush.',
      losses:
        'In an Ambush nobody Retreats and nothing rolls. Led by Ambiorix each Warband counts 1, and he 1 more: 5 Losses, which your Fort halves to 2. You say who takes them. Give up both Auxilia and save the Legions.',
      done: 'No striking back either: only Caesar in person would. But {legions} Legions still hold the Fort, and the Belgae lie Revealed in front of it. Their turn is over.',
    },
    aduatuca: {
      event:
        'First again, and look at your card. Aduatuca’s first text removes up to 9 Belgic and Germanic Warbands beside a Fort. That is more than any Battle would. Take the Event.',
      side: 'Two texts, and whoever takes the Event picks one. The second would send Germans against a Fort of yours. The first, please.',
      region:
        'Nervii or Treveri. In Nervii stand {belgae} Belgic Warbands and {germans} Germanic, Revealed and no use for anything but Battle. Clear Nervii.',
      cleared:
        'Ambiorix has lost his army. With two Allies and himself he has no more pieces there than you: no Control, so the Control Value of Nervii is gone from the Belgic score. Down to {score}.',
      march:
        'After an Event the Arverni may do what they like. They March. From Carnutes two Warbands go back to Mandubii, Hidden. A Gallic March costs 1 for each Region it starts from.',
      vercingetorix:
        'And Vercingetorix leads six Warbands into Bituriges, where the Aedui have their new Citadel. He alone among Gauls could go on a second Region. He stays: he has come to talk.',
      entreat:
        'Entreat: where a Hidden Warband is, within a Region of him, it wins over an enemy piece. In Mandubii one of your Auxilia goes, and an Arverni Warband stands in its place. Devastate would have been his other choice.',
      'entreat-again':
        'And in Bituriges an Aedui Warband changes sides. Each costs him 1 Resource. With Control of the Region even an Ally could be won like that.',
    },
    druids: {
      raid: 'The Aedui answer with a Raid in Bituriges: up to two Hidden Warbands become Revealed, and each takes 1 of the {resources} Resources the Arverni have left. A Citadel or Fort of theirs there would forbid it.',
      suborn:
        'The Arverni are down to {resources}. And now the Aedui’s talent, Suborn: gold works where a Hidden Warband of theirs is. In Mandubii they place an Ally at the Senones, for 2 Resources.',
      'suborn-more':
        'For 1 each, two of the {warbands} Arverni Warbands in Mandubii vanish. Up to three pieces in one Region, and one of them an Ally. It happens to help you too.',
      event:
        'Druids: some Gallic Factions, as the card’s owner likes, each make a free Limited Command, with a Special Ability if they wish. The Belgae name themselves and the Arverni. And they stay Eligible.',
      'free-rally':
        'The order of the card counts: first the Arverni. They are nearly broke, but free is free: the Cadurci become their Ally.',
      devastate:
        'With it comes Devastate, in a Region under their Control: Bituriges burns. The Arverni lose a quarter of their Warbands there, all others a third of their men, and two Aedui were too few for that. Worse is to come: no Rally, no Recruiting there, and hunger in Winter.',
      'belgic-rally': 'Then the Belgae. Two Allies in Nervii send two Warbands to Ambiorix.',
      rampage:
        'Their Special Ability: Rampage. Hidden Warbands become Revealed, and an enemy without Leader, Citadel or Fort there has to go, piece by piece. In Atrebates that is you.',
      'driven-out':
        '{auxilia} Auxilia must leave Atrebates or die. Other people’s land needs their leave; Mandubii is your own. Retreat there.',
    },
    cicero: {
      scores:
        'A look at the plaques before you act. Belgae {belgae}, on the threshold once more, and Eligible for the next card as well. Romans {romans}. Arverni {arverni} Allies and Citadels, Aedui {aedui}. You need Tribes, and the Belgae have to lose some.',
      recruit:
        'First an Ally, and men. Recruit places Allies where you have Control or Caesar, and Auxilia by your Allies, Forts and Leader. Choose it.',
      'recruit-in':
        'Mandubii. It costs 2 Resources, or nothing inside a Supply Line: a chain of Regions to the border of Cisalpina that nobody refuses you. Choosing it asks for leave.',
      supply:
        'Gallia asks everybody whose Region could help. The Arverni refuse, of course. The Aedui agree: the road through their land is open, and the Recruiting costs you nothing.',
      'recruit-home': 'Another Region: Provincia. At home you never pay.',
      enough: 'Enough Regions: confirm.',
      ally: 'Now Region by Region. In Mandubii you have Control: the Tribe Mandubii becomes your Ally.',
      auxilia: 'In Provincia there is no Subdued Tribe left. Auxilia, then.',
      'how-many': 'For the Ally, the Fort and home itself: three. Take all of them.',
      build: 'You still have a Special Ability. Caesar’s engineers Build: Forts, and more. Choose Build.',
      'build-in': 'In Mandubii, where Caesar is.',
      fort: 'A Fort, for 2 Resources: it halves Losses, keeps Raiders off and shelters a piece in Winter. You could also pay to have a Gallic Ally there Subdued, but these are the Aedui’s.',
      built: 'Your score is {score}. The Fort stands. Confirm twice: nothing more here, and no other Region.',
      senate:
        'You used a Special Ability, so the Arverni may take Cicero and sway the Senate. It is at Intrigue. They push it up, toward Uproar, where Rome sends you next to nothing.',
    },
    arduenna: {
      battle:
        'The Senate is in Uproar. And the Belgae, Eligible thanks to the Druids, are first. They attack you in Treveri with {warbands} Warbands, openly: an Ambush would be a Special Ability, and that would leave the Event to the Aedui.',
      stand:
        'No Ambush, so you may choose: Retreat with half the Losses and leave the Fort behind, or stand. Your Fort halves them already, to 1. Stand.',
      losses:
        'Who takes it? An Auxilia simply dies. A Legion rolls: 1 to 3 and it falls, 4 to 6 and it holds. Auxilia are what you have too few of. Trust the Legion: give it the Loss.',
      held: 'It held. And as you stood, you struck back: two Warbands are down and {warbands} left, all Revealed. The log keeps every sum, every roll and every rule.',
      enlist:
        'The Belgae fight no more. They could Enlist Germans near Ambiorix, and don’t: again the Event is what they guard. You will see Enlist soon.',
      limited:
        'So the Aedui have a Limited Command: a March of three Warbands to Sequani. With their Ally they are as many there as the Germans: German Control ends.',
    },
    'legio-x': {
      battle:
        'Your move, and the north is weak: the Belgae lost men in Nervii and Treveri, but count {belgae} again. Choose Battle, and mean it.',
      nervii:
        'Nervii first: {legions} Legions against Ambiorix and {warbands} Warbands. Without Caesar a Legion counts 1.',
      besiege:
        'This time Besiege: an Ally falls at once and without a roll, besides the Losses. A Special Ability may be used in every Battle of the Command.',
      'they-stand': 'Ambiorix stands. A Retreat would save one Warband, and lose him the Region.',
      siege: 'Which Ally falls? The Nervii. Their Tribe is Subdued then, and counts for you instead of for them.',
      'their-losses':
        'Two Losses. The Belgae give two Warbands, so that Ambiorix needn’t roll. Then he strikes back: with 1 Loss, and you have nothing but Legions to take it.',
      treveri:
        'A 3: the Legion falls. {legions} Legions are off the map now: one more, and the Arverni have half their victory. This is what Battles without Auxilia cost. In Treveri you have some: fight there too.',
      'besiege-treveri': 'Besiege again, for the Ally at the Treveri.',
      'they-retreat':
        'Here the Belgae Retreat to Atrebates, with half the Losses. The Ally can’t go along, and falls to the siege.',
      end: 'Treveri is under Roman Control. Belgae {belgae}, you {romans}: this was worth a Legion. Confirm without another Battle.',
      event:
        'A Special Ability once more left the Event open, and the Arverni use it: the second text of Legio X lies with you. In future Caesar’s attack doubles one Legion only. Every Special Ability has this price.',
    },
    legiones: {
      frost:
        'Winter shows as the next card: Frost. From now on nobody Marches. This is the last card of the year, and everybody thinks of the count that comes first in Winter.',
      event:
        'The Aedui are first. Sometimes one feeds a strong friend: they take the Event, whose first text lets you raise Legions, and ask you.',
      shift:
        'The price is the Senate: one box up. In Uproar already, it becomes Firm there, and will be slower to forgive. Two Legions are worth it, not least because they leave the Arverni’s count. Agree.',
      legions:
        '{track} Legions wait on the track and {fallen} lie in Fallen. As long as one lies there the Senate never softens: take both of the Fallen.',
      rally:
        '{legions} Legions off the map are left to the Arverni. Last, the Belgae. They Rally: a Warband to Ambiorix in Nervii, where that is enough for Control, and two to Atrebates.',
      enlist:
        'And now Enlist: Germans within a Region of Ambiorix obey him for one Limited Command. They Rally at the Sugambri.',
      enlisted:
        'Two Warbands. Nobody Controls the Germans for long, though. Press on: the card is over, and Winter begins with the count.',
    },
    winter: {
      victory:
        'Winter. First the Victory Phase: does anybody exceed their threshold? The Aedui have {aedui}, as many as the best of their rivals: a margin of 0. Exceed is the word. Nobody wins, and the war goes on.',
      germans:
        'The Germans Phase: Rally, March, hide, Raid, Ambush, all by rule. The men whom Ambiorix had called marched into Morini and Ambushed his own garrison: {warbands} Germans, not one Belgian Warband. The log tells it line by line.',
      'germans-elsewhere':
        'They placed an Ally at the Ubii, and {warbands} Warbands came to Treveri. In Sequani your Scouting shows: the four there only lost their markers and stayed Revealed, so they could neither Raid nor Ambush.',
      quarters:
        'Quarters. Germans first, by rule, then Belgae, Aedui and Arverni: each may move a Region where it is safe. Whoever stays in a Devastated Region rolls for every Warband. Vercingetorix stays in Bituriges, which he burned himself.',
      'roman-quarters':
        'He keeps {warbands}: a 1 cost him only one man. Now you, with {resources} Resources: too few, for every piece outside Provincia wants its keep. In Quarters Resources may change hands, and the Aedui remember your leave: they give you 4.',
      relocate:
        'With {resources} you can plan. Groups may move to a Region next door. The two Auxilia in Sequani have no shelter: choose Sequani.',
      who: 'Both.',
      home: 'To Provincia, where nobody pays.',
      'nobody-else': 'Nobody else moves: confirm.',
      'by-supply':
        'Legions and Auxilia could also go to Provincia by Supply Line from anywhere. It would be cheaper, but Mandubii is the key to Gaul. Confirm without a Region: they stay.',
      caesar: 'Caesar may go home on his own, to see to the law courts. This year he stays.',
      'pay-first': 'Now to pay or roll, Region by Region. Mandubii first.',
      free: 'An Ally and a Fort shelter one piece each. Let it be two Legions.',
      pay: 'The others cost 1 each, thanks to the Ally. A roll of 1 to 3 would remove a piece. Pay for all six, from {resources} Resources.',
      'free-again': 'In Treveri only the Fort shelters anybody. The Legion, naturally.',
      gamble: 'Here it is 2 for each. Pay for one Auxilia and let the other try its luck.',
      harvest:
        'A 6: it lives. Then the Harvest: everybody gathers by what they hold. You take your score {romans}, the Arverni their Allies and Citadels twice over, from {arverni} of them. River Tolls are an extra for the Aedui. You have {resources} Resources.',
      transfers: 'After the Harvest Resources may change hands once more. Nobody gives any: confirm.',
      senate:
        'The Senate Phase. Your score of {score} would mean Intrigue, one box at a time. But the Senate was Firm: this year it only ceases to be so. Now Legions on the marker’s row of the track, or above it, would come to you: in Uproar that is the top row, and it is empty.',
      spring:
        'The Spring Phase: markers go, the Veneti Gather no more, every piece hides, and all are Eligible. Dead Leaders would return as Successors. A new card lies open.',
      end: 'It is {year} BC, and you know the game: cards and Eligibility, every Command that mattered, the talents of four peoples, Battle, leave and Winter. Seize, which takes grain and Disperses Tribes, waits in the panel. Go on from here as a normal game, with friends on the other seats, or begin a first game of your own against bots.',
    },
  },
}
