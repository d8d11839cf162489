import type { RuleTexts } from '../markup'

/** Chapter 8.5: the flowchart of the Belgae. */
export const belgae: RuleTexts = {
  '8.5': {
    title: 'Automate belge',
    body: [
      'Commencez en B1. Les numéros et les noms sont ceux que montre le journal.',
      {
        head: ['Case', 'Question', 'Oui', 'Non'],
        rows: [
          [
            '**B1**',
            'Ambiorix, ou 4 Guerriers belges, sont-ils dans une Région avec des Romains, des Arvernes ou des Éduens qui y ont un Allié, une Citadelle ou une Légion, ou 4 unités d’une même faction ?',
            'Bataille {rule:8.5.1}',
            'B2',
          ],
          [
            '**B2**',
            'Les Belges sont-ils en tête sur la carte à venir, mais non sur celle-ci, et un dé donne-t-il de 1 à 4 ?',
            'Passer {rule:8.5.2}',
            'B3',
          ],
          [
            '**B3**',
            'L’Événement est-il ouvert aux Belges, et de ceux qu’ils ne refusent pas ?',
            'Événement {rule:8.5.2}',
            'B4',
          ],
          [
            '**B4**',
            'Rallier placerait-il un Allié ou une Citadelle, ou 3 Guerriers en tout, ou gagnerait-il quelque Contrôle belge ?',
            'Rallier {rule:8.5.3}',
            'B5',
          ],
          [
            '**B5**',
            'Les Belges ont-ils de 0 à 3 points de Ressource, et un dé donne-t-il de 1 à 4 ?',
            'Piller {rule:8.5.4}',
            'Marcher {rule:8.5.5}',
          ],
        ],
      },
    ],
  },
  '8.5.1': {
    title: 'Belges : bataille, ou marche sous la menace',
    body: [
      '**B-BATTLE.** Seulement là où les Belges infligent plus de Pertes qu’ils n’en subissent et où aucune ne touche Ambiorix. Supposez que tous les jets du Défenseur échouent, et comptez la Compétence qui servira.',
      {
        steps: [
          'Si Ambiorix répond à B1 mais ne livre pas bataille là où il est, il n’y a aucune bataille : B-FLEE.',
          'Fixez la Compétence : Embusquer, sinon Terroriser avant les batailles, sinon Enrôler.',
          'Livrez bataille aux ennemis qui répondent à B1 : la bataille d’Ambiorix d’abord, contre un tel ennemi qui a moins d’unités mobiles que les Belges.',
          'Puis livrez bataille à d’autres ennemis partout où cela en vaut la peine, mais jamais aux Germains.',
        ],
      },
      'Pas de bataille : B-FLEE. Ni bataille ni marche au bout du compte : continuez en B2.',
      '**B-AMBUSH.** Dans la première bataille, si elle peut être une embuscade, et seulement si un Repli pouvait sauver des unités ennemies ou une Contre-attaque coûter une Perte. Si oui, dans toutes les autres batailles qui peuvent l’être ; sinon, dans aucune.',
      '**B-RAMPAGE.** Avant une bataille, ou après Rallier ou Piller, avec tous les Guerriers dissimulés utiles. Jamais contre la dernière unité de la cible d’une bataille.',
      {
        steps: [
          'Là où des unités doivent être retirées, en supposant que personne n’accorde de Repli.',
          'Là où cela gagne le plus de Valeur régionale pour les Belges.',
          'Ailleurs, contre le plus de Romains, puis d’Éduens, puis d’Arvernes.',
        ],
      },
      'Sans terreur, ou si l’Ordre est Marcher : B-ENLIST.',
      '**B-ENLIST.** Dans une bataille, les Guerriers germains comptent comme belges là où ils ajoutent des Pertes ou en absorbent. Sinon, après l’Ordre, un Ordre germain :',
      {
        steps: [
          'une embuscade qui inflige une Perte, à un joueur avant un Automate ;',
          'une marche de 2 Guerriers ou plus, autant que possible, de Gaule belge ou de Germanie vers une Région sous Contrôle romain, arverne ou éduen, celle d’un joueur d’abord ; ou sur place, pour dissimuler 2 Guerriers repérés ou plus. Pas pendant le Gel ;',
          'un ralliement qui place une unité, un Allié si possible ;',
          'un pillage contre un joueur qui perdrait des points de Ressource.',
        ],
      },
      'Rien de tout cela, ou une marche par mer : pas de Compétence.',
      '**B-FLEE.** Toutes les unités mobiles sortent de chaque Région qui répond à B1, et de celle du Chef si elle ne contient pas le plus grand groupe de Guerriers. Les unités d’une même Région restent ensemble ; celles du Chef vont d’abord. Elles vont dans tout au plus autant de Régions qu’elles en quittent, et dans aucune de celles-ci : là où elles finissent à une Région ou moins du plus de Régions avec des unités belges, et parmi celles-là, là où l’on gagne le plus de Valeur régionale. Puis B-ENLIST.',
      {
        example:
          'Ambiorix et 4 Guerriers dissimulés font face à 2 Légions, 2 Auxiliaires et un Fort chez les Nervii. Une bataille ouverte infligerait 2 Pertes et en subirait jusqu’à 3. En embuscade, elle n’en subit aucune, et les Légions auraient pu survivre à des jets : les Belges tendent donc une embuscade.',
      },
      {
        ruling:
          'B1 et le soin pour Ambiorix visent Ambiorix lui-même, pas un Successeur. Les Pertes de Germains Enrôlés comptent comme subies.',
      },
    ],
  },
  '8.5.2': {
    title: 'Belges : Passer ou Événement',
    body: [
      'On ne lance pas le dé de B2 quand les Belges sont en tête sur les deux cartes, ou quand la carte à venir est l’Hiver. Qu’ils soient Disponibles n’y importe pas. L’Événement est ouvert à la première faction à jouer, et à la seconde si la première a employé une Compétence.',
      'Les Événements se réalisent avec l’effet II, s’il y en a un. **Jamais :** {card:4}, {card:10}, {card:17}, {card:20}, {card:21}, {card:25}, {card:26}, {card:32}, {card:37}, {card:39}, {card:47}, {card:52}, {card:53}, {card:54}, {card:69}. **Instructions :**',
      {
        head: ['Carte', 'Belges'],
        rows: [
          [
            '{card:1}',
            'Pas tant que les Arvernes satisfont à {rule:7.2}, ni si les Romains sont un Automate. Sinon décaler vers Clamor.',
          ],
          ['{card:2}, {card:45}', 'Bataille là où le plus de Pertes touchent des Légions ; si aucune, non.'],
          [
            '{card:3}, {card:5}, {card:7}, {card:24}, {card:33}',
            'Pas tant que les Arvernes satisfont à {rule:7.2}, ni si les Romains sont un Automate.',
          ],
          ['{card:6}, {card:11}, {card:16}, {card:22}, {card:42}', 'Régions de Gaule belge d’abord.'],
          ['{card:12}, {card:13}, {card:15}, {card:40}', 'Pas si les Romains sont un Automate.'],
          ['{card:27}, {card:30}', 'Effet I si les Arvernes sont un joueur et les Romains un Automate ; sinon non.'],
          ['{card:34}', 'Effet I.'],
          [
            '{card:36}',
            'Embuscade partout où il y a une Perte, Romains avant Gaulois. Marche sur place, pour se dissimuler.',
          ],
          ['{card:50}', 'Une Capacité d’effet I des Romains ou des Éduens d’un joueur ; à défaut, une des Belges.'],
          [
            '{card:57}, {card:64}, {card:65}, {card:68}',
            'Seulement si Alliés et Citadelles belges deviennent plus nombreux.',
          ],
          [
            '{card:62}',
            'Le moins de Guerriers qui gagnent le Contrôle d’une Région avec une Tribu soumise, sans perdre le Contrôle nulle part. Puis Rallier.',
          ],
          ['{card:66}', 'Comme avec la flotte ; l’Allié va là.'],
          ['{card:72}', 'Autant d’unités que possible, pour livrer bataille au joueur qui a le plus haut Score.'],
        ],
      },
    ],
  },
  '8.5.3': {
    title: 'Belges : Rallier',
    body: [
      '**B-RALLY.** Partout où une unité peut être placée :',
      {
        steps: [
          'une Citadelle à la place d’un Allié dans une Cité ;',
          'tous les Alliés possibles ;',
          'tous les Guerriers possibles, d’abord là où ils gagnent le Contrôle belge.',
        ],
      },
      'Puis Terroriser, sinon Enrôler ({rule:8.5.1}).',
    ],
  },
  '8.5.4': {
    title: 'Belges : Piller',
    body: [
      '**B-RAID.** Seulement si cela rapporte 2 points de Ressource ou plus en tout ; sinon Passer.',
      {
        steps: [
          'Prenez à des joueurs : Romains, puis Éduens, puis les autres. Jamais à des Automates.',
          'Gagnez dans des Régions sans Terre brûlée.',
        ],
      },
      'Puis Terroriser, sinon Enrôler ({rule:8.5.1}).',
    ],
  },
  '8.5.5': {
    title: 'Belges : Marcher pour gagner le Contrôle',
    body: [
      '**B-MARCH.** Vers trois Régions au plus.',
      {
        steps: [
          'Gagnez le Contrôle belge d’une Région, puis d’une deuxième. En Gaule belge si possible : là où il faut le moins de Guerriers, et alors avec autant que possible. Sinon au-dehors : là où il en faut le moins, et avec ceux-là seulement. Un Guerrier reste dans chaque Région de départ, et aucun Contrôle belge n’est perdu.',
          'Puis le Chef seul : vers l’une de ces Régions s’il y rejoint le plus d’unités belges, ou ailleurs pour finir avec 4 Guerriers ou plus. Son départ peut coûter le Contrôle.',
        ],
      },
      'Puis Enrôler. Pas de telle marche : Piller {rule:8.5.4}.',
      { ruling: 'Le seul déplacement du Chef n’est pas une marche pour gagner le Contrôle.' },
    ],
  },
  '8.5.6': {
    title: 'Belges : Quartiers d’Hiver',
    body: [
      '**B-QUARTERS.** Quittez les Régions en Terre brûlée sans Allié ni Citadelle belge pour des Régions adjacentes sous Contrôle belge, au hasard. Puis déplacez le Chef ou un groupe de Guerriers de sorte qu’il rejoigne le plus grand groupe possible, en finissant à une Région ou moins du plus de Régions avec des unités belges. Au moins un Guerrier reste, et assez pour garder le Contrôle.',
      'Au Printemps, un Successeur est placé là où sont le plus d’unités belges.',
    ],
  },
}
