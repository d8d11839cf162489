import type { RuleTexts } from '../markup'

/** Battle (3.2.4, 3.3.4). */
export const battle: RuleTexts = {
  '3.2.4': {
    title: 'Roman Battle',
    body: [
      '**Where:** Regions with pieces of your own and of another Faction. **Cost:** 2 for each Region; 4 if Devastated. Finish one Region before the next, in six steps. Gauls fight by the same steps ({rule:3.3.4}).',
      '**1. Target.** The Attacker names one other Faction with pieces there. A Region is selected once in a Command, so only one Faction can be attacked in it.',
      '**2. Declare Retreat.** The Defender says whether it Retreats. It can’t if it is Ambushed, if it is Germanic, or if it has no mobile piece there. To Retreat into a Region under another Faction’s Control it needs that Faction’s leave, which is asked now and binding. The Germans never give it.',
      '**3. Attack.** If the Romans Besiege ({rule:4.2.3}), they now remove an Ally or Citadel. Then add up the Losses that the Attacker’s pieces in the Region inflict:',
      {
        head: ['Attacking piece', 'Losses'],
        rows: [
          ['Legion', '1'],
          ['Legion, with Caesar attacking', '2'],
          ['Leader', '1'],
          ['Auxilia', '½'],
          ['Warband', '½'],
          ['Belgic Warband, with Ambiorix attacking', '1'],
          ['Ally, Citadel, Fort', '0'],
        ],
      },
      'Halve the sum if the Defender Retreats, or if it had a Citadel or Fort there when the Battle began. Never halve twice. Then round down.',
      '**Taking Losses.** The owner takes them one by one, on pieces of its choice. A Warband, Auxilia or Ally is removed. For a Leader, Legion, Citadel or Fort the owner rolls: on 1 to 3 the piece is removed (a Legion goes to the Fallen), on 4 to 6 it absorbs the Loss, and may be chosen again for the next one.',
      {
        list: [
          'Allies, Citadels and Forts take Losses only when no mobile piece of their Faction is left there.',
          'In a Retreat it is the other way round: Allies and, by rolls, Citadel or Fort first, mobile pieces after them.',
          'Provincia’s Fort halves like any Fort but never takes a Loss.',
          'Losses for which no piece is left are ignored.',
        ],
      },
      '**4. Counterattack.** Unless the Defender Retreats or was Ambushed, its surviving pieces inflict Losses by the same table, without the doubling of Caesar or Ambiorix and without any halving, rounded down. The Attacker takes them as above.',
      '**5. Reveal.** Unless the Defender Retreats, flip the surviving Hidden Warbands and Auxilia of both sides to Revealed, even if no Loss fell. Other Factions in the Region stay as they are.',
      '**6. Retreat.** If it was declared, the Defender picks one adjacent Region under its own Control or that of a Faction that has agreed. A Region without Control is no refuge. All its surviving mobile pieces there go, or are removed; Allies, Citadels and Forts stay. A **Gaul attacked by Romans** may leave its Leader and any Hidden Warbands where they are. Hidden pieces that Retreat stay Hidden.',
      {
        example:
          'Caesar, 6 Legions and 3 Auxilia attack Vercingetorix, 17 Warbands, an Ally and the Citadel Gergovia. 6 × 2 + 3 × ½ + 1 = 14½, halved by the Citadel: 7. The Arverni remove 7 Warbands. They Counterattack with 10 × ½ + 1 = 6. The Romans roll for Legions: 4 absorbs, 1 and 2 each cost a Legion; for the other three Losses they remove the Auxilia.',
      },
      {
        ruling:
          'A Retreat may be declared with no refuge in reach: its mobile pieces go off the map after the Losses, except those that may stay. The Defender picks the Region only at step 6. Losses that come before a Battle ({card:13}, {card:27}) fall after step 1; the numbers for an Ambush, and whether there is a Citadel or Fort, are read before them. Losses may be assigned several at once: removals come first, then the rolls one by one, and what is left is asked again.',
      },
    ],
  },
  '3.3.4': {
    title: 'Gallic Battle',
    body: [
      'As {rule:3.2.4}, but it **costs** 1 for each Region, 2 if Devastated.',
      'With **Ambiorix** among the Attackers (not a Successor) each Belgic Warband inflicts 1 Loss, Germans who fight as Belgae included ({rule:4.5.1}). Defending or Counterattacking he changes nothing.',
      'Roman **Forts** halve the Losses that Gauls and Germans inflict, as Citadels do.',
      {
        example:
          'Ambiorix and 4 Warbands attack 2 Legions, 2 Auxilia and a Fort. 4 × 1 + 1 = 5, halved by the Fort: 2. The Romans may take both on the Auxilia. They Counterattack with 2 Losses.',
      },
    ],
  },
}
