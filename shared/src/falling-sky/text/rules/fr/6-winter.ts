import type { RuleTexts } from '../markup'

/** Chapter 6: the Winter Round. */
export const winter: RuleTexts = {
  '6.0': {
    title: 'Séquence hivernale',
    body: [
      'Quand une carte Hiver devient la carte en cours, réalisez six phases dans cet ordre :',
      {
        steps: [
          '**Victoire** {rule:6.1} : quelqu’un a-t-il gagné ?',
          '**Germaine** {rule:6.2} : les Germains rallient, Marchent, pillent et livrent bataille.',
          '**Quartiers d’Hiver** {rule:6.3} : les armées changent de place, et ce que le pays ne peut nourrir risque d’être perdu.',
          '**Récolte** {rule:6.4} : tout le monde reçoit des points de Ressource.',
          '**Sénat** {rule:6.5} : Rome juge César et envoie des Légions.',
          '**Printemps** {rule:6.6} : les Successeurs apparaissent, les unités se dissimulent, le pays se remet.',
        ],
      },
      'La carte à venir peut être regardée comme toujours. Le premier Hiver de Pax Gallica ? est différent : {rule:2.1}.',
    ],
  },
  '6.1': {
    title: 'Phase Victoire',
    body: [
      'Si une faction remplit sa condition ({rule:7.2}), la partie s’arrête aussitôt et toutes sont classées ({rule:7.1}). Elle s’arrête aussi si c’est la dernière carte Hiver ({rule:7.3}). La carte {card:20} s’applique ici.',
      'Pour un joueur de deux factions, voir {rule:1.5.1} ; pour une partie contre les seuls Automates, {rule:8.9}.',
    ],
  },
  '6.2': {
    title: 'Phase Germaine',
    body: [
      'Les Germains réalisent leurs quatre Ordres l’un après l’autre. Une unité peut prendre part à plusieurs d’entre eux. Là où il reste un choix, un dé le fait. Le Gel n’importe pas.',
    ],
  },
  '6.2.1': {
    title: 'Germains : Rallier',
    body: [
      'Selon {rule:3.4.1} : placez autant d’Alliés germains que possible, un par Région : d’abord chez les Suebi, puis dans les autres Tribus de Germanie, puis ailleurs. Ensuite autant de Guerriers que possible, dans ces Régions et dans toutes les autres qui le permettent.',
    ],
  },
  '6.2.2': {
    title: 'Germains : Marcher',
    body: [
      'De chaque Région où il y a plus de Guerriers germains que le Contrôle germain n’en demande, autant que possible partent en un seul groupe, en laissant juste assez pour garder le Contrôle. Les Régions sans Contrôle germain, ou avec juste assez, n’envoient personne. Les plus grands groupes vont d’abord. Chaque groupe va dans une Région adjacente :',
      {
        steps: [
          'une où son arrivée gagne le Contrôle germain ;',
          'parmi celles-ci, ou parmi toutes s’il n’y en a pas, une que Contrôle la faction d’un joueur ;',
          'ou sinon n’importe laquelle.',
        ],
      },
      'Puis passez côté dissimulé tous les Guerriers germains de la carte ; les pistés perdent leur marqueur et restent repérés.',
      {
        example:
          'Chez les Sugambri, 2 Alliés et 2 Guerriers sont seuls : les Alliés gardent le Contrôle, les deux Guerriers partent donc. Ils pourraient gagner le Contrôle de Treveri ou d’Ubii. Ubii est sous le Contrôle des Romains d’un joueur, ils y vont donc.',
      },
      {
        ruling:
          'Les groupes se forment avant que le premier ne parte ; les Guerriers dissimulés vont avant les repérés et les pistés. Qu’un groupe gagne le Contrôle se juge quand il part, groupes déjà arrivés compris. La faction d’un joueur est une faction que joue une personne.',
      },
    ],
  },
  '6.2.3': {
    title: 'Germains : Piller',
    body: [
      'Avec autant de Guerriers dissimulés qu’ils le peuvent, deux par Région au plus, les Germains pillent des factions qui ont des unités dans la Région mais ni Fort ni Citadelle, jusqu’à ce qu’il ne leur reste plus de points de Ressource : les joueurs avant les Automates, sinon au hasard. Voir {rule:3.4.3}.',
    ],
  },
  '6.2.4': {
    title: 'Germains : bataille avec embuscade',
    body: [
      'Dans chaque Région où plus de Guerriers germains sont dissimulés qu’une autre faction n’y a d’unités dissimulées, et où il y aurait au moins une Perte, les Germains livrent une embuscade ({rule:3.4.4}) : contre des joueurs avant des Automates, sinon au hasard.',
    ],
  },
  '6.3': {
    title: 'Phase Quartiers d’Hiver',
    body: [
      'Les Germains, puis les Belges, les Éduens, les Arvernes, et en dernier les Romains. Le Contrôle s’ajuste après chacun. On peut donner des points de Ressource dans cette phase ({rule:1.5.2}).',
    ],
  },
  '6.3.1': {
    title: 'Quartiers d’Hiver : Germains',
    body: [
      'Les Guerriers germains des Régions en Terre brûlée sans Allié germain, hors de Germanie, rentrent tous : un seul jet décide pour tous, 1 à 3 Sugambri, 4 à 6 Ubii.',
    ],
  },
  '6.3.2': {
    title: 'Quartiers d’Hiver : Gaulois',
    body: [
      'Les Belges, puis les Éduens, puis les Arvernes. Chacun peut déplacer ses Guerriers, autant qu’il veut, et son Chef, chaque unité vers une Région adjacente sans Terre brûlée, sous son propre Contrôle ou sous celui d’une faction qui donne son accord. Une Région sans Contrôle, ou sous Contrôle germain, n’accueille personne.',
      'Puis il lance un dé pour chacun de ses Guerriers dans une Région en Terre brûlée sans Allié ni Citadelle à lui : sur 1 à 3, le Guerrier est retiré. Les Chefs ne lancent jamais le dé.',
    ],
  },
  '6.3.3': {
    title: 'Quartiers d’Hiver : Romains',
    body: [
      {
        steps: [
          '**Changer de place.** Des Légions, des Auxiliaires et le Chef peuvent aller, chacun vers une Région adjacente sans Terre brûlée, sous Contrôle romain ou sous celui d’une faction qui donne son accord.',
          '**Vers la Provincia.** Les Légions et Auxiliaires des Régions ravitaillées ({rule:3.2.1}) peuvent aller droit en Provincia, ceux qui viennent de changer de place compris.',
          '**Le Chef** peut aller en Provincia d’où qu’il soit.',
          '**Payer ou lancer le dé.** Hors de la Provincia, une Légion ou un Auxiliaire par Allié romain et un par Fort de sa Région reste sans payer. Pour chacun des autres, payez 1 si la Région a un Allié romain, sinon 2, le double sur une Terre brûlée ; ou lancez le dé : sur 1 à 3 il est retiré, une Légion rejoint les Légions tombées.',
        ],
      },
      'Le Chef ne paie pas et ne lance pas le dé.',
      {
        example:
          'Chez les Mandubii, sous Contrôle romain, se trouvent 3 Légions, 2 Auxiliaires, un Allié et un Fort. Deux des unités ne paient rien, les trois autres coûtent 1 chacune. Si les Éduens, qui Contrôlent Sequani, laissent passer le ravitaillement, toutes peuvent aller en Provincia à la place.',
      },
      {
        ruling:
          'Le ravitaillement est fixé d’après le Contrôle qui suit les déplacements : les Romains nomment des Régions et entendent toutes les réponses avant que quiconque aille en Provincia. Si les points de Ressource manquent, ils peuvent demander une fois de l’aide à chaque autre faction avant de payer.',
      },
    ],
  },
  '6.4': {
    title: 'Phase Récolte',
    body: [
      'Toutes les factions sauf les Germains reçoivent des points de Ressource, jusqu’à 45. On peut aussi en donner dans cette phase ({rule:1.5.2}).',
    ],
  },
  '6.4.1': {
    title: 'Récolte : Romains',
    body: [
      'Les Romains gagnent autant de points de Ressource qu’ils ont de PV ({rule:7.2}) : Tribus soumises et Dispersées et Alliés romains.',
    ],
  },
  '6.4.2': {
    title: 'Récolte : Gaulois',
    body: ['Arvernes, Éduens et Belges gagnent le double du nombre de leurs Alliés et Citadelles.'],
  },
  '6.4.3': {
    title: 'Récolte : Taxes fluviales',
    body: ['Les Éduens gagnent 4 de plus.'],
  },
  '6.5': {
    title: 'Phase Sénat',
    body: [
      'Trois étapes : le marqueur se décale, des Légions arrivent, des Auxiliaires rejoignent le Chef en Provincia.',
    ],
  },
  '6.5.1': {
    title: 'Marqueur du Sénat',
    body: [
      'Le Sénat est en **Clamor** (en haut), **Insidias** ou **Plebiscito** (en bas). Les PV des Romains décident de quel côté il se décale :',
      {
        head: ['PV romains', 'Décalage'],
        rows: [
          ['moins de 10', 'une case vers Clamor'],
          ['10 à 12', 'une case vers Insidias ; aucun s’il y est'],
          ['plus de 12', 'une case vers Plebiscito'],
        ],
      },
      'Dans une case du bout, un décalage de plus de ce côté rend le marqueur **Consolidé**. Un marqueur Consolidé qui se décalerait dans l’autre sens ne fait que se retourner.',
      '**Pas de décalage vers Plebiscito** tant qu’une Légion est tombée, ou sous l’effet de la carte {card:33}. Cela barre aussi le chemin de Clamor à Insidias, et la Consolidation en Plebiscito.',
      { ruling: 'Retourner un marqueur Consolidé en Clamor est aussi un décalage vers Plebiscito.' },
    ],
  },
  '6.5.2': {
    title: 'Légions',
    body: [
      'La moitié des Légions tombées, arrondie à l’entier inférieur, le restent jusqu’au Printemps. Les autres vont sur la piste, lignes du bas d’abord.',
      'Puis toutes les Légions de la ligne du marqueur du Sénat et des lignes au-dessus sont placées en Provincia. C’est obligatoire, et aucune n’est jamais reprise ici.',
      {
        example:
          'Trois Légions sont tombées : une le reste, deux vont sur la piste. Avec le Sénat en Plebiscito, toutes les Légions de la piste viennent en Provincia ; en Insidias, celles de la ligne du bas n’en bougent pas.',
      },
    ],
  },
  '6.5.3': {
    title: 'Auxiliaires',
    body: [
      'Si le Chef romain (Successeur aussi) est en Provincia, placez-y des Auxiliaires : 3 en Clamor, 4 en Insidias, 5 en Plebiscito. Consolidé ou non n’y change rien.',
    ],
  },
  '6.6': {
    title: 'Phase Printemps',
    body: [
      {
        steps: [
          'Les factions dont le Chef est en Réserve le placent comme **Successeur**, dans une Région avec une unité à elles ou dans une Région d’origine ({rule:1.3.1}).',
          'Toutes les Légions tombées vont sur la piste, lignes du bas d’abord.',
          'Les marqueurs pisté sont retirés ; puis tous les Guerriers et Auxiliaires passent côté dissimulé.',
          'Les marqueurs Terre brûlée sont retirés.',
          'Les marqueurs Rassemblement sont retirés, et les Dispersée se retournent côté **Rassemblement**. Les Cités mises à sac le restent.',
          'Toutes les factions sont Disponibles, et la carte à venir devient la carte en cours.',
        ],
      },
      'Une Tribu Dispersée est donc de nouveau soumise au deuxième Printemps.',
    ],
  },
}
