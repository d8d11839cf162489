import type { RuleTexts } from '../markup'

/** Chapter 1: map, pieces, Factions, Control, Resources. */
export const concepts: RuleTexts = {
  '1.0': {
    title: 'Introduzione',
    body: [
      'Gallia, dal 54 al 50 a.C. Le Legioni di Cesare tengono un paese che non si è arreso. Quattro Fazioni se lo contendono: i **Romani**, gli **Arverni** di Vercingetorige, gli **Aedui** che commerciano con entrambe le parti, e i **Belgi** del nord. Una quinta, i **Germani**, passa il Reno secondo regole proprie.',
      'Ogni Fazione vince a modo suo: {rule:7.2} dice come. Le regole sono numerate come nel regolamento, così che un numero su un’etichetta porti allo stesso punto in entrambi.',
    ],
  },
  '1.1': {
    title: 'Andamento generale del gioco',
    body: [
      'A guidare il gioco sono le carte. Su ogni carta Evento al massimo due Fazioni eseguono l’Evento, un Comando, o un Comando con un’Abilità Speciale; le altre attendono. Due carte sono sempre scoperte: quella in gioco e la seguente. Di tanto in tanto esce una carta Inverno: allora si controlla la vittoria, agiscono i Germani, gli eserciti vanno nei Quartieri e tutti guadagnano Risorse.',
      'Come si gioca una carta: {rule:2.3}. Come si gioca l’Inverno: {rule:6.0}.',
    ],
  },
  '1.2': {
    title: 'Componenti',
    body: [
      'Il gioco da tavolo ha una mappa, pezzi di legno, carte, segnalini e dadi. Qui li tiene tutti il programma: distribuisce le carte, tira i dadi, muove i segnalini e non sbaglia mai un conto.',
      'Quanti pezzi ha ogni Fazione: {rule:1.4.1}.',
    ],
  },
  '1.3': {
    title: 'La mappa',
    body: ['La mappa mostra le Regioni con le loro Tribù e Città, e i confini che contano: il Reno e il mare.'],
  },
  '1.3.1': {
    title: 'Regioni, Valore di Controllo, Regioni Originarie',
    body: [
      'Una Regione contiene pezzi e Tribù. È sotto il Controllo di una Fazione o di nessuna ({rule:1.6}). Il suo **Valore di Controllo** è il numero delle sue Tribù e conta per i Belgi ({rule:7.2}).',
      {
        head: ['Regione', 'Tribù', 'Gruppo', 'Valore di Controllo'],
        rows: [
          ['Morini', 'Menapii, Morini', 'Belgica', '2'],
          ['Nervii', 'Eburones, Nervii', 'Belgica', '2'],
          ['Atrebates', 'Bellovaci, Atrebates, Remi', 'Belgica', '3'],
          ['Sugambri', 'Suebi (nord), Sugambri', 'Germania', '1'],
          ['Ubii', 'Suebi (sud), Ubii', 'Germania', '1'],
          ['Treveri', 'Treveri', 'Celtica', '1'],
          ['Carnutes', 'Carnutes (Cenabum), Aulerci', 'Celtica', '2'],
          ['Mandubii', 'Mandubii (Alesia), Senones, Lingones', 'Celtica', '3'],
          ['Veneti', 'Veneti, Namnetes', 'Celtica', '2'],
          ['Pictones', 'Pictones, Santones', 'Celtica', '2'],
          ['Bituriges', 'Bituriges (Avaricum)', 'Celtica', '1'],
          ['Aedui', 'Aedui (Bibracte)', 'Celtica', '1'],
          ['Sequani', 'Sequani (Vesontio), Helvetii', 'Celtica', '2'],
          ['Arverni', 'Arverni (Gergovia), Cadurci, Volcae', 'Celtica', '3'],
          ['Britannia', 'Catuvellauni', 'nessuno', '1'],
          ['Provincia', 'Helvii', 'nessuno', '1'],
        ],
      },
      'I Suebi non aggiungono nulla al Valore di Controllo: entrambe le Regioni della Germania valgono 1. Una Regione prende il nome dalla Tribù della sua Città, o altrimenti dalla sua prima Tribù.',
      'Le **Regioni Originarie** sono la Provincia per i Romani, la Regione degli Arverni per gli Arverni, quella degli Aedui per gli Aedui, le tre Regioni della Belgica per i Belgi ed entrambe le Regioni della Germania per i Germani. Lì una Fazione raccoglie truppe anche senza una base ({rule:3.2.1}, {rule:3.3.1}, {rule:3.4.1}), e lì può apparire un Successore ({rule:6.6}).',
      '**Entro 1 Regione** da un luogo vuol dire la sua stessa Regione e tutte quelle adiacenti.',
    ],
  },
  '1.3.2': {
    title: 'Le Tribù e il loro stato',
    body: [
      'Le Tribù sono 30; la carta {card:71} può aggiungerne una. Ognuna è in uno solo di questi stati:',
      {
        list: [
          '**Alleata** di una Fazione: vi sta un disco Alleato di quella Fazione, o in una Città una Cittadella;',
          '**Dispersa**: porta un segnalino Dispersa, Unione o Ferro e Fuoco;',
          '**Soggiogata**: nessuna delle due cose; lo spazio è vuoto.',
        ],
      },
      'Che cosa vogliono dire Soggiogata e Dispersa: {rule:1.7}.',
    ],
  },
  '1.3.3': {
    title: 'Città',
    body: [
      'Sei Tribù hanno una Città: Cenabum, Alesia, Avaricum, Bibracte, Vesontio e Gergovia. Solo lì può stare una Cittadella.',
    ],
  },
  '1.3.4': {
    title: 'Britannia',
    body: [
      'La Britannia è adiacente ai Morini, agli Atrebates e ai Veneti, e lo è per tutto: Ritirata, Quartieri, Linee di Rifornimento, «entro 1 Regione».',
      'Due cose sono più difficili oltre il mare. Una Marcia che entra in Britannia o ne esce finisce lì e non ammette Abilità Speciali ({rule:3.2.2}, {rule:3.3.2}, {rule:4.1.3}), e gli Auxilia in Esplorazione non possono attraversare ({rule:4.2.2}).',
    ],
  },
  '1.3.5': {
    title: 'Il Reno',
    body: [
      'Il Reno è il confine tra la Germania e tutte le Regioni che la toccano, Morini compresi. Un gruppo in Marcia che lo attraversa, in un senso o nell’altro, deve fermarsi ({rule:3.2.2}). Il confine tra Sugambri e Ubii non è un passaggio del fiume.',
    ],
  },
  '1.3.6': {
    title: 'Casella di riserva',
    body: [
      'Su un tavolo di legno e carta una Regione affollata ha una casella a parte. Su questa mappa sono le pile a mostrare il loro numero.',
    ],
  },
  '1.4': {
    title: 'Forze',
    body: [
      'I pezzi sono di sette tipi. Comandanti, Legioni, Auxilia e Bande sono **mobili**; Alleati, Cittadelle e Forti sono **statici**. I segnalini non sono pezzi.',
      {
        head: ['Pezzo', 'Di chi è', 'Quando subisce una Perdita'],
        rows: [
          ['Comandante', 'Romani, Arverni, Belgi', 'tira: rimosso con 1–3'],
          ['Legione', 'Romani', 'tira: rimossa con 1–3'],
          ['Auxilia', 'Romani', 'è rimosso'],
          ['Banda di Guerrieri', 'Galli, Germani', 'è rimossa'],
          ['Alleato', 'tutti', 'è rimosso'],
          ['Cittadella', 'Galli', 'tira: rimossa con 1–3'],
          ['Forte', 'Romani', 'tira: rimosso con 1–3'],
        ],
      },
    ],
  },
  '1.4.1': {
    title: 'Forze Disponibili, piazzamento, rimozione',
    body: [
      '**Limiti.** Nessuna Fazione ha mai più pezzi di questi:',
      {
        head: ['', 'Comandante', 'Legioni', 'Auxilia', 'Bande', 'Alleati', 'Cittadelle', 'Forti'],
        rows: [
          ['Romani', 'Cesare', '12', '20', '–', '6', '–', '6'],
          ['Arverni', 'Vercingetorige', '–', '–', '35', '10', '3', '–'],
          ['Aedui', '–', '–', '–', '20', '6', '2', '–'],
          ['Belgi', 'Ambiorix', '–', '–', '25', '10', '1', '–'],
          ['Germani', '–', '–', '–', '15', '6', '–', '–'],
        ],
      },
      'I pezzi che non sono sulla mappa sono Disponibili, tranne le Legioni. Ciò che andrebbe piazzato ma non è Disponibile non si piazza. Se un pezzo va sostituito e non ce n’è uno Disponibile, il vecchio è soltanto rimosso. I pezzi rimossi tornano Disponibili.',
      'Le **Legioni** non sono mai Disponibili. Fuori mappa sono sulla Tabella delle Legioni, tra le Distrutte o fuori gioco. Se una regola o una carta non dice altro, si piazzano dalla Tabella, mai dalle Distrutte, e quando sono rimosse vanno tra le Distrutte. Lasciano le Distrutte solo in Inverno ({rule:6.5.2}, {rule:6.6}) o per un Evento. La Tabella si riempie dalla riga più bassa, quattro per riga.',
      'Gli **Alleati e le Cittadelle sulla mappa** si contano dal numero più alto scoperto sul pannello della Fazione: i pezzi fuori mappa ne riempiono gli spazi a partire dal numero più alto.',
      {
        example:
          'Gli Aedui hanno sulla mappa 2 Alleati e 1 Cittadella. Dei loro otto spazi la seconda Cittadella riempie il numero 8 e gli altri quattro Alleati riempiono 7, 6, 5 e 4. Il numero più alto scoperto è 3, e tanti ne contano.',
      },
      '**Rimozione volontaria.** Mentre esegue un proprio Comando o Evento secondo la Sequenza di Gioco, una Fazione guidata da un giocatore può rimuovere pezzi propri dalla mappa verso le Forze Disponibili, e ridurre proprie Cittadelle ad Alleati. Le Legioni rimosse così vanno sulla Tabella, non tra le Distrutte. Il Forte della Provincia non può essere rimosso, e i Belgi non possono rimuovere i Germani che hanno arruolato. I Non-giocatori non lo fanno mai.',
      {
        ruling:
          'È offerta a ogni scelta del Comando o dell’Evento, ma non mentre si subiscono Perdite. Una Cittadella può essere rimossa del tutto o ridotta ad Alleato; se nessun Alleato è Disponibile è soltanto rimossa.',
      },
    ],
  },
  '1.4.2': {
    title: 'Raggruppamento',
    body: [
      {
        list: [
          'Al massimo un Alleato o una Cittadella per Tribù. Una Cittadella prende il posto dell’Alleato nella sua Città.',
          'Al massimo un Forte per Regione. La Provincia ne ha sempre uno, che non può mai essere rimosso.',
          'Nessun Alleato e nessuna Cittadella in una Tribù Dispersa.',
          'Bibracte, la Città della Tribù degli Aedui, è solo per gli Aedui; Gergovia, la Città della Tribù degli Arverni, solo per gli Arverni; i due Suebi solo per i Germani.',
          'La Cisalpina e l’Aquitania non contengono nulla, a meno che la carta {card:5} apra la Cisalpina ai Romani.',
        ],
      },
      'Una sostituzione che violerebbe un limite è soltanto una rimozione.',
    ],
  },
  '1.4.3': {
    title: 'Nascosti, Rivelati, Esplorati; Comandanti',
    body: [
      'Bande e Auxilia sono **Nascosti** o **Rivelati**. Solo questi due tipi si girano; tutti gli altri pezzi contano sempre come Rivelati. Un pezzo si piazza Nascosto, anche quando ne sostituisce un altro.',
      'Una Banda Rivelata può portare un segnalino **Esplorata** ({rule:4.2.2}). Ogni volta che diventerebbe Nascosta, si toglie invece il segnalino, ed essa resta Rivelata.',
      'All’inizio i Comandanti sono **Cesare**, **Vercingetorige** e **Ambiorix**. Un Comandante rimosso torna in Primavera come **Successore** ({rule:6.6}). Un Successore conta come Comandante, ma i vantaggi particolari dei tre nomi sono solo loro, e le sue Abilità Speciali non vanno oltre la sua Regione ({rule:4.1.2}).',
    ],
  },
  '1.5': {
    title: 'Giocatori e Fazioni',
    body: [
      'Romani, Arverni, Aedui e Belgi sono guidati da giocatori o sono Non-giocatori. Arverni, Aedui e Belgi insieme sono i **Galli**. I Germani agiscono solo secondo le regole ({rule:6.2}), e a volte per mano di un’altra Fazione. Non hanno Risorse e non possono vincere.',
    ],
  },
  '1.5.1': {
    title: 'Fazioni in più',
    body: [
      'In tre, un giocatore guida due Fazioni: Arverni e Belgi, oppure Romani e Aedui. In due, ognuno guida una di queste coppie. Oppure si lasciano le Fazioni in più ai Non-giocatori ({rule:8.0}).',
      'Chi guida due Fazioni conta il **più basso** dei due margini, e in una Fase della Vittoria chiude la partita solo se entrambe soddisfano la loro condizione.',
      'C’è un’eccezione: ne La Grande Rivolta chi guida Arverni e Belgi conta il margine **più alto**, e basta una delle due Fazioni.',
    ],
  },
  '1.5.2': {
    title: 'Trattative, accordi, trasferimenti',
    body: [
      'I giocatori possono parlare e contrattare apertamente. La parola data vincola solo nell’azione per cui è data: il consenso a una Linea di Rifornimento, a una Ritirata, a un trasferimento nei Quartieri, o la promessa di non Disturbare valgono per quell’azione, durante la quale non si possono ritirare. Se il consenso è negato fin dall’inizio, chi agisce può rinunciare all’azione.',
      '**Trasferimenti nel turno.** Mentre una di due Fazioni esegue un Comando (con la sua Abilità Speciale) o un Evento secondo la Sequenza di Gioco, ciascuna delle due può dare all’altra quante Risorse vuole. Tra due Fazioni di uno stesso giocatore ne possono passare al massimo 4 per esecuzione.',
      '**Trasferimenti in Inverno.** Nelle Fasi dei Quartieri e del Raccolto ogni Fazione può dare quante Risorse vuole a ogni altra, tranne i Germani. Qui il limite di 4 non vale.',
      {
        ruling:
          'La Fazione che agisce apre un trasferimento e nomina chi dà e chi riceve; chi dà dice quanto, e 0 è un rifiuto. Si può cominciare un Comando che solo un dono rende possibile: il dono si chiede per primo, e torna indietro se non basta.',
      },
    ],
  },
  '1.6': {
    title: 'Controllo',
    body: [
      'Una Fazione controlla una Regione se vi ha più pezzi di tutte le altre messe insieme. Anche i Germani possono avere il Controllo. Ogni pezzo conta 1, di qualunque tipo, compreso il Forte della Provincia; i segnalini non contano. Il Controllo cambia non appena cambiano i pezzi.',
      {
        example:
          'Presso i Nervii ci sono 4 Bande belghe, 1 Alleato belga, 3 Legioni e 1 Forte. 5 contro 4: Controllo belga. Un Auxilia in più fa 5 contro 5, e nessuno ha il Controllo.',
      },
    ],
  },
  '1.7': {
    title: 'Tribù Soggiogate e Disperse',
    body: [
      'Una Tribù **Soggiogata** è aperta al prossimo Alleato e può essere Dispersa da una Confisca ({rule:3.2.3}). Una Tribù **Dispersa**, su un lato o sull’altro del segnalino o a Ferro e Fuoco, non accoglie né Alleati né Cittadelle, e la sua Regione perde per essa 1 Valore di Controllo; i Suebi, che non ne aggiungono, non ne tolgono.',
      'Tribù Soggiogate, Tribù Disperse e Alleati romani insieme sono il punteggio dei Romani ({rule:7.2}).',
    ],
  },
  '1.8': {
    title: 'Risorse',
    body: [
      'Le quattro Fazioni hanno da 0 a 45 Risorse. Ciò che supererebbe 45 è perso. I Germani non ne hanno e non ne hanno bisogno.',
    ],
  },
  '1.9': {
    title: 'Segnalini della vittoria',
    body: [
      'Quattro numeri dicono chi sta vincendo:',
      {
        list: [
          'il punteggio dei Romani: Tribù Soggiogate e Disperse e Alleati romani;',
          'il punteggio dei Belgi: Valori di Controllo, Alleati e Cittadelle;',
          'le Legioni **fuori mappa**: quelle sulla Tabella, le Distrutte, quelle tolte da Eventi e quelle in una casella dello scenario;',
          'il numero più alto di Alleati e Cittadelle che ha una Fazione diversa dagli Aedui, compresi Germani e Romani. I Forti non contano.',
        ],
      },
    ],
  },
}
