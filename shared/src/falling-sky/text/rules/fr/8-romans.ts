import type { RuleTexts } from '../markup'

/** Chapter 8.8: the flowchart of the Romans. */
export const romans: RuleTexts = {
  '8.8': {
    title: 'Automate romain',
    body: [
      'Commencez en R1. Les numéros et les noms sont ceux que montre le journal.',
      {
        head: ['Case', 'Question', 'Oui', 'Non'],
        rows: [
          [
            '**R1**',
            'César ou une Légion sont-ils dans une Région où des Gaulois ou des Germains ont un Allié, une Citadelle, un Chef ou le Contrôle, ou où un ennemi, en livrant bataille ou en terrorisant, imposerait maintenant une Perte à une Légion ou à César ?',
            'Bataille {rule:8.8.1}',
            'R2',
          ],
          [
            '**R2**',
            'Un ennemi a-t-il un Score de 0 ou plus, et César est-il avec 2 Légions ou plus et 4 Auxiliaires ou plus ?',
            'Marcher {rule:8.8.3}',
            'R3',
          ],
          [
            '**R3, R4**',
            'L’Événement est-il ouvert aux Romains, et de ceux qu’ils ne refusent pas ?',
            'Événement {rule:8.8.2}',
            'R5',
          ],
          ['**R5**', 'Y a-t-il 9 Auxiliaires ou plus en Réserve ?', 'Recruter {rule:8.8.4}', 'Marcher {rule:8.8.3}'],
        ],
      },
    ],
  },
  '8.8.1': {
    title: 'Romains : bataille, ou marche sous la menace',
    body: [
      '**R-BATTLE.** Dans des Régions qui répondent à R1, seulement là où le Défenseur infligerait moins de la moitié des Pertes que les Romains infligent, et aucune à César. Supposez que tous les jets du Défenseur échouent, et comptez Compétence et Capacités.',
      {
        steps: [
          'Si César répond à R1 mais ne livre pas bataille, il n’y a aucune bataille : Marcher {rule:8.8.3}.',
          'Fixez d’emblée si une bataille sera un siège. Sinon, Reconnaître après les batailles. Jamais Construire.',
          'Cibles : là où est un Chef ; puis le plus de Guerriers ; puis un joueur ; puis le plus d’Alliés et de Citadelles ; puis le meilleur Score.',
        ],
      },
      '**R-BESIEGE.** Là où il faut un siège pour être sûr de retirer un Allié, ou une Citadelle qui pourrait subir moins de 3 jets. S’il sert une fois, il sert dans toutes les batailles qui le permettent.',
      '**R-BUILD.** Avant Recruter, après Marcher ou Saisir. Plus aucune dépense dès que les Ressources tombent sous 6.',
      {
        steps: [
          'Tous les Forts possibles, d’abord là où sont des Guerriers arvernes, belges ou germains.',
          'Soumettez tous les Alliés possibles : des Gaulois aux plus hauts Scores, joueurs d’abord, Germains en dernier.',
          'Placez tous les Alliés romains possibles.',
        ],
      },
      'Rien à Construire : R-SCOUT.',
      '**R-SCOUT.** Si ni Assiéger ni Construire n’a servi et que cela a un effet. Seuls se déplacent les Auxiliaires au-delà du nombre de Légions de leur Région ; le Contrôle romain reste, aucun ennemi ne gagne le Contrôle, et aucune voie de ravitaillement n’est perdue.',
      {
        steps: [
          'Déplacement : pour avoir 4 Auxiliaires avec César ; pour ouvrir un ravitaillement sûr au plus de Régions avec des Romains ; pour rejoindre des Légions sans Auxiliaires, depuis des Régions sans Légions ; pour pister le plus de Guerriers dissimulés.',
          'Pistez autant de Guerriers que possible, les dissimulés d’abord, les Germains d’abord pendant le Gel.',
        ],
      },
      {
        ruling:
          'L’attaque d’un ennemi « maintenant » se juge sans égard à ses Ressources ni à sa Disponibilité. Une unité que retire un siège compte comme une Perte.',
      },
    ],
  },
  '8.8.2': {
    title: 'Romains : Événement',
    body: [
      'L’Événement est ouvert à la première faction à jouer, et à la seconde si la première a employé une Compétence. Les Événements se réalisent avec l’effet I. **Jamais :** {card:20}, {card:28}, {card:29}, {card:35}, {card:39}, {card:43}, {card:47}, {card:48}, {card:51}, {card:53}, {card:54}, {card:69}. **Instructions :**',
      {
        head: ['Carte', 'Romains'],
        rows: [
          ['{card:1}', 'Vers Plebiscito ; en Plebiscito, rendre Consolidé.'],
          ['{card:2}', 'Placer 2 Légions ; si moins seraient placées, non.'],
          ['{card:11}', 'Seulement si les 3 Auxiliaires peuvent être placés.'],
          [
            '{card:17}, {card:65}, {card:66}',
            'Les Germains Marchent de Régions avec des Romains vers des Régions sans ; ils tendent des embuscades comme en {rule:8.8.1} ; aucun Allié germain n’est placé. Si ce n’est pas possible, non.',
          ],
          ['{card:19}, {card:21}', 'Seulement si les 5 Auxiliaires peuvent être placés.'],
          ['{card:24}, {card:25}, {card:46}, {card:52}', 'Contre les Arvernes, puis les Belges ; jamais les Éduens.'],
          ['{card:32}, {card:62}', 'Se déplacer selon {rule:8.8.3} ; pour la suite, toute l’aide de jeu.'],
          ['{card:49}', 'Pour toucher les Arvernes ou les Belges de joueurs, et aucun Romain.'],
          ['{card:50}', 'Une Capacité d’effet II des Arvernes ou des Belges d’un joueur ; à défaut, une des Romains.'],
          ['{card:72}', 'Seulement si les priorités de {rule:8.8.3} mènent à une bataille.'],
        ],
      },
    ],
  },
  '8.8.3': {
    title: 'Romains : Marcher',
    body: [
      '**R-MARCH.** De chaque Région de départ vont le Chef, autant de Légions que possible, au moins un Auxiliaire, et tous les autres Auxiliaires qui peuvent partir sans perdre le Contrôle romain ni donner le Contrôle à un ennemi.',
      '**Régions de départ,** trois au plus : une Région qui répond à R1 ; une deuxième, si le premier groupe n’y va pas ; et une Région sans Allié ni Citadelle ennemis, celle du Chef ou sinon celle avec le plus de Légions. En venant de R2 ou de R5, la dernière seulement.',
      '**Destinations,** deux, chacune avec un Allié ou une Citadelle ennemis ; une seule si 6 Légions ou moins sont sur la carte et que toutes et le Chef peuvent l’atteindre. Choisissez-les selon',
      {
        steps: [
          'les ennemis dont le Score est à 0 ou plus, joueurs d’abord ;',
          'ou, s’il n’y en a pas, par un jet : sur 1 ou 2, avec deux Alliés germains sur la carte, les Alliés des Germains ;',
          'sur 3 ou 4, Alliés et Citadelles des joueurs avant ceux des autres ;',
          'sinon les ennemis avec le plus d’Alliés et de Citadelles.',
        ],
      },
      'Parmi celles-ci : là où la pire bataille ennemie coûterait maintenant le moins de Pertes ; puis le plus d’Alliés et de Citadelles de cet ennemi ; puis ravitaillée ; puis le moins de Harcèlement. La première destination reçoit plus de chaque sorte d’unités que la seconde.',
      '**Harcèlement :** une Perte au plus par groupe et par destination, aucune sur une Légion et aucune sur une unité qui va seule. Les joueurs peuvent promettre de ne pas harceler.',
      '**R-SCOUTMARCH.** Des Auxiliaires reconnaissent en chemin, si cela ouvre une destination ; puis le reste comme dans R-SCOUT. Sinon Construire après la marche, ou à défaut Reconnaître ({rule:8.8.1}). Pas de marche, ou Gel : Recruter {rule:8.8.4}.',
    ],
  },
  '8.8.4': {
    title: 'Romains : Recruter',
    body: [
      '**R-RECRUIT.** Seulement si cela place 2 Alliés ou plus, ou 6 unités ou plus ; sinon Saisir {rule:8.8.5}.',
      {
        steps: [
          'Construire avant de Recruter, sinon Reconnaître ({rule:8.8.1}).',
          'Tous les Alliés, d’abord dans des Régions ravitaillées.',
          'Tous les Auxiliaires, d’abord dans des Régions ravitaillées.',
        ],
      },
    ],
  },
  '8.8.5': {
    title: 'Romains : Saisir',
    body: [
      '**R-SEIZE.** Seulement là où il n’y aura aucune Perte par Harcèlement.',
      {
        steps: [
          'Dispersez toutes les Tribus possibles sauf les Helvii, d’abord dans des Régions avec des unités de joueurs, puis en Gaule belge.',
          'Puis saisissez sans Disperser, pour les Ressources.',
        ],
      },
      'Puis Construire, sinon Reconnaître ({rule:8.8.1}). Rien de possible : Passer.',
    ],
  },
  '8.8.6': {
    title: 'Romains : Ressources, ravitaillement, Repli',
    body: [
      '**R-AGREE.** Les Romains ne donnent pas de points de Ressource. Ils accordent toujours Repli, ravitaillement, déplacement et commerce à des Éduens Automates ; jamais à un joueur. Ils harcèlent toujours Vercingétorix.',
    ],
  },
  '8.8.7': {
    title: 'Romains : Quartiers d’Hiver',
    body: [
      '**R-QUARTERS.** Un Auxiliaire reste à chaque Fort et à chaque Allié romain. Le Chef, toutes les Légions et tous les autres Auxiliaires qui peuvent atteindre la Provincia y vont, au besoin par une Région adjacente ravitaillée. Ceux qui ne le peuvent pas quittent les Terres brûlées pour d’autres Régions. Puis les Romains paient pour tous ceux qu’ils peuvent : d’abord près d’Alliés romains, puis là où il n’y a pas de Terre brûlée, puis ailleurs.',
      'Au Printemps, un Successeur est placé là où sont le plus de Romains.',
    ],
  },
  '8.8.8': {
    title: 'Romains : Diviciacos',
    body: [
      'Avec l’effet I de {card:38} : dans les Ordres éduens, donner son accord, sauf si les Éduens dépassent leur palier, livrent bataille aux Romains ou les pillent. Dans les Ordres romains, employer les Guerriers éduens comme Auxiliaires autant que les Éduens l’acceptent, et retirer des Éduens plutôt que ses propres Auxiliaires ; ne jamais placer de Guerriers éduens en Recrutant. Donner son accord en défense romaine, pas en défense éduenne.',
    ],
  },
}
