/** What the desktop app says in its menu and in the system's dialogs (Italian). Dialogs say what happened, what is safe and what to do. */
export const desktop: Record<string, string> = {
  'menu.game': 'Partita',
  'menu.new': 'Nuova partita',
  'menu.load': 'Carica…',
  'menu.recent': 'Partite recenti',
  'menu.no-recent': 'Ancora nessuna partita',
  'menu.import': 'Apri il file di una partita…',
  'menu.export': 'Esporta questa partita…',
  'menu.games-folder': 'Mostra la cartella delle partite',
  'menu.settings': 'Impostazioni…',
  'menu.quit': 'Esci da Gallia',
  'menu.edit': 'Modifica',
  'menu.view': 'Vista',
  'menu.help': 'Aiuto',
  'menu.library': 'Carte e regole',
  'menu.logs': 'Mostra i registri',
  'menu.about': 'Informazioni su Gallia',
  'desktop.files': 'Partite di Gallia',
  'desktop.export-failed':
    'Non è stato possibile scrivere lì il file ({code}). La partita è al sicuro in Gallia: scegli un altro posto, o libera spazio, ed esportala di nuovo.',
  'desktop.import-failed':
    'Il sistema non permette a Gallia di leggere quel file ({code}). Non è cambiato nulla: controlla chi può leggerlo, poi aprilo di nuovo.',
  'desktop.too-large': 'Quel file è troppo grande per essere una partita di Gallia. Non è cambiato nulla.',
  'desktop.imported': '«{name}» è stata aggiunta alle tue partite. Il file da cui viene resta com’è.',
  'desktop.no-folder': 'Non è stato possibile mostrare la cartella ({detail}). È {path}.',
  'desktop.page-recovered': 'La finestra ha dovuto essere ricaricata. La partita è dov’era: non si è perso nulla.',
  'desktop.page-fails': 'La finestra di Gallia continua a bloccarsi.',
  'desktop.page-fails-detail':
    'Le tue partite sono salvate. Riprovare può aiutare; se non basta, esci, riavvia Gallia e mandaci il registro.',
  'desktop.try-again': 'Riprova',
  'desktop.page-hangs': 'La finestra di Gallia non risponde.',
  'desktop.page-hangs-detail':
    'Le tue partite sono salvate. Puoi aspettare, o ricaricare la finestra: la partita riprende da dov’è.',
  'desktop.wait': 'Aspetta',
  'desktop.reload': 'Ricarica',
  'desktop.mistake':
    'Gallia ha commesso un errore da cui non può riprendersi ({detail}) e si chiuderà. Le tue partite sono salvate: riavvia Gallia. Che cosa è successo sta scritto nel registro, nella cartella «logs».',
}
