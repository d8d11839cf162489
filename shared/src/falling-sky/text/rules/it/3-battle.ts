import type { RuleTexts } from '../markup'

/** Battle (3.2.4, 3.3.4). */
export const battle: RuleTexts = {
  '3.2.4': {
    title: 'Battaglia romana',
    body: [
      '**Dove:** in Regioni con pezzi tuoi e di un’altra Fazione. **Costo:** 2 per Regione; 4 se Devastata. Risolvi una Regione alla volta, in sei passi. I Galli combattono secondo gli stessi passi ({rule:3.3.4}).',
      '**1. Bersaglio.** L’Attaccante nomina un’altra Fazione che ha lì pezzi. Una Regione si sceglie una volta sola in un Comando, e quindi vi si può attaccare una sola Fazione.',
      '**2. Dichiarare la Ritirata.** Il Difensore dice se si ritira. Non può se è in un’Imboscata, se è germanico, o se lì non ha pezzi mobili. Per ritirarsi in una Regione sotto il Controllo di un’altra Fazione gli serve il consenso di questa, che si chiede ora ed è vincolante. I Germani non lo danno mai.',
      '**3. Attacco.** Se i Romani ricorrono all’Assedio ({rule:4.2.3}), rimuovono ora un Alleato o una Cittadella. Poi somma le Perdite che infliggono i pezzi dell’Attaccante nella Regione:',
      {
        head: ['Pezzo che attacca', 'Perdite'],
        rows: [
          ['Legione', '1'],
          ['Legione, con Cesare che attacca', '2'],
          ['Comandante', '1'],
          ['Auxilia', '½'],
          ['Banda', '½'],
          ['Banda belga, con Ambiorix che attacca', '1'],
          ['Alleato, Cittadella, Forte', '0'],
        ],
      },
      'Dimezza la somma se il Difensore si ritira, o se all’inizio della Battaglia aveva lì una Cittadella o un Forte. Mai due volte. Poi arrotonda per difetto.',
      '**Subire Perdite.** Le subisce il proprietario, una per una, su pezzi a sua scelta. Una Banda, un Auxilia o un Alleato è rimosso. Per un Comandante, una Legione, una Cittadella o un Forte il proprietario tira: con 1–3 il pezzo è rimosso (una Legione va tra le Distrutte), con 4–6 assorbe la Perdita, e può essere scelto di nuovo per la prossima.',
      {
        list: [
          'Alleati, Cittadelle e Forti subiscono Perdite solo quando lì non resta alcun pezzo mobile della loro Fazione.',
          'In una Ritirata è il contrario: prima gli Alleati e, tirando, Cittadella o Forte, poi i pezzi mobili.',
          'Il Forte della Provincia dimezza come ogni Forte ma non subisce mai una Perdita.',
          'Le Perdite per cui non resta alcun pezzo si ignorano.',
        ],
      },
      '**4. Contrattacco.** Se il Difensore non si ritira e non era in un’Imboscata, i suoi pezzi superstiti infliggono Perdite secondo la stessa tabella, senza il raddoppio di Cesare o Ambiorix e senza dimezzare, arrotondando per difetto. L’Attaccante le subisce come sopra.',
      '**5. Rivelare.** Se il Difensore non si ritira, gira sul lato Rivelato le Bande e gli Auxilia Nascosti superstiti delle due parti, anche se non è caduta alcuna Perdita. Le altre Fazioni della Regione restano come sono.',
      '**6. Ritirata.** Se è stata dichiarata, il Difensore sceglie una Regione adiacente sotto il proprio Controllo o sotto quello di una Fazione che ha acconsentito. Una Regione senza Controllo non è un rifugio. Tutti i suoi pezzi mobili superstiti vi vanno, o sono rimossi; Alleati, Cittadelle e Forti restano. Un **Gallo attaccato dai Romani** può lasciare dove sono il suo Comandante e le sue Bande Nascoste. I pezzi Nascosti che si ritirano restano Nascosti.',
      {
        example:
          'Cesare, 6 Legioni e 3 Auxilia attaccano Vercingetorige, 17 Bande, un Alleato e la Cittadella di Gergovia. 6 × 2 + 3 × ½ + 1 = 14½, dimezzato dalla Cittadella: 7. Gli Arverni rimuovono 7 Bande. Contrattaccano con 10 × ½ + 1 = 6. I Romani tirano per le Legioni: un 4 assorbe, un 1 e un 2 costano una Legione ciascuno; per le altre tre Perdite rimuovono gli Auxilia.',
      },
      {
        ruling:
          'Una Ritirata si può dichiarare anche senza un rifugio a portata: i pezzi mobili sono allora rimossi dopo le Perdite, tranne quelli che possono restare. Il Difensore sceglie la Regione solo al passo 6. Le Perdite che precedono la Battaglia ({card:13}, {card:27}) cadono dopo il passo 1; i numeri per un’Imboscata, e la presenza di una Cittadella o di un Forte, si leggono prima di esse. Le Perdite si possono assegnare più d’una alla volta: prima le rimozioni, poi i tiri uno per uno, e ciò che resta si chiede di nuovo.',
      },
    ],
  },
  '3.3.4': {
    title: 'Battaglia gallica',
    body: [
      'Come {rule:3.2.4}, ma **costa** 1 per Regione, 2 se Devastata.',
      'Con **Ambiorix** tra gli Attaccanti (non un Successore) ogni Banda belga infligge 1 Perdita, compresi i Germani che combattono come Belgi ({rule:4.5.1}). In difesa o nel Contrattacco egli non cambia nulla.',
      'I **Forti** romani dimezzano le Perdite che infliggono Galli e Germani, come fanno le Cittadelle.',
      {
        example:
          'Ambiorix e 4 Bande attaccano 2 Legioni, 2 Auxilia e un Forte. 4 × 1 + 1 = 5, dimezzato dal Forte: 2. I Romani possono subirle entrambe sugli Auxilia. Contrattaccano con 2 Perdite.',
      },
    ],
  },
}
