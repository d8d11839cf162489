import type { RuleTexts } from '../markup'

/** Chapter 8.8: the flowchart of the Romans. */
export const romans: RuleTexts = {
  '8.8': {
    title: 'I Romani come Non-giocatori',
    body: [
      'Si comincia da R1. Numeri e nomi sono quelli che mostra la cronaca.',
      {
        head: ['Casella', 'Domanda', 'Sì', 'No'],
        rows: [
          [
            '**R1**',
            'Cesare o una Legione sono in una Regione dove Galli o Germani hanno un Alleato, una Cittadella, un Comandante o il Controllo, o dove una Battaglia o una Furia nemica imporrebbe ora una Perdita a una Legione o a Cesare?',
            'Battaglia {rule:8.8.1}',
            'R2',
          ],
          [
            '**R2**',
            'Un nemico ha un margine di 0 o più, e Cesare è con 2 o più Legioni e 4 o più Auxilia?',
            'Marcia {rule:8.8.3}',
            'R3',
          ],
          ['**R3, R4**', 'L’Evento è aperto ai Romani, e non è uno che rifiutano?', 'Evento {rule:8.8.2}', 'R5'],
          ['**R5**', 'Sono Disponibili 9 o più Auxilia?', 'Reclutamento {rule:8.8.4}', 'Marcia {rule:8.8.3}'],
        ],
      },
    ],
  },
  '8.8.1': {
    title: 'Romani: Battaglia o Marcia sotto minaccia',
    body: [
      '**R-BATTLE.** Nelle Regioni che rispondono a R1, solo dove il Difensore infliggerebbe meno di metà delle Perdite che infliggono i Romani, e nessuna a Cesare. Supponi che ogni tiro del Difensore fallisca, e tieni conto di Abilità Speciale e Capacità.',
      {
        steps: [
          'Se Cesare risponde a R1 ma non darà Battaglia, non c’è alcuna Battaglia: Marcia {rule:8.8.3}.',
          'Stabilisci all’inizio se qualche Battaglia avrà l’Assedio. Se no, Esplorazione dopo le Battaglie. Mai Costruzione.',
          'Bersagli: dove c’è un Comandante; poi più Bande; poi un giocatore; poi più Alleati e Cittadelle; poi il margine migliore.',
        ],
      },
      '**R-BESIEGE.** Dove serve l’Assedio per essere sicuri di rimuovere un Alleato, o una Cittadella che potrebbe affrontare meno di 3 tiri. Se si usa una volta, si usa in ogni Battaglia che lo permette.',
      '**R-BUILD.** Prima del Reclutamento, dopo Marcia o Confisca. Quando le Risorse sono sotto 6 non si spende più.',
      {
        steps: [
          'Tutti i Forti possibili, prima dove sono Bande di Arverni, Belgi o Germani.',
          'Soggiogare tutti gli Alleati possibili: dei Galli con i margini più alti, prima i giocatori, per ultimi i Germani.',
          'Piazzare tutti gli Alleati romani possibili.',
        ],
      },
      'Nessuna Costruzione: R-SCOUT.',
      '**R-SCOUT.** Se non si è usato né Assedio né Costruzione e se ha un effetto. Si muovono solo gli Auxilia oltre il numero di Legioni della loro Regione; il Controllo romano resta, nessun nemico ottiene Controllo e nessuna Linea di Rifornimento si perde.',
      {
        steps: [
          'Muovere: per avere 4 Auxilia con Cesare; per aprire Linee di Rifornimento sicure a più Regioni con Romani; per raggiungere Legioni senza Auxilia, da Regioni senza Legioni; per esplorare più Bande Nascoste.',
          'Esplorare quante più Bande possibile, prima le Nascoste, con il Gelo prima i Germani.',
        ],
      },
      {
        ruling:
          'Un attacco nemico «ora» si giudica senza badare alle sue Risorse e alla sua Disponibilità. Un pezzo rimosso da un Assedio conta come una Perdita.',
      },
    ],
  },
  '8.8.2': {
    title: 'Romani: Evento',
    body: [
      'L’Evento è aperto alla 1ª Disponibile, e alla 2ª se la 1ª ha usato un’Abilità Speciale. Gli Eventi si eseguono non ombreggiati. **Mai:** {card:20}, {card:28}, {card:29}, {card:35}, {card:39}, {card:43}, {card:47}, {card:48}, {card:51}, {card:53}, {card:54}, {card:69}. **Istruzioni:**',
      {
        head: ['Carta', 'Romani'],
        rows: [
          ['{card:1}', 'In giù; in Adulazione si rende Fermo.'],
          ['{card:2}', 'Piazzare 2 Legioni; se ne sarebbero piazzate meno, no.'],
          ['{card:11}', 'Solo se si possono piazzare tutti e 3 gli Auxilia.'],
          [
            '{card:17}, {card:65}, {card:66}',
            'I Germani marciano da Regioni con Romani a Regioni senza; tendono Imboscate come in {rule:8.8.1}; nessun Alleato germanico è piazzato. Se non è possibile, no.',
          ],
          ['{card:19}, {card:21}', 'Solo se si possono piazzare tutti e 5 gli Auxilia.'],
          ['{card:24}, {card:25}, {card:46}, {card:52}', 'Contro gli Arverni, poi i Belgi; mai gli Aedui.'],
          ['{card:32}, {card:62}', 'Muovere secondo {rule:8.8.3}; per ciò che segue vale tutto il diagramma.'],
          ['{card:49}', 'In modo da colpire gli Arverni o i Belgi di giocatori, e nessun Romano.'],
          [
            '{card:50}',
            'Una Capacità ombreggiata degli Arverni o dei Belgi di un giocatore; in mancanza, una dei Romani.',
          ],
          ['{card:72}', 'Solo se le priorità di {rule:8.8.3} portano a una Battaglia.'],
        ],
      },
    ],
  },
  '8.8.3': {
    title: 'Romani: Marcia',
    body: [
      '**R-MARCH.** Da ogni origine vanno il Comandante, quante più Legioni possono, almeno un Auxilia, e tutti gli altri Auxilia che possono partire senza perdere il Controllo romano o dare il Controllo a un nemico.',
      '**Origini,** tre al massimo: una Regione che risponde a R1; una seconda, se il primo gruppo non va lì; e una Regione senza Alleati e Cittadelle nemici, quella del Comandante o altrimenti quella con più Legioni. Venendo da R2 o R5 solo l’ultima.',
      '**Destinazioni,** due, ognuna con un Alleato o una Cittadella nemici; una sola se sulla mappa ci sono 6 o meno Legioni e tutte, con il Comandante, possono raggiungerla. Si scelgono secondo',
      {
        steps: [
          'i nemici con un margine di 0 o più, prima i giocatori;',
          'o, se non ce ne sono, con un solo tiro: con 1 o 2, se sulla mappa ci sono due Alleati germanici, gli Alleati dei Germani;',
          'con 3 o 4 gli Alleati e le Cittadelle dei giocatori prima degli altri;',
          'altrimenti i nemici con più Alleati e Cittadelle.',
        ],
      },
      'Tra queste: dove la peggiore Battaglia nemica costerebbe ora meno Perdite; poi più Alleati e Cittadelle di quel nemico; poi in una Linea di Rifornimento; poi il Disturbo minore. La prima destinazione riceve più pezzi di ogni tipo della seconda.',
      '**Disturbo:** al massimo una Perdita per gruppo e destinazione, nessuna su una Legione e nessuna su un pezzo che va da solo. I giocatori possono promettere di non Disturbare.',
      '**R-SCOUTMARCH.** Gli Auxilia esplorano per strada, se ciò apre una destinazione; poi il resto come in R-SCOUT. Altrimenti Costruzione dopo la Marcia, altrimenti Esplorazione ({rule:8.8.1}). Nessuna Marcia, o Gelo: Reclutamento {rule:8.8.4}.',
    ],
  },
  '8.8.4': {
    title: 'Romani: Reclutamento',
    body: [
      '**R-RECRUIT.** Solo se piazzerebbe 2 o più Alleati, o 6 o più pezzi; altrimenti Confisca {rule:8.8.5}.',
      {
        steps: [
          'Costruzione prima del Reclutamento, altrimenti Esplorazione ({rule:8.8.1}).',
          'Tutti gli Alleati, prima in Regioni in una Linea di Rifornimento.',
          'Tutti gli Auxilia, prima in Regioni in una Linea di Rifornimento.',
        ],
      },
    ],
  },
  '8.8.5': {
    title: 'Romani: Confisca',
    body: [
      '**R-SEIZE.** Solo dove non cadrà alcuna Perdita da Disturbo.',
      {
        steps: [
          'Disperdere tutte le Tribù possibili tranne gli Helvii, prima in Regioni con pezzi di giocatori, poi in Belgica.',
          'Poi confiscare senza Disperdere, per le Risorse.',
        ],
      },
      'Poi Costruzione, altrimenti Esplorazione ({rule:8.8.1}). Nulla di possibile: Passare.',
    ],
  },
  '8.8.6': {
    title: 'Romani: Risorse, Linee di Rifornimento, Ritirata',
    body: [
      '**R-AGREE.** I Romani non danno Risorse. Acconsentono a Ritirata, Linee di Rifornimento, trasferimenti e Commercio per gli Aedui Non-giocatori, sempre; per un giocatore, mai. Disturbano sempre Vercingetorige.',
    ],
  },
  '8.8.7': {
    title: 'Romani: Quartieri',
    body: [
      '**R-QUARTERS.** Un Auxilia resta presso ogni Forte e ogni Alleato romano. Il Comandante, tutte le Legioni e tutti gli altri Auxilia che possono raggiungere la Provincia vanno lì, se serve passando per una Regione adiacente rifornita. Quelli che non possono lasciano le Regioni Devastate per altre. Poi i Romani pagano per tutti quelli che possono: prima presso Alleati romani, poi dove non è Devastata, poi altrove.',
      'In Primavera un Successore si piazza dove sono più Romani.',
    ],
  },
  '8.8.8': {
    title: 'Romani: Diviciacus',
    body: [
      'Con {card:38} non ombreggiato: nei Comandi degli Aedui acconsentono, a meno che gli Aedui superino la loro soglia o diano Battaglia ai Romani o facciano Raid contro di loro. Nei Comandi romani usano le Bande degli Aedui come Auxilia per quanto gli Aedui acconsentono, e rimuovono Aedui piuttosto che Auxilia propri; con il Reclutamento non piazzano mai Bande degli Aedui. Acconsentono per la difesa romana, non per la difesa degli Aedui.',
    ],
  },
}
