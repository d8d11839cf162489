import type { RuleTexts } from '../markup'

/** Chapter 8.5: the flowchart of the Belgae. */
export const belgae: RuleTexts = {
  '8.5': {
    title: 'I Belgi come Non-giocatori',
    body: [
      'Si comincia da B1. Numeri e nomi sono quelli che mostra la cronaca.',
      {
        head: ['Casella', 'Domanda', 'Sì', 'No'],
        rows: [
          [
            '**B1**',
            'Ambiorix, o 4 Bande belghe, sono in una Regione con Romani, Arverni o Aedui che lì hanno un Alleato, una Cittadella o una Legione, o 4 pezzi di una stessa Fazione?',
            'Battaglia {rule:8.5.1}',
            'B2',
          ],
          [
            '**B2**',
            'I Belgi sono primi sulla prossima carta ma non su questa, e un dado dà 1–4?',
            'Passare {rule:8.5.2}',
            'B3',
          ],
          ['**B3**', 'L’Evento è aperto ai Belgi, e non è uno che rifiutano?', 'Evento {rule:8.5.2}', 'B4'],
          [
            '**B4**',
            'Un Raduno piazzerebbe un Alleato o una Cittadella, o 3 Bande in tutto, o aggiungerebbe Controllo belga?',
            'Raduno {rule:8.5.3}',
            'B5',
          ],
          ['**B5**', 'I Belgi hanno da 0 a 3 Risorse, e un dado dà 1–4?', 'Raid {rule:8.5.4}', 'Marcia {rule:8.5.5}'],
        ],
      },
    ],
  },
  '8.5.1': {
    title: 'Belgi: Battaglia o Marcia sotto minaccia',
    body: [
      '**B-BATTLE.** Solo dove i Belgi infliggono più Perdite di quante ne subiscono e nessuna cade su Ambiorix. Supponi che ogni tiro del Difensore fallisca, e tieni conto dell’Abilità Speciale che si userà.',
      {
        steps: [
          'Se Ambiorix risponde a B1 ma non darà Battaglia dov’è, non c’è alcuna Battaglia: B-FLEE.',
          'Stabilisci l’Abilità Speciale: Imboscata, altrimenti Furia prima delle Battaglie, altrimenti Arruolamento.',
          'Battaglia contro i nemici che rispondono a B1: per prima quella di Ambiorix, contro un nemico simile con meno pezzi mobili dei Belgi.',
          'Poi Battaglia contro altri nemici ovunque convenga, ma mai contro i Germani.',
        ],
      },
      'Nessuna Battaglia: B-FLEE. Se alla fine non c’è né Battaglia né Marcia: si prosegue da B2.',
      '**B-AMBUSH.** Nella prima Battaglia, se può esserlo, e solo se una Ritirata potrebbe salvare pezzi nemici o un Contrattacco potrebbe costare una Perdita. In tal caso, in ogni altra Battaglia che può esserlo; altrimenti in nessuna.',
      '**B-RAMPAGE.** Prima della Battaglia, o dopo Raduno o Raid, con tutte le Bande Nascoste che servono. Mai contro l’ultimo pezzo del bersaglio di una Battaglia.',
      {
        steps: [
          'Dove devono essere rimossi pezzi, supponendo che nessuno conceda la Ritirata.',
          'Dove aggiunge più Valore di Controllo belga.',
          'Altrove, contro più Romani, poi Aedui, poi Arverni.',
        ],
      },
      'Nessuna Furia, o il Comando è una Marcia: B-ENLIST.',
      '**B-ENLIST.** In una Battaglia le Bande germaniche valgono come belghe dove aggiungono Perdite o ne assorbono. Altrimenti, dopo il Comando, un Comando germanico:',
      {
        steps: [
          'un’Imboscata che infligge una Perdita, a un giocatore prima che a un Non-giocatore;',
          'una Marcia di 2 o più Bande, quante più possibile, dalla Belgica o dalla Germania in una Regione sotto Controllo di Romani, Arverni o Aedui, prima di un giocatore; oppure sul posto, per nascondere 2 o più Bande Rivelate. Non con il Gelo;',
          'un Raduno che piazza un pezzo, se possibile un Alleato;',
          'un Raid contro un giocatore che perderebbe Risorse.',
        ],
      },
      'Niente di tutto ciò, o una Marcia oltre il mare: nessuna Abilità Speciale.',
      '**B-FLEE.** Tutti i pezzi mobili escono in Marcia da ogni Regione che risponde a B1, e da quella del Comandante se non contiene il gruppo più grande di Bande. I pezzi di ogni Regione restano insieme; quelli del Comandante vanno per primi. Vanno al massimo in tante Regioni quante sono quelle da cui vengono, e in nessuna di queste: dove finiscono entro 1 da più Regioni con pezzi belgi, e tra queste dove si aggiunge più Valore di Controllo. Poi B-ENLIST.',
      {
        example:
          'Ambiorix e 4 Bande Nascoste hanno di fronte 2 Legioni, 2 Auxilia e un Forte presso i Nervii. Una Battaglia aperta infliggerebbe 2 Perdite e ne subirebbe fino a 3. Come Imboscata non ne subisce, e le Legioni avrebbero potuto salvarsi con i tiri: quindi i Belgi danno Battaglia con Imboscata.',
      },
      {
        ruling:
          'B1 e la cura per Ambiorix riguardano Ambiorix in persona, non un Successore. Le Perdite dei Germani arruolati contano come subite.',
      },
    ],
  },
  '8.5.2': {
    title: 'Belgi: Passare o Evento',
    body: [
      'Per B2 non si tira quando i Belgi sono primi su entrambe le carte, o quando la prossima carta è Inverno. Che siano Disponibili o no qui non conta. L’Evento è aperto alla 1ª Disponibile, e alla 2ª se la 1ª ha usato un’Abilità Speciale.',
      'Gli Eventi si eseguono ombreggiati, se c’è un testo ombreggiato. **Mai:** {card:4}, {card:10}, {card:17}, {card:20}, {card:21}, {card:25}, {card:26}, {card:32}, {card:37}, {card:39}, {card:47}, {card:52}, {card:53}, {card:54}, {card:69}. **Istruzioni:**',
      {
        head: ['Carta', 'Belgi'],
        rows: [
          [
            '{card:1}',
            'Non finché gli Arverni soddisfano {rule:7.2}, e non se i Romani sono un Non-giocatore. Altrimenti sposta in su.',
          ],
          ['{card:2}, {card:45}', 'Battaglia dove cadono più Perdite sulle Legioni; se non ne cade alcuna, no.'],
          [
            '{card:3}, {card:5}, {card:7}, {card:24}, {card:33}',
            'Non finché gli Arverni soddisfano {rule:7.2}, e non se i Romani sono un Non-giocatore.',
          ],
          ['{card:6}, {card:11}, {card:16}, {card:22}, {card:42}', 'Prima le Regioni della Belgica.'],
          ['{card:12}, {card:13}, {card:15}, {card:40}', 'Non se i Romani sono un Non-giocatore.'],
          [
            '{card:27}, {card:30}',
            'Non ombreggiato se gli Arverni sono un giocatore e i Romani un Non-giocatore; altrimenti no.',
          ],
          ['{card:34}', 'Non ombreggiato.'],
          [
            '{card:36}',
            'Imboscata ovunque ne risulti una Perdita, i Romani prima dei Galli. Marcia sul posto, per nascondersi.',
          ],
          [
            '{card:50}',
            'Una Capacità non ombreggiata dei Romani o degli Aedui di un giocatore; in mancanza, una dei Belgi.',
          ],
          [
            '{card:57}, {card:64}, {card:65}, {card:68}',
            'Solo se aumenterebbe il numero di Alleati e Cittadelle belgi.',
          ],
          [
            '{card:62}',
            'Il minor numero di Bande che ottiene il Controllo di una Regione con una Tribù Soggiogata, senza perdere Controllo altrove. Poi Raduno.',
          ],
          ['{card:66}', 'Come con la flotta; l’Alleato va lì.'],
          ['{card:72}', 'Quanti più pezzi possibile, per dare Battaglia al giocatore con il margine più alto.'],
        ],
      },
    ],
  },
  '8.5.3': {
    title: 'Belgi: Raduno',
    body: [
      '**B-RALLY.** Ovunque si possa piazzare un pezzo:',
      {
        steps: [
          'una Cittadella al posto di un Alleato in una Città;',
          'tutti gli Alleati possibili;',
          'tutte le Bande possibili, prima dove aggiungono Controllo belga.',
        ],
      },
      'Poi Furia, altrimenti Arruolamento ({rule:8.5.1}).',
    ],
  },
  '8.5.4': {
    title: 'Belgi: Raid',
    body: [
      '**B-RAID.** Solo se frutta in tutto 2 o più Risorse; altrimenti Passare.',
      {
        steps: [
          'Prendere ai giocatori: ai Romani, poi agli Aedui, poi agli altri. Mai ai Non-giocatori.',
          'Guadagnare in Regioni non Devastate.',
        ],
      },
      'Poi Furia, altrimenti Arruolamento ({rule:8.5.1}).',
    ],
  },
  '8.5.5': {
    title: 'Belgi: Marcia per aggiungere Controllo',
    body: [
      '**B-MARCH.** In tre Regioni al massimo.',
      {
        steps: [
          'Aggiungere Controllo belga a una Regione, poi a una seconda. Se possibile in Belgica: dove servono meno Bande, e poi con quante più possibile. Altrimenti fuori: dove ne servono meno, e solo con quelle. In ogni origine resta una Banda, e non si perde Controllo belga.',
          'Poi il Comandante da solo: in una di queste Regioni se lì raggiunge più pezzi belgi, o altrove per trovarsi con 4 o più Bande. La sua partenza può costare Controllo.',
        ],
      },
      'Poi Arruolamento. Nessuna Marcia simile: Raid {rule:8.5.4}.',
      { ruling: 'Lo spostamento del solo Comandante non è una Marcia per aggiungere Controllo.' },
    ],
  },
  '8.5.6': {
    title: 'Belgi: Quartieri',
    body: [
      '**B-QUARTERS.** Lasciare le Regioni Devastate senza un proprio Alleato o una propria Cittadella per Regioni adiacenti sotto Controllo belga, a caso. Poi muovere il Comandante o un gruppo di Bande in modo che egli raggiunga il gruppo più grande possibile, finendo entro 1 da più Regioni con pezzi belgi. Resta almeno una Banda, e quante bastano a tenere il Controllo.',
      'In Primavera un Successore si piazza dove sono più pezzi belgi.',
    ],
  },
}
