import type { Messages } from './i18n'

/** What the screens around a game say of its files and of Gallia itself. */
export const home: Messages = {
  about: {
    title: 'À propos de Gallia',
    version: 'Version n° {version}',
    'runs-on': 'Avec Electron {electron}, Chromium {chromium}, Node {node}, {system}',
    notice:
      'Gallia est une adaptation non officielle de Falling Sky, faite par des joueurs pour des joueurs qui possèdent le jeu de plateau. Elle n’a pas de lien avec l’éditeur ni les auteurs du jeu, et n’est ni autorisée ni approuvée par eux ; Falling Sky et ses noms appartiennent à leurs propriétaires. Les textes, la carte et les pièces de Gallia lui sont propres.',
    'made-with':
      'Polices : Cinzel, Alegreya et Alegreya Sans, sous licence SIL Open Font License. Tracé des côtes : Natural Earth, dans le domaine public. La liste nomme tout le reste, avec les licences.',
    licences: 'Licences des composants',
    'no-licences': 'La liste des licences manque dans cette version. Gallia n’en souffre pas.',
    'games-folder': 'Dossier des parties',
    logs: 'Journaux',
    open: 'À propos de Gallia',
  },
  desktop: {
    'nothing-open':
      'Aucune partie n’est ouverte. Ouvrez-en une d’abord, ou choisissez-en une dans Charger et exportez-la de là.',
    exported: 'Exportée sous le nom {name}.',
  },
  earlier: {
    title: '{n} état antérieur | {n} états antérieurs',
    why: 'Le début des dix dernières cartes, et un état par Hiver. Chacun s’ouvre comme une partie à part ; celle-ci reste telle quelle.',
    card: 'Carte {n} sur {all}, {year} av. J.-C.',
    winter: 'Hiver {winter}, {year} av. J.-C.',
  },
  recovered: {
    safe: 'Gallia s’est arrêté de façon imprévue la dernière fois. « {name} » est à l’abri jusqu’à sa dernière réponse enregistrée ({year} av. J.-C., carte {n} sur {all}) : reprenez-la ci-dessous.',
    damaged:
      'Gallia s’est arrêté de façon imprévue la dernière fois, et le fichier de « {name} » ne peut être ouvert. Regardez dans Charger : ses états antérieurs peuvent s’y trouver.',
    close: 'Compris',
  },
}
