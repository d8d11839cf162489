import type { RuleTexts } from '../markup'

/** Chapter 8.6: the flowchart of the Aedui. */
export const aedui: RuleTexts = {
  '8.6': {
    title: 'Gli Aedui come Non-giocatori',
    body: [
      'Si comincia da A1. Numeri e nomi sono quelli che mostra la cronaca.',
      {
        head: ['Casella', 'Domanda', 'Sì', 'No'],
        rows: [
          [
            '**A1**',
            'Gli Aedui sono primi sulla prossima carta ma non su questa, e un dado dà 1–4?',
            'Passare {rule:8.6.1}',
            'A2',
          ],
          ['**A2, A3**', 'L’Evento è aperto agli Aedui, e non è uno che rifiutano?', 'Evento {rule:8.6.1}', 'A4'],
          [
            '**A4**',
            'C’è una Battaglia che infligge di sicuro una Perdita a un Comandante, un Alleato, una Cittadella o una Legione di un nemico che possono combattere?',
            'Battaglia {rule:8.6.2}',
            'A5',
          ],
          [
            '**A5**',
            'Sulla mappa ci sono da 0 a 4 Bande degli Aedui, o un Raduno piazzerebbe una Cittadella, un Alleato o 3 pezzi?',
            'Raduno {rule:8.6.3}',
            'A6',
          ],
          ['**A6**', 'Gli Aedui hanno da 0 a 3 Risorse, e un dado dà 1–4?', 'Raid {rule:8.6.4}', 'Marcia {rule:8.6.5}'],
        ],
      },
    ],
  },
  '8.6.1': {
    title: 'Aedui: Evento',
    body: [
      'Per A1 non si tira quando gli Aedui sono primi su entrambe le carte, o quando la prossima carta è Inverno. L’Evento è aperto alla 1ª Disponibile, e alla 2ª se la 1ª ha usato un’Abilità Speciale.',
      'Gli Eventi si eseguono non ombreggiati. **Mai:** {card:1}, {card:17}, {card:20}, {card:23}, {card:29}, {card:32}, {card:47}, {card:53}, {card:54}, {card:58}, {card:69}, {card:72}. **Istruzioni:**',
      {
        head: ['Carta', 'Aedui'],
        rows: [
          [
            '{card:2}, {card:3}, {card:4}, {card:5}, {card:6}, {card:7}, {card:11}, {card:12}, {card:13}, {card:14}, {card:15}, {card:16}, {card:21}, {card:31}, {card:55}, {card:56}',
            'Non se i Romani sono un giocatore, o un Non-giocatore con un punteggio di 13 o più.',
          ],
          [
            '{card:8}, {card:10}, {card:25}, {card:35}, {card:46}, {card:59}, {card:63}, {card:65}, {card:70}',
            'Ombreggiato.',
          ],
          [
            '{card:19}, {card:24}, {card:36}, {card:42}, {card:49}, {card:52}, {card:61}',
            'Solo in modo da colpire Arverni o Belgi guidati da giocatori.',
          ],
          [
            '{card:44}',
            'Per l’Esplorazione non si muove nulla. Si esplorano Nascosti degli Arverni, poi dei Belgi, poi dei Germani.',
          ],
          [
            '{card:50}',
            'Una Capacità ombreggiata di un Gallo di un giocatore; in mancanza, una su una carta che mostra gli Aedui per primi.',
          ],
          ['{card:62}', 'Il gruppo più grande in una Regione a caso, poi Raduno se piazza pezzi, altrimenti Raid.'],
          ['{card:66}', 'Ombreggiato, con due Bande scelte a caso.'],
          ['{card:68}', 'Ombreggiato, e solo con i Remi Alleati degli Aedui.'],
        ],
      },
    ],
  },
  '8.6.2': {
    title: 'Aedui: Battaglia',
    body: [
      '**A-BATTLE.** Contro altri Galli e Germani; contro i Romani solo finché gli Aedui hanno più Alleati e Cittadelle di ogni altra Fazione.',
      {
        steps: [
          'Imboscata nella prima Battaglia in cui la Ritirata del nemico potrebbe salvare pezzi, o un Contrattacco potrebbe costare una Perdita. Solo lì.',
          'Prima vengono le Battaglie che infliggono Perdite a Comandanti, Alleati, Cittadelle o Legioni.',
          'Poi ogni Battaglia che infligge di sicuro una Perdita, e non meno di quante ne subirebbero gli Aedui.',
        ],
      },
      'Senza Imboscata, Commercio dopo le Battaglie ({rule:8.6.3}), ma mai Corruzione.',
      {
        ruling:
          '«Di sicuro» vuol dire che la Perdita cade sia che il nemico resista sia che si ritiri, e anche se tutti i suoi tiri riescono. Contro Cesare un’Imboscata conta come contrastata.',
      },
    ],
  },
  '8.6.3': {
    title: 'Aedui: Raduno, Commercio, Corruzione',
    body: [
      '**A-RALLY.** Prima Cittadelle al posto di Alleati nelle Città, poi tutti gli Alleati, poi tutte le Bande. Se non si può piazzare nulla: Raid {rule:8.6.4}. Poi A-TRADE.',
      '**A-TRADE.** Se sono vere entrambe le cose:',
      {
        list: [
          'gli Aedui hanno appena dato Battaglia, o hanno meno di 10 Risorse, o Aedui e Romani insieme ne hanno meno di 15; e',
          'gli Aedui sono 2ª Disponibile, o il Commercio frutterebbe 3 o più Risorse con chi acconsente.',
        ],
      },
      'Altrimenti A-SUBORN, tranne dopo una Battaglia o una Marcia oltre il mare.',
      '**A-SUBORN.** In una Regione, tre pezzi al massimo:',
      {
        steps: [
          'Piazzare un Alleato degli Aedui.',
          'Se non ne è stato piazzato uno, rimuovere un Alleato nemico: della Fazione con più Alleati e Cittadelle; quello di una Roma Non-giocatore solo se non ce n’è altro a portata.',
          'Piazzare tutte le Bande degli Aedui possibili.',
          'Rimuovere quante più Bande nemiche: Arverni, poi Belgi, poi Germani.',
          'Rimuovere Auxilia.',
        ],
      },
    ],
  },
  '8.6.4': {
    title: 'Aedui: Raid',
    body: [
      '**A-RAID.** Solo se frutta in tutto 2 o più Risorse; altrimenti Passare.',
      {
        steps: [
          'Prendere ai giocatori con un margine di 0 o più, Romani compresi.',
          'Prendere ad altri nemici, ma non ai Romani.',
          'Guadagnare in Regioni non Devastate.',
        ],
      },
      'Poi Commercio, altrimenti Corruzione ({rule:8.6.3}).',
    ],
  },
  '8.6.5': {
    title: 'Aedui: Marcia',
    body: [
      '**A-MARCH.** Senza mai togliere a una Regione l’ultima Banda o il Controllo degli Aedui.',
      {
        steps: [
          'Da una sola origine mandare una Banda Nascosta in ciascuna di al massimo tre Regioni adiacenti senza Aedui Nascosti: prima dove i nemici hanno Alleati o Cittadelle, delle Fazioni che ne hanno di più.',
          'Poi aggiungere Controllo degli Aedui a una Regione, con il minor numero di Bande.',
        ],
      },
      'Nessuna possibile, o Gelo: Raid {rule:8.6.4}. Poi Commercio o Corruzione ({rule:8.6.3}), se non si è attraversato il mare.',
      {
        ruling:
          'L’origine è quella che raggiunge più Regioni, poi più Regioni con Alleati o Cittadelle nemici, poi i nemici più ricchi, poi a dado.',
      },
    ],
  },
  '8.6.6': {
    title: 'Aedui: Risorse, Linee di Rifornimento, Ritirata',
    body: [
      '**A-AGREE.** Quando i Romani hanno 0 o 1 Risorse e gli Aedui 21 o più, ne danno 10 ai Romani; a un giocatore solo se acconsentirebbero come qui sotto. Agli Arverni e ai Belgi non danno nulla.',
      {
        head: ['Chi chiede il consenso', 'Risposta'],
        rows: [
          ['Arverni, Belgi', 'no'],
          ['Romani Non-giocatori', 'sì'],
          ['Romani di un giocatore, punteggio sotto 10', 'sì'],
          ['Romani di un giocatore, punteggio da 10 a 12', 'sì con un dado di 1–4'],
          ['Romani di un giocatore, punteggio sopra 12', 'no'],
        ],
      },
      'Il consenso vale per Ritirata, Linee di Rifornimento e trasferimenti nei Quartieri. Dopo un rifiuto del dado i Romani possono fare altro.',
      'Gli Aedui non Disturbano mai i Romani, e Disturbano sempre Vercingetorige.',
      { ruling: 'Un tiro fallito non si ripete nello stesso turno o nella stessa fase.' },
    ],
  },
  '8.6.7': {
    title: 'Aedui: Quartieri',
    body: [
      '**A-QUARTERS.** Si muovono solo per lasciare Regioni Devastate senza un proprio Alleato o una propria Cittadella.',
    ],
  },
  '8.6.8': {
    title: 'Aedui: Diviciacus',
    body: [
      'Con {card:38} non ombreggiato: nei Comandi romani e nella difesa romana acconsentono solo finché il punteggio dei Romani è 12 o meno, e mai dove questi danno Battaglia agli Aedui o li esplorano. Nei Comandi degli Aedui usano gli Auxilia come Bande per quanto i Romani acconsentono, e rimuovono Auxilia piuttosto che Bande proprie. Con il Raduno piazzano Auxilia solo se i Romani sono un Non-giocatore e nessuna Banda degli Aedui è Disponibile.',
    ],
  },
}
