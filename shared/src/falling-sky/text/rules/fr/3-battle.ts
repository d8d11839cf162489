import type { RuleTexts } from '../markup'

/** Battle (3.2.4, 3.3.4). */
export const battle: RuleTexts = {
  '3.2.4': {
    title: 'Bataille romaine',
    body: [
      '**Où :** dans des Régions avec des unités à vous et d’une autre faction. **Coût :** 2 par Région ; 4 en Terre brûlée. Résolvez une Région à la fois, en six étapes. Les Gaulois combattent par les mêmes étapes ({rule:3.3.4}).',
      '**1. Cible.** L’Attaquant nomme une autre faction qui a des unités dans la Région. Une Région n’est choisie qu’une fois par Ordre, une seule faction peut donc y être attaquée.',
      '**2. Annoncer le Repli.** Le Défenseur dit s’il se replie. Il ne le peut pas s’il tombe dans une embuscade, s’il est germain, ou s’il n’a pas d’unité mobile dans la Région. Pour se replier dans une Région sous le Contrôle d’une autre faction, il lui faut l’accord de celle-ci, demandé maintenant et qui engage. Les Germains ne le donnent jamais.',
      '**3. Attaque.** Si les Romains assiègent ({rule:4.2.3}), ils retirent maintenant un Allié ou une Citadelle. Puis additionnez les Pertes qu’infligent les unités de l’Attaquant dans la Région :',
      {
        head: ['Unité qui attaque', 'Pertes'],
        rows: [
          ['Légion', '1'],
          ['Légion, si César attaque', '2'],
          ['Chef', '1'],
          ['Auxiliaire', '½'],
          ['Guerrier', '½'],
          ['Guerrier belge, si Ambiorix attaque', '1'],
          ['Allié, Citadelle, Fort', '0'],
        ],
      },
      'Divisez la somme par deux si le Défenseur se replie, ou s’il avait une Citadelle ou un Fort dans la Région au début de la bataille. Ne divisez jamais deux fois. Puis arrondissez à l’entier inférieur.',
      '**Subir des Pertes.** Leur propriétaire les prend une à une, sur des unités de son choix. Un Guerrier, un Auxiliaire ou un Allié est retiré. Pour un Chef, une Légion, une Citadelle ou un Fort, il fait un jet de sauvegarde : sur 1 à 3 l’unité est retirée (une Légion rejoint les Légions tombées), sur 4 à 6 elle absorbe la Perte, et peut être choisie de nouveau pour la suivante.',
      {
        list: [
          'Alliés, Citadelles et Forts ne subissent des Pertes que s’il ne reste aucune unité mobile de leur faction dans la Région.',
          'Dans un Repli, c’est l’inverse : les Alliés et, par des jets, Citadelle ou Fort d’abord, les unités mobiles ensuite.',
          'Le Fort de la Provincia divise comme tout Fort mais ne subit jamais de Perte.',
          'Les Pertes pour lesquelles il ne reste pas d’unité sont ignorées.',
        ],
      },
      '**4. Contre-attaque.** Sauf si le Défenseur se replie ou a été pris en embuscade, ses unités survivantes infligent des Pertes selon le même tableau, sans le doublement de César ou d’Ambiorix et sans division, arrondies à l’entier inférieur. L’Attaquant les subit comme ci-dessus.',
      '**5. Repérage.** Sauf si le Défenseur se replie, passez côté repéré les Guerriers et Auxiliaires dissimulés qui ont survécu, des deux côtés, même s’il n’y a eu aucune Perte. Les autres factions de la Région restent comme elles sont.',
      '**6. Repli.** S’il a été annoncé, le Défenseur choisit une Région adjacente sous son propre Contrôle ou sous celui d’une faction qui a donné son accord. Une Région sans Contrôle n’est pas un refuge. Toutes ses unités mobiles survivantes y vont, ou sont retirées ; Alliés, Citadelles et Forts restent. Un **Gaulois attaqué par les Romains** peut laisser sur place son Chef et des Guerriers dissimulés. Les unités dissimulées qui se replient restent dissimulées.',
      {
        example:
          'César, 6 Légions et 3 Auxiliaires attaquent Vercingétorix, 17 Guerriers, un Allié et la Citadelle de Gergovia. 6 × 2 + 3 × ½ + 1 = 14½, divisés par deux à cause de la Citadelle : 7. Les Arvernes retirent 7 Guerriers. Ils contre-attaquent avec 10 × ½ + 1 = 6. Les Romains lancent le dé pour des Légions : 4 absorbe, 1 et 2 coûtent chacun une Légion ; pour les trois autres Pertes, ils retirent les Auxiliaires.',
      },
      {
        ruling:
          'On peut annoncer un Repli sans refuge à portée : les unités mobiles sont alors retirées après les Pertes, sauf celles qui peuvent rester. Le Défenseur ne choisit la Région qu’à l’étape 6. Les Pertes qui précèdent la bataille ({card:13}, {card:27}) tombent après l’étape 1 ; les nombres pour une embuscade, et la présence d’une Citadelle ou d’un Fort, sont lus avant elles. Plusieurs Pertes peuvent être réparties à la fois : les retraits d’abord, puis les jets un à un, et ce qui reste est demandé de nouveau.',
      },
    ],
  },
  '3.3.4': {
    title: 'Bataille gauloise',
    body: [
      'Comme {rule:3.2.4}, mais elle **coûte** 1 par Région, 2 en Terre brûlée.',
      'Avec **Ambiorix** parmi les Attaquants (pas un Successeur), chaque Guerrier belge inflige 1 Perte, Germains qui combattent comme Belges compris ({rule:4.5.1}). En défense ou en Contre-attaque, il ne change rien.',
      'Les **Forts** romains divisent par deux les Pertes qu’infligent Gaulois et Germains, comme le font les Citadelles.',
      {
        example:
          'Ambiorix et 4 Guerriers attaquent 2 Légions, 2 Auxiliaires et un Fort. 4 × 1 + 1 = 5, divisés par deux à cause du Fort : 2. Les Romains peuvent prendre les deux sur les Auxiliaires. Ils contre-attaquent avec 2 Pertes.',
      },
    ],
  },
}
