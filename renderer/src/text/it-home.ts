import type { Messages } from './i18n'

/** What the screens around a game say of its files and of Gallia itself, in Italian. */
export const home: Messages = {
  about: {
    title: 'Informazioni su Gallia',
    version: 'Versione {version}',
    'runs-on': 'Electron {electron}, Chromium {chromium}, Node {node}, {system}',
    notice:
      'Gallia è un adattamento non ufficiale di Falling Sky, fatto da giocatori per giocatori che possiedono il gioco da tavolo. Non è collegato con l’editore o con gli autori del gioco, né autorizzato o approvato da loro; Falling Sky e i suoi nomi appartengono ai rispettivi proprietari. Gallia ha testi, mappa e pezzi propri.',
    'made-with':
      'Caratteri: Cinzel, Alegreya e Alegreya Sans, con licenza SIL Open Font License. Linee di costa: Natural Earth, di pubblico dominio. Ciò che altro è entrato in Gallia sta nell’elenco, con la sua licenza.',
    licences: 'Licenze',
    'no-licences': 'In questa copia manca l’elenco delle licenze. Gallia funziona comunque.',
    'games-folder': 'Cartella delle partite',
    logs: 'Registri',
    open: 'Informazioni su Gallia',
  },
  desktop: {
    'nothing-open': 'Nessuna partita è aperta. Aprine una prima, o scegline una in Carica ed esportala da lì.',
    exported: 'Esportata con il nome {name}.',
  },
  earlier: {
    title: '{n} stato precedente | {n} stati precedenti',
    why: 'L’inizio delle ultime dieci carte, e uno stato per Inverno. Ognuno si apre come una partita a sé; questa resta com’è.',
    card: 'Carta {n} di {all}, {year} a.C.',
    winter: 'Inverno {winter}, {year} a.C.',
  },
  recovered: {
    safe: 'L’ultima volta Gallia si è chiusa in modo imprevisto. «{name}» è al sicuro fino all’ultima risposta salvata ({year} a.C., carta {n} di {all}): riprendila qui sotto.',
    damaged:
      'L’ultima volta Gallia si è chiusa in modo imprevisto, e il file di «{name}» non può essere aperto. Guarda in Carica: potrebbero esserci i suoi stati precedenti.',
    close: 'Ho capito',
  },
}
