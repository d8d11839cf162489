import type { RuleTexts } from '../markup'

/** Chapter 4: Special Abilities. */
export const abilities: RuleTexts = {
  '4.0': {
    title: 'Abilità Speciali',
    body: ['Ciò che accompagna un Comando e rende diversa ogni Fazione.'],
  },
  '4.1': {
    title: 'Le Abilità Speciali in generale',
    body: [
      'Con un Comando secondo la Sequenza di Gioco, eseguito in almeno una Regione, una Fazione può usare **una** delle sue Abilità Speciali, in un solo momento subito prima, durante o dopo il Comando. Nessuna accompagna un Comando Limitato, l’Evento o chi passa.',
      'Ogni Regione si sceglie al massimo una volta per l’abilità. Regioni, bersagli e ordine li decidi tu, come per i Comandi ({rule:3.1}). Costruzione, Trattativa e Corruzione costano Risorse, le altre nulla.',
      'Assedio e Imboscata non interrompono il Comando: cambiano il modo in cui si combattono le sue Battaglie.',
      {
        head: ['Fazione', 'Abilità', 'Con quali Comandi'],
        rows: [
          ['Romani', 'Costruzione {rule:4.2.1}', 'Reclutamento, Marcia, Confisca'],
          ['Romani', 'Esplorazione {rule:4.2.2}', 'qualsiasi'],
          ['Romani', 'Assedio {rule:4.2.3}', 'Battaglia'],
          ['Arverni', 'Trattativa {rule:4.3.1}', 'qualsiasi'],
          ['Arverni', 'Devastazione {rule:4.3.2}', 'qualsiasi'],
          ['Arverni', 'Imboscata {rule:4.3.3}', 'Battaglia'],
          ['Aedui', 'Commercio {rule:4.4.1}', 'qualsiasi'],
          ['Aedui', 'Corruzione {rule:4.4.2}', 'Raduno, Marcia, Raid'],
          ['Aedui', 'Imboscata {rule:4.4.3}', 'Battaglia'],
          ['Belgi', 'Arruolamento {rule:4.5.1}', 'qualsiasi'],
          ['Belgi', 'Furia {rule:4.5.2}', 'Raduno, Raid, Battaglia'],
          ['Belgi', 'Imboscata {rule:4.5.3}', 'Battaglia'],
        ],
      },
      {
        ruling:
          'Un’abilità usata subito prima del suo Comando deve lasciare una Regione per il Comando, e le Risorse per una. Un’abilità a cui si è rinunciato non si può ritentare con lo stesso Comando.',
      },
    ],
  },
  '4.1.1': {
    title: 'Comandi accompagnati',
    body: [
      'Ogni abilità nomina i Comandi che può accompagnare; li elenca la tabella in {rule:4.1}. Le sue Regioni non devono essere quelle del Comando, a meno che l’abilità lo dica.',
    ],
  },
  '4.1.2': {
    title: 'Comandanti e Abilità Speciali',
    body: [
      'La maggior parte delle abilità di Romani, Arverni e Belgi ha bisogno del Comandante: Cesare, Vercingetorige o Ambiorix entro 1 Regione, o il Successore nella Regione stessa. Senza Comandante sulla mappa non si possono usare.',
      'L’Assedio e il movimento dell’Esplorazione non hanno bisogno del Comandante, e nemmeno le abilità degli Aedui, che hanno altri limiti. Per l’Imboscata dei Germani conta solo il numero dei Nascosti.',
    ],
  },
  '4.1.3': {
    title: 'Britannia',
    body: [
      'Nessuna Abilità Speciale accompagna una Marcia che entra in Britannia o ne esce, quale che sia delle due a venire prima.',
    ],
  },
  '4.2': {
    title: 'Abilità Speciali romane',
    body: ['Costruzione, Esplorazione, Assedio.'],
  },
  '4.2.1': {
    title: 'Costruzione',
    body: [
      'Con Reclutamento, Marcia o Confisca.',
      '**Dove:** in Regioni entro 1 da Cesare, o con il Successore, che hanno un Alleato romano, o che hanno un pezzo romano e sono in una Linea di Rifornimento ({rule:3.2.1}).',
      '**Costo:** 2 per ogni Forte, e 2 per ogni Alleato piazzato o rimosso. La Devastazione non cambia nulla.',
      'In ogni Regione fai una cosa o entrambe, nell’ordine che vuoi:',
      {
        list: [
          'piazza un **Forte** dove non ce n’è;',
          'con il Controllo romano, contando il nuovo Forte, e non in una Regione dove questo Comando confisca: **soggioga**, cioè rimuovi un Alleato gallico o germanico (mai una Cittadella), **oppure** piazza un **Alleato** romano in una Tribù che era già Soggiogata ({rule:1.4.2}).',
        ],
      },
      {
        ruling:
          'Dopo una Costruzione che ha toccato un Alleato lo stesso Comando non può confiscare in quella Regione. Il solo Forte non impedisce nulla.',
      },
    ],
  },
  '4.2.2': {
    title: 'Esplorazione',
    body: [
      'Con qualsiasi Comando.',
      {
        steps: [
          '**Muovere.** Tutti gli Auxilia che vuoi possono andare in una Regione adiacente, una volta ciascuno, tenendo il loro lato. Non in Britannia e non da lì.',
          '**Rivelare.** In Regioni entro 1 da Cesare, o con il Successore, ogni Auxilia Nascosto può diventare Rivelato per esplorare fino a due Bande della sua Regione, di qualsiasi Fazione. Quelle Nascoste diventano Rivelate; tutte ricevono un segnalino Esplorata ({rule:1.4.3}).',
        ],
      },
      'Solo le Bande possono essere Esplorate.',
      {
        example:
          'Due Auxilia Nascosti accanto a Cesare si girano ed esplorano quattro Bande. Quando queste marciano perdono i segnalini ma restano Rivelate, e non possono tendere Imboscate né fare Raid.',
      },
    ],
  },
  '4.2.3': {
    title: 'Assedio',
    body: [
      'Con la Battaglia, in ogni Regione di Battaglia dove i Romani hanno una Legione e il Difensore un Alleato o una Cittadella. Non serve un Comandante.',
      'Prima che si subiscano le Perdite i Romani rimuovono un Alleato o una Cittadella del Difensore, senza tiro, che si ritiri o no, e anche se non cade alcuna Perdita. Una Cittadella presente all’inizio della Battaglia dimezza comunque le Perdite.',
      {
        ruling:
          'Si annuncia dopo aver nominato il bersaglio e prima che il Difensore decida sulla Ritirata; quale pezzo cade si sceglie al passo 3.',
      },
    ],
  },
  '4.3': {
    title: 'Abilità Speciali arverne',
    body: ['Trattativa, Devastazione, Imboscata.'],
  },
  '4.3.1': {
    title: 'Trattativa',
    body: [
      'Con qualsiasi Comando. **Dove:** in Regioni con una Banda arverna Nascosta, entro 1 da Vercingetorige o con il Successore. **Costo:** 1 per Regione.',
      'In ogni Regione sostituisci un pezzo:',
      {
        list: [
          'una Banda di una qualsiasi altra Fazione, o un Auxilia, con una Banda arverna;',
          'se c’è già il Controllo arverno, un Alleato degli Aedui, dei Belgi o dei Germani con un Alleato arverno.',
        ],
      },
      'Se nessun pezzo arverno simile è Disponibile, o se lì non può stare, l’altro pezzo è soltanto rimosso. La Trattativa non tocca Cittadelle, Alleati romani né Tribù Soggiogate.',
    ],
  },
  '4.3.2': {
    title: 'Devastazione',
    body: [
      'Con qualsiasi Comando. **Dove:** in Regioni sotto Controllo arverno, entro 1 da Vercingetorige o con il Successore. **Costo:** nessuno.',
      'Gli Arverni rimuovono una su quattro delle proprie Bande di lì, per difetto. Ogni altra Fazione, anche i Germani, rimuove un pezzo su tre tra le sue Bande, Auxilia e Legioni contati insieme, per difetto, a propria scelta. Le Legioni vanno tra le Distrutte. Comandanti, Alleati, Cittadelle e Forti sono al sicuro. Poi metti un segnalino **Devastata**, se non c’è.',
      'Una Regione Devastata, fino alla Primavera:',
      {
        list: [
          'niente Reclutamento e niente Raduno, tranne il Raduno arverno dov’è Vercingetorige, per 2;',
          'la Marcia da lì e la Battaglia lì costano il doppio: i Romani 4, i Galli 2;',
          'i Romani in Marcia, e Vercingetorige nella sua Marcia più lunga, devono fermarsi quando vi entrano;',
          'niente Foraggiamento; i Raid possono solo prendere a una Fazione;',
          'nei Quartieri i Romani vi pagano il doppio, le Bande galliche senza un proprio Alleato o una propria Cittadella lì tirano, e nessuno può trasferirvisi; le Bande germaniche senza un Alleato germanico se ne vanno, tranne che dalla Germania ({rule:6.3}).',
        ],
      },
      {
        example:
          'Presso i Sequani stanno 8 Bande arverne, 3 Legioni e 4 Auxilia. Gli Arverni rimuovono 2 Bande. I Romani hanno 7 pezzi simili e ne rimuovono 2, Auxilia se vogliono.',
      },
    ],
  },
  '4.3.3': {
    title: 'Imboscata',
    body: [
      'Con la Battaglia. **Dove:** in Regioni di Battaglia entro 1 da Vercingetorige, o con il Successore, dove all’inizio di quella Battaglia sono Nascosti più pezzi degli Arverni che del Difensore.',
      'Il Difensore non può ritirarsi. Per ogni Perdita rimuove un pezzo senza tirare, compresi Comandanti, Legioni, Cittadelle e Forti, nell’ordine consueto. Non contrattacca. Un Forte o una Cittadella dimezza come sempre.',
      '**Cesare.** I Romani che difendono dov’è Cesare tirano prima un dado. Con 4–6 tirano per le Perdite come al solito e possono contrattaccare.',
      { ruling: 'Se una Battaglia che lo permette sia un’Imboscata si decide per ogni Battaglia.' },
    ],
  },
  '4.4': {
    title: 'Abilità Speciali degli Aedui',
    body: ['Commercio, Corruzione, Imboscata.'],
  },
  '4.4.1': {
    title: 'Commercio',
    body: [
      'Con qualsiasi Comando. **Dove:** in tutte le Regioni in una Linea di Rifornimento ({rule:3.2.1}). **Costo:** nessuno.',
      {
        steps: [
          'Le altre Fazioni dicono sì o no per le Regioni che controllano. I Romani sono sempre interpellati, qualunque cosa controllino.',
          'Gli Aedui guadagnano 1 Risorsa per ogni Alleato e Cittadella propri riforniti; 2 per ognuno se i Romani hanno acconsentito.',
          'Nelle Regioni rifornite sotto Controllo degli Aedui guadagnano altrettanto per ogni Tribù Soggiogata e, solo se i Romani hanno acconsentito, 2 per ogni Alleato romano. Le Tribù Disperse non fruttano nulla.',
        ],
      },
      'Sentite le risposte, gli Aedui possono rinunciare al Commercio.',
      {
        example:
          'La Cittadella di Bibracte e l’Alleato degli Aedui presso gli Helvetii sono riforniti; la Regione dei Sequani è sotto Controllo degli Aedui, e Vesontio vi è Soggiogata. Se i Romani acconsentono: 2 + 2 + 2 = 6. Altrimenti: 3.',
      },
      {
        ruling:
          'I Romani danno un solo sì o no per tutto. Gli altri nominano le Regioni che aprono, e sono interpellati solo dove conta.',
      },
    ],
  },
  '4.4.2': {
    title: 'Corruzione',
    body: [
      'Con Raduno, Marcia o Raid. **Dove:** in una Regione con una Banda degli Aedui Nascosta.',
      'Rimuovi e piazza fino a tre pezzi in tutto, di qualsiasi Fazione e in qualsiasi combinazione; conta ogni rimozione e ogni piazzamento. Solo uno dei tre può essere un Alleato; gli altri sono Bande o Auxilia. Gli Alleati si piazzano in Tribù Soggiogate entro i limiti di {rule:1.4.2}. Il Controllo non serve.',
      '**Costo:** 2 per l’Alleato, 1 per ogni Banda o Auxilia.',
    ],
  },
  '4.4.3': {
    title: 'Imboscata degli Aedui',
    body: [
      'Come {rule:4.3.3} con le Bande Nascoste degli Aedui. Non serve un Comandante, ma vale in una sola Regione per ogni Comando di Battaglia.',
    ],
  },
  '4.5': {
    title: 'Abilità Speciali belghe',
    body: ['Arruolamento, Furia, Imboscata.'],
  },
  '4.5.1': {
    title: 'Arruolamento',
    body: [
      'Con qualsiasi Comando. **Dove:** in Regioni entro 1 da Ambiorix, o con il Successore, che sono in Germania o le sono adiacenti, o che contengono pezzi germanici. Scegli **una** cosa:',
      {
        list: [
          '**Germani come Belgi.** Per questo Comando le Bande germaniche delle Regioni scelte valgono come belghe: il Raduno piazza anche quelle, esse marciano (anche fuori da queste Regioni), si nascondono, fanno Raid, danno Battaglia e contano per il Controllo belga. Il Comando costa quanto costa sempre. I Belgi non possono rimuoverle volontariamente. Finito il Comando, sono di nuovo Germani.',
          '**Un Comando germanico.** Un Comando Limitato gratuito dei Germani ({rule:3.4}), guidato dai Belgi, in una di queste Regioni o, per la Marcia, a partire da una di esse. Non dev’essere una Regione del Comando belga. Niente Marcia con il Gelo. Una Battaglia germanica è un’Imboscata e deve poterlo essere.',
        ],
      },
      {
        example:
          'Ambiorix è presso i Nervii. Un Raduno con Arruolamento piazza 2 Bande germaniche presso i Nervii, per 2 Alleati belgi di lì, e 1 presso i Treveri, per 1. Nervii costa 1; Treveri è fuori dalla Belgica e costa 2.',
      },
    ],
  },
  '4.5.2': {
    title: 'Furia',
    body: [
      'Con Raduno, Raid o Battaglia. **Dove:** in Regioni con Bande belghe Nascoste, entro 1 da Ambiorix o con il Successore. **Costo:** nessuno.',
      'In ogni Regione nomina una Fazione romana o gallica che lì non ha né Comandante né Cittadella né Forte. Per ogni Banda belga Nascosta che giri sul lato Rivelato, essa rimuove una sua Banda, un Auxilia o una Legione di lì, o fa ritirare quel pezzo; sceglie lei quale. Non ci sono tiri, e le Legioni vanno tra le Distrutte. Gli Alleati non possono essere colpiti, e i Germani non possono essere il bersaglio.',
      'La Ritirata va in una Regione adiacente sotto il Controllo del bersaglio, o sotto quello di una Fazione che acconsente ora.',
      {
        ruling:
          'Tutti i pezzi che si ritirano per una stessa Furia vanno nella stessa Regione. Non si girano più Bande dei pezzi che il bersaglio ha da colpire.',
      },
    ],
  },
  '4.5.3': {
    title: 'Imboscata belga',
    body: ['Come {rule:4.3.3} con i Belgi e Ambiorix. Contro di essa Cesare ha bisogno di 5 o 6.'],
  },
}
