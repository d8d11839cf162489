import type { RuleTexts } from '../markup'

/** Chapter 8.6: the flowchart of the Aedui. */
export const aedui: RuleTexts = {
  '8.6': {
    title: 'Automate éduen',
    body: [
      'Commencez en A1. Les numéros et les noms sont ceux que montre le journal.',
      {
        head: ['Case', 'Question', 'Oui', 'Non'],
        rows: [
          [
            '**A1**',
            'Les Éduens sont-ils en tête sur la carte à venir, mais non sur celle-ci, et un dé donne-t-il de 1 à 4 ?',
            'Passer {rule:8.6.1}',
            'A2',
          ],
          [
            '**A2, A3**',
            'L’Événement est-il ouvert aux Éduens, et de ceux qu’ils ne refusent pas ?',
            'Événement {rule:8.6.1}',
            'A4',
          ],
          [
            '**A4**',
            'Y a-t-il une bataille qui touche à coup sûr d’une Perte un Chef, un Allié, une Citadelle ou une Légion d’un ennemi qu’ils peuvent combattre ?',
            'Bataille {rule:8.6.2}',
            'A5',
          ],
          [
            '**A5**',
            'Y a-t-il de 0 à 4 Guerriers éduens sur la carte, ou Rallier placerait-il une Citadelle, un Allié ou 3 unités ?',
            'Rallier {rule:8.6.3}',
            'A6',
          ],
          [
            '**A6**',
            'Les Éduens ont-ils de 0 à 3 points de Ressource, et un dé donne-t-il de 1 à 4 ?',
            'Piller {rule:8.6.4}',
            'Marcher {rule:8.6.5}',
          ],
        ],
      },
    ],
  },
  '8.6.1': {
    title: 'Éduens : Événement',
    body: [
      'On ne lance pas le dé de A1 quand les Éduens sont en tête sur les deux cartes, ou quand la carte à venir est l’Hiver. L’Événement est ouvert à la première faction à jouer, et à la seconde si la première a employé une Compétence.',
      'Les Événements se réalisent avec l’effet I. **Jamais :** {card:1}, {card:17}, {card:20}, {card:23}, {card:29}, {card:32}, {card:47}, {card:53}, {card:54}, {card:58}, {card:69}, {card:72}. **Instructions :**',
      {
        head: ['Carte', 'Éduens'],
        rows: [
          [
            '{card:2}, {card:3}, {card:4}, {card:5}, {card:6}, {card:7}, {card:11}, {card:12}, {card:13}, {card:14}, {card:15}, {card:16}, {card:21}, {card:31}, {card:55}, {card:56}',
            'Pas si les Romains sont un joueur, ou un Automate avec 13 PV ou plus.',
          ],
          [
            '{card:8}, {card:10}, {card:25}, {card:35}, {card:46}, {card:59}, {card:63}, {card:65}, {card:70}',
            'Effet II.',
          ],
          [
            '{card:19}, {card:24}, {card:36}, {card:42}, {card:49}, {card:52}, {card:61}',
            'Seulement pour toucher des Arvernes ou des Belges de joueurs.',
          ],
          [
            '{card:44}',
            'Rien ne se déplace pour reconnaître. Pister les Arvernes dissimulés, puis les Belges, puis les Germains.',
          ],
          [
            '{card:50}',
            'Une Capacité d’effet II d’un Gaulois joué par un joueur ; à défaut, une d’une carte qui montre les Éduens en tête.',
          ],
          [
            '{card:62}',
            'Le plus grand groupe vers une Région au hasard, puis Rallier si cela place des unités, sinon Piller.',
          ],
          ['{card:66}', 'Effet II, avec deux Guerriers pris au hasard.'],
          ['{card:68}', 'Effet II, et seulement avec les Remi comme Allié éduen.'],
        ],
      },
    ],
  },
  '8.6.2': {
    title: 'Éduens : bataille',
    body: [
      '**A-BATTLE.** Contre d’autres Gaulois et des Germains ; contre des Romains seulement tant que les Éduens ont plus d’Alliés et de Citadelles que toute autre faction.',
      {
        steps: [
          'Embuscade dans la première bataille où le Repli de l’ennemi pourrait sauver des unités, ou une Contre-attaque coûter une Perte. Là seulement.',
          'Les batailles qui touchent Chefs, Alliés, Citadelles ou Légions d’abord.',
          'Puis toute bataille sûre d’infliger une Perte, et pas moins que les Éduens n’en subiraient.',
        ],
      },
      'Sans embuscade, Commercer après les batailles ({rule:8.6.3}), mais jamais Manipuler.',
      {
        ruling:
          '« Sûre » signifie que la Perte tombe, que l’ennemi tienne ou se replie, et même s’il réussit tous ses jets. Contre César, une embuscade compte comme déjouée.',
      },
    ],
  },
  '8.6.3': {
    title: 'Éduens : Rallier, Commercer, Manipuler',
    body: [
      '**A-RALLY.** D’abord des Citadelles à la place d’Alliés dans des Cités, puis tous les Alliés, puis tous les Guerriers. Si rien ne peut être placé : Piller {rule:8.6.4}. Puis A-TRADE.',
      '**A-TRADE.** Si les deux sont vrais :',
      {
        list: [
          'les Éduens viennent de livrer bataille, ou ont moins de 10 points de Ressource, ou Éduens et Romains en ont ensemble moins de 15 ; et',
          'les Éduens sont la seconde faction à jouer, ou Commercer rapporterait 3 points de Ressource ou plus avec ceux qui sont d’accord.',
        ],
      },
      'Sinon A-SUBORN, sauf après une bataille ou une marche par mer.',
      '**A-SUBORN.** Dans une seule Région, trois unités au plus :',
      {
        steps: [
          'Placez un Allié éduen.',
          'Si aucun n’a été placé, retirez un Allié ennemi : de la faction qui a le plus d’Alliés et de Citadelles ; celui d’une Rome Automate seulement s’il n’y en a pas d’autre à portée.',
          'Placez tous les Guerriers éduens possibles.',
          'Retirez le plus de Guerriers ennemis : Arvernes, puis Belges, puis Germains.',
          'Retirez des Auxiliaires.',
        ],
      },
    ],
  },
  '8.6.4': {
    title: 'Éduens : Piller',
    body: [
      '**A-RAID.** Seulement si cela rapporte 2 points de Ressource ou plus en tout ; sinon Passer.',
      {
        steps: [
          'Prenez à des joueurs dont le Score est à 0 ou plus, Romains compris.',
          'Prenez à d’autres ennemis, mais pas aux Romains.',
          'Gagnez dans des Régions sans Terre brûlée.',
        ],
      },
      'Puis Commercer, sinon Manipuler ({rule:8.6.3}).',
    ],
  },
  '8.6.5': {
    title: 'Éduens : Marcher',
    body: [
      '**A-MARCH.** Sans jamais ôter d’une Région le dernier Guerrier éduen ni le Contrôle éduen.',
      {
        steps: [
          'D’une Région de départ, envoyez un Guerrier dissimulé dans chacune de trois Régions adjacentes au plus qui n’ont pas d’Éduens dissimulés : d’abord là où des ennemis ont des Alliés ou des Citadelles, des factions qui en ont le plus.',
          'Puis gagnez le Contrôle éduen d’une Région, avec le moins de Guerriers.',
        ],
      },
      'Rien de possible, ou Gel : Piller {rule:8.6.4}. Puis Commercer ou Manipuler ({rule:8.6.3}), sauf si la mer a été franchie.',
      {
        ruling:
          'La Région de départ est celle qui atteint le plus de Régions, puis le plus de Régions avec des Alliés ou Citadelles ennemis, puis les ennemis les plus riches, puis au dé.',
      },
    ],
  },
  '8.6.6': {
    title: 'Éduens : Ressources, ravitaillement, Repli',
    body: [
      '**A-AGREE.** Quand les Romains ont 0 ou 1 point de Ressource et les Éduens 21 ou plus, ils en donnent 10 aux Romains ; à un joueur seulement s’ils lui donneraient leur accord comme ci-dessous. Ils ne donnent rien aux Arvernes ni aux Belges.',
      {
        head: ['Qui demande l’accord', 'Réponse'],
        rows: [
          ['Arvernes, Belges', 'non'],
          ['Romains Automate', 'oui'],
          ['Romains d’un joueur, moins de 10 PV', 'oui'],
          ['Romains d’un joueur, de 10 à 12 PV', 'oui sur un dé de 1 à 4'],
          ['Romains d’un joueur, plus de 12 PV', 'non'],
        ],
      },
      'L’accord porte sur le Repli, le ravitaillement et le déplacement en Quartiers d’Hiver. Après un refus dû au dé, les Romains peuvent faire autre chose à la place.',
      'Les Éduens ne harcèlent jamais les Romains, et harcèlent toujours Vercingétorix.',
      { ruling: 'Un jet manqué ne se relance pas dans le même tour ou la même phase.' },
    ],
  },
  '8.6.7': {
    title: 'Éduens : Quartiers d’Hiver',
    body: [
      '**A-QUARTERS.** Se déplacer seulement pour quitter des Régions en Terre brûlée sans Allié ni Citadelle éduens.',
    ],
  },
  '8.6.8': {
    title: 'Éduens : Diviciacos',
    body: [
      'Avec l’effet I de {card:38} : dans les Ordres romains et en défense romaine, donner son accord seulement tant que les Romains ont 12 PV ou moins, et jamais quand ils livrent bataille aux Éduens ou les pistent. Dans les Ordres éduens, employer les Auxiliaires comme Guerriers autant que les Romains l’acceptent, et retirer des Auxiliaires plutôt que des Guerriers éduens. Placer des Auxiliaires en Ralliant seulement si les Romains sont un Automate et qu’aucun Guerrier éduen n’est en Réserve.',
    ],
  },
}
