import type { RuleTexts } from '../markup'

/** Chapter 2: set-up and Sequence of Play. */
export const sequence: RuleTexts = {
  '2.0': {
    title: 'Sequenza di Gioco',
    body: ['Come si prepara una partita, chi può agire su una carta, e che cosa viene dopo che cosa.'],
  },
  '2.1': {
    title: 'Preparazione',
    body: [
      'Lo scenario dice quali pezzi stanno dove, quante Risorse ha ogni Fazione e come si compone il mazzo. All’inizio tutte le Fazioni sono Disponibili, tutte le Bande e gli Auxilia Nascosti. Le carte che avanzano restano coperte.',
      {
        head: ['Scenario', 'Comincia', 'Eventi', 'Inverni'],
        rows: [
          ['Pax Gallica?', 'fine estate del 54 a.C.', '70', '5'],
          ['Riconquista della Gallia', 'inverno del 53 a.C.', '60 (breve 45)', '4 (breve 3)'],
          ['La Grande Rivolta', 'primavera del 52 a.C.', '45 (breve 30)', '3 (breve 2)'],
        ],
      },
      'Il mazzo è fatto di mazzetti di cinque Eventi. Una carta Inverno si mescola in un mazzetto ogni tre (in Pax Gallica? nei mazzetti 2, 5, 8, 11 e 14). **Iniziativa Equilibrata** è un’opzione degli altri due scenari: gli Eventi si scelgono in modo che ogni Fazione sia prima su più o meno tante carte quante le altre.',
      '**Pax Gallica?** Nel primo Inverno non ci sono né Fase della Vittoria né Fase Germanica. Il Senato non ha ancora uno stato, e gli Eventi non possono spostarlo; nella prima Fase del Senato il segnalino si mette su Intrigo invece di spostarsi. Tre Legioni attendono: quando comincia la prima Fase del Raccolto i Romani le piazzano in Belgica, in una o più Regioni. Fino ad allora contano come fuori mappa. Dalla prima Fase Primaverile in poi gli Arverni possono piazzare Vercingetorige in qualsiasi Regione in qualsiasi momento.',
      '**La Grande Rivolta.** I Belgi cominciano con un Successore. Se un giocatore guida solo i Belgi, o se uno stesso giocatore guida sia i Romani sia gli Aedui, è invece Ambiorix. Per chi guida Arverni e Belgi vedi {rule:1.5.1}.',
    ],
  },
  '2.2': {
    title: 'Inizio, informazioni aperte',
    body: [
      'La prima carta è in gioco, e la seguente è mostrata accanto. Tutti possono guardare le carte già giocate e sanno quante ne restano.',
    ],
  },
  '2.3': {
    title: 'Carta Evento',
    body: ['Su una carta Evento agiscono al massimo due Fazioni, nell’ordine stampato su di essa.'],
  },
  '2.3.1': {
    title: 'Disponibilità',
    body: [
      'Una Fazione è Disponibile se sulla carta precedente non ha eseguito né un Comando né l’Evento. All’inizio lo sono tutte.',
    ],
  },
  '2.3.2': {
    title: 'Ordine delle Fazioni',
    body: [
      'La carta mostra le quattro Fazioni da sinistra a destra. Si saltano quelle Indisponibili: la prima che resta è la **1ª Disponibile**, quella dopo la **2ª Disponibile**.',
    ],
  },
  '2.3.3': {
    title: 'Passare',
    body: [
      'Una Fazione che passa resta Disponibile e guadagna 1 Risorsa, i Romani 2. La prossima Fazione Disponibile verso destra prende il suo posto con le stesse opzioni. Quando passa l’ultima Fazione Disponibile, la carta è finita.',
      'Una Fazione che non arriva mai a essere 1ª o 2ª Disponibile non può passare e non guadagna nulla.',
      {
        example:
          'L’ordine della carta è Arverni, Aedui, Romani, Belgi; i Belgi sono Indisponibili. Gli Arverni eseguono un Comando senza Abilità Speciale. Gli Aedui potrebbero eseguire un Comando Limitato, ma passano per 1 Risorsa. I Romani sono ora 2ª Disponibile e passano anche loro, per 2. Dopo la carta sono tutti Disponibili tranne gli Arverni.',
      },
    ],
  },
  '2.3.4': {
    title: 'Opzioni della 1ª e della 2ª Disponibile',
    body: [
      {
        head: ['La 1ª Disponibile ha scelto', 'La 2ª Disponibile può scegliere'],
        rows: [
          ['Comando, senza Abilità Speciale', 'Comando Limitato, o Passare'],
          ['Comando con Abilità Speciale', 'Comando Limitato, o Evento, o Passare'],
          ['Evento', 'Comando con o senza Abilità Speciale, o Passare'],
        ],
      },
      'La 1ª Disponibile sceglie liberamente: un Comando in una o più Regioni con o senza Abilità Speciale, o l’Evento, o Passare.',
      'La carta è finita quando la 2ª Disponibile ha agito, o quando tutte le altre hanno passato.',
    ],
  },
  '2.3.5': {
    title: 'Comando Limitato',
    body: [
      'Un Comando in una sola Regione, senza Abilità Speciale. Per la Marcia vuol dire una sola origine, da cui più gruppi possono andare in luoghi diversi. Come ogni Comando, rende la Fazione Indisponibile.',
      'Un Non-giocatore a cui toccherebbe un Comando Limitato ne esegue uno intero, con un’Abilità Speciale ({rule:8.1.2}).',
    ],
  },
  '2.3.6': {
    title: 'Aggiornare la Disponibilità',
    body: [
      'Dopo la carta, chi ha eseguito un Comando, un Comando Limitato o l’Evento diventa Indisponibile. Tutti gli altri diventano Disponibili, se un Evento non dice altro. Le azioni gratuite che un Evento dà a un’altra Fazione non toccano la Disponibilità di quella Fazione.',
      {
        ruling:
          '«Indisponibile fino alla fine della prossima carta» vale subito, così che una Fazione che su questa carta non ha ancora agito non può più farlo, e dura per tutta la carta seguente. «Resta Disponibile» si applica dopo l’aggiornamento. Se su una Fazione cadono entrambe le cose, è Indisponibile.',
      },
      'Una Fazione che diventa Disponibile nel mezzo di una carta ({card:35}, {card:47}) può ancora agirvi come 2ª Disponibile se quel posto è libero, ovunque stia nell’ordine della carta.',
    ],
  },
  '2.3.7': {
    title: 'Carta seguente',
    body: ['Entra in gioco la carta seguente e se ne scopre un’altra, anche se quella ora in gioco è Inverno.'],
  },
  '2.3.8': {
    title: 'Gelo, Gelo Improvviso',
    body: [
      '**Gelo.** Finché la carta seguente è Inverno, nessuno può scegliere la Marcia come Comando, e i Belgi non possono far marciare Germani con l’Arruolamento. Un Evento può comunque concedere una Marcia. I Germani del Round Invernale marciano come sempre.',
      'Il **Gelo Improvviso** è un’opzione della preparazione e prende il posto del Gelo. Non appena una carta Inverno si scopre come seguente, cambia posto con l’Evento appena entrato in gioco: nessuno agisce su quell’Evento, e il Round Invernale si gioca subito. L’Evento apre poi l’Anno nuovo, senza Gelo.',
    ],
  },
  '2.4': {
    title: 'Carta Inverno',
    body: [
      'Quando entra in gioco l’Inverno si gioca il Round Invernale ({rule:6.0}). Gli Eventi fino a un Inverno compreso sono un **Anno**.',
    ],
  },
  '2.4.1': {
    title: 'Inverno Finale',
    body: [
      'Se nella Fase della Vittoria dell’ultimo Inverno nessuno ha vinto, la partita finisce lì e decidono i margini ({rule:7.3}).',
    ],
  },
}
