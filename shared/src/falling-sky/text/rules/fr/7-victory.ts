import type { RuleTexts } from '../markup'

/** Chapter 7: victory. */
export const victory: RuleTexts = {
  '7.0': {
    title: 'Victoire',
    body: ['Qui gagne, quand, et de combien.'],
  },
  '7.1': {
    title: 'Classement et égalités',
    body: [
      'Quand la faction d’un joueur remplit sa condition dans une phase Victoire, ou que la partie finit sans cela, toutes les factions sont classées selon leur Score ({rule:7.3}), le plus haut d’abord. Les égalités vont aux Automates, puis dans l’ordre aux Romains, Arvernes, Éduens et Belges.',
      'Si un Automate remplit sa condition, tous les joueurs ont perdu, à égalité.',
      {
        ruling:
          'À égalité, un joueur de deux factions compte comme celle dont le Score vaut. Si un Automate et un joueur remplissent ensemble leur condition, les Automates qui l’ont remplie sont classés en tête et tous les joueurs ont perdu.',
      },
    ],
  },
  '7.2': {
    title: 'Dépasser le palier',
    body: [
      'À vérifier dans chaque phase Victoire. Il faut **plus** que le palier :',
      {
        head: ['Faction', 'Gagne avec'],
        rows: [
          ['Romains', 'Tribus soumises et Dispersées et Alliés romains : plus de 15'],
          ['Arvernes', 'Légions hors-carte : plus de 6, et Alliés et Citadelles à eux : plus de 8'],
          ['Éduens', 'plus d’Alliés et de Citadelles que chacune des autres factions'],
          ['Belges', 'Valeurs régionales, Alliés et Citadelles : plus de 15'],
        ],
      },
      'Les PV des Romains en vitesse : 30 (31 avec la Colonie de la carte {card:71}) moins tous les Alliés et Citadelles des autres factions, Germains compris.',
      'Légions **hors-carte** : voir {rule:1.9}. Les Belges comptent les Valeurs régionales des Régions sous leur Contrôle, chacune diminuée de 1 par Tribu Dispersée autre que les Suebi, et augmentée de 1 pour une Colonie.',
      {
        example:
          'Les Belges ont 4 Alliés et Contrôlent Atrebates (3), Treveri (1), Nervii (2) et Morini (2), où les Morini sont Dispersés : 4 + 3 + 1 + 2 + 2 − 1 = 11.',
      },
    ],
  },
  '7.3': {
    title: 'Dernier Hiver, Scores',
    body: [
      'Si personne n’a gagné au dernier Hiver, le plus haut Score gagne, même négatif. Le Score dit de combien une faction dépasse son palier :',
      {
        head: ['Faction', 'Score'],
        rows: [
          ['Romains', 'PV − 15'],
          ['Arvernes', 'le plus bas de : Légions hors-carte − 6 ; Alliés et Citadelles − 8'],
          ['Éduens', 'Alliés et Citadelles à eux − ceux de la faction qui en a le plus parmi les autres'],
          ['Belges', 'PV − 15'],
        ],
      },
      {
        example:
          'Romains 11 : −4. Arvernes avec 4 Légions hors-carte et 7 Alliés et Citadelles : −2. Éduens avec 2 contre 7 : −5. Belges 12 : −3. Ordre : Arvernes, Belges, Romains, Éduens.',
      },
      'Les Scores décident aussi quand la carte {card:20} met fin à la partie.',
    ],
  },
}
