/** Titles and texts of the Event cards in our own words; tips decide what the text leaves open. */
export const cardTexts: Record<string, string> = {
  'card.1.title': 'Cicero',
  'card.1.unshaded':
    'Shift the Senate one box, up or down as the executing Faction chooses. Already in the end box that way, it turns Firm instead.',
  'card.1.tip.1': 'Fallen Legions don’t matter here: they block only the shift of the Senate Phase.',
  'card.1.tip.2':
    'A Firm marker that is shifted toward the other end only turns back to its normal side; it stays in its box.',
  'card.2.title': 'Legiones XIIII et XV',
  'card.2.unshaded':
    'The Romans may shift the Senate one box up, toward Uproar. If they do, they place 2 Legions in Provincia, from the Legions track and from Fallen in any mix.',
  'card.2.shaded':
    'The executing Faction fights a free Battle against the Romans in one Region. The first Loss that the Romans take removes a Legion without a roll, if one is there.',
  'card.2.tip.1': 'Unshaded, the Legions may come from Fallen too, unlike elsewhere.',
  'card.2.tip.2':
    'The marker must really move or flip: with the Senate already Firm in Uproar there is no shift, and so there are no Legions.',
  'card.3.title': 'Pompey',
  'card.3.unshaded':
    'With the Senate in Adulation, place 1 Legion from the Legions track in Provincia. Otherwise shift the Senate one box down, toward Adulation.',
  'card.3.shaded':
    'With 4 or fewer Legions on the Legions track, the Romans remove 2 Legions of their choice from the map to the track.',
  'card.4.title': 'Circumvallation',
  'card.4.unshaded':
    "The Romans may free March to an adjacent Region holding a Citadel and put the Circumvallation marker on the pieces there of the Citadel's Faction. The marked group may not move out of the Region. If that group Attacks on its own in Battle, the Romans defend as though they had a Fort. Remove the marker once the group has attacked the Romans in a Battle, once the group is eliminated, or when no Romans remain there.",
  'card.4.tip.1':
    'Keep the marked pieces distinct from any later arrivals of the same Faction in the Region; only the marked group is bound.',
  'card.4.tip.2': 'Origin Regions of the March count as selected, so Revealed Auxilia there flip to Hidden.',
  'card.5.title': 'Gallia Togata',
  'card.5.unshaded':
    'Place the Gallia Togata marker and 3 Auxilia in Cisalpina. From now on Cisalpina is a Region for Roman pieces only. It is always in a Supply Line, a March out of it costs nothing, and each Recruit there places 2 Auxilia.',
  'card.5.shaded':
    'Unless the Senate is in Adulation, the Romans remove 1 Legion from the map to the Legions track and 2 Auxilia to Available, of their choice.',
  'card.5.tip.1': 'One of the few Events that change where pieces may stand.',
  'card.5.tip.2':
    'Cisalpina is adjacent to Ubii, Sequani and Provincia. In Quarters the Romans may go into it and out of it, and pay there as anywhere else.',
  'card.5.tip.3': 'The Legion of the shaded text goes to the track, not to Fallen.',
  'card.6.title': 'Marcus Antonius',
  'card.6.unshaded':
    'The Romans may Scout for free, and then may fight a free Battle in one Region, in which Auxilia inflict twice their usual Losses.',
  'card.6.shaded':
    'The executing Faction moves up to 4 Auxilia from anywhere to Provincia. The Romans are Ineligible through the next card. The executing Faction stays Eligible.',
  'card.6.tip.1':
    'The free Scout may move any Auxilia, but Scouts Warbands only within 1 Region of Caesar, or in the Successor’s Region.',
  'card.6.tip.2': 'Shaded, the executing Faction picks the Auxilia, not the Romans.',
  'card.7.title': 'Alaudae',
  'card.7.unshaded': 'The Romans place 1 Legion and 1 Auxilia together in a Region that they Control.',
  'card.7.shaded':
    'With 7 or fewer Legions on the Legions track, the executing Faction removes 1 Legion from the map to the track, and 1 Auxilia to Available.',
  'card.7.tip.1': 'The Legion of the unshaded text comes from the track, never from Fallen.',
  'card.7.tip.2': 'Fallen Legions don’t count as on the track.',
  'card.8.title': 'Baggage Trains',
  'card.8.unshaded': 'Keep this card: from now on your March costs no Resources.',
  'card.8.shaded':
    'Keep this card: from now on up to 3 of your Warbands may Raid in each Region, and they may take Resources even from Factions with a Citadel or Fort there.',
  'card.8.tip.1': 'Shaded: up to three Hidden Warbands are Revealed instead of two, for one Resource each.',
  'card.9.title': 'Mons Cevenna',
  'card.9.unshaded':
    'March free of charge from one Region to a neighbouring one; origin and destination must both be within 1 Region of Provincia. Afterwards carry out, in or from the destination and in whichever order, one free Command plus one free Special Ability of any kind.',
  'card.9.tip.1': 'The March origin counts as selected: Revealed pieces of the marching Faction there flip to Hidden.',
  'card.9.tip.2': 'The free Command may itself be a March out of the destination.',
  'card.10.title': 'Ballistae',
  'card.10.unshaded':
    'From now on a Roman Besiege also keeps a Citadel from halving the Losses, and in Battle a die removes a Roman Fort only on 1–2 instead of 1–3.',
  'card.10.shaded':
    'Give this card to a Gallic Faction. From now on, after each of its Ambushes, it may remove a Fort or Citadel of the Defender there.',
  'card.10.tip.1': 'Unshaded helps both Besiege and Forts.',
  'card.10.tip.2': 'Shaded is a small Besiege of its own for that Faction’s Ambushes.',
  'card.11.title': 'Numidians',
  'card.11.unshaded':
    'The Romans place 3 Auxilia in one Region within 1 of their Leader. Then the Auxilia of that Region, alone, fight a free Battle there; their Losses are doubled before rounding.',
  'card.11.shaded': 'Remove any 4 Auxilia.',
  'card.11.tip.1':
    'Double the total of all the Auxilia, halve it if it is to be halved (for a Citadel, say), and only then round down.',
  'card.11.tip.2': 'Losses that Auxilia inflict first, by Balearic Slingers (13), would be doubled too.',
  'card.12.title': 'Titus Labienus',
  'card.12.unshaded': 'From now on Roman Special Abilities may choose any Regions, wherever the Roman Leader is.',
  'card.12.shaded': 'From now on each Roman Build, and the Reveal step of each Scout, is limited to 1 Region.',
  'card.12.tip.1':
    'Shaded: Build and Reveal still need Caesar there or next to it, or the Successor there. Scout may still move Auxilia anywhere but to or from Britannia.',
  'card.13.title': 'Balearic Slingers',
  'card.13.unshaded':
    'From now on the Romans may choose 1 Region of each enemy Battle Command. Before the Battle there is resolved, their Auxilia in it inflict half a Loss each on the Attacker.',
  'card.13.shaded':
    'From now on the Romans may Recruit only in Regions in a Supply Line, and pay 2 Resources for each.',
  'card.13.tip.1': 'An Ambush is part of a Battle Command, so the unshaded text covers it.',
  'card.13.tip.2': 'The Romans may use it in a Region where the Attacker fights somebody else.',
  'card.13.tip.3': 'Together with unshaded Germanic Horse (59) each Auxilia inflicts a whole Loss here.',
  'card.14.title': 'Clodius Pulcher',
  'card.14.unshaded': 'Shift the Senate one box down, toward Adulation; if it is there already it turns Firm.',
  'card.14.shaded':
    'If the Roman Leader is on the map, move him to Provincia. The Romans are Ineligible through the next card. The executing Faction stays Eligible.',
  'card.14.tip.1': 'Shaded, the executing Faction is Eligible again after this card.',
  'card.15.title': 'Legio X',
  'card.15.unshaded':
    'From now on, in any Battle with both the Roman Leader and a Legion, the Romans inflict 2 Losses more and suffer 1 Loss less in the end.',
  'card.15.shaded': 'From now on Caesar, when he attacks, doubles the Losses of one Legion only instead of all.',
  'card.15.tip.1': 'The unshaded numbers come last, after halving and rounding.',
  'card.16.title': 'Ambacti',
  'card.16.unshaded': 'Place 4 Auxilia in one Region with any Roman piece, or 6 if Caesar is there.',
  'card.16.shaded': 'Roll a die, then remove either 3 Auxilia or as many as the die shows, from anywhere.',
  'card.16.tip.1': 'Any piece of the Roman Forces will do, an Ally or a Fort for example.',
  'card.17.title': 'Germanic Chieftains',
  'card.17.unshaded':
    'The Romans direct a March of as many as 3 Germanic groups and afterwards a Germanic Ambush in one Region.',
  'card.17.shaded': 'Carry out a full Germans Phase at once, as in Winter.',
  'card.17.tip.1': 'Unshaded: the Romans direct the Germans; the automatic sequence of 6.2 is not used.',
  'card.17.tip.2': 'Shaded follows all of 6.2.',
  'card.18.title': 'Rhenus Bridge',
  'card.18.unshaded':
    'The Romans may remove all Germanic pieces (Allies and Warbands) from one Germania Region that is under Roman Control or adjacent to a Region under Roman Control.',
  'card.18.shaded':
    'If any Legion is in or adjacent to a Germania Region, the Romans lose 6 Resources and are Ineligible through the next card.',
  'card.19.title': 'Lucterius',
  'card.19.unshaded':
    'Either remove up to 6 Arverni Warbands within 1 Region of Provincia, or place up to 5 Auxilia in Provincia.',
  'card.19.shaded':
    'If the Arverni Leader is a Successor on the map, or Available, the Arverni place him in any Region, symbol up: he is Vercingetorix again.',
  'card.19.tip.1': 'The 6 Warbands are a total from Provincia, Sequani, Aedui and Arverni.',
  'card.19.tip.2': 'There is no other way for the Arverni to have Vercingetorix back.',
  'card.20.title': 'Optimates',
  'card.20.unshaded':
    'Keep this card by the Winter track. From the second Victory Phase of the game on: if the Roman score is 13 or more, all Legions go to the Legions track, the game is over and the margins decide.',
  'card.20.tip.1': 'A Victory Phase that the scenario skips doesn’t count.',
  'card.20.tip.2':
    'With all Legions off the map the Arverni meet that half of their condition; they still need 9 Allies and Citadels. The ranking is that of 7.3.',
  'card.21.title': 'The Province',
  'card.21.unshaded':
    'If nobody but the Romans has pieces in Provincia, either place 5 Auxilia there or give the Romans 10 Resources.',
  'card.21.shaded':
    'If the Arverni Control Provincia, shift the Senate two boxes up, toward Uproar. Otherwise place 4 Arverni Warbands there; then the Arverni Raid or Battle for free in Provincia, as if the Fort were not there.',
  'card.21.tip.1': 'The Warbands are Arverni, whoever executes.',
  'card.21.tip.2': 'The Fort neither halves Losses nor absorbs any, not even if the Romans Retreat.',
  'card.22.title': 'Hostages',
  'card.22.unshaded':
    'In Regions under its Control the executing Faction removes, or replaces with its own pieces, up to 4 Warbands and Auxilia of others in all.',
  'card.22.shaded':
    'At one or two Subdued Tribes in Regions with Roman pieces, place at each one Ally of any Gallic Faction and, in its Region, one Warband of any Faction.',
  'card.22.tip.1':
    'Neither the Allies nor the Warbands of the shaded text need be the executing Faction’s own; the Warbands may be Germanic.',
  'card.23.title': 'Sacking',
  'card.23.unshaded':
    'The Romans may place the Razed marker at a City in a Region under Roman Control, in place of whatever is there, and take 8 Resources. That Tribe is Dispersed for good.',
  'card.23.shaded':
    'If a Legion is in a Region with a Citadel of the executing Faction, remove that one Legion; the Romans are then Ineligible through the next card.',
  'card.23.tip.1': 'Razed is the same as Dispersed, but Spring neither flips nor removes it. A few Events can.',
  'card.23.tip.2': 'The Legion goes to Fallen.',
  'card.23.tip.3': 'Without such a Legion the Romans stay Eligible.',
  'card.24.title': 'Sappers',
  'card.24.unshaded': 'One Gallic Faction with a Citadel on the map loses 10 Resources.',
  'card.24.shaded': 'In one Region with an Arverni Citadel remove 2 Roman pieces, Legions or Auxilia.',
  'card.24.tip.1': 'Any Faction may execute either text; for the shaded one the Citadel must be Arverni.',
  'card.24.tip.2': 'The executing Faction picks the pieces. Legions go to Fallen.',
  'card.25.title': 'Aquitani',
  'card.25.unshaded':
    'Fight a free Battle in either the Pictones or the Arverni Region, against one Faction there. It suffers 3 Losses more than your Forces inflict, and the first Loss must be an Ally, not a Citadel.',
  'card.25.shaded':
    'Keep this card: from now on, when you Rally in the Pictones or the Arverni Region, place 2 Warbands there beyond what the Rally brings.',
  'card.25.tip.1': 'Unshaded works without Forces of your own there: 3 Losses on top of 0.',
  'card.25.tip.2':
    'Shaded works even where the Rally itself would place nothing, but Rally must be allowed there: not in a Devastated Region, unless by the Arverni with Vercingetorix.',
  'card.26.title': 'Gobannitio',
  'card.26.unshaded':
    'Remove whatever is at Gergovia. Then place a Roman Ally, an Aedui Ally or an Aedui Citadel there, although only Arverni may otherwise stand there.',
  'card.26.shaded':
    'The Arverni may remove any Allies and place Allies of their own in the Arverni Region, and may then Rally for free within 1 Region of Vercingetorix.',
  'card.26.tip.1': 'Unshaded changes stacking, shaded does not: no Ally may go to a Dispersed Tribe, for example.',
  'card.26.tip.2': 'Within 1 Region means the Region of Vercingetorix and those next to it.',
  'card.27.title': 'Massed Gallic Archers',
  'card.27.unshaded':
    'From now on the Arverni inflict 1 Loss less on the Defender in each Region of their own Battle Commands, taken off before any halving.',
  'card.27.shaded':
    'From now on, at the start of any Battle with 6 or more Arverni Warbands on either side, the other side first absorbs 1 extra Loss.',
  'card.27.tip.1': 'Unshaded changes nothing when the Arverni defend or strike back in others’ Battle Commands.',
  'card.28.title': 'Oppida',
  'card.28.unshaded':
    'Place any Available Gallic Allies, as many as wanted, at Subdued Cities outside Roman Control. Then replace any Gallic Allies at Cities, as many as wanted, with Available Citadels of their own Factions.',
  'card.28.tip.1': 'The executing Faction may first remove own pieces from the map to have them Available.',
  'card.29.title': 'Suebi Mobilize',
  'card.29.unshaded':
    'Dispersed markers leave the two Suebi Tribes, and each of them gets a Germanic Ally if it has none. Next comes a Germans Phase at once, as in Winter but without its Rally step.',
  'card.29.tip.1': 'A rare way to lift Dispersed markers early.',
  'card.29.tip.2': 'Run 6.2.2 to 6.2.4 only.',
  'card.30.title': 'Vercingetorix’s Elite',
  'card.30.unshaded':
    'From now on an Arverni Rally places Warbands only up to the Allies and Citadels there: nothing for the Leader, no one more.',
  'card.30.shaded':
    'From now on, in any Battle with the Arverni Leader, the Arverni choose 4 of their Warbands there to inflict and take Losses as Legions do.',
  'card.30.tip.1': 'Chosen Warbands that fall on 1–3 while defending no longer count in the Counterattack.',
  'card.30.tip.2': 'Chosen Warbands that are removed become Available; they never go to the Fallen Legions.',
  'card.31.title': 'Cotuatus & Conconnetodumnus',
  'card.31.unshaded': 'Place 1 Legion from the Legions track in Provincia.',
  'card.31.shaded': 'Remove 3 Allies (not Citadels): 1 Roman, 1 Aedui, and 1 more that is Roman or Aedui.',
  'card.31.tip.1': 'The Legion comes from the track, not from Fallen.',
  'card.32.title': 'Forced Marches',
  'card.32.unshaded':
    'The executing Faction may move as many of its own mobile pieces (Leader, Warbands, or Legions and Auxilia) as it likes, from anywhere but Britannia to anywhere but Britannia. Whatever moves turns Hidden.',
  'card.32.tip.1': "Only the executor's mobile pieces; no adjacency needed.",
  'card.32.tip.2': 'A Scouted Warband loses its marker instead of flipping to Hidden.',
  'card.33.title': 'Lost Eagle',
  'card.33.unshaded':
    'The Romans place 1 Fallen Legion in a Region with a Legion and with a Warband that is not Aedui.',
  'card.33.shaded':
    'Remove 1 Fallen Legion from the game. In the coming Senate Phase the Senate doesn’t shift down, toward Adulation.',
  'card.33.tip.1':
    'The Legion must come from the Fallen box, not from the track or the map. With none Fallen the shaded text still holds the Senate.',
  'card.33.tip.2': 'Nor does the Senate turn Firm in Adulation. This holds for the next Senate Phase only.',
  'card.34.title': 'Acco',
  'card.34.unshaded':
    'The Romans or one Gallic Faction, as the executing Faction says, Recruit or Rally for free in any 3 Regions as if they Controlled them.',
  'card.34.shaded': 'Replace all Allies and Citadels in Carnutes and Mandubii with Arverni Allies and Citadels.',
  'card.34.tip.1': 'Unshaded, even a Devastated Region will do, and Allies need no Control.',
  'card.35.title': 'Gallic Shouts',
  'card.35.unshaded':
    'The Romans may look at the next two facedown cards, those below the showing card. Then they either execute a free Limited Command or become Eligible.',
  'card.35.shaded':
    'One Gallic Faction executes a full Command and a Limited Command for free, in either order. Neither may be Battle.',
  'card.35.tip.1':
    'Romans who become Eligible while another Faction executes may still act on this card if a place is left, even if they were Ineligible before.',
  'card.35.tip.2':
    'The full Command may be in several Regions; the Limited Command is one more Command, in one Region.',
  'card.36.title': 'Morasses',
  'card.36.unshaded':
    'The executing Faction fights a free Battle against a Gallic Faction in one Region: no Retreat, no Counterattack, and a Citadel does not halve Losses. The Attackers end Hidden.',
  'card.36.shaded': 'One Gallic Faction fights free Battles with Ambush in any Regions, and then Marches for free.',
  'card.36.tip.1': 'Shaded, each Battle is an Ambush, whatever the Hidden pieces and wherever the Leader.',
  'card.37.title': 'Boii',
  'card.37.unshaded':
    'Aedui or Romans place 2 Allies and 2 Warbands or Auxilia of their own in Regions under Aedui Control or adjacent to them.',
  'card.37.shaded':
    'Replace one or two Aedui Allies (not Citadels) with Arverni Allies, in Regions under Arverni Control or adjacent to them.',
  'card.37.tip.1': 'The Faction that places them places its own pieces.',
  'card.37.tip.2': 'Allies only at Subdued Tribes.',
  'card.37.tip.3': 'The pieces may go to several Regions.',
  'card.38.title': 'Diviciacus',
  'card.38.unshaded':
    'From now on, whenever both agree, Aedui Warbands and Auxilia that are in a Region together may count as each other in a Command of either Faction, or when either defends in Battle.',
  'card.38.shaded': 'From now on no Resources pass between the Romans and the Aedui, either way.',
  'card.38.tip.1': 'One agreement holds for the whole action and for all Regions where it can be used.',
  'card.39.title': 'River Commerce',
  'card.39.unshaded': 'From now on an Aedui Trade needs no Supply Lines.',
  'card.39.shaded': 'From now on an Aedui Trade is limited to 1 Region.',
  'card.40.title': 'Alpine Tribes',
  'card.40.unshaded':
    'In each Region that borders Cisalpina (Ubii, Sequani, Provincia) you may place up to 3 Warbands of any Factions, or up to 2 Auxilia, or 1 Ally of any Faction. The executing Faction takes 4 Resources.',
  'card.40.shaded':
    'The Romans lose 5 Resources for each Region bordering Cisalpina that is not under Roman Control. The executing Faction stays Eligible.',
  'card.40.tip.1': 'The kind of pieces may differ from Region to Region.',
  'card.41.title': 'Avaricum',
  'card.41.unshaded':
    'If the executing Faction has an Ally or a Citadel at Avaricum it may, within 1 Region of it, place up to 2 Allies, then replace one Ally with a Citadel, then place a Fort. It then takes 1 Resource for each of its Allies, Citadels and Forts there.',
  'card.41.tip.1': 'That is Bituriges and all Regions adjacent to it.',
  'card.42.title': 'Roman Wine',
  'card.42.unshaded':
    'Remove either up to 4 Allies (not Citadels) in Regions under Roman Control, or up to 2 in Regions adjacent to one under Roman Control.',
  'card.42.shaded':
    'Remove 1 to 3 Roman or Aedui Allies (not Citadels) in all from Regions in a Supply Line of Romans and Aedui.',
  'card.42.tip.1':
    'These are the Regions that would be in a Supply Line now if Romans and Aedui agreed, and nobody else.',
  'card.43.title': 'Convictolitavis',
  'card.43.unshaded': 'From now on the Aedui may Suborn in up to 2 Regions.',
  'card.43.shaded': 'From now on Aedui Commands cost twice as many Resources.',
  'card.43.tip.1':
    'Unshaded: each Region needs a Hidden Aedui Warband of its own, allows one Ally and is paid in full.',
  'card.44.title': 'Dumnorix Loyalists',
  'card.44.unshaded':
    'Replace any 4 Warbands, whoever’s they are, with Auxilia and Aedui Warbands in any mix. Then the new pieces Scout for free as if all were Auxilia.',
  'card.44.shaded':
    'Replace any 3 Auxilia and Aedui Warbands in all with Warbands of any Factions. Then the executing Faction executes a free Command in the Regions where they were placed.',
  'card.44.tip.1':
    'Only the new pieces may move in this Scout; even Aedui Warbands Scout enemy Warbands (not Auxilia) only within 1 Region of Caesar, or in the Successor’s Region.',
  'card.45.title': 'Litaviccus',
  'card.45.unshaded':
    'In each of two Regions, replace up to 2 Arverni Warbands with Aedui Warbands. The Arverni also give 4 Resources to the Aedui.',
  'card.45.shaded':
    'The executing Faction fights a free Battle against the Romans in one Region, in which Aedui pieces fight as its own, with Ambush if it can.',
  'card.45.tip.1': 'The Ambush takes more Hidden attackers, Aedui included, than Hidden Auxilia.',
  'card.46.title': 'Celtic Rites',
  'card.46.unshaded':
    'Name one or more Gallic Factions: each loses 3 Resources and is Ineligible through the next card.',
  'card.46.shaded': 'One Gallic Faction executes a free Command in any Regions. The executing Faction stays Eligible.',
  'card.46.tip.1': 'Shaded, the executing Faction is Eligible again after this card.',
  'card.47.title': 'Chieftains’ Council',
  'card.47.unshaded':
    'Name a Region in which at least two player Factions have pieces, and two or more of these Factions. In the order of this card they look at the next two facedown cards, those below the showing card. Then each, in the same order, may execute a free Limited Command anywhere, or become Eligible.',
  'card.47.tip.1': 'An executing Faction that chooses to become Eligible stays Eligible after this card.',
  'card.48.title': 'Druids',
  'card.48.unshaded':
    'Name one, two or three Gallic Factions. In the order of this card each executes a free Limited Command and may add a free Special Ability. The executing Faction stays Eligible.',
  'card.48.tip.1': 'The Special Ability must be one that goes with the Command.',
  'card.49.title': 'Drought',
  'card.49.unshaded':
    'Each Faction loses half its Resources and keeps the other half, rounded down. Place 1 Devastated marker. Then in each Devastated Region every Faction there removes one piece (a Legion to Fallen; Germans Warbands before Allies).',
  'card.49.tip.1': 'The marker goes to a Region that has none.',
  'card.49.tip.2': 'Each Faction picks its own piece.',
  'card.49.tip.3': 'The marker has its usual effects, until Spring.',
  'card.50.title': 'Shifting Loyalties',
  'card.50.unshaded': 'Choose one Capability that is in effect, of any Faction: it is out of play.',
  'card.50.tip.1': 'It is lost for good, and it may be a helpful or a harmful one of anybody.',
  'card.51.title': 'Surus',
  'card.51.unshaded':
    'Any 4 Warbands, whatever their Factions, in one Region within 1 of Treveri become Aedui Warbands; after that the Aedui get a free Command.',
  'card.51.shaded':
    'Choose one Region within 1 of Treveri: Aedui Warbands there, four at most, become Germanic Warbands, and those Warbands then March, Raid or Battle (one of these).',
  'card.51.tip.1': 'Candidate Regions: Treveri, Atrebates, Nervii, Sugambri, Ubii, Sequani, Mandubii.',
  'card.51.tip.2': 'Shaded German action is directed by the executing Faction, not by 6.2.',
  'card.52.title': 'Assembly of Gaul',
  'card.52.unshaded':
    'If the Carnutes are Subdued, Dispersed or Roman Allies, name one or more Gallic Factions: each loses 8 Resources.',
  'card.52.shaded': 'Whoever Controls Carnutes executes a free Command with up to two free Special Abilities.',
  'card.52.tip.1': 'Regions are selected as usual, several if wanted; both Special Abilities must go with the Command.',
  'card.53.title': 'Consuetudine',
  'card.53.unshaded':
    'Turn all Germanic Warbands Hidden. Then carry out a Germans Phase at once as in Winter, skipping its March step, with every Germanic Battle an Ambush.',
  'card.53.tip.1': 'Ambush happens regardless of how many Hidden enemies are present.',
  'card.54.title': 'Joined Ranks',
  'card.54.unshaded':
    "The executing Faction has the option of a free March with one group of at most 8 pieces into a Region where two or more other Factions already stand. In that Region the executing Faction first, and a second player Faction after it, may fight a free Battle, both against the same third Faction. The first Faction's Battle allows no Retreat.",
  'card.54.tip.1':
    'One group from one origin; it may include a Leader, and Romans or Vercingetorix may go more than one Region. The origin counts as selected (flip Hidden).',
  'card.54.tip.2': 'The second Faction already in the destination may be a Non-player but then does not Battle.',
  'card.54.tip.3':
    'Both Battles are optional, add neither Besiege nor Ambush, and attack the same Defender. Only the second Battle allows Retreat; that holds even if the first Faction declines to attack.',
  'card.55.title': 'Commius',
  'card.55.unshaded':
    'From now on, when the Romans Recruit, the Regions of Belgica count as Roman-Controlled and as having 1 more Roman Ally.',
  'card.55.shaded':
    'From now on Belgic Rally costs nothing, and for it the Belgae count as Controlling every Region with a Belgic piece.',
  'card.55.tip.1':
    'Unshaded: in each Region of Belgica the Romans can place an Ally at a Subdued Tribe without Control or even a piece there, or 1 Auxilia more than usual (1 where it would be none).',
  'card.55.tip.2': 'Shaded: the Belgae can place Allies at Subdued Tribes wherever they have a piece.',
  'card.56.title': 'Flight of Ambiorix',
  'card.56.unshaded':
    'If Ambiorix is in a Region under Roman Control, or if the Belgic score is 9 or less, remove him.',
  'card.56.shaded':
    'If Ambiorix is not on the map, place the Available Belgic Leader within 1 Region of Germania, symbol up: he is Ambiorix.',
  'card.56.tip.1': 'The Belgic score is that of Control, Allies and Citadels.',
  'card.56.tip.2': 'Within 1 Region of Germania: Sugambri, Ubii, Morini, Nervii, Treveri, Sequani.',
  'card.57.title': 'Land of Mist and Mystery',
  'card.57.unshaded':
    'One Faction other than the Germans may March to Britannia for free and may use one free Special Ability of any kind there; if it has pieces in Britannia afterwards it gains 4 Resources.',
  'card.57.shaded':
    'Take an Ally or a Dispersed marker off Britannia; then one Ally of any Gallic Faction and as many as 4 Gallic Warbands of any Faction or Factions are placed there.',
  'card.57.tip.1': 'The Special Ability need not be one that goes with March, but cannot be Besiege or Ambush.',
  'card.57.tip.2': 'The March must be possible by normal rules; origins count as selected (flip Hidden).',
  'card.57.tip.3': "Shaded may remove anyone's Ally and place any Gallic Faction's pieces.",
  'card.58.title': 'Aduatuca',
  'card.58.unshaded': 'In one Region with a Fort, any 9 Warbands that are Belgic or Germanic are removed.',
  'card.58.shaded':
    'Germans March into one Region containing a Fort and Ambush the Romans in it; each 2 Warbands cause 1 Loss.',
  'card.58.tip.1': 'The March comes from adjacent Regions.',
  'card.58.tip.2': 'The Ambush happens whatever the Hidden counts, and the Fort does not halve these Losses.',
  'card.59.title': 'Germanic Horse',
  'card.59.unshaded':
    'From now on the Romans may choose 1 Region of each Battle Command in which every Auxilia inflicts 1 Loss instead of half a Loss.',
  'card.59.shaded':
    'If you are a Gallic Faction, keep this card: from now on, in 1 Region of each Battle Command, you may double the Losses of your enemy, unless the Defender there has a Fort or Citadel.',
  'card.59.tip.1':
    'Unshaded comes before halving and the like, in Roman and in others’ Battle Commands alike: in attack, defence and Counterattack. With unshaded Balearic Slingers (13) their opening shots are 1 Loss each as well.',
  'card.59.tip.2':
    'Shaded doubles before rounding, in your attack and your defence; not when you attack a Fort or Citadel, nor when you defend with a Citadel.',
  'card.60.title': 'Indutiomarus',
  'card.60.unshaded':
    'Remove 6 Belgic Warbands and Allies (not Citadels) from one Region: Treveri or one adjacent to it.',
  'card.60.shaded':
    'Remove any Ally or marker from the Treveri and the Ubii. At each of the two place a Belgic Ally, and in its Region 2 Belgic Warbands and 1 Germanic Warband.',
  'card.60.tip.1': 'The Tribes themselves are meant; a Dispersed marker there is removed too.',
  'card.61.title': 'Catuvolcus',
  'card.61.unshaded': 'In the Nervii Region remove one or more Allies of one Faction, and 5 Warbands.',
  'card.61.shaded':
    'Place a Belgic Ally at the Nervii and one at the Eburones, in place of any Ally or Dispersed marker there. The Belgae gain 6 Resources.',
  'card.61.tip.1': 'The 5 Warbands may be of any Factions.',
  'card.62.title': 'War Fleet',
  'card.62.unshaded':
    'The executing Faction may move any of its own mobile pieces (Leader, Warbands, or Legions and Auxilia) among these Regions: Arverni, Pictones, and all within 1 of Britannia. Then it executes a free Command in, or starting from, one of them.',
  'card.62.tip.1': 'Those Regions are Arverni, Pictones, Britannia, Morini, Atrebates and Veneti.',
  'card.62.tip.2': 'The Command may be a March out of the chosen Region.',
  'card.63.title': 'Winter Campaign',
  'card.63.unshaded': 'From now on the Romans pay for Quarters only in Devastated Regions.',
  'card.63.shaded':
    'Give this card to a Gallic Faction. From now on, after every Harvest, it may take two actions, each a Command or a Special Ability, at the usual cost.',
  'card.63.tip.1':
    'Shaded: Special Abilities need no Command to go with and may follow a March over the sea to Britannia. An Ambush counts only as part of a Battle that is the other action.',
  'card.64.title': 'Correus',
  'card.64.unshaded':
    'In the Atrebates Region replace up to 8 Belgic Allies and Warbands in all with pieces of the executing Faction, Auxilia for Warbands if it is the Romans.',
  'card.64.shaded':
    'Remove 2 Allies from the Atrebates Region. Then the Belgae may place up to 2 Allies there, and Rally for free in one Region of Belgica.',
  'card.64.tip.1': 'Eight pieces in all, Allies and Warbands together.',
  'card.64.tip.2': 'Shaded, Belgic Allies may be back at once; the Rally is in Morini, Nervii or Atrebates.',
  'card.65.title': 'German Allegiances',
  'card.65.unshaded':
    'German groups March out of one or two Regions; after that every German force that can Ambush does so.',
  'card.65.shaded':
    'In Regions that the executing Faction Controls, 5 Germanic Warbands and 1 Germanic Ally are removed or give way to pieces of its own, as it likes (Auxilia instead of Warbands for the Romans).',
  'card.65.tip.1': 'Unshaded action is directed by the executing Faction; Ambush still needs enough Hidden Warbands.',
  'card.66.title': 'Migration',
  'card.66.unshaded':
    'Perform a Germanic Rally in at most two Regions, followed by a Germanic March from at most two Regions.',
  'card.66.shaded':
    'One Gallic Faction gathers any of its Warbands, and its Leader if it likes, in a single Region that nobody Controls, and places an Ally there.',
  'card.66.tip.1': 'Unshaded action is directed by the executing Faction.',
  'card.66.tip.2':
    'The shaded move may start in several Regions and ignores adjacency; the Ally needs a Subdued Tribe.',
  'card.67.title': 'Arduenna',
  'card.67.unshaded':
    'Romans, or one Gallic Faction, have the option of a free March to Nervii, to Treveri, or to both. They follow with a free Command, not March, in one or both of these Regions, and lastly turn all own pieces there Hidden.',
  'card.67.tip.1': 'Any origins from which a normal March could reach them; origins count as selected (flip Hidden).',
  'card.67.tip.2':
    'A Scouted Warband that Marched in loses its marker on the March and then flips Hidden after the Command; one that did not March loses the marker at the end and stays Revealed.',
  'card.68.title': 'Remi Influence',
  'card.68.unshaded':
    'If the Remi are Subdued or a Roman Ally, replace one or two Allies (not Citadels) within 1 Region of them with Roman Allies.',
  'card.68.shaded':
    'The Gallic Faction whose Ally the Remi are may remove whatever is at Alesia or at Cenabum and place its Citadel there, with 4 of its Warbands.',
  'card.68.tip.1': 'Dispersed Remi are not enough for the unshaded text. The Allies may be anybody’s.',
  'card.68.tip.2': 'An Ally, a Citadel, a Dispersed or the Razed marker is removed.',
  'card.69.title': 'Segni & Condrusi',
  'card.69.unshaded':
    'Place 4 Germanic Warbands in the Nervii Region and 4 in the Treveri Region. Then carry out a Germans Phase at once as in Winter, without its Rally step.',
  'card.69.tip.1': 'Run 6.2.2 to 6.2.4 only.',
  'card.70.title': 'Camulogenus',
  'card.70.unshaded':
    "At the Romans' option, as many as 4 Legions with any number of Auxilia March free of charge to Atrebates, Carnutes or Mandubii and Battle free of charge on arrival.",
  'card.70.shaded':
    'Place 0 to 6 Warbands among the Atrebates, Carnutes and Mandubii Regions; then choose 1 of them for a free Command plus Special Ability.',
  'card.70.tip.1':
    'The unshaded March may go to a second Region, or a third with Caesar, but to a single destination and with no drop-off. Only the listed pieces that move are involved, so pieces that stay are not flipped.',
  'card.70.tip.2':
    'The shaded Warbands belong to the placing Faction and the Special Ability must be able to accompany the Command.',
  'card.71.title': 'Colony',
  'card.71.unshaded':
    'In a Region that the executing Faction or nobody Controls, place the Colony with an own Ally on it. The Colony is a Tribe and adds 1 to the Control Value of the Region.',
  'card.71.tip.1': 'One of the few Events that change where Allies may stand.',
  'card.71.tip.2': 'The Roman score then counts 31 Tribes.',
  'card.72.title': 'Impetuosity',
  'card.72.unshaded':
    'Free March into 1 Region from one or more adjacent Regions; then either the Arverni or the Belgae in that Region free Battle against the executing Faction.',
  'card.72.shaded':
    "Free March 1 group of the executing Faction's Hidden Warbands (without Leader). That group may then free Battle, attacking with that group only.",
  'card.72.tip.1':
    'Unshaded needs at least one actual move between adjacent Regions; origins count as selected (flip Hidden).',
  'card.72.tip.2': 'Neither Battle includes Ambush.',
  'card.72.tip.3':
    'The shaded group may Battle in its own Region after Marching in place, or in the adjacent Region it entered.',
}
