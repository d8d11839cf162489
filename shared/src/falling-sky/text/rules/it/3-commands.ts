import type { RuleTexts } from '../markup'

/** Chapter 3: Commands of Romans, Gauls and Germans. Battle has a file of its own. */
export const commands: RuleTexts = {
  '3.0': {
    title: 'Comandi',
    body: [
      'Che cosa fanno le Fazioni nei loro turni: raccogliere truppe, muoversi, vivere sul territorio, combattere.',
    ],
  },
  '3.1': {
    title: 'I Comandi in generale',
    body: [
      'Scegli uno dei quattro Comandi della tua Fazione ed eseguilo in almeno una Regione. Scegli le Regioni una per una, ognuna al massimo una volta nel Comando, e paga per ognuna quando la scegli; devi avere le Risorse in mano. In che ordine scegliere, pagare e risolvere, quali dei tuoi pezzi agiscono e su chi, lo decidi tu.',
      {
        head: ['', 'Truppe', 'Movimento', 'Risorse', 'Battaglia'],
        rows: [
          [
            'Romani',
            'Reclutamento {rule:3.2.1}',
            'Marcia {rule:3.2.2}',
            'Confisca {rule:3.2.3}',
            'Battaglia {rule:3.2.4}',
          ],
          ['Galli', 'Raduno {rule:3.3.1}', 'Marcia {rule:3.3.2}', 'Raid {rule:3.3.3}', 'Battaglia {rule:3.3.4}'],
          ['Germani', 'Raduno {rule:3.4.1}', 'Marcia {rule:3.4.2}', 'Raid {rule:3.4.3}', 'Battaglia {rule:3.4.4}'],
        ],
      },
    ],
  },
  '3.1.1': {
    title: 'Pedine',
    body: ['Sul tavolo le Regioni scelte si segnano con pedine. Qui le illumina la mappa. Non pongono alcun limite.'],
  },
  '3.1.2': {
    title: 'Azioni gratuite',
    body: [
      'I Comandi e le Abilità Speciali gratuiti non costano nulla. Se li compie una Fazione diversa da quella che esegue l’Evento, la sua Disponibilità non cambia. Tutte le altre condizioni valgono, se l’Evento non dice altro. Vedi anche {rule:5.4}.',
    ],
  },
  '3.2': {
    title: 'Comandi romani',
    body: ['I Romani hanno Reclutamento, Marcia, Confisca e Battaglia.'],
  },
  '3.2.1': {
    title: 'Reclutamento, Linea di Rifornimento',
    body: [
      '**Dove:** in Regioni non Devastate, sotto Controllo romano o con un Comandante, un Alleato o un Forte romano.',
      '**Costo:** 2 per Regione; nulla se è in una Linea di Rifornimento.',
      'In ogni Regione fai **una** di queste cose:',
      {
        list: [
          '**Alleato.** Con il Controllo romano, o se c’è Cesare, piazza un Alleato in una Tribù Soggiogata. Aedui, Arverni e Suebi non sono per i Romani ({rule:1.4.2}).',
          '**Auxilia.** Dove c’è già un Comandante, un Alleato o un Forte romano, piazza fino a tanti Auxilia quanti sono gli Alleati romani, più 1 per un Comandante (anche Successore), più 1 per un Forte. In Provincia uno in più.',
        ],
      },
      '**Linea di Rifornimento.** Una catena di Regioni adiacenti che comincia dalla Regione stessa e finisce in una che confina con la Cisalpina: Ubii, Sequani o Provincia. Ogni Regione della catena deve essere senza Controllo, o sotto il Controllo della Fazione che agisce, o sotto quello di una Fazione che acconsente. Ogni Fazione decide per le Regioni che controlla, di nuovo per ogni Regione scelta dall’azione. I Germani non acconsentono mai. Con la carta {card:5} in vigore la Cisalpina stessa è rifornita.',
      'Sentite le risposte, i Romani possono rinunciare al Reclutamento. Prima si scelgono le Regioni e si sentono le risposte, poi si piazza.',
      {
        example:
          'Cesare recluta presso i Mandubii. La Regione dei Sequani confina con la Cisalpina ma è sotto Controllo degli Aedui. Se gli Aedui acconsentono, la catena Mandubii, Sequani è aperta e il Reclutamento è gratuito; se rifiutano e nessun’altra catena è aperta, costa 2.',
      },
      {
        ruling:
          'Se il consenso è negato, i Romani pagano 2, lasciano fuori la Regione, o rinunciano a tutto finché nulla è cambiato. Una Regione dove non si potrebbe piazzare nulla non viene offerta.',
      },
    ],
  },
  '3.2.2': {
    title: 'Marcia romana',
    body: [
      '**Dove:** scegli le Regioni da cui i pezzi partono. Non con il Gelo ({rule:2.3.8}).',
      '**Costo:** 2 per origine; 4 se è Devastata.',
      {
        steps: [
          'Prendi le origini una per una. Gira prima sul lato Nascosto tutti gli Auxilia Rivelati di lì, che partano o restino.',
          'Poi fai uscire i pezzi in gruppi di Comandante, Legioni e Auxilia, un gruppo alla volta. Da una stessa origine possono uscire più gruppi, e pezzi possono restare.',
          'Un gruppo va in una Regione adiacente e poi, se vuoi, in una seconda. Cesare e i pezzi con lui possono proseguire fino a una terza. Nessun pezzo si muove in due gruppi.',
        ],
      },
      'Un gruppo può lasciare pezzi per strada prima che gli altri proseguano. Anche un’Esplorazione nel mezzo della Marcia ({rule:4.2.2}) può dividerlo.',
      '**Un gruppo deve fermarsi** per il resto di questa Marcia, anche quello di Cesare, quando',
      {
        list: [
          'è entrato in Britannia o ne è uscito,',
          'ha attraversato il Reno,',
          'o è entrato in una Regione Devastata. Partire da una Devastata non ferma nessuno.',
        ],
      },
      '**Britannia.** Se un gruppo entra in Britannia o ne esce, questa Marcia non ammette Abilità Speciali; se una è già stata usata, nessun gruppo può farlo.',
      '**Disturbo.** Quando una parte di un gruppo è entrata in una Regione e ne esce ancora in questa Marcia, ogni Fazione con tre o più Bande Nascoste lì può Disturbare chi esce. Le Fazioni decidono nell’ordine della carta in gioco, i Germani per ultimi; essi Disturbano sempre. Per ogni tre Bande Nascoste, per difetto, i Romani rimuovono un Auxilia in uscita oppure, se c’è una Legione o un Comandante in uscita, possono tirare per uno di questi: con 1–3 è rimosso. Le Bande restano Nascoste. Le Perdite che non trovano nessuno si ignorano, e i pezzi lasciati per strada sono al sicuro. La promessa di non Disturbare, data prima in questo Comando, è vincolante.',
      {
        example:
          'Cesare, 4 Legioni e 3 Auxilia lasciano la Provincia per la Regione degli Aedui, dove gli Aedui hanno 4 Bande Nascoste. Vi lasciano un Auxilia e proseguono verso i Mandubii. Gli Aedui possono Disturbare: 4 ÷ 3 fa una Perdita tra chi esce. La Regione dei Mandubii è Devastata e il gruppo vi si ferma, senza la terza Regione di Cesare.',
      },
      {
        ruling:
          'Dove va il gruppo si dice prima del Disturbo. Una Fazione Disturba per intero o per niente. Se il Comandante cade sulla via verso la Regione che solo lui rende possibile, gli altri arrivano comunque.',
      },
    ],
  },
  '3.2.3': {
    title: 'Confisca',
    body: [
      '**Dove:** in Regioni con pezzi romani, una dopo l’altra. **Costo:** nessuno.',
      {
        steps: [
          '**Disperdere.** Con il Controllo romano, metti segnalini Dispersa su quante vuoi delle Tribù Soggiogate di lì. Sulla mappa ci sono in ogni momento al massimo quattro segnalini simili; contano sia Dispersa sia Unione, Ferro e Fuoco no.',
          '**I Galli rispondono.** Per ogni Tribù appena Dispersa tirano gli Arverni, poi i Belgi. Con 1–3 quella Fazione può fare un Raduno gratuito ({rule:3.3.1}) in ogni Regione adiacente a quella della Tribù in cui le è possibile.',
          '**Foraggiamento.** Se la Regione non è Devastata, guadagna 2 Risorse per ogni Tribù di lì che è Soggiogata o Alleata di Roma, e 6 per ogni segnalino appena messo.',
          '**Disturbo.** Ogni Fazione con tre o più Bande Nascoste lì può Disturbare, nell’ordine della carta, i Germani per ultimi e sempre. Per ogni tre Bande Nascoste, per difetto, i Romani rimuovono un Auxilia o un Alleato di lì oppure, se c’è una Legione, un Comandante o un Forte, possono tirare per uno di questi: con 1–3 è rimosso.',
        ],
      },
      'Le Bande che Disturbano restano Nascoste, e le promesse sono vincolanti. Per il Forte della Provincia non si può tirare.',
      {
        example:
          'Presso i Mandubii, sotto Controllo romano, i Senones sono Soggiogati, i Lingones Alleati di Roma e i Mandubii degli Arverni. Disperdere i Senones frutta 6, i Lingones 2: 8 Risorse. Poi gli Arverni e i Belgi tirano una volta ciascuno.',
      },
    ],
  },
  '3.3': {
    title: 'Comandi gallici',
    body: ['Arverni, Aedui e Belgi hanno Raduno, Marcia, Raid e Battaglia.'],
  },
  '3.3.1': {
    title: 'Raduno',
    body: [
      '**Dove:** in Regioni non Devastate, sotto il tuo Controllo, o con un tuo Alleato o una tua Cittadella, o nella tua Regione Originaria; per gli Arverni anche dov’è il loro Comandante.',
      '**Costo:** 1 per Regione. I Belgi pagano 2 fuori dalla Belgica.',
      'In ogni Regione fai **una** di queste cose:',
      {
        list: [
          '**Alleato.** Con il tuo Controllo, piazza un Alleato in una Tribù Soggiogata che ti è aperta ({rule:1.4.2}).',
          '**Cittadella.** Sostituisci un tuo Alleato in una Città con una Cittadella.',
          '**Bande.** Aedui e Belgi: con un Alleato o una Cittadella lì, piazza fino a tante Bande quanti Alleati e Cittadelle vi hanno. Arverni: con un Alleato, una Cittadella o il loro Comandante lì, piazza fino a tante Bande quanti Alleati, Cittadelle e Comandante vi hanno, più 1.',
        ],
      },
      '**In casa** (gli Arverni nella Regione degli Arverni, gli Aedui in quella degli Aedui, i Belgi in Belgica) si può piazzare almeno una Banda anche dove non c’è una base.',
      '**Vercingetorige.** Nella sua Regione gli Arverni possono fare un Raduno anche se è Devastata (per 2), possono piazzare un Alleato senza Controllo, e possono fare due cose: un Alleato o una Cittadella, **e** Bande, nell’ordine che vogliono.',
      {
        example:
          'Vercingetorige è presso i Bituriges, con l’Alleato ad Avaricum. Gli Arverni pagano 1, sostituiscono l’Alleato con una Cittadella e piazzano 1 (Cittadella) + 1 (Comandante) + 1 = 3 Bande.',
      },
    ],
  },
  '3.3.2': {
    title: 'Marcia gallica',
    body: [
      '**Dove:** scegli le origini. Non con il Gelo ({rule:2.3.8}). **Costo:** 1 per ognuna; 2 se è Devastata quando la scegli.',
      {
        steps: [
          'Prendi le origini una per una. Gira prima sul lato Nascosto tutte le tue Bande Rivelate di lì, che partano o restino. Quelle Esplorate perdono il segnalino e restano Rivelate.',
          'Poi muovi gruppi di Comandante e Bande, uno per uno, ognuno in una Regione adiacente. Gruppi di una stessa origine possono andare in Regioni diverse, e possono anche restare tutti. Nessun pezzo marcia due volte.',
        ],
      },
      'Reno, Devastazione e Disturbo non contano su una via così breve. Per la Britannia vedi {rule:3.2.2}: niente Abilità Speciali con una Marcia oltre il mare.',
      '**Vercingetorige** (non un Successore) e le Bande con lui possono entrare in una seconda Regione senza pagare altro. Allora vale tutto ciò che dice {rule:3.2.2}: lasciare pezzi per strada, il Disturbo, e le fermate per Devastazione, Reno e Britannia. I Romani Disturbano con Auxilia Nascosti, gli altri con Bande Nascoste. Per ogni Perdita gli Arverni rimuovono una Banda in uscita, o tirano per il loro Comandante: con 1–3 è rimosso.',
    ],
  },
  '3.3.3': {
    title: 'Raid',
    body: [
      '**Dove:** in Regioni con tue Bande Nascoste. **Costo:** nessuno.',
      'Gira una o due di esse sul lato Rivelato. Ognuna fa una di queste cose:',
      {
        list: [
          '**Guadagna** 1 Risorsa, se la Regione non è Devastata.',
          '**Prende** 1 Risorsa a una Fazione, Devastata o no. Quella Fazione deve avere lì pezzi, ma né Cittadella né Forte, e una Risorsa da perdere. Ai Germani non c’è nulla da prendere.',
        ],
      },
      'Due Bande in una stessa Regione possono fare cose diverse.',
    ],
  },
  '3.4': {
    title: 'Comandi germanici',
    body: [
      'I Germani hanno Comandi propri. Li usano nella Fase Germanica ({rule:6.2}), quando i Belgi li arruolano ({rule:4.5.1}) e con certi Eventi. Sono tutti gratuiti.',
    ],
  },
  '3.4.1': {
    title: 'Raduno germanico',
    body: [
      'Non in Regioni Devastate. In ogni Regione si piazza prima un Alleato al massimo, in una Tribù Soggiogata e solo con il Controllo germanico; poi Bande, fino al numero di Alleati germanici di lì, compreso quello appena piazzato. In Germania si può piazzare almeno una Banda anche senza Alleato.',
      'I due Suebi sono aperti ai Germani; le Tribù degli Aedui e degli Arverni no.',
    ],
  },
  '3.4.2': {
    title: 'Marcia germanica',
    body: [
      'Da ogni origine si muove al massimo un gruppo, verso una Regione adiacente, Britannia compresa. Gli altri restano. Tutte le Bande germaniche di un’origine scelta diventano Nascoste, o perdono il segnalino Esplorata, che si muovano o no.',
    ],
  },
  '3.4.3': {
    title: 'Raid germanico',
    body: [
      'Come in {rule:3.3.3}, con una o due Bande Nascoste per Regione, ma sempre contro una Fazione. Essa perde le Risorse; i Germani non ne guadagnano.',
    ],
  },
  '3.4.4': {
    title: 'Battaglia e Imboscata germaniche',
    body: [
      'I Germani danno Battaglia solo con un’Imboscata, e quindi solo dove le loro Bande Nascoste sono più dei pezzi Nascosti del Difensore. Non hanno bisogno di un Comandante e non attaccano mai Germani.',
      'La Battaglia segue i passi di {rule:3.2.4}, senza Ritirata. Ogni Banda germanica infligge ½ Perdita; un Forte o una Cittadella le dimezza. Il Difensore rimuove un pezzo per ogni Perdita senza tirare. Contrattacca solo se c’è Cesare e il tiro è 4–6. Alla fine i superstiti delle due parti sono Rivelati.',
    ],
  },
  '3.4.5': {
    title: 'Perdite, Disturbo e consenso dei Germani',
    body: [
      'Le Perdite germaniche cadono sulle Bande Esplorate, poi sulle Rivelate, poi sulle Nascoste, poi sugli Alleati: per ultimi quelli nelle Città, gli altri a caso.',
      'I Germani Disturbano sempre, non acconsentono mai a nulla e non si ritirano mai.',
    ],
  },
}
