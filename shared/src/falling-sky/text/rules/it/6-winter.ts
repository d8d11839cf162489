import type { RuleTexts } from '../markup'

/** Chapter 6: the Winter Round. */
export const winter: RuleTexts = {
  '6.0': {
    title: 'Round Invernale',
    body: [
      'Quando entra in gioco una carta Inverno, si eseguono sei fasi in quest’ordine:',
      {
        steps: [
          '**Vittoria** {rule:6.1}: qualcuno ha vinto?',
          '**Germani** {rule:6.2}: Raduno, Marcia, Raid e Battaglia.',
          '**Quartieri** {rule:6.3}: gli eserciti si trasferiscono, e ciò che la terra non può nutrire rischia di andare perduto.',
          '**Raccolto** {rule:6.4}: tutti guadagnano Risorse.',
          '**Senato** {rule:6.5}: Roma giudica Cesare e manda Legioni.',
          '**Primavera** {rule:6.6}: appaiono i Successori, i pezzi si nascondono, la terra si riprende.',
        ],
      },
      'La carta seguente si può guardare come sempre. Il primo Inverno di Pax Gallica? è diverso: {rule:2.1}.',
    ],
  },
  '6.1': {
    title: 'Fase della Vittoria',
    body: [
      'Se una Fazione soddisfa la sua condizione ({rule:7.2}), la partita finisce subito e si fa la classifica ({rule:7.1}). Finisce anche se questa è l’ultima carta Inverno ({rule:7.3}). La carta {card:20} si applica qui.',
      'Per chi guida due Fazioni vedi {rule:1.5.1}, per una partita contro soli Non-giocatori {rule:8.9}.',
    ],
  },
  '6.2': {
    title: 'Fase Germanica',
    body: [
      'I Germani eseguono i loro quattro Comandi uno dopo l’altro. Un pezzo può partecipare a più d’uno. Dove resta una scelta, la fa un dado. Il Gelo non conta.',
    ],
  },
  '6.2.1': {
    title: 'Germani: Raduno',
    body: [
      'Secondo {rule:3.4.1}: si piazzano quanti più Alleati germanici possibile, uno per Regione: prima presso i Suebi, poi presso le altre Tribù della Germania, poi altrove. Poi quante più Bande possibile, in queste Regioni e in tutte le altre in cui si può.',
    ],
  },
  '6.2.2': {
    title: 'Germani: Marcia',
    body: [
      'Da ogni Regione con più Bande germaniche di quante ne servono lì al Controllo germanico, escono in Marcia in un gruppo quante più possibile, lasciando quelle che bastano a tenere il Controllo. Le Regioni senza Controllo germanico, o con l’esatto necessario, non mandano nessuno. I gruppi più grandi vanno per primi. Ogni gruppo va in una Regione adiacente:',
      {
        steps: [
          'una dove il suo arrivo aggiunge Controllo germanico;',
          'tra queste, o tra tutte se non ce ne sono, una controllata dalla Fazione di un giocatore;',
          'altrimenti una qualsiasi.',
        ],
      },
      'Poi tutte le Bande germaniche sulla mappa diventano Nascoste; quelle Esplorate perdono il segnalino e restano Rivelate.',
      {
        example:
          'Presso i Sugambri 2 Alleati e 2 Bande sono soli: gli Alleati tengono il Controllo, e quindi partono entrambe le Bande. Potrebbero ottenere il Controllo della Regione dei Treveri o degli Ubii. Quella degli Ubii è sotto il Controllo dei Romani di un giocatore, e vanno lì.',
      },
      {
        ruling:
          'I gruppi si formano prima che si muova il primo; le Bande Nascoste vanno prima delle Rivelate e delle Esplorate. Se un gruppo aggiunge Controllo si giudica quando si muove, contando i gruppi arrivati prima. La Fazione di un giocatore è quella guidata da una persona.',
      },
    ],
  },
  '6.2.3': {
    title: 'Germani: Raid',
    body: [
      'Con quante più Bande Nascoste possono, al massimo due per Regione, i Germani fanno Raid contro Fazioni che lì hanno pezzi e né Forte né Cittadella, finché a queste non restano Risorse: i giocatori prima dei Non-giocatori, altrimenti a caso. Vedi {rule:3.4.3}.',
    ],
  },
  '6.2.4': {
    title: 'Germani: Battaglia con Imboscata',
    body: [
      'In ogni Regione dove sono Nascoste più Bande germaniche dei pezzi Nascosti di un’altra Fazione, e dove cadrebbe almeno una Perdita, i Germani tendono un’Imboscata ({rule:3.4.4}): contro i giocatori prima che contro i Non-giocatori, altrimenti a caso.',
    ],
  },
  '6.3': {
    title: 'Fase dei Quartieri',
    body: [
      'I Germani, poi i Belgi, gli Aedui, gli Arverni, e per ultimi i Romani. Dopo ognuno si aggiorna il Controllo. In questa fase si possono dare Risorse ({rule:1.5.2}).',
    ],
  },
  '6.3.1': {
    title: 'Quartieri: Germani',
    body: [
      'Le Bande germaniche in Regioni Devastate senza un Alleato germanico, fuori dalla Germania, vanno tutte a casa: un solo tiro decide per tutte, 1–3 Sugambri, 4–6 Ubii.',
    ],
  },
  '6.3.2': {
    title: 'Quartieri: Galli',
    body: [
      'I Belgi, poi gli Aedui, poi gli Arverni. Ognuno può trasferire quante vuole delle sue Bande e il suo Comandante, ogni pezzo in una Regione adiacente non Devastata, sotto il proprio Controllo o sotto quello di una Fazione che acconsente. Una Regione senza Controllo, o sotto Controllo germanico, non accoglie nessuno.',
      'Poi tira un dado per ognuna delle sue Bande in una Regione Devastata senza un proprio Alleato o una propria Cittadella: con 1–3 la Banda è rimossa. I Comandanti non tirano mai.',
    ],
  },
  '6.3.3': {
    title: 'Quartieri: Romani',
    body: [
      {
        steps: [
          '**Trasferirsi.** Quante Legioni e Auxilia si vuole e il Comandante possono andare, ognuno, in una Regione adiacente non Devastata, sotto Controllo romano o sotto quello di una Fazione che acconsente.',
          '**In Provincia.** Le Legioni e gli Auxilia in Regioni in una Linea di Rifornimento ({rule:3.2.1}) possono andare direttamente in Provincia, compresi quelli appena trasferiti.',
          '**Il Comandante** può andare in Provincia da qualsiasi luogo.',
          '**Pagare o tirare.** Fuori dalla Provincia una Legione o un Auxilia per ogni Alleato romano e uno per ogni Forte della sua Regione resta gratis. Per ognuno degli altri paga 1 se la Regione ha un Alleato romano, altrimenti 2, il doppio se è Devastata; oppure tira: con 1–3 è rimosso, e una Legione va tra le Distrutte.',
        ],
      },
      'Il Comandante non paga e non tira.',
      {
        example:
          'Presso i Mandubii, sotto Controllo romano, stanno 3 Legioni, 2 Auxilia, un Alleato e un Forte. Due dei pezzi sono gratis, gli altri tre costano 1 ciascuno. Se gli Aedui, che controllano la Regione dei Sequani, acconsentono a una Linea di Rifornimento, tutti possono invece andare in Provincia.',
      },
      {
        ruling:
          'Il rifornimento è fissato dal Controllo dopo i trasferimenti: i Romani nominano le Regioni e sentono tutte le risposte prima che qualcuno vada in Provincia. Se le Risorse non bastano, prima di pagare possono chiedere aiuto una volta a ogni altra Fazione.',
      },
    ],
  },
  '6.4': {
    title: 'Fase del Raccolto',
    body: [
      'Tutte le Fazioni tranne i Germani guadagnano Risorse, fino a 45. Anche in questa fase si possono dare Risorse ({rule:1.5.2}).',
    ],
  },
  '6.4.1': {
    title: 'Raccolto: Romani',
    body: [
      'I Romani guadagnano tante Risorse quanto il loro punteggio ({rule:7.2}): Tribù Soggiogate e Disperse e Alleati romani.',
    ],
  },
  '6.4.2': {
    title: 'Raccolto: Galli',
    body: ['Arverni, Aedui e Belgi guadagnano il doppio del numero dei propri Alleati e Cittadelle.'],
  },
  '6.4.3': {
    title: 'Raccolto: Pedaggi Fluviali',
    body: ['Gli Aedui ne guadagnano altre 4.'],
  },
  '6.5': {
    title: 'Fase del Senato',
    body: [
      'Tre passi: il segnalino si sposta, arrivano le Legioni, degli Auxilia si uniscono al Comandante in Provincia.',
    ],
  },
  '6.5.1': {
    title: 'Segnalino del Senato',
    body: [
      'Il Senato è in **Protesta** (in alto), **Intrigo** o **Adulazione** (in basso). Il punteggio dei Romani decide da che parte si sposta:',
      {
        head: ['Punteggio romano', 'Spostamento'],
        rows: [
          ['sotto 10', 'una casella in su, verso Protesta'],
          ['da 10 a 12', 'una casella verso Intrigo; nessuno se è lì'],
          ['sopra 12', 'una casella in giù, verso Adulazione'],
        ],
      },
      'In una casella estrema uno spostamento oltre rende il segnalino **Fermo**. Un segnalino Fermo che si sposterebbe verso l’altra parte si gira soltanto.',
      '**Nessuno spostamento in giù** finché una Legione è tra le Distrutte, o con la carta {card:33}. Ciò sbarra anche la via da Protesta a Intrigo, e impedisce di diventare Fermo in Adulazione.',
      { ruling: 'Anche girare un segnalino Fermo in Protesta è uno spostamento in giù.' },
    ],
  },
  '6.5.2': {
    title: 'Legioni',
    body: [
      'Metà delle Legioni Distrutte, per difetto, resta tra le Distrutte fino alla Primavera. Le altre vanno sulla Tabella, dalle righe più basse.',
      'Poi tutte le Legioni della riga del segnalino del Senato e delle righe sopra si piazzano in Provincia. È obbligatorio, e qui nessuna è mai tolta.',
      {
        example:
          'Tre Legioni sono Distrutte: una resta, due vanno sulla Tabella. Con il Senato in Adulazione ogni Legione della Tabella va in Provincia; in Intrigo quelle della riga più bassa restano indietro.',
      },
    ],
  },
  '6.5.3': {
    title: 'Auxilia',
    body: [
      'Se il Comandante romano (anche Successore) è in Provincia, piazza lì Auxilia: 3 in Protesta, 4 in Intrigo, 5 in Adulazione. Fermo o no non cambia nulla.',
    ],
  },
  '6.6': {
    title: 'Fase Primaverile',
    body: [
      {
        steps: [
          'Le Fazioni con il Comandante Disponibile lo piazzano come **Successore**, in una Regione con un loro pezzo o in una Regione Originaria ({rule:1.3.1}).',
          'Tutte le Legioni Distrutte vanno sulla Tabella, dalle righe più basse.',
          'Si tolgono i segnalini Esplorata; poi tutte le Bande e gli Auxilia diventano Nascosti.',
          'Si tolgono i segnalini Devastata.',
          'Si tolgono i segnalini Unione, e quelli Dispersa si girano su **Unione**. Le Città a Ferro e Fuoco lo restano.',
          'Tutte le Fazioni sono Disponibili, ed entra in gioco la carta seguente.',
        ],
      },
      'Una Tribù Dispersa torna così Soggiogata nella seconda Primavera.',
    ],
  },
}
