import type { RuleTexts } from '../markup'

/** Chapter 8.7: the flowchart of the Arverni. */
export const arverni: RuleTexts = {
  '8.7': {
    title: 'Automate arverne',
    body: [
      'Commencez en V1. Les numéros et les noms sont ceux que montre le journal.',
      {
        head: ['Case', 'Question', 'Oui', 'Non'],
        rows: [
          [
            '**V1**',
            'Vercingétorix, ou 10 Guerriers arvernes, sont-ils dans une Région avec un Allié, une Citadelle ou une Légion des Romains ou des Éduens, ou 4 unités de l’un des deux ?',
            'Bataille {rule:8.7.1}',
            'V2',
          ],
          [
            '**V2**',
            'L’Événement est-il ouvert aux Arvernes, de ceux qu’ils ne refusent pas, et marqué d’un carnyx ou favorisé par un dé de 1 à 4 ?',
            'Événement {rule:8.7.2}',
            'V3',
          ],
          [
            '**V3**',
            'Y a-t-il de 0 à 8 Guerriers arvernes sur la carte, ou Rallier placerait-il 2 Alliés ou Citadelles, ou 6 unités ?',
            'Rallier {rule:8.7.3}',
            'V4',
          ],
          [
            '**V4**',
            'Y a-t-il moins de 6 Alliés et Citadelles arvernes sur la carte, ou 6 Guerriers ou plus en Réserve ?',
            'Marcher pour s’étendre {rule:8.7.4}',
            'V5',
          ],
          [
            '**V5**',
            'Les Arvernes ont-ils de 0 à 3 points de Ressource, et un dé donne-t-il de 1 à 4 ?',
            'Piller {rule:8.7.5}',
            'Marcher pour se regrouper {rule:8.7.6}',
          ],
        ],
      },
    ],
  },
  '8.7.1': {
    title: 'Arvernes : bataille, ou marche sous la menace',
    body: [
      '**V-BATTLE.** Seulement là où une Légion doit subir une Perte, ou où les Arvernes infligent plus de Pertes qu’ils n’en subissent ; et jamais là où Vercingétorix pourrait en subir une. Supposez que tous les jets du Défenseur échouent, et comptez Compétence et Capacités.',
      {
        steps: [
          'Si Vercingétorix répond à V1 mais ne livre pas bataille, il n’y a aucune bataille : V-FLEE.',
          'Payez pour chaque Région de bataille en la choisissant.',
          'Fixez la Compétence : Embusquer ; sinon Brûler la terre, sinon Exhorter, avant les batailles.',
          'Livrez bataille aux ennemis qui répondent à V1. D’abord Vercingétorix contre des Romains, mais contre César seulement si les unités mobiles arvernes sont plus du double de celles des Romains.',
          'Puis livrez bataille ailleurs à des Romains, à des Éduens ou aux Belges d’un joueur, dans la même mesure. Jamais à des Belges Automates ni à des Germains.',
        ],
      },
      '**V-FLEE.** Sans bataille, Vercingétorix et tous les Guerriers de sa Région Marchent vers la Région avec le plus d’unités arvernes qu’ils puissent atteindre. Tous les autres Guerriers, sauf un par Région de départ, Marchent plus près de lui. Sans Vercingétorix sur la carte, pas de telle marche. Ni bataille ni marche : continuez en V2.',
      '**V-VERC.** Vercingétorix prend le chemin avec le moins de Pertes par Harcèlement, trois au plus et aucune sur lui-même, et n’entre dans une deuxième Région que s’il le faut. Les joueurs peuvent promettre de ne pas harceler.',
      '**V-AMBUSH.** Dans la première bataille seulement si, sans cela, un Repli pouvait sauver des unités ennemies ou une Contre-attaque coûter une Perte. Si oui, dans toutes les autres batailles qui peuvent l’être ; sinon, dans aucune.',
      '**V-DEVASTATE.** Dans chaque Région où cela retire une Légion, ou deux Auxiliaires, ou au moins une unité ennemie et au moins autant de Romains et d’Éduens ensemble que d’Arvernes. Avant les batailles ; avant le déplacement quand ils fuient, ou après si ce n’est possible qu’alors ; après tout autre Ordre. Aucune : V-ENTREAT.',
      '**V-ENTREAT.** Au même moment :',
      {
        steps: [
          'remplacez des Alliés : éduens, puis belges, puis germains ;',
          'remplacez des Auxiliaires, puis des Guerriers éduens ;',
          's’il ne reste pas d’unité arverne à placer, retirez des Auxiliaires, puis des Guerriers éduens, puis des Alliés de joueurs.',
        ],
      },
      'Rien de tout cela, ou une marche par mer : pas de Compétence.',
      {
        ruling:
          'V1 et le soin pour Vercingétorix visent Vercingétorix lui-même, pas un Successeur. Les joueurs comptent comme harcelant, sauf s’ils promettent le contraire.',
      },
    ],
  },
  '8.7.2': {
    title: 'Arvernes : Événement',
    body: [
      'L’Événement est ouvert à la première faction à jouer, et à la seconde si la première a employé une Compétence. Sur 5 ou 6, continuez en V3. Les Événements se réalisent avec l’effet II, s’il y en a un.',
      '**Jamais :** {card:4}, {card:10}, {card:47}, {card:54}, {card:55}, {card:60}, {card:61}, {card:64}, {card:66}.',
      '**Carnyx, sans jet :** {card:2}, {card:3}, {card:5}, {card:7}, {card:13}, {card:14}, {card:15}, {card:19}, {card:21}, {card:23}, {card:24}, {card:27}, {card:30}, {card:33}, {card:59}.',
      '**Instructions :**',
      {
        head: ['Carte', 'Arvernes'],
        rows: [
          ['{card:1}', 'Vers Clamor ; en Clamor, rendre Consolidé.'],
          [
            '{card:6}, {card:11}, {card:16}, {card:44}',
            'Les Auxiliaires dont le départ laisse des Légions sans escorte dans le plus de Régions.',
          ],
          ['{card:20}', 'Seulement avec 9 Alliés et Citadelles arvernes ou plus.'],
          ['{card:32}', 'Seulement avec 9 Alliés et Citadelles arvernes ou plus ; se déplace selon {rule:8.7.6}.'],
          ['{card:34}', 'Effet I pour les Arvernes, sauf si l’effet II plaçait une Citadelle arverne.'],
          ['{card:50}', 'Une Capacité d’effet I des Romains ou des Éduens d’un joueur ; à défaut, une des Arvernes.'],
          ['{card:52}, {card:68}', 'Seulement si les Arvernes en ont le profit.'],
          [
            '{card:62}, {card:72}',
            'La plus grande force qui gagne le Contrôle d’une Région avec des unités d’un joueur : romain, puis éduen, puis belge. Livrer bataille à ce joueur.',
          ],
          ['{card:67}', 'Marcher et livrer bataille pour le plus de Pertes sur des Légions ; si aucune, non.'],
        ],
      },
    ],
  },
  '8.7.3': {
    title: 'Arvernes : Rallier',
    body: [
      '**V-RALLY.** D’abord des Citadelles, puis des Alliés, puis le plus de Guerriers. Avec moins de 9 Guerriers sur la carte mais rien à placer : {rule:8.7.4}. Puis Brûler la terre, sinon Exhorter ({rule:8.7.1}).',
    ],
  },
  '8.7.4': {
    title: 'Arvernes : Marcher pour s’étendre',
    body: [
      '**V-SPREAD.** Pas pendant le Gel. En partant du moins de Régions ; un Guerrier reste dans chacune, et tout ce que demande le Contrôle.',
      {
        steps: [
          'Un Guerrier dissimulé dans chaque Région possible qui n’en a pas, mais pas le dernier dissimulé d’une Région de départ.',
          'Le Chef avec ses Guerriers pour prendre le Contrôle d’une Région que Contrôlent Romains ou Éduens, jamais celle des Aedui : celle qui est à une Région ou moins du plus de Régions avec des unités arvernes. Vercingétorix va selon V-VERC ({rule:8.7.1}).',
        ],
      },
      'Ni l’un ni l’autre : Piller {rule:8.7.5}. Puis Brûler la terre, sinon Exhorter.',
      { ruling: 'Un Chef dont le départ coûterait le Contrôle ne Marche pas.' },
    ],
  },
  '8.7.5': {
    title: 'Arvernes : Piller',
    body: [
      '**V-RAID.** Seulement si cela rapporte 2 points de Ressource ou plus en tout ; sinon Passer.',
      {
        steps: [
          'Prenez aux Romains, puis aux Éduens, puis aux Belges, joueurs ou non.',
          'Gagnez dans des Régions sans Terre brûlée.',
        ],
      },
      'Puis Brûler la terre, sinon Exhorter ({rule:8.7.1}).',
    ],
  },
  '8.7.6': {
    title: 'Arvernes : Marcher pour se regrouper',
    body: [
      '**V-MASS.** Le Chef, avec autant de Guerriers qu’il peut en arriver à sa destination :',
      {
        steps: [
          'Gagnez le Contrôle d’une Région qui a une Légion ; si César y est, seulement si les unités mobiles arvernes seront plus du double de celles des Romains.',
          'S’il n’y en a pas, rassemblez le plus d’unités arvernes dans une Région adjacente à une Légion ; un Guerrier reste dans chaque Région de départ.',
        ],
      },
      'Vercingétorix va selon V-VERC ({rule:8.7.1}). Rien de possible : Piller {rule:8.7.5}. Puis Brûler la terre, sinon Exhorter.',
    ],
  },
  '8.7.7': {
    title: 'Arvernes : Quartiers d’Hiver',
    body: [
      '**V-QUARTERS.** Comme les Belges ({rule:8.5.6}), avec des Arvernes : quittez les Terres brûlées, puis amenez le Chef au plus grand groupe. Au Printemps, un Successeur est placé là où sont le plus d’unités arvernes.',
    ],
  },
  '8.7.8': {
    title: 'Arvernes : l’élite de Vercingétorix',
    body: [
      '**V-ELITE.** Avec l’effet II de {card:30}, les Pertes en bataille sont d’abord prises par des jets pour les Guerriers choisis.',
    ],
  },
}
