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
    'In one Region the executing Faction fights a free Battle against the Romans. Their first Loss in it removes a Legion without a roll, if one is there.',
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
    'The Romans may March for free into one Region with a Citadel, from Regions adjacent to it. If they do, the Circumvallation marker goes to the pieces there of the Citadel’s Faction. These may not leave the Region; when they alone attack the Romans, the Romans defend as if they had a Fort. The marker goes once the marked pieces have attacked the Romans or are gone, or when no Roman piece is left there.',
  'card.4.tip.1':
    'Bound are only the pieces that are there when the marker comes, not what their Faction brings up later.',
  'card.4.tip.2': 'The Regions that the Romans March out of count as selected: Revealed Auxilia there flip to Hidden.',
  'card.5.title': 'Gallia Togata',
  'card.5.unshaded':
    'Place the Gallia Togata marker and 3 Auxilia in Cisalpina. From now on Cisalpina is a Region for Roman pieces only. It is always in a Supply Line, a March out of it costs nothing, and each Recruit there places 2 Auxilia.',
  'card.5.shaded':
    'Unless the Senate is in Adulation, the Romans remove 1 Legion of their choice from the map to the Legions track and 2 Auxilia of their choice to Available.',
  'card.5.tip.1': 'One of the few Events that change where pieces may stand.',
  'card.5.tip.2':
    'Cisalpina is adjacent to Ubii, Sequani and Provincia. In Quarters the Romans may go into it and out of it, and pay there as anywhere else.',
  'card.5.tip.3': 'The Legion of the shaded text goes to the track, not to Fallen.',
  'card.6.title': 'Marcus Antonius',
  'card.6.unshaded':
    'The Romans may Scout for free, and then may fight a free Battle in one Region, in which Auxilia inflict twice their usual Losses.',
  'card.6.shaded':
    'Up to 4 Auxilia, picked by the executing Faction anywhere on the map, go to Provincia. The Romans are then Ineligible through the next card, and the executing Faction stays Eligible.',
  'card.6.tip.1':
    'The free Scout may move any Auxilia, but Scouts Warbands only in the Successor’s Region or within 1 Region of Caesar.',
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
    'The executing Faction Marches for free from one Region to an adjacent one, both of them within 1 of Provincia. Then, in or out of the Region it has come to, it executes a free Command and a free Special Ability of any kind, in either order.',
  'card.9.tip.1': 'The Region it Marches out of counts as selected: its Revealed pieces there flip to Hidden.',
  'card.9.tip.2': 'Another March, out of the Region it has come to, will do as the free Command.',
  'card.10.title': 'Ballistae',
  'card.10.unshaded':
    'From now on a Roman Besiege also keeps a Citadel from halving the Losses, and in Battle a die removes a Roman Fort only on 1–2 instead of 1–3.',
  'card.10.shaded':
    'Give this card to a Gallic Faction. From now on, after each of its Ambushes, it may remove a Fort or Citadel of the Defender there.',
  'card.10.tip.1': 'Unshaded helps both Besiege and Forts.',
  'card.10.tip.2': 'Shaded is a small Besiege of its own for that Faction’s Ambushes.',
  'card.11.title': 'Numidians',
  'card.11.unshaded':
    'The Romans place 3 Auxilia in one Region within 1 of their Leader. Then the Auxilia of that Region, alone, fight a free Battle there; the Losses they inflict are doubled before rounding.',
  'card.11.unshaded.first-edition':
    'The Romans place 3 Auxilia in one Region within 1 of their Leader. Then they fight a free Battle there with all their Forces; each of the Auxilia counts double before rounding.',
  'card.11.shaded': 'Remove any 4 Auxilia.',
  'card.11.tip.1':
    'Double the total of all the Auxilia, halve it if it is to be halved (for a Citadel, say), and only then round down.',
  'card.11.tip.1.first-edition':
    'Add the doubled Auxilia to Legions and Leader, halve the sum if it is to be halved (for a Citadel, say), and only then round down.',
  'card.11.tip.2': 'Losses that Auxilia inflict first, by Balearic Slingers (13), would be doubled too.',
  'card.12.title': 'Titus Labienus',
  'card.12.unshaded': 'From now on Roman Special Abilities need not be near the Roman Leader.',
  'card.12.shaded': 'From now on each Roman Build, and the Reveal step of each Scout, is limited to 1 Region.',
  'card.12.tip.1':
    'Shaded: Build and Reveal still need Caesar there or next to it, or the Successor there. Scout may still move Auxilia anywhere but to or from Britannia.',
  'card.13.title': 'Balearic Slingers',
  'card.13.unshaded':
    'From now on the Romans may choose 1 Region of each enemy Battle Command. Before the Battle there is resolved, their Auxilia in it inflict half a Loss each on the Attacker.',
  'card.13.shaded':
    'From now on the Romans may Recruit only in Regions in a Supply Line, and pay 2 Resources for each.',
  'card.13.tip.1': 'Ambushes belong to a Battle Command, so the unshaded text covers them.',
  'card.13.tip.2': 'The Romans may use it in a Region where the Attacker fights somebody else.',
  'card.13.tip.3': 'Together with unshaded Germanic Horse (59) each Auxilia inflicts a whole Loss here.',
  'card.14.title': 'Clodius Pulcher',
  'card.14.unshaded': 'Shift the Senate one box down, toward Adulation; if it is there already it turns Firm.',
  'card.14.shaded':
    'If the Roman Leader is on the map, move him to Provincia. The Romans are then Ineligible through the next card, and the executing Faction stays Eligible.',
  'card.14.tip.1': 'Shaded, the executing Faction is Eligible again after this card.',
  'card.15.title': 'Legio X',
  'card.15.unshaded':
    'From now on, in Battles with both their Leader and a Legion, the Romans inflict 2 Losses more and suffer 1 Loss less in the end.',
  'card.15.shaded': 'From now on Caesar, when he attacks, doubles the Losses of one Legion only instead of all.',
  'card.15.tip.1': 'The unshaded numbers come last, after halving and rounding.',
  'card.16.title': 'Ambacti',
  'card.16.unshaded': 'Place 4 Auxilia in one Region with any Roman piece, or 6 if Caesar is there.',
  'card.16.shaded': 'Roll a die, then remove either 3 Auxilia or as many as the die shows, from anywhere.',
  'card.16.tip.1': 'Any piece of the Roman Forces will do, an Ally or a Fort for example.',
  'card.17.title': 'Germanic Chieftains',
  'card.17.unshaded':
    'The Romans direct Germans: up to 3 Germanic groups March, and then Germans Ambush in one Region.',
  'card.17.shaded': 'A whole Germans Phase takes place at once, as in Winter.',
  'card.17.tip.1':
    'Unshaded, the Romans make every choice for the Germans; 6.2 does not apply. The Ambush still takes more Hidden Germans than Hidden Defenders.',
  'card.17.tip.2': 'Shaded, all four steps of 6.2 are carried out.',
  'card.18.title': 'Rhenus Bridge',
  'card.18.unshaded':
    'The Romans may remove all Germanic Warbands and Allies from one Region of Germania, if they Control it or a Region adjacent to it.',
  'card.18.shaded':
    'With a Legion in Germania or adjacent to it, the Romans lose 6 Resources and become Ineligible through the next card.',
  'card.19.title': 'Lucterius',
  'card.19.unshaded':
    'Either remove up to 6 Arverni Warbands within 1 Region of Provincia, or place up to 5 Auxilia in Provincia.',
  'card.19.shaded':
    'If the Arverni Leader is Available, or is a Successor on the map, the Arverni place him in any Region, symbol up: he is Vercingetorix again.',
  'card.19.tip.1': 'The 6 Warbands are a total from Provincia, Sequani, Aedui and Arverni.',
  'card.19.tip.2': 'There is no other way for the Arverni to have Vercingetorix back.',
  'card.20.title': 'Optimates',
  'card.20.unshaded':
    'Keep this card by the Winter track. From the second Victory Phase of the game on, a Roman score of 13 or more in such a phase ends the game: all Legions go to the Legions track, and the margins decide.',
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
    'At one or two Subdued Tribes in Regions with Roman pieces, place at each one Ally of any Gallic Faction, and one Warband of any Faction in its Region.',
  'card.22.tip.1':
    'Neither the Allies nor the Warbands of the shaded text need be the executing Faction’s own; the Warbands may be Germanic.',
  'card.23.title': 'Sacking',
  'card.23.unshaded':
    'The Romans may put the Razed marker on a City that lies in a Region they Control, in place of whatever is there, and gain 8 Resources. That Tribe is Dispersed for good.',
  'card.23.shaded':
    'Remove 1 Legion from a Region with a Citadel of the executing Faction; the Romans are then Ineligible through the next card.',
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
    'The executing Faction fights a free Battle in either the Pictones or the Arverni Region, against one Faction there. It inflicts 3 Losses on top of those of its Forces; the first of all must be an Ally, not a Citadel.',
  'card.25.shaded':
    'Keep this card: from now on, whenever you Rally in the Pictones or the Arverni Region, place 2 Warbands there beyond what the Rally brings.',
  'card.25.tip.1': 'Unshaded works without Forces of its own there: 3 Losses on top of 0.',
  'card.25.tip.2':
    'Shaded works even where the Rally itself would place nothing, but Rally must be allowed there: in a Devastated Region only the Arverni may, where Vercingetorix is.',
  'card.26.title': 'Gobannitio',
  'card.26.unshaded':
    'Clear Gergovia, then place an Aedui Ally or Citadel or a Roman Ally there, although otherwise it is for the Arverni alone.',
  'card.26.shaded':
    'The Arverni may remove any Allies and place Allies of their own in the Arverni Region, and may then Rally for free within 1 Region of Vercingetorix.',
  'card.26.tip.1': 'Unshaded changes stacking, shaded does not: no Ally may go to a Dispersed Tribe, for example.',
  'card.26.tip.2': 'Within 1 Region means the Region of Vercingetorix and those next to it. A Successor is not he.',
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
    'Dispersed markers leave the two Suebi Tribes, and each of them gets a Germanic Ally if it has none. Then a Germans Phase takes place at once, as in Winter but without its Rally step.',
  'card.29.tip.1': 'One of the few ways to be rid of Dispersed markers before Spring.',
  'card.29.tip.2': 'Only 6.2.2 to 6.2.4 are carried out.',
  'card.30.title': 'Vercingetorix’s Elite',
  'card.30.unshaded':
    'From now on, when the Arverni Rally, a Region gets Warbands only up to their Allies and Citadels there: none for the Leader, and not the 1 more.',
  'card.30.shaded':
    'From now on, in any Battle that the Arverni Leader is in, the Arverni choose 4 of their Warbands there to inflict and take Losses as Legions do.',
  'card.30.shaded.first-edition':
    'From now on, in any Battle that the Arverni Leader is in, the Arverni choose 2 of their Warbands there to inflict and take Losses as Legions do.',
  'card.30.tip.1': 'Chosen Warbands that fall on 1–3 while defending no longer count in the Counterattack.',
  'card.30.tip.2': 'Chosen Warbands that are removed become Available; they never go to the Fallen Legions.',
  'card.31.title': 'Cotuatus & Conconnetodumnus',
  'card.31.unshaded': 'Place 1 Legion from the Legions track in Provincia.',
  'card.31.shaded': 'Remove 3 Allies, no Citadels: first a Roman one, then an Aedui one, then one of either.',
  'card.31.tip.1': 'The Legion is taken from the track, as usual, not from Fallen.',
  'card.32.title': 'Forced Marches',
  'card.32.unshaded':
    'The executing Faction may move as many of its mobile pieces (Leader, Warbands, or Legions and Auxilia) as it likes, from any Region to any other, Britannia excepted. Warbands and Auxilia that move flip to Hidden.',
  'card.32.tip.1': 'Only the executing Faction’s own pieces move, however far.',
  'card.32.tip.2': 'A Scouted Warband that moves loses its marker and stays Revealed.',
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
    'The full Command may be in several Regions. The Limited Command is one more, of the same type or another, in a single Region.',
  'card.36.title': 'Morasses',
  'card.36.unshaded':
    'In one Region the executing Faction fights a free Battle against a Gallic Faction, without Retreat or Counterattack, and without halving for a Citadel. The Attackers end Hidden.',
  'card.36.shaded':
    'In any Regions one Gallic Faction fights free Battles, each with Ambush. Then it Marches for free.',
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
    'From now on, whenever Romans and Aedui agree, Aedui Warbands and Auxilia that are in a Region together may count as each other in a Command of either Faction, or when either defends in Battle.',
  'card.38.shaded': 'From now on no Resources pass between the Romans and the Aedui, either way.',
  'card.38.tip.1': 'One agreement holds for the whole action and for all Regions where it can be used.',
  'card.39.title': 'River Commerce',
  'card.39.unshaded': 'From now on an Aedui Trade needs no Supply Lines.',
  'card.39.unshaded.first-edition':
    'From now on Allies and Citadels of the Aedui in a Supply Line bring them 2 Resources each when they Trade, whatever the Romans say.',
  'card.39.shaded': 'From now on an Aedui Trade is limited to 1 Region.',
  'card.40.title': 'Alpine Tribes',
  'card.40.unshaded':
    'In each Region that borders Cisalpina (Ubii, Sequani, Provincia) the executing Faction may place one of these: up to 3 Warbands of any Factions, 1 Ally of any Faction, or up to 2 Auxilia. It then gains 4 Resources.',
  'card.40.shaded':
    'The Romans lose 5 Resources for each Region bordering Cisalpina that is not under Roman Control. The executing Faction stays Eligible.',
  'card.40.tip.1': 'The kind of pieces may differ from Region to Region.',
  'card.41.title': 'Avaricum',
  'card.41.unshaded':
    'If the executing Faction has an Ally or a Citadel at Avaricum it may, within 1 Region of it, place up to 2 Allies, then replace one Ally with a Citadel, then place a Fort. It then gains 1 Resource for each of its Allies, Citadels and Forts there.',
  'card.41.tip.1': 'Within 1 Region of Avaricum means Bituriges and the Regions adjacent to it.',
  'card.42.title': 'Roman Wine',
  'card.42.unshaded':
    'Remove up to 4 Allies in Regions under Roman Control, or else up to 2 in Regions adjacent to one; no Citadels.',
  'card.42.shaded':
    'From Regions in a Supply Line of Romans and Aedui remove 1 to 3 of their Allies in all; no Citadels.',
  'card.42.tip.1':
    'These are the Regions that would be in a Supply Line now if Romans and Aedui agreed, and nobody else.',
  'card.43.title': 'Convictolitavis',
  'card.43.unshaded': 'From now on the Aedui may Suborn in up to 2 Regions.',
  'card.43.shaded': 'From now on Aedui Commands cost twice as many Resources.',
  'card.43.tip.1':
    'Unshaded: each Region needs a Hidden Aedui Warband of its own, allows one Ally and is paid in full.',
  'card.44.title': 'Dumnorix Loyalists',
  'card.44.unshaded':
    'Replace 4 Warbands, of any Factions, with Auxilia and Aedui Warbands in any mix. Then the new pieces Scout for free as if all were Auxilia.',
  'card.44.shaded':
    'Replace 3 pieces in all, Auxilia or Aedui Warbands, with Warbands of any Factions. Then the executing Faction executes a free Command in the Regions where they were placed.',
  'card.44.shaded.first-edition':
    'Replace 3 pieces in all, Auxilia or Aedui Warbands, with Warbands of any Factions. Then all these new Warbands Raid for free.',
  'card.44.tip.1':
    'Only the new pieces may move in this Scout. Aedui ones too Scout enemy Warbands (not Auxilia) in the Successor’s Region or within 1 Region of Caesar, and nowhere else.',
  'card.45.title': 'Litaviccus',
  'card.45.unshaded':
    'In each of two Regions, replace up to 2 Arverni Warbands with Aedui Warbands. The Arverni also give 4 Resources to the Aedui.',
  'card.45.shaded':
    'In one Region the executing Faction fights a free Battle against the Romans, with Ambush if it can. Aedui pieces there fight as its own.',
  'card.45.tip.1':
    'It can Ambush with more Hidden pieces, Aedui ones included, than there are Hidden Auxilia. Arverni and Belgae need their Leader near, as always.',
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
    'Each Faction keeps half of its Resources, rounded down, and loses the rest. Place 1 Devastated marker. Then, in each Devastated Region, every Faction removes one of its pieces (a Legion goes to Fallen; Germans remove Warbands before Allies).',
  'card.49.tip.1': 'The marker goes to a Region that has none.',
  'card.49.tip.2': 'Each Faction picks its own piece.',
  'card.49.tip.3': 'The marker has its usual effects, until Spring.',
  'card.50.title': 'Shifting Loyalties',
  'card.50.unshaded': 'Choose one Capability that is in effect, of any Faction: it is out of play.',
  'card.50.tip.1': 'It is lost for good, and it may be a helpful or a harmful one of anybody.',
  'card.51.title': 'Surus',
  'card.51.unshaded':
    'In one Region within 1 of Treveri replace any 4 Warbands with Aedui Warbands. Then the Aedui execute a free Command.',
  'card.51.shaded':
    'In one Region within 1 of Treveri replace up to 4 Aedui Warbands with Germanic ones. These then March, Raid or Battle, on their own.',
  'card.51.tip.1': 'Within 1 of Treveri are Treveri itself, Atrebates, Nervii, Mandubii, Sequani, Sugambri and Ubii.',
  'card.51.tip.2':
    'Shaded, the executing Faction directs the Germans; 6.2 does not apply. They Battle only where they can Ambush.',
  'card.52.title': 'Assembly of Gaul',
  'card.52.unshaded':
    'If the Carnutes are Subdued, Dispersed or a Roman Ally, name one or more Gallic Factions: each loses 8 Resources.',
  'card.52.shaded': 'Whoever Controls Carnutes executes a free Command with up to two free Special Abilities.',
  'card.52.tip.1': 'Regions are selected as usual, several if wanted; both Special Abilities must go with the Command.',
  'card.53.title': 'Consuetudine',
  'card.53.unshaded':
    'All Germanic Warbands flip to Hidden. Then a Germans Phase takes place at once, as in Winter but without its March step, and every Battle in it is an Ambush.',
  'card.53.tip.1': 'The Germans Ambush however many Hidden enemies there are.',
  'card.54.title': 'Joined Ranks',
  'card.54.unshaded':
    'The executing Faction may March for free with one group of up to 8 pieces into a Region with two or more other Factions. There it may fight a free Battle, without Retreat, against one of them. After it a second player Faction there may fight a free Battle against the same one.',
  'card.54.unshaded.first-edition':
    'The executing Faction may March for free with one group of up to 8 pieces into a Region with two or more other Factions, Germans not counted. There it may fight a free Battle against one of them, and after it a second player Faction may do so against the same one. The first Battle that is fought allows no Retreat.',
  'card.54.tip.1':
    'The group comes out of one Region, which counts as selected (its Revealed pieces there flip to Hidden). It may include a Leader; Romans, and Arverni with Vercingetorix, may go farther than one Region.',
  'card.54.tip.2': 'A Non-player may be the second Faction there, but does not Battle.',
  'card.54.tip.3':
    'Neither Battle must be fought, and neither comes with Besiege or Ambush. In the second the Defender may Retreat, even if there was no first.',
  'card.54.tip.3.first-edition':
    'Neither Battle must be fought, and neither comes with Besiege or Ambush. Where both are fought, the Defender may Retreat in the second.',
  'card.55.title': 'Commius',
  'card.55.unshaded':
    'From now on the Romans Recruit in the Regions of Belgica as if they Controlled them and had 1 more Ally in each.',
  'card.55.shaded':
    'From now on Belgic Rally costs nothing, and for it the Belgae count as Controlling every Region with a Belgic piece.',
  'card.55.tip.1':
    'Unshaded: in each Region of Belgica, even without Control or any piece, the Romans can place an Ally at a Subdued Tribe; or else 1 Auxilia more than usual (1 where it would be none).',
  'card.55.tip.2': 'Shaded: wherever the Belgae have a piece they can place an Ally at a Subdued Tribe.',
  'card.56.title': 'Flight of Ambiorix',
  'card.56.unshaded':
    'If Ambiorix is in a Region under Roman Control, or if the Belgic score is 9 or less, remove him.',
  'card.56.shaded':
    'If Ambiorix is not on the map, place the Available Belgic Leader within 1 Region of Germania, symbol up: he is Ambiorix.',
  'card.56.tip.1': 'The Belgic score is that of Control, Allies and Citadels.',
  'card.56.tip.2': 'Within 1 Region of Germania: Sugambri, Ubii, Morini, Nervii, Treveri, Sequani.',
  'card.56.tip.3':
    'With a Belgic Successor on the map the shaded text does nothing; but the Belgae, if they execute it, may remove him first.',
  'card.57.title': 'Land of Mist and Mystery',
  'card.57.unshaded':
    'The executing Faction names a Faction, not the Germans. That Faction may March for free to Britannia, and may then use one free Special Ability there, of any kind. With pieces in Britannia in the end, it gains 4 Resources.',
  'card.57.shaded':
    'Remove an Ally or a Dispersed marker in Britannia. Then place one Ally of any Gallic Faction there, and up to 4 Warbands of any Gallic Factions.',
  'card.57.tip.1': 'Any Special Ability but Besiege and Ambush will do, also one that does not go with March.',
  'card.57.tip.2':
    'The March follows the usual rules. The Regions it starts from count as selected: Revealed pieces there flip to Hidden.',
  'card.57.tip.3': 'Shaded: the Ally removed may be anybody’s, and what is placed may be of different Factions.',
  'card.58.title': 'Aduatuca',
  'card.58.unshaded': 'Remove any 9 Warbands, Belgic or Germanic, from one Region with a Fort.',
  'card.58.shaded':
    'The executing Faction Marches Germans into one Region with a Fort. There they Ambush the Romans, with 1 Loss for every 2 Warbands.',
  'card.58.tip.1': 'They come from adjacent Regions.',
  'card.58.tip.2': 'It is an Ambush whatever is Hidden there, and the Losses are not halved for the Fort.',
  'card.59.title': 'Germanic Horse',
  'card.59.unshaded':
    'From now on the Romans may choose 1 Region of each Battle Command in which every Auxilia inflicts 1 Loss instead of half a Loss.',
  'card.59.shaded':
    'If you are a Gallic Faction, keep this card: from now on you may double the Losses of your enemy in 1 Region of each Battle Command, except where the Defender has a Fort or Citadel.',
  'card.59.tip.1':
    'Unshaded comes before halving and the like, in Roman and in others’ Battle Commands alike: in attack, defence and Counterattack. With unshaded Balearic Slingers (13) their opening shots are 1 Loss each as well.',
  'card.59.tip.2':
    'Shaded doubles before rounding, in your attack and your defence; not when you attack a Fort or Citadel, nor when you defend with a Citadel.',
  'card.60.title': 'Indutiomarus',
  'card.60.unshaded':
    'Remove 6 Belgic Warbands and Allies (not Citadels) from one Region: Treveri or one adjacent to it.',
  'card.60.shaded':
    'Remove any Ally or marker at the Treveri and at the Ubii. Each of the two Tribes gets a Belgic Ally, and its Region 2 Belgic Warbands and 1 Germanic Warband.',
  'card.60.tip.1': 'The Tribes themselves are meant; a Dispersed marker there is removed too.',
  'card.61.title': 'Catuvolcus',
  'card.61.unshaded': 'Remove one or more Allies of one Faction, and 5 Warbands, all from the Nervii Region.',
  'card.61.shaded':
    'Place a Belgic Ally at the Nervii and one at the Eburones, in place of any Ally or Dispersed marker there. The Belgae gain 6 Resources.',
  'card.61.tip.1': 'The 5 Warbands may be of any Factions.',
  'card.62.title': 'War Fleet',
  'card.62.unshaded':
    'The executing Faction may move any of its own mobile pieces (Leader, Warbands, or Legions and Auxilia) among these Regions: Arverni, Pictones, and all within 1 of Britannia. Then it executes a free Command in, or starting from, one of them.',
  'card.62.tip.1': 'That is Britannia, Morini, Atrebates, Veneti, Pictones and Arverni.',
  'card.62.tip.2': 'A March out of the chosen Region will do.',
  'card.63.title': 'Winter Campaign',
  'card.63.unshaded': 'From now on the Romans pay for Quarters only in Devastated Regions.',
  'card.63.shaded':
    'Give this card to a Gallic Faction. From now on it may act twice after every Harvest, each time with a Command or a Special Ability, at the usual cost.',
  'card.63.tip.1':
    'Shaded: Special Abilities need no Command to go with and may follow a March over the sea to Britannia. An Ambush counts only as part of a Battle that is the other action.',
  'card.64.title': 'Correus',
  'card.64.unshaded':
    'In the Atrebates Region replace up to 8 Belgic Allies and Warbands in all with pieces of the executing Faction, Auxilia for Warbands if it is the Romans.',
  'card.64.shaded':
    'Remove 2 Allies from the Atrebates Region. Then the Belgae may place up to 2 Allies there. They then execute a free Rally in one Region of Belgica.',
  'card.64.tip.1': 'Eight pieces in all, Allies and Warbands together.',
  'card.64.tip.2': 'Shaded, Belgic Allies may be back at once; the Rally is in Morini, Nervii or Atrebates.',
  'card.65.title': 'German Allegiances',
  'card.65.unshaded':
    'The executing Faction Marches Germanic groups out of one or two Regions. Then the Germans Ambush in every Region in which they can.',
  'card.65.shaded':
    'In Regions that it Controls, the executing Faction removes 5 Germanic Warbands and 1 Germanic Ally, or replaces them with its own pieces, as it likes (Auxilia for Warbands if it is the Romans).',
  'card.65.tip.1':
    'Unshaded, the executing Faction directs the Germans. An Ambush still takes more Hidden Germans than Hidden Defenders.',
  'card.66.title': 'Migration',
  'card.66.unshaded': 'The Germans Rally in up to two Regions, and then March out of up to two.',
  'card.66.shaded':
    'One Gallic Faction moves any number of its Warbands, and its Leader if it likes, into a single Region that nobody Controls. It then places an Ally there.',
  'card.66.tip.1': 'Unshaded, the executing Faction directs the Germans.',
  'card.66.tip.2': 'Shaded, the pieces may come from several Regions, however far; the Ally takes a Subdued Tribe.',
  'card.67.title': 'Arduenna',
  'card.67.unshaded':
    'The executing Faction names the Romans or a Gallic Faction. That Faction may March for free to Nervii, Treveri or both. Then it executes a free Command other than March in one or both, and in the end all its pieces there flip to Hidden.',
  'card.67.tip.1':
    'The pieces may come from wherever a usual March could. The Regions they leave count as selected: Revealed pieces there flip to Hidden.',
  'card.67.tip.2':
    'A Scouted Warband that comes with the March has lost its marker by then and flips to Hidden in the end. One that did not March loses its marker in the end and stays Revealed.',
  'card.68.title': 'Remi Influence',
  'card.68.unshaded':
    'If the Remi are Subdued or a Roman Ally, replace one or two Allies (not Citadels) within 1 Region of them with Roman Allies.',
  'card.68.shaded':
    'The Gallic Faction whose Ally the Remi are may remove whatever is at Alesia or at Cenabum and place its Citadel there, with 4 of its Warbands.',
  'card.68.tip.1': 'Dispersed Remi are not enough for the unshaded text. The Allies may be anybody’s.',
  'card.68.tip.2': 'An Ally, a Citadel, a Dispersed or the Razed marker is removed.',
  'card.69.title': 'Segni & Condrusi',
  'card.69.unshaded':
    'Place 4 Germanic Warbands in Nervii and 4 in Treveri. Then a Germans Phase takes place at once, as in Winter but without its Rally step.',
  'card.69.tip.1': 'Only 6.2.2 to 6.2.4 are carried out.',
  'card.70.title': 'Camulogenus',
  'card.70.unshaded':
    'The Romans may March for free with up to 4 Legions and any number of Auxilia to Atrebates, Carnutes or Mandubii, and may then fight a free Battle there.',
  'card.70.shaded':
    'The executing Faction places up to 6 of its Warbands in all in Atrebates, Carnutes and Mandubii. Then, in one of these Regions, it executes a free Command with a free Special Ability.',
  'card.70.tip.1':
    'The Leader may go along. The March may reach a second Region, with Caesar a third, but all pieces end in one Region and none is dropped off on the way. Pieces that stay behind do not flip to Hidden.',
  'card.70.tip.2': 'The Special Ability of the shaded text must be one that goes with the Command.',
  'card.71.title': 'Colony',
  'card.71.unshaded':
    'In a Region that nobody Controls, or that it Controls itself, the executing Faction places the Colony with an Ally of its own on it. The Colony is a Tribe and adds 1 to the Control Value of the Region.',
  'card.71.tip.1': 'One of the few Events that change where Allies may stand.',
  'card.71.tip.2': 'The Roman score then counts 31 Tribes.',
  'card.72.title': 'Impetuosity',
  'card.72.unshaded':
    'The executing Faction Marches for free into 1 Region from Regions adjacent to it. Then the Arverni or the Belgae there, as it says, fight a free Battle against it.',
  'card.72.shaded':
    'One group of Hidden Warbands of the executing Faction, without its Leader, Marches for free. The group may then fight a free Battle, on its own.',
  'card.72.tip.1':
    'Unshaded, at least one piece must really move to an adjacent Region. The Regions left count as selected: Revealed pieces there flip to Hidden.',
  'card.72.tip.2': 'There is no Ambush in either Battle.',
  'card.72.tip.3':
    'The shaded group Battles where its March has ended: in an adjacent Region or, if it has Marched in place, in its own.',
}
