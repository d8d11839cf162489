import type { RuleTexts } from '../markup'

/** Chapter 5: Events. */
export const events: RuleTexts = {
  '5.0': {
    title: 'Eventi',
    body: ['Come si eseguono i testi delle carte. Tutte le carte stanno nella Biblioteca.'],
  },
  '5.1': {
    title: 'Eseguire gli Eventi',
    body: [
      'Esegui il testo nell’ordine in cui è scritto. Tutto ciò che lascia aperto lo decide la Fazione che esegue, compresi i bersagli e i pezzi di altre Fazioni. «Piazza» vuol dire pezzi della Fazione che piazza, a meno che il testo ne nomini un’altra o dica «qualsiasi».',
    ],
  },
  '5.1.1': {
    title: 'Eventi e regole',
    body: [
      'Un Evento viene prima delle regole, tranne in questo:',
      {
        list: [
          'Non si piazza nulla che non sia Disponibile. Una sostituzione è allora soltanto una rimozione. La Fazione che esegue può prima rimuovere pezzi propri per averne ({rule:1.4.1}).',
          'Il raggruppamento ({rule:1.4.2}) vale, tranne che con le carte {card:5}, {card:26} e {card:71}, che lo cambiano.',
          'Le Risorse si fermano a 45.',
          '«Rivelare» e «nascondere» riguardano solo Bande e Auxilia. Una Banda Esplorata da nascondere perde invece il suo segnalino.',
          'Un segnalino del Senato Fermo e spostato verso l’altra parte si gira soltanto, di quante caselle parli il testo. Spostato oltre una casella estrema, il segnalino diventa Fermo ({rule:6.5.1}).',
        ],
      },
      'Una Marcia concessa da un Evento si può fare anche con il Gelo.',
      { ruling: 'Uno spostamento di due caselle si fa una casella alla volta.' },
    ],
  },
  '5.1.2': {
    title: 'Eventi in contrasto',
    body: ['Se due Eventi si contraddicono, vale il più recente.'],
  },
  '5.1.3': {
    title: 'Esecuzione parziale',
    body: ['Fai tutto ciò che si può fare e salta il resto.'],
  },
  '5.1.4': {
    title: 'Segnalini degli Eventi',
    body: [
      'Alcuni Eventi lasciano un segnalino per ricordare ciò che dura: {card:4}, {card:5}, {card:23}, {card:33}, {card:71}, e il segnalino Devastata di {card:49}.',
    ],
  },
  '5.2': {
    title: 'Uso Duplice',
    body: [
      'La maggior parte delle carte ha due testi, non ombreggiato e ombreggiato. La Fazione che esegue ne sceglie uno, l’uno o l’altro, qualunque Fazione sia.',
    ],
  },
  '5.3': {
    title: 'Capacità',
    body: [
      'Una Capacità dura per il resto della partita, sul lato che è stato eseguito, a meno che un Evento successivo la cambi ({rule:5.1.2}).',
      'Più d’una può incontrarsi in una stessa Battaglia. Allora si applicano in quest’ordine:',
      {
        steps: [
          'Perdite prima della Battaglia vera e propria: {card:13} non ombreggiato, {card:27} ombreggiato.',
          'Ciò che infligge ogni pezzo: Cesare, Ambiorix, {card:59} non ombreggiato, {card:11}, {card:6}, {card:30} ombreggiato.',
          '{card:27} non ombreggiato: 1 in meno.',
          '{card:59} ombreggiato: raddoppio.',
          'Dimezzamento per Ritirata, Cittadella o Forte.',
          'Arrotondamento per difetto.',
          '{card:15} non ombreggiato: 2 in più o 1 in meno, mai sotto 0.',
        ],
      },
    ],
  },
  '5.4': {
    title: 'Azioni gratuite',
    body: [
      'I Comandi e le Abilità Speciali che un Evento concede non costano nulla e non toccano la Disponibilità; tutte le altre regole valgono ({rule:3.1.2}).',
      {
        list: [
          'Un’«Abilità Speciale» gratuita può essere Assedio o Imboscata solo con una Battaglia dello stesso Evento. Un’«Imboscata» gratuita porta con sé la sua Battaglia.',
          'Una Marcia o un’Esplorazione gratuita «in» una Regione può uscirne.',
        ],
      },
      {
        ruling:
          'Ogni origine di una Marcia gratuita «verso» un luogo deve mandarvi un pezzo. Dove il testo descrive lo spostamento stesso, si muovono solo pezzi propri.',
      },
    ],
  },
}
