import type { RuleTexts } from '../markup'

/** Chapter 7: victory. */
export const victory: RuleTexts = {
  '7.0': {
    title: 'Vittoria',
    body: ['Chi vince, quando, e di quanto.'],
  },
  '7.1': {
    title: 'Classifica e parità',
    body: [
      'Quando la Fazione di un giocatore soddisfa la sua condizione in una Fase della Vittoria, o la partita finisce senza che accada, tutte le Fazioni si classificano per margine ({rule:7.3}), dal più alto. Le parità vanno ai Non-giocatori, poi a Romani, Arverni, Aedui e Belgi in quest’ordine.',
      'Se un Non-giocatore soddisfa la sua condizione, tutti i giocatori hanno perso, allo stesso modo.',
      {
        ruling:
          'Chi guida due Fazioni conta in parità come la Fazione di cui vale il margine. Se un Non-giocatore e un giocatore soddisfano insieme la loro condizione, i Non-giocatori che l’hanno soddisfatta sono primi in classifica e tutti i giocatori hanno perso.',
      },
    ],
  },
  '7.2': {
    title: 'Superare la soglia',
    body: [
      'Si controlla in ogni Fase della Vittoria. Serve **più** della soglia:',
      {
        head: ['Fazione', 'Vince con'],
        rows: [
          ['Romani', 'Tribù Soggiogate e Disperse e Alleati romani: più di 15'],
          ['Arverni', 'Legioni fuori mappa: più di 6, e Alleati e Cittadelle propri: più di 8'],
          ['Aedui', 'più Alleati e Cittadelle di ciascun’altra Fazione'],
          ['Belgi', 'Valori di Controllo, Alleati e Cittadelle: più di 15'],
        ],
      },
      'Il punteggio dei Romani in breve: 30 (31 con la Colonia della carta {card:71}) meno tutti gli Alleati e le Cittadelle delle altre Fazioni, Germani compresi.',
      'Legioni **fuori mappa**: vedi {rule:1.9}. I Belgi contano i Valori di Controllo delle Regioni sotto il loro Controllo, ognuno diminuito di 1 per ogni Tribù Dispersa che non sia dei Suebi, e aumentato di 1 per una Colonia.',
      {
        example:
          'I Belgi hanno 4 Alleati e controllano Atrebates (3), Treveri (1), Nervii (2) e Morini (2), dove i Morini sono Dispersi: 4 + 3 + 1 + 2 + 2 − 1 = 11.',
      },
    ],
  },
  '7.3': {
    title: 'Inverno Finale, margini',
    body: [
      'Se entro l’Inverno Finale nessuno ha vinto, vince il margine più alto, anche se è negativo. Il margine è quanto una Fazione supera la sua soglia:',
      {
        head: ['Fazione', 'Margine'],
        rows: [
          ['Romani', 'punteggio − 15'],
          ['Arverni', 'il più basso tra: Legioni fuori mappa − 6; Alleati e Cittadelle − 8'],
          ['Aedui', 'Alleati e Cittadelle propri − quelli dell’altra Fazione che ne ha di più'],
          ['Belgi', 'punteggio − 15'],
        ],
      },
      {
        example:
          'Romani 11: −4. Arverni con 4 Legioni fuori mappa e 7 Alleati e Cittadelle: −2. Aedui con 2 contro 7: −5. Belgi 12: −3. Ordine: Arverni, Belgi, Romani, Aedui.',
      },
      'I margini decidono anche quando è la carta {card:20} a chiudere la partita.',
    ],
  },
}
