import type { RuleTexts } from '../markup'

/** Chapter 5: Events. */
export const events: RuleTexts = {
  '5.0': {
    title: 'Événements',
    body: ['Comment se réalisent les textes des cartes. Toutes les cartes sont dans la Bibliothèque.'],
  },
  '5.1': {
    title: 'Réaliser un Événement',
    body: [
      'Réalisez le texte dans l’ordre où il est écrit. Ce qu’il laisse ouvert, la faction qui agit le décide, cibles et unités des autres comprises. « Placer » se dit des unités de la faction qui place, sauf si le texte en nomme une autre ou dit « quelconque ».',
    ],
  },
  '5.1.1': {
    title: 'Événements et règles',
    body: [
      'Un Événement passe avant les règles, sauf en ceci :',
      {
        list: [
          'On ne place rien qui ne soit en Réserve. Un remplacement n’est alors qu’un retrait. La faction qui agit peut d’abord retirer des unités à elle pour en avoir ({rule:1.4.1}).',
          'L’Empilement ({rule:1.4.2}) vaut, sauf avec les cartes {card:5}, {card:26} et {card:71}, qui le changent.',
          'Les points de Ressource s’arrêtent à 45.',
          '« Repérer » et « dissimuler » ne touchent que Guerriers et Auxiliaires. Un Guerrier pisté qui devrait se dissimuler perd plutôt son marqueur.',
          'Un marqueur du Sénat Consolidé que l’on décale dans l’autre sens ne fait que se retourner, quel que soit le nombre de cases du texte. Décalé au-delà d’une case du bout, le marqueur devient Consolidé ({rule:6.5.1}).',
        ],
      },
      'Une marche accordée par un Événement peut se faire pendant le Gel.',
      { ruling: 'Un décalage de deux cases se fait une case à la fois.' },
    ],
  },
  '5.1.2': {
    title: 'Événements contraires',
    body: ['Quand deux Événements se contredisent, le plus récent l’emporte.'],
  },
  '5.1.3': {
    title: 'Réalisation partielle',
    body: ['Faites tout ce qui peut l’être et laissez ce qui ne le peut pas.'],
  },
  '5.1.4': {
    title: 'Marqueurs d’Événement',
    body: [
      'Certains Événements laissent un marqueur pour rappeler ce qui dure : {card:4}, {card:5}, {card:23}, {card:33}, {card:71}, et le marqueur Terre brûlée de {card:49}.',
    ],
  },
  '5.2': {
    title: 'Double effet',
    body: [
      'La plupart des cartes ont deux textes, effet I et effet II. La faction qui agit choisit l’un d’eux, n’importe lequel, quelle que soit la faction.',
    ],
  },
  '5.3': {
    title: 'Capacités',
    body: [
      'Une Capacité dure jusqu’à la fin de la partie, avec l’effet qui a été réalisé, à moins qu’un Événement ultérieur ne la change ({rule:5.1.2}).',
      'Plusieurs peuvent se rencontrer dans une même bataille. On les applique alors dans cet ordre :',
      {
        steps: [
          'Les Pertes avant la bataille proprement dite : {card:13} effet I, {card:27} effet II.',
          'Ce qu’inflige chaque unité : César, Ambiorix, {card:59} effet I, {card:11}, {card:6}, {card:30} effet II.',
          '{card:27} effet I : 1 de moins.',
          '{card:59} effet II : doublement.',
          'Division par deux pour un Repli, une Citadelle ou un Fort.',
          'Arrondi à l’entier inférieur.',
          '{card:15} effet I : 2 de plus ou 1 de moins, jamais au-dessous de 0.',
        ],
      },
    ],
  },
  '5.4': {
    title: 'Actions gratuites',
    body: [
      'Les Ordres et Compétences accordés par un Événement ne coûtent rien et ne touchent pas la Disponibilité ; toutes les autres règles valent ({rule:3.1.2}).',
      {
        list: [
          'Une « Compétence » gratuite ne peut être Assiéger ou Embusquer qu’avec une bataille du même Événement. Une « embuscade » gratuite comprend sa bataille.',
          'Une marche ou une reconnaissance gratuite « dans » une Région peut en sortir.',
        ],
      },
      {
        ruling:
          'Chaque Région de départ d’une marche gratuite « vers » un lieu doit y envoyer une unité. Quand le texte décrit lui-même le déplacement, seules vont les unités de la faction.',
      },
    ],
  },
}
