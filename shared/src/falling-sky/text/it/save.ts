/** What the host says about files and calls (Italian). Each says what happened, what is safe and what to do. */
export const save: Record<string, string> = {
  'save.damaged':
    'Questo file è danneggiato e non può essere aperto; è rimasto com’era. Apri uno stato precedente della partita, o procurati di nuovo il file da dove è venuto.',
  'save.truncated':
    'Manca la fine di questo file, che quindi non può essere aperto; è rimasto com’era. Apri uno stato precedente della partita, o procurati di nuovo il file da dove è venuto.',
  'save.foreign':
    'Questa non è una partita di Gallia; il file è rimasto com’era. Le partite di Gallia sono file che finiscono in .gallia.',
  'save.newer':
    'Questa partita è stata salvata da una versione più recente di Gallia. Aggiorna Gallia per aprirla; il file è rimasto com’era.',
  'save.not-playable':
    'Questa versione di Gallia non può giocare la partita di questo file. Il file è rimasto com’era.',
  'save.not-a-game': 'In questo file non c’è una partita di Falling Sky. È rimasto com’era.',
  'save.cannot-replay':
    'Questa versione di Gallia non può riprendere la partita di questo file ({error}). Il file è rimasto com’era, così che una versione corretta possa aprirlo.',
  'save.missing': 'Il file di questa partita non è più nella cartella. È stato spostato o cancellato fuori da Gallia?',
  'save.unreadable':
    'Il sistema non permette a Gallia di leggere questo file ({code}). Controlla chi può leggerlo, poi riprova.',
  'save.disk-full':
    'Il disco è pieno e la partita non ha potuto essere salvata. Prosegue, ed è al sicuro finché Gallia è aperta: libera spazio, e la prossima risposta la salverà.',
  'save.folder-read-only':
    'Gallia non può scrivere nella sua cartella e la partita non ha potuto essere salvata. Prosegue, ed è al sicuro finché Gallia è aperta: consenti la scrittura, e la prossima risposta la salverà.',
  'save.read-only':
    'Il file di questa partita è di sola lettura e non è stato modificato. La partita prosegue: duplicala per conservare ciò che giochi da qui.',
  'save.write-failed':
    'La partita non ha potuto essere salvata ({code}). Prosegue, ed è al sicuro finché Gallia è aperta: la prossima risposta farà un nuovo tentativo.',
  'save.no-answer':
    'Il disco non risponde e la partita non è ancora salvata. È al sicuro finché Gallia è aperta: controlla l’unità o la cartella di rete.',
  'save.not-in-bin': 'Questa partita non è più nel cestino.',
  'save.place-taken': 'Al posto di questa partita ora ce n’è un’altra: rinominala o spostala, poi ripristina di nuovo.',
  'save.notice.backup':
    'L’ultimo salvataggio di questa partita era danneggiato, e la partita si apre dal salvataggio precedente. Manca al massimo la tua ultima risposta; il file danneggiato è conservato accanto.',
  'save.notice.rules':
    'Le regole di Gallia sono state corrette da quando questa partita è stata salvata. {n} risposta non è più valida e va data di nuovo; il vecchio file è conservato. | Le regole di Gallia sono state corrette da quando questa partita è stata salvata. {n} risposte non sono più valide e vanno date di nuovo; il vecchio file è conservato.',
  'save.notice.backup-and-rules':
    'L’ultimo salvataggio era danneggiato: se ne apre uno precedente, e nel frattempo le regole sono state corrette. {n} risposta va data di nuovo; il vecchio file è conservato. | L’ultimo salvataggio era danneggiato: se ne apre uno precedente, e nel frattempo le regole sono state corrette. {n} risposte vanno date di nuovo; il vecchio file è conservato.',
  'save.notice.read-only':
    'Il file di questa partita è di sola lettura: ciò che giochi ora non viene salvato. Duplica la partita per conservarlo.',
  'host.folder-in-use':
    'Gallia è già aperta nel browser, con le stesse partite. Chiudila prima lì, poi avviala di nuovo.',
  'host.not-open': 'Questa partita non è più aperta. Riaprila dall’elenco; tutto ciò che era salvato è lì.',
  'host.overtaken':
    'Da quando hai guardato, questa partita è andata avanti in un’altra finestra. Qui non è stato fatto nulla: ecco come stanno le cose ora.',
  'host.rules-changed':
    'Le regole di Gallia sono state corrette da quando quel momento è stato giocato, e non si può tornarvi. All’inizio di un altro turno sì; la partita resta dov’è.',
  'host.no-such-moment': 'In questa partita non c’è un momento simile.',
  'host.no-such-line': 'La cronaca non ha una riga simile.',
  'host.no-such-branch':
    'Questo seguito della partita è stato ripreso o lasciato nel frattempo. Guarda di nuovo l’elenco.',
  'host.broken-rule':
    'Gallia ha sbagliato una regola ({detail}) e ha ritirato la tua risposta. La partita è al sicuro; un rapporto si trova nella cartella «reports». Un’altra risposta potrebbe funzionare.',
  'host.unknown-call': 'Questa finestra e il nucleo di Gallia non sono della stessa versione. Riavvia Gallia.',
  'host.bad-arguments': 'Il nucleo di Gallia non ha capito la richiesta di questa finestra ({call}): {detail}',
  'host.unexpected':
    'È successo qualcosa di imprevisto ({detail}). Le tue partite sono al sicuro: se si ripete, riavvia Gallia.',
  'quit.unsaved':
    'Alcune partite non hanno potuto essere salvate. Se esci ora, si perde ciò che è stato giocato dal loro ultimo salvataggio.',
  'quit.back': 'Torna alla partita',
  'quit.anyway': 'Esci senza salvare',
}
