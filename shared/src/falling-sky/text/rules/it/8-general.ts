import type { RuleTexts } from '../markup'

/** Chapter 8: what all Non-players have in common, and the one-player game. */
export const nonPlayers: RuleTexts = {
  '8.0': {
    title: 'Non-giocatori',
    body: [
      'Ognuna delle quattro Fazioni può essere guidata da un diagramma di flusso invece che da una persona; i Germani mai. In questo programma una Fazione simile è un **bot**. Quando gioca, la cronaca mostra la sua via nel diagramma.',
      {
        head: ['Giocatori', 'Consigliato'],
        rows: [
          ['3', 'i Belgi o gli Aedui come Non-giocatori'],
          ['2', 'Romani e Arverni giocati, Belgi e Aedui come Non-giocatori'],
          ['1', 'Romani o Arverni giocati, tre Non-giocatori'],
        ],
      },
      'Parole usate in questo capitolo: un **giocatore** è una Fazione guidata da una persona. Il **margine** è quello di {rule:7.3}; «a 0 o più» vuol dire un margine di almeno 0. Nelle previsioni le **Perdite** si contano prima di ogni tiro, così che una Legione che potrebbe salvarsi conta comunque come una.',
    ],
  },
  '8.1': {
    title: 'Non-giocatori e Sequenza di Gioco',
    body: [
      'Ogni volta che un Non-giocatore diventa 1ª o 2ª Disponibile, percorre il suo diagramma dall’inizio. Rispetta tutte le regole, i costi e i limiti, tranne ciò che dice {rule:8.1.2}. Quando passa guadagna Risorse come tutti.',
    ],
  },
  '8.1.1': {
    title: 'Comando o Evento',
    body: [
      'Un Non-giocatore rifiuta un Evento e prosegue nel diagramma verso un Comando se',
      {
        list: [
          'il testo che userebbe, con la sua istruzione, ora non avrebbe **alcun effetto**, o rivelerebbe soltanto pezzi propri. Una Battaglia che non potrebbe causare una Perdita è nessun effetto; guadagnare o perdere una Capacità è un effetto;',
          'è una **Capacità** e il prossimo Inverno è l’ultimo;',
          'la carta mostra le **spade** per questa Fazione, o lo dice la sua istruzione.',
        ],
      },
    ],
  },
  '8.1.2': {
    title: 'I Comandi non sono limitati',
    body: [
      'Dove la Sequenza di Gioco dà a un Non-giocatore un Comando Limitato, esegue un Comando intero e può aggiungere un’Abilità Speciale. Un Comando Limitato concesso da un Evento, come con {card:48}, resta Limitato.',
    ],
  },
  '8.1.3': {
    title: 'Leggere i diagrammi',
    body: [
      'I passi numerati vengono uno dopo l’altro: ognuno si esegue per quanto possibile prima che cominci il seguente. I punti con lettere dentro un passo restringono la scelta: ognuno lascia meno candidati al seguente, e ciò che resta si sceglie a caso.',
    ],
  },
  '8.2': {
    title: 'Eseguire Eventi',
    body: ['Un Non-giocatore che esegue un Evento segue il testo, i segni sulla carta e le indicazioni qui sotto.'],
  },
  '8.2.1': {
    title: 'Istruzioni e simboli',
    body: [
      'Un segno accanto al simbolo della Fazione sulla carta dice come tratta l’Evento:',
      {
        list: [
          '**Corona**: c’è un’istruzione. Può fare dell’Evento uno che la Fazione rifiuta.',
          '**Spade**: mai eseguito.',
          '**Carnyx**, solo per gli Arverni: eseguito senza tiro.',
        ],
      },
      'Le istruzioni stanno presso ogni Fazione: Belgi {rule:8.5.2}, Aedui {rule:8.6.1}, Arverni {rule:8.7.2}, Romani {rule:8.8.2}. Se un Evento fa agire un altro Non-giocatore, è l’istruzione di quella Fazione a dire come.',
    ],
  },
  '8.2.2': {
    title: 'Uso Duplice',
    body: [
      'Arverni e Belgi usano il testo ombreggiato se c’è, Romani e Aedui quello non ombreggiato. Un’istruzione può dire altro.',
    ],
  },
  '8.2.3': {
    title: 'Azioni concesse da Eventi',
    body: [
      'I **Comandi e le Abilità Speciali gratuiti** seguono il diagramma della Fazione, entro ciò che l’Evento permette.',
      {
        list: [
          'Per più Comandi di seguito, come «Marcia e poi Battaglia», valgono le priorità del primo.',
          'Dove l’Evento lascia aperto il Comando, lo sceglie il diagramma. Dove concede solo un’Abilità Speciale, è quella che il diagramma userebbe ora.',
          'Una Marcia gratuita a cui il diagramma non conduce segue la casella di Marcia più bassa: {rule:8.5.5} per i Belgi, {rule:8.6.5} per gli Aedui, {rule:8.7.6} per gli Arverni, {rule:8.8.3} per i Romani.',
        ],
      },
      '**Chi ne trae vantaggio.** Dove il testo lascia aperto chi guadagna qualcosa, il Non-giocatore sceglie sé stesso. Se non è possibile, l’Evento conta come senza effetto.',
      'I **Germani** che un Evento mette nelle sue mani agiscono secondo le priorità della Fazione; ciò che esse non decidono segue {rule:6.2}.',
    ],
  },
  '8.3': {
    title: 'Scegliere Regioni, Tribù, bersagli',
    body: [
      'Prendi ogni priorità in ordine finché non resta nulla a cui si adatti, o finché un limite o le Risorse sono esauriti. Poi passa alla seguente.',
    ],
  },
  '8.3.1': {
    title: 'Luogo dell’Evento',
    body: [
      'Dove un Evento lascia aperto il luogo, si sceglie prima quello a vantaggio della Fazione stessa. Poi quello che piazza più pezzi propri, o che ne rimuove di più ai nemici, in quest’ordine: Legioni, Cittadelle, Alleati, altri pezzi. Poi secondo {rule:8.4.1}; poi a caso. Una Regione si completa per quanto possibile prima della seguente.',
    ],
  },
  '8.3.2': {
    title: 'Piazzare Comandanti',
    body: ['Un Comandante si piazza non appena è possibile, dove la Fazione ha più pezzi.'],
  },
  '8.3.3': {
    title: 'Usare le Capacità',
    body: ['Una Capacità che vale solo in alcune Regioni si usa nelle prime a cui si adatta.'],
  },
  '8.3.4': {
    title: 'Scelta a caso',
    body: [
      'Le parità tra Regioni, Tribù o bersagli le decide un dado, con uguali probabilità. Più di sei candidati si dividono prima in gruppi di sei al massimo, il più possibile uguali: un tiro per il gruppo, uno al suo interno. Se esce un numero che non indica nulla si tira di nuovo, a partire dal primo tiro.',
      {
        example:
          'Sette Regioni: 1–3 indica le prime quattro, 4–6 le altre tre. Un 5 al secondo tiro fa ripetere entrambi i tiri.',
      },
      {
        ruling:
          'I candidati stanno nell’ordine della mappa, le Fazioni nell’ordine Romani, Arverni, Aedui, Belgi, Germani.',
      },
    ],
  },
  '8.4': {
    title: 'Altre indicazioni',
    body: [
      'I Non-giocatori fanno tutto al massimo, in quante più Regioni e con quanti più pezzi possono, se non è detto altro.',
    ],
  },
  '8.4.1': {
    title: 'Piazzare, muovere, rimuovere',
    body: [
      'Scelte le Regioni, i pezzi propri si piazzano e si muovono, e quelli nemici si colpiscono, in quest’ordine:',
      {
        steps: [
          'Comandanti',
          'Legioni',
          'Cittadelle o Forti',
          'Alleati in Città o presso i Remi',
          'altri Alleati',
          'Bande e Auxilia; dei nemici i Nascosti prima dei Rivelati e degli Esplorati',
        ],
      },
      'Per le proprie Perdite e rimozioni l’ordine si legge al contrario.',
      {
        head: ['Non-giocatore', 'Nemici in ordine'],
        rows: [
          ['Belgi', 'Romani, Aedui, Arverni, Germani'],
          ['Arverni', 'Romani, Aedui, Belgi, Germani'],
          ['Romani', 'Arverni, Belgi, Germani, Aedui'],
          ['Aedui', 'Arverni, Belgi, Germani, Romani'],
        ],
      },
      'Quando si muove, un Non-giocatore cerca di avere almeno quattro proprie Bande o Auxilia con il suo Comandante. Una sostituzione rimuove il bersaglio anche se non resta un pezzo per sostituirlo. Un Non-giocatore non rimuove mai volontariamente pezzi propri.',
    ],
  },
  '8.4.2': {
    title: 'Trasferimenti, consensi, Disturbo',
    body: [
      'Belgi e Arverni non danno Risorse e non acconsentono a Linee di Rifornimento, Ritirate o trasferimenti. Disturbano i Romani nella Marcia e nella Confisca ogni volta che possono, e non Disturbano Vercingetorige.',
      'Per gli Aedui vedi {rule:8.6.6}, per i Romani {rule:8.8.6}. Entrambi Disturbano sempre Vercingetorige, e nessun altro.',
    ],
  },
  '8.4.3': {
    title: 'Ritirata',
    body: [
      'Un Non-giocatore che difende si ritira, se può, quando è vera una di queste cose:',
      {
        list: [
          'solo con una Ritirata è sicuro che il suo ultimo pezzo in difesa sopravviva;',
          'è romano, e una Ritirata vuol dire meno tiri obbligati per le Legioni;',
          'lì non ha né Forte né Cittadella, la Ritirata di per sé non rimuoverebbe alcun suo pezzo, e non è sicuro di infliggere almeno metà delle Perdite che subirà.',
        ],
      },
      'I Galli che si ritirano dai Romani lasciano dove sono tutte le Bande Nascoste. Gli altri vanno dove il loro Comandante si trova insieme a più pezzi propri.',
      {
        ruling:
          'I Romani che non hanno dove andare resistono, perché la Ritirata rimuoverebbe proprio le Legioni che deve salvare.',
      },
    ],
  },
  '8.4.4': {
    title: 'Gelo e vittoria di un giocatore',
    body: [
      'Finché la carta seguente è Inverno, un Non-giocatore non fa nulla che da solo potrebbe portare un giocatore oltre la sua soglia, o più in là di essa, quali che siano i dadi e le risposte dei giocatori. Passa al prossimo candidato o alla prossima priorità. Aiutare altri Non-giocatori non importa.',
      { ruling: 'Un Evento che lo farebbe è rifiutato per intero.' },
    ],
  },
  '8.9': {
    title: 'Partita con un solo giocatore',
    body: [
      'Un giocatore solo non può vincere prima dell’Inverno Finale. Se un Non-giocatore soddisfa la sua condizione in una qualsiasi Fase della Vittoria, il giocatore ha perso. Nell’ultima Fase della Vittoria il giocatore deve avere il margine più alto; le parità vanno ai Non-giocatori.',
      {
        list: [
          '**Facile:** soddisfare la propria condizione in una qualsiasi Fase della Vittoria fa vincere.',
          '**Difficile:** un Non-giocatore con un margine più alto in una qualsiasi Fase della Vittoria è una sconfitta.',
        ],
      },
      'Il grado della vittoria è il margine del giocatore meno il più alto dei Non-giocatori: 1 o 2 è «In Gallia Bella!»; 3 o più è «Imperator!» per Roma, e «Galli ipsi gubernandi sunt!» per i Galli. Se il giocatore non vince, la Gallia va al migliore dei Non-giocatori.',
    ],
  },
}
