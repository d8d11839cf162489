import type { RuleTexts } from '../markup'

/** Chapter 2: set-up and Sequence of Play. */
export const sequence: RuleTexts = {
  '2.0': {
    title: 'Séquence de jeu',
    body: ['Comment une partie se met en place, qui peut agir sur une carte, et ce qui vient après quoi.'],
  },
  '2.1': {
    title: 'Mise en place',
    body: [
      'Le scénario dit quelles unités sont où, combien de points de Ressource a chaque faction, et comment se forme la pioche. Toutes les factions commencent Disponibles, tous les Guerriers et Auxiliaires dissimulés. Les cartes en trop restent inconnues.',
      {
        head: ['Scénario', 'Débute', 'Événements', 'Hivers'],
        rows: [
          ['Pax Gallica ?', 'fin de l’été 54 av. J.-C.', '70', '5'],
          ['La Reconquête de la Gaule', 'hiver 53 av. J.-C.', '60 (courte : 45)', '4 (courte : 3)'],
          ['La Grande Révolte', 'printemps 52 av. J.-C.', '45 (courte : 30)', '3 (courte : 2)'],
        ],
      },
      'La pioche est faite de piles de cinq Événements. Une carte Hiver est mêlée à une pile sur trois (dans Pax Gallica ?, aux piles 2, 5, 8, 11 et 14). **Initiative équilibrée** est une option des deux autres scénarios : les Événements sont tirés de sorte que chaque faction soit en tête d’à peu près autant de cartes que les autres.',
      '**Pax Gallica ?** Le premier Hiver n’a ni phase Victoire ni phase Germaine. Le Sénat n’a pas encore d’état, les Événements ne peuvent donc le décaler ; dans la première phase Sénat, le marqueur est placé en Insidias au lieu d’être décalé. Trois Légions attendent : quand commence la première phase Récolte, les Romains les placent en Gaule belge, dans une ou plusieurs Régions. Jusque-là elles comptent comme hors-carte. Dès la première phase Printemps, les Arvernes peuvent à tout moment placer Vercingétorix dans la Région de leur choix.',
      '**La Grande Révolte.** Les Belges commencent avec un Successeur. Si un joueur a les seuls Belges, ou si un même joueur a Romains et Éduens, c’est Ambiorix à la place. Pour un joueur qui a Arvernes et Belges, voir {rule:1.5.1}.',
    ],
  },
  '2.2': {
    title: 'Début, informations publiques',
    body: [
      'La première carte est en cours, et la suivante est visible à côté. Chacun peut regarder les cartes jouées, et sait combien il en reste.',
    ],
  },
  '2.3': {
    title: 'Carte Événement',
    body: ['Sur une carte Événement agissent jusqu’à deux factions, dans l’ordre qu’elle indique.'],
  },
  '2.3.1': {
    title: 'Disponibilité',
    body: [
      'Une faction est Disponible si elle n’a réalisé ni Ordre ni Événement sur la carte précédente. Au départ, toutes le sont.',
    ],
  },
  '2.3.2': {
    title: 'Ordre des factions',
    body: [
      'La carte montre les quatre factions de gauche à droite. Passez celles qui sont Indisponibles : la première qui reste est la **première faction à jouer**, la suivante la **seconde faction à jouer**.',
    ],
  },
  '2.3.3': {
    title: 'Passer',
    body: [
      'Une faction qui passe reste Disponible et gagne 1 point de Ressource, les Romains 2. La prochaine faction Disponible à droite prend sa place, avec les mêmes options. Quand la dernière faction Disponible passe, la carte est finie.',
      'Une faction qui n’arrive jamais à la première ou à la seconde place ne peut passer, et ne gagne rien.',
      {
        example:
          'L’ordre de la carte est Arvernes, Éduens, Romains, Belges ; les Belges sont Indisponibles. Les Arvernes prennent un Ordre sans Compétence. Les Éduens pourraient prendre un Ordre régional, mais passent pour 1 point de Ressource. Les Romains sont maintenant seconds et passent aussi, pour 2. Après la carte, tous sont Disponibles sauf les Arvernes.',
      },
    ],
  },
  '2.3.4': {
    title: 'Options de la première et de la seconde faction',
    body: [
      {
        head: ['La première a choisi', 'La seconde peut choisir'],
        rows: [
          ['un Ordre sans Compétence', 'un Ordre régional, ou Passer'],
          ['un Ordre avec Compétence', 'un Ordre régional, l’Événement, ou Passer'],
          ['l’Événement', 'un Ordre avec ou sans Compétence, ou Passer'],
        ],
      },
      'La première faction choisit librement : un Ordre dans une ou plusieurs Régions, avec ou sans Compétence, ou l’Événement, ou Passer.',
      'La carte est finie quand la seconde faction a agi, ou que toutes celles qui restaient ont passé.',
    ],
  },
  '2.3.5': {
    title: 'Ordre régional',
    body: [
      'Un Ordre dans une seule Région, sans Compétence. Pour Marcher, cela signifie une seule Région de départ, d’où plusieurs groupes peuvent aller à divers endroits. Il rend la faction Indisponible comme tout Ordre.',
      'Un Automate qui n’aurait droit qu’à un Ordre régional prend un Ordre complet, avec une Compétence ({rule:8.1.2}).',
    ],
  },
  '2.3.6': {
    title: 'Ajuster la Disponibilité',
    body: [
      'Après la carte, celles qui ont réalisé un Ordre, un Ordre régional ou l’Événement deviennent Indisponibles. Toutes les autres deviennent Disponibles, sauf si un Événement en décide autrement. Les actions gratuites qu’un Événement donne à une autre faction ne touchent pas la Disponibilité de celle-ci.',
      {
        ruling:
          '« Indisponible jusqu’à la fin de la prochaine carte » agit tout de suite, si bien qu’une faction qui n’a pas encore agi sur cette carte ne le peut plus, et vaut pour toute la carte suivante. « Reste Disponible » s’applique après l’ajustement. Si les deux touchent une même faction, elle est Indisponible.',
      },
      'Une faction qui devient Disponible en cours de carte ({card:35}, {card:47}) peut encore y agir comme seconde faction si cette place est libre, où qu’elle soit dans l’ordre de la carte.',
    ],
  },
  '2.3.7': {
    title: 'Carte à venir',
    body: [
      'La carte à venir devient la carte en cours et une autre est montrée, même si la carte en cours est l’Hiver.',
    ],
  },
  '2.3.8': {
    title: 'Gel, Gel soudain',
    body: [
      '**Gel.** Tant que la carte à venir est l’Hiver, personne ne peut choisir l’Ordre Marcher, et les Belges ne peuvent faire Marcher des Germains en Enrôlant. Un Événement peut tout de même accorder une marche. Les Germains de la Séquence hivernale Marchent comme toujours.',
      '**Gel soudain** est une option de mise en place, qui prend la place du Gel. Dès qu’une carte Hiver apparaît à venir, elle échange sa place avec l’Événement qui vient de devenir la carte en cours : personne n’agit sur cet Événement, et la Séquence hivernale a lieu tout de suite. L’Événement ouvre alors l’année suivante, sans Gel.',
    ],
  },
  '2.4': {
    title: 'Carte Hiver',
    body: [
      'Quand l’Hiver devient la carte en cours, la Séquence hivernale a lieu ({rule:6.0}). Les Événements jusqu’à un Hiver compris sont une **année**.',
    ],
  },
  '2.4.1': {
    title: 'Dernier Hiver',
    body: [
      'Si personne n’a gagné dans la phase Victoire du dernier Hiver, la partie s’arrête là, et les Scores décident ({rule:7.3}).',
    ],
  },
}
