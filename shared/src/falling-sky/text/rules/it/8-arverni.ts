import type { RuleTexts } from '../markup'

/** Chapter 8.7: the flowchart of the Arverni. */
export const arverni: RuleTexts = {
  '8.7': {
    title: 'Gli Arverni come Non-giocatori',
    body: [
      'Si comincia da V1. Numeri e nomi sono quelli che mostra la cronaca.',
      {
        head: ['Casella', 'Domanda', 'Sì', 'No'],
        rows: [
          [
            '**V1**',
            'Vercingetorige, o 10 Bande arverne, sono in una Regione con un Alleato, una Cittadella o una Legione dei Romani o degli Aedui, o 4 pezzi di uno dei due?',
            'Battaglia {rule:8.7.1}',
            'V2',
          ],
          [
            '**V2**',
            'L’Evento è aperto agli Arverni, non è uno che rifiutano, e porta un carnyx o un dado dà 1–4?',
            'Evento {rule:8.7.2}',
            'V3',
          ],
          [
            '**V3**',
            'Sulla mappa ci sono da 0 a 8 Bande arverne, o un Raduno piazzerebbe 2 Alleati o Cittadelle, o 6 pezzi?',
            'Raduno {rule:8.7.3}',
            'V4',
          ],
          [
            '**V4**',
            'Sulla mappa ci sono meno di 6 Alleati e Cittadelle arverni, o sono Disponibili 6 o più Bande?',
            'Marcia per espandersi {rule:8.7.4}',
            'V5',
          ],
          [
            '**V5**',
            'Gli Arverni hanno da 0 a 3 Risorse, e un dado dà 1–4?',
            'Raid {rule:8.7.5}',
            'Marcia per concentrarsi {rule:8.7.6}',
          ],
        ],
      },
    ],
  },
  '8.7.1': {
    title: 'Arverni: Battaglia o Marcia sotto minaccia',
    body: [
      '**V-BATTLE.** Solo dove una Legione deve subire una Perdita, o dove gli Arverni infliggono più Perdite di quante ne subiscono; e mai dove potrebbe subirne una Vercingetorige. Supponi che ogni tiro del Difensore fallisca, e tieni conto di Abilità Speciale e Capacità.',
      {
        steps: [
          'Se Vercingetorige risponde a V1 ma non darà Battaglia, non c’è alcuna Battaglia: V-FLEE.',
          'Ogni Regione di Battaglia si paga quando si sceglie.',
          'Stabilisci l’Abilità Speciale: Imboscata; altrimenti Devastazione, altrimenti Trattativa, prima delle Battaglie.',
          'Battaglia contro i nemici che rispondono a V1. Prima Vercingetorige contro i Romani, ma contro Cesare solo se i pezzi mobili arverni sono più del doppio di quelli romani.',
          'Poi Battaglia altrove contro Romani, Aedui o i Belgi di un giocatore, con la stessa misura. Mai contro Belgi Non-giocatori o Germani.',
        ],
      },
      '**V-FLEE.** Senza Battaglia, Vercingetorige e tutte le Bande della sua Regione marciano verso la Regione con più pezzi arverni che possono raggiungere. Tutte le altre Bande, tranne una per origine, marciano per avvicinarsi a lui. Senza Vercingetorige sulla mappa questa Marcia non c’è. Né Battaglia né Marcia: si prosegue da V2.',
      '**V-VERC.** Vercingetorige prende la via con meno Perdite da Disturbo, tre al massimo e nessuna su di lui, ed entra in una seconda Regione solo se serve. I giocatori possono promettere di non Disturbare.',
      '**V-AMBUSH.** Nella prima Battaglia solo se altrimenti una Ritirata potrebbe salvare pezzi nemici o un Contrattacco potrebbe costare una Perdita. In tal caso, in ogni altra Battaglia che può esserlo; altrimenti in nessuna.',
      '**V-DEVASTATE.** In ogni Regione dove rimuove una Legione, o due Auxilia, o almeno un pezzo nemico e almeno tanti Romani e Aedui insieme quanti Arverni. Prima delle Battaglie; prima dello spostamento quando fuggono, o dopo se è possibile solo allora; dopo ogni altro Comando. Nessuna: V-ENTREAT.',
      '**V-ENTREAT.** Nello stesso momento:',
      {
        steps: [
          'sostituire Alleati: degli Aedui, poi dei Belgi, poi dei Germani;',
          'sostituire Auxilia, poi Bande degli Aedui;',
          'se non restano pezzi arverni da piazzare, rimuovere Auxilia, poi Bande degli Aedui, poi Alleati di giocatori.',
        ],
      },
      'Niente di tutto ciò, o una Marcia oltre il mare: nessuna Abilità Speciale.',
      {
        ruling:
          'V1 e la cura per Vercingetorige riguardano lui in persona, non un Successore. I giocatori contano come chi Disturba, a meno che promettano di non farlo.',
      },
    ],
  },
  '8.7.2': {
    title: 'Arverni: Evento',
    body: [
      'L’Evento è aperto alla 1ª Disponibile, e alla 2ª se la 1ª ha usato un’Abilità Speciale. Con 5 o 6 si prosegue da V3. Gli Eventi si eseguono ombreggiati, se c’è un testo ombreggiato.',
      '**Mai:** {card:4}, {card:10}, {card:47}, {card:54}, {card:55}, {card:60}, {card:61}, {card:64}, {card:66}.',
      '**Carnyx, senza tiro:** {card:2}, {card:3}, {card:5}, {card:7}, {card:13}, {card:14}, {card:15}, {card:19}, {card:21}, {card:23}, {card:24}, {card:27}, {card:30}, {card:33}, {card:59}.',
      '**Istruzioni:**',
      {
        head: ['Carta', 'Arverni'],
        rows: [
          ['{card:1}', 'In su; in Protesta si rende Fermo.'],
          [
            '{card:6}, {card:11}, {card:16}, {card:44}',
            'Auxilia che lasciano Legioni senza scorta in più Regioni possibile.',
          ],
          ['{card:20}', 'Solo con 9 o più Alleati e Cittadelle arverni.'],
          ['{card:32}', 'Solo con 9 o più Alleati e Cittadelle arverni; si muove secondo {rule:8.7.6}.'],
          [
            '{card:34}',
            'Non ombreggiato per gli Arverni, a meno che il testo ombreggiato piazzi una Cittadella arverna.',
          ],
          [
            '{card:50}',
            'Una Capacità non ombreggiata dei Romani o degli Aedui di un giocatore; in mancanza, una degli Arverni.',
          ],
          ['{card:52}, {card:68}', 'Solo se il vantaggio va agli Arverni.'],
          [
            '{card:62}, {card:72}',
            'La forza più grande che ottiene il Controllo di una Regione con pezzi di un giocatore: Romani, poi Aedui, poi Belgi. Battaglia contro quel giocatore.',
          ],
          ['{card:67}', 'Marcia e Battaglia per il maggior numero di Perdite sulle Legioni; se non ce ne sono, no.'],
        ],
      },
    ],
  },
  '8.7.3': {
    title: 'Arverni: Raduno',
    body: [
      '**V-RALLY.** Prima Cittadelle, poi Alleati, poi quante più Bande. Con meno di 9 Bande sulla mappa ma nulla da piazzare: {rule:8.7.4}. Poi Devastazione, altrimenti Trattativa ({rule:8.7.1}).',
    ],
  },
  '8.7.4': {
    title: 'Arverni: Marcia per espandersi',
    body: [
      '**V-SPREAD.** Non con il Gelo. Da meno Regioni possibile; in ognuna resta una Banda, e tutto ciò che serve al Controllo.',
      {
        steps: [
          'Una Banda Nascosta in ogni Regione possibile che non ne ha, ma non l’ultima Nascosta di un’origine.',
          'Il Comandante con le sue Bande a prendere il Controllo di una Regione che Romani o Aedui controllano, mai quella degli Aedui: quella entro 1 da più Regioni con pezzi arverni. Vercingetorige va secondo V-VERC ({rule:8.7.1}).',
        ],
      },
      'Nessuna delle due cose possibile: Raid {rule:8.7.5}. Poi Devastazione, altrimenti Trattativa.',
      { ruling: 'Un Comandante la cui partenza farebbe perdere il Controllo non marcia.' },
    ],
  },
  '8.7.5': {
    title: 'Arverni: Raid',
    body: [
      '**V-RAID.** Solo se frutta in tutto 2 o più Risorse; altrimenti Passare.',
      {
        steps: [
          'Prendere ai Romani, poi agli Aedui, poi ai Belgi, giocatori o no.',
          'Guadagnare in Regioni non Devastate.',
        ],
      },
      'Poi Devastazione, altrimenti Trattativa ({rule:8.7.1}).',
    ],
  },
  '8.7.6': {
    title: 'Arverni: Marcia per concentrarsi',
    body: [
      '**V-MASS.** Il Comandante, con quante più Bande possono raggiungere la sua destinazione:',
      {
        steps: [
          'Aggiungere Controllo a una Regione che ha una Legione; se c’è Cesare, solo se i pezzi mobili arverni saranno più del doppio di quelli romani.',
          'Se non ce n’è, riunire quanti più pezzi arverni in una Regione adiacente a una Legione; in ogni origine resta una Banda.',
        ],
      },
      'Vercingetorige va secondo V-VERC ({rule:8.7.1}). Nessuna possibile: Raid {rule:8.7.5}. Poi Devastazione, altrimenti Trattativa.',
    ],
  },
  '8.7.7': {
    title: 'Arverni: Quartieri',
    body: [
      '**V-QUARTERS.** Come i Belgi ({rule:8.5.6}), con gli Arverni: lasciare le Regioni Devastate, poi portare il Comandante al gruppo più grande. In Primavera un Successore si piazza dove sono più pezzi arverni.',
    ],
  },
  '8.7.8': {
    title: 'Arverni: l’élite di Vercingetorige',
    body: [
      '**V-ELITE.** Con {card:30} ombreggiato, le Perdite in Battaglia si subiscono prima con i tiri per le Bande scelte.',
    ],
  },
}
