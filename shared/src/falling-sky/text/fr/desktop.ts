/** What the desktop app says in its menu and in the system's dialogs, in French. */
export const desktop: Record<string, string> = {
  'menu.game': 'Partie',
  'menu.new': 'Nouvelle partie',
  'menu.load': 'Charger…',
  'menu.recent': 'Parties récentes',
  'menu.no-recent': 'Aucune partie pour l’instant',
  'menu.import': 'Ouvrir un fichier de partie…',
  'menu.export': 'Exporter cette partie…',
  'menu.games-folder': 'Montrer le dossier des parties',
  'menu.settings': 'Réglages…',
  'menu.quit': 'Quitter Gallia',
  'menu.edit': 'Édition',
  'menu.view': 'Affichage',
  'menu.help': 'Aide',
  'menu.library': 'Cartes et règles',
  'menu.logs': 'Montrer les journaux',
  'menu.about': 'À propos de Gallia',
  'desktop.files': 'Parties de Gallia',
  'desktop.export-failed':
    'Le fichier n’a pu être écrit à cet endroit ({code}). La partie ne risque rien dans Gallia : choisissez un autre endroit, ou libérez de la place, et exportez de nouveau.',
  'desktop.import-failed':
    'Le système ne laisse pas Gallia lire ce fichier ({code}). Rien n’a changé : vérifiez qui peut le lire, puis rouvrez-le.',
  'desktop.too-large': 'Ce fichier est bien trop grand pour être une partie de Gallia. Rien n’a changé.',
  'desktop.imported': '« {name} » a rejoint vos parties. Le fichier d’origine reste tel quel.',
  'desktop.no-folder': 'Le dossier n’a pu être montré ({detail}). C’est {path}.',
  'desktop.page-recovered': 'La fenêtre a dû être affichée de nouveau. La partie est où elle était : rien n’est perdu.',
  'desktop.page-fails': 'La fenêtre de Gallia échoue sans cesse.',
  'desktop.page-fails-detail':
    'Vos parties sont enregistrées. Un nouvel essai peut suffire ; sinon, quittez, relancez Gallia et envoyez-nous le journal.',
  'desktop.try-again': 'Réessayer',
  'desktop.page-hangs': 'La fenêtre de Gallia ne répond pas.',
  'desktop.page-hangs-detail':
    'Vos parties sont enregistrées. Vous pouvez attendre, ou afficher de nouveau la fenêtre : la partie reprend où elle est.',
  'desktop.wait': 'Attendre',
  'desktop.reload': 'Afficher de nouveau',
  'desktop.mistake':
    'Gallia a rencontré une erreur dont il ne peut se remettre ({detail}) et va se fermer. Vos parties sont enregistrées : relancez Gallia. Ce qui s’est passé figure au journal, dans le dossier « logs ».',
}
