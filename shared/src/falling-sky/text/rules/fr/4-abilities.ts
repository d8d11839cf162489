import type { RuleTexts } from '../markup'

/** Chapter 4: Special Abilities. */
export const abilities: RuleTexts = {
  '4.0': {
    title: 'Compétences',
    body: ['Ce qui accompagne un Ordre et rend chaque faction différente.'],
  },
  '4.1': {
    title: 'Les Compétences en général',
    body: [
      'Avec un Ordre de la séquence de jeu, réalisé dans au moins une Région, une faction peut employer **une** de ses Compétences, à un seul moment, juste avant, pendant ou après l’Ordre. Aucune n’accompagne un Ordre régional, l’Événement, ni Passer.',
      'Chaque Région est choisie au plus une fois pour la Compétence. Régions, cibles et ordre sont à votre gré, comme pour les Ordres ({rule:3.1}). Construire, Exhorter et Manipuler coûtent des points de Ressource, les autres rien.',
      'Assiéger et Embusquer n’interrompent pas l’Ordre : elles changent la façon dont ses batailles se livrent.',
      {
        head: ['Faction', 'Compétence', 'Avec quels Ordres'],
        rows: [
          ['Romains', 'Construire {rule:4.2.1}', 'Recruter, Marcher, Saisir'],
          ['Romains', 'Reconnaître {rule:4.2.2}', 'tous'],
          ['Romains', 'Assiéger {rule:4.2.3}', 'Livrer bataille'],
          ['Arvernes', 'Exhorter {rule:4.3.1}', 'tous'],
          ['Arvernes', 'Brûler la terre {rule:4.3.2}', 'tous'],
          ['Arvernes', 'Embusquer {rule:4.3.3}', 'Livrer bataille'],
          ['Éduens', 'Commercer {rule:4.4.1}', 'tous'],
          ['Éduens', 'Manipuler {rule:4.4.2}', 'Rallier, Marcher, Piller'],
          ['Éduens', 'Embusquer {rule:4.4.3}', 'Livrer bataille'],
          ['Belges', 'Enrôler {rule:4.5.1}', 'tous'],
          ['Belges', 'Terroriser {rule:4.5.2}', 'Rallier, Piller, Livrer bataille'],
          ['Belges', 'Embusquer {rule:4.5.3}', 'Livrer bataille'],
        ],
      },
      {
        ruling:
          'Une Compétence employée juste avant son Ordre doit laisser une Région pour l’Ordre, et de quoi en payer une. Une Compétence à laquelle on a renoncé ne peut être reprise avec le même Ordre.',
      },
    ],
  },
  '4.1.1': {
    title: 'Ordres accompagnés',
    body: [
      'Chaque Compétence nomme les Ordres qu’elle peut accompagner ; le tableau de {rule:4.1} les réunit. Ses Régions n’ont pas à être celles de l’Ordre, sauf si la Compétence le dit.',
    ],
  },
  '4.1.2': {
    title: 'Chefs et Compétences',
    body: [
      'La plupart des Compétences romaines, arvernes et belges demandent le Chef : César, Vercingétorix ou Ambiorix à une Région ou moins, ou le Successeur dans la Région même. Sans Chef sur la carte, elles ne peuvent servir.',
      'Assiéger et le déplacement de Reconnaître ne demandent pas de Chef, ni les Compétences des Éduens, limitées d’autres façons. L’embuscade des Germains ne demande que le nombre d’unités dissimulées.',
    ],
  },
  '4.1.3': {
    title: 'Britannia',
    body: [
      'Aucune Compétence n’accompagne une marche vers la Britannia ou depuis celle-ci, laquelle des deux que vienne d’abord.',
    ],
  },
  '4.2': {
    title: 'Compétences romaines',
    body: ['Construire, Reconnaître, Assiéger.'],
  },
  '4.2.1': {
    title: 'Construire',
    body: [
      'Avec Recruter, Marcher ou Saisir.',
      '**Où :** dans des Régions à une Région ou moins de César, ou avec le Successeur, qui ont un Allié romain, ou qui ont une unité romaine et sont ravitaillées ({rule:3.2.1}).',
      '**Coût :** 2 par Fort, et 2 par Allié placé ou retiré. La Terre brûlée n’y change rien.',
      'Dans chaque Région, faites l’un ou les deux, dans l’ordre voulu :',
      {
        list: [
          'placez un **Fort** là où il n’y en a pas ;',
          'avec le Contrôle romain, nouveau Fort compris, et pas dans une Région où cet Ordre saisit : **soumettez**, c’est-à-dire retirez un Allié gaulois ou germain (jamais une Citadelle), **ou** placez un **Allié** romain dans une Tribu qui était déjà soumise ({rule:1.4.2}).',
        ],
      },
      {
        ruling:
          'Après une construction qui a touché un Allié, le même Ordre ne peut Saisir dans cette Région. Un Fort seul n’empêche rien.',
      },
    ],
  },
  '4.2.2': {
    title: 'Reconnaître',
    body: [
      'Avec tout Ordre.',
      {
        steps: [
          '**Déplacer.** Des Auxiliaires, autant que voulu, peuvent aller vers une Région adjacente, chacun une fois, en gardant leur côté. Ni vers la Britannia ni depuis celle-ci.',
          '**Pister.** Dans des Régions à une Région ou moins de César, ou avec le Successeur, chaque Auxiliaire dissimulé peut passer côté repéré pour pister jusqu’à deux Guerriers de sa Région, de factions quelconques. Les dissimulés passent côté repéré ; tous reçoivent un marqueur pisté ({rule:1.4.3}).',
        ],
      },
      'Seuls des Guerriers peuvent être pistés.',
      {
        example:
          'Deux Auxiliaires dissimulés près de César se découvrent et pistent quatre Guerriers. Quand ceux-ci Marchent, ils perdent leurs marqueurs mais restent repérés, et ne peuvent ni Embusquer ni Piller.',
      },
    ],
  },
  '4.2.3': {
    title: 'Assiéger',
    body: [
      'Avec Livrer bataille, dans toute Région de bataille où les Romains ont une Légion et le Défenseur un Allié ou une Citadelle. Il ne faut pas de Chef.',
      'Avant les Pertes, les Romains retirent un Allié ou une Citadelle du Défenseur, sans jet, qu’il se replie ou non, et même sans aucune Perte. Une Citadelle présente au début de la bataille divise quand même les Pertes par deux.',
      {
        ruling:
          'Le siège s’annonce une fois la cible nommée et avant que le Défenseur décide d’un Repli ; ce qui tombe se choisit à l’étape 3.',
      },
    ],
  },
  '4.3': {
    title: 'Compétences arvernes',
    body: ['Exhorter, Brûler la terre, Embusquer.'],
  },
  '4.3.1': {
    title: 'Exhorter',
    body: [
      'Avec tout Ordre. **Où :** dans des Régions avec un Guerrier arverne dissimulé, à une Région ou moins de Vercingétorix ou avec le Successeur. **Coût :** 1 par Région.',
      'Dans chaque Région, remplacez une unité :',
      {
        list: [
          'un Guerrier d’une autre faction, ou un Auxiliaire, par un Guerrier arverne ;',
          'si la Région est déjà sous Contrôle arverne, un Allié éduen, belge ou germain par un Allié arverne.',
        ],
      },
      'Si l’unité arverne n’est pas en Réserve, ou ne peut se tenir là, l’autre est seulement retirée. Citadelles, Alliés romains et Tribus soumises ne peuvent être exhortés.',
    ],
  },
  '4.3.2': {
    title: 'Brûler la terre',
    body: [
      'Avec tout Ordre. **Où :** dans des Régions sous Contrôle arverne, à une Région ou moins de Vercingétorix ou avec le Successeur. **Coût :** aucun.',
      'Les Arvernes y retirent un sur quatre de leurs propres Guerriers, arrondi à l’entier inférieur. Chaque autre faction, Germains compris, retire une unité sur trois de ses Guerriers, Auxiliaires et Légions pris ensemble, arrondi à l’entier inférieur, à son choix. Les Légions rejoignent les Légions tombées. Chefs, Alliés, Citadelles et Forts sont à l’abri. Puis placez un marqueur **Terre brûlée**, s’il n’y en a pas.',
      'Dans une Région en Terre brûlée, jusqu’au Printemps :',
      {
        list: [
          'ni Recruter ni Rallier, sauf les Arvernes là où est Vercingétorix, pour 2 ;',
          'en partir et y livrer bataille coûte le double : Romains 4, Gaulois 2 ;',
          'les Romains en marche, et Vercingétorix dans sa marche plus longue, doivent s’arrêter en y entrant ;',
          'pas de revenu de la saisie ; piller ne fait que prendre à une faction ;',
          'aux Quartiers d’Hiver, les Romains y paient le double, les Guerriers gaulois sans Allié ni Citadelle à eux sur place lancent le dé, et personne ne peut venir s’y installer ; les Guerriers germains sans Allié germain s’en vont, sauf de Germanie ({rule:6.3}).',
        ],
      },
      {
        example:
          'Chez les Sequani se trouvent 8 Guerriers arvernes, 3 Légions et 4 Auxiliaires. Les Arvernes retirent 2 Guerriers. Les Romains ont 7 unités de ce genre et en retirent 2, des Auxiliaires s’ils veulent.',
      },
    ],
  },
  '4.3.3': {
    title: 'Embusquer',
    body: [
      'Avec Livrer bataille. **Où :** dans des Régions de bataille à une Région ou moins de Vercingétorix, ou avec le Successeur, où il y a, au début de la bataille, plus d’unités dissimulées des Arvernes que du Défenseur.',
      'Le Défenseur ne peut se replier. Pour chaque Perte, il retire une unité sans jet, Chefs, Légions, Citadelles et Forts compris, dans l’ordre habituel. Il ne contre-attaque pas. Un Fort ou une Citadelle divise par deux comme toujours.',
      '**César.** Des Romains qui défendent là où est César lancent d’abord un dé. Sur 4 à 6, ils font leurs jets de sauvegarde comme d’habitude et peuvent contre-attaquer.',
      { ruling: 'Pour chaque bataille qui s’y prête, on décide si elle est une embuscade.' },
    ],
  },
  '4.4': {
    title: 'Compétences éduennes',
    body: ['Commercer, Manipuler, Embusquer.'],
  },
  '4.4.1': {
    title: 'Commercer',
    body: [
      'Avec tout Ordre. **Où :** dans toutes les Régions ravitaillées ({rule:3.2.1}). **Coût :** aucun.',
      {
        steps: [
          'Les autres factions disent oui ou non pour les Régions qu’elles Contrôlent. Les Romains sont toujours consultés, quoi qu’ils Contrôlent.',
          'Les Éduens gagnent 1 point de Ressource pour chaque Allié et Citadelle à eux qui est ravitaillé ; 2 pour chacun si les Romains ont donné leur accord.',
          'Dans les Régions ravitaillées sous Contrôle éduen, ils gagnent autant pour chaque Tribu soumise et, seulement si les Romains ont donné leur accord, 2 pour chaque Allié romain. Les Tribus Dispersées ne rapportent rien.',
        ],
      },
      'Les Éduens peuvent renoncer à Commercer après les réponses.',
      {
        example:
          'La Citadelle de Bibracte et l’Allié éduen des Helvetii sont ravitaillés ; Sequani est sous Contrôle éduen, et Vesontio y est soumise. Si les Romains sont d’accord : 2 + 2 + 2 = 6. Sinon : 3.',
      },
      {
        ruling:
          'Les Romains répondent oui ou non une fois pour tout. Les autres nomment les Régions qu’ils ouvrent, et ne sont consultés que si cela importe.',
      },
    ],
  },
  '4.4.2': {
    title: 'Manipuler',
    body: [
      'Avec Rallier, Marcher ou Piller. **Où :** dans une seule Région avec un Guerrier éduen dissimulé.',
      'Retirez et placez jusqu’à trois unités en tout, de factions quelconques et dans le mélange voulu ; chaque retrait et chaque placement compte. Une seule des trois peut être un Allié ; les autres sont des Guerriers ou des Auxiliaires. Les Alliés se placent dans des Tribus soumises selon les limites de {rule:1.4.2}. Le Contrôle n’est pas nécessaire.',
      '**Coût :** 2 pour l’Allié, 1 pour chaque Guerrier ou Auxiliaire.',
    ],
  },
  '4.4.3': {
    title: 'Embuscade éduenne',
    body: [
      'Comme {rule:4.3.3}, avec les Guerriers dissimulés des Éduens. Il ne faut pas de Chef, mais elle n’a lieu que dans une seule Région par Ordre de bataille.',
    ],
  },
  '4.5': {
    title: 'Compétences belges',
    body: ['Enrôler, Terroriser, Embusquer.'],
  },
  '4.5.1': {
    title: 'Enrôler',
    body: [
      'Avec tout Ordre. **Où :** dans des Régions à une Région ou moins d’Ambiorix, ou avec le Successeur, qui sont en Germanie ou à côté, ou qui contiennent des unités germaines. Choisissez **l’un** des deux :',
      {
        list: [
          '**Germains comme Belges.** Pour cet Ordre, les Guerriers germains des Régions choisies comptent comme belges : Rallier en place aussi, ils Marchent (hors de ces Régions aussi), se dissimulent, pillent, livrent bataille et comptent pour le Contrôle belge. L’Ordre coûte ce qu’il coûte toujours. Les Belges ne peuvent les retirer volontairement. L’Ordre fini, ils redeviennent germains.',
          '**Un Ordre germain.** Un Ordre régional gratuit des Germains ({rule:3.4}), dirigé par les Belges, dans l’une de ces Régions ou, pour Marcher, en partant de l’une d’elles. Ce n’est pas forcément une Région de l’Ordre belge. Pas de marche pendant le Gel. Une bataille germaine est une embuscade, et doit pouvoir l’être.',
        ],
      },
      {
        example:
          'Ambiorix est chez les Nervii. Rallier en Enrôlant place 2 Guerriers germains chez les Nervii, pour 2 Alliés belges, et 1 chez les Treveri, pour 1. Nervii coûte 1 ; Treveri est hors de la Gaule belge et coûte 2.',
      },
    ],
  },
  '4.5.2': {
    title: 'Terroriser',
    body: [
      'Avec Rallier, Piller ou Livrer bataille. **Où :** dans des Régions avec des Guerriers belges dissimulés, à une Région ou moins d’Ambiorix ou avec le Successeur. **Coût :** aucun.',
      'Dans chaque Région, nommez une faction romaine ou gauloise qui n’y a ni Chef, ni Citadelle, ni Fort. Pour chaque Guerrier belge dissimulé que vous passez côté repéré, elle y retire un de ses Guerriers, Auxiliaires ou Légions, ou le replie ; elle choisit elle-même. Il n’y a pas de jets, et les Légions rejoignent les Légions tombées. Les Alliés ne peuvent être touchés, et les Germains ne peuvent être la cible.',
      'Un Repli mène à une Région adjacente sous le Contrôle de la cible elle-même, ou sous celui d’une faction qui donne son accord à ce moment.',
      {
        ruling:
          'Toutes les unités qui se replient devant une même terreur vont dans la même Région. On ne découvre pas plus de Guerriers que la cible n’a d’unités à toucher.',
      },
    ],
  },
  '4.5.3': {
    title: 'Embuscade belge',
    body: ['Comme {rule:4.3.3}, avec les Belges et Ambiorix. Contre elle, il faut à César 5 ou 6.'],
  },
}
