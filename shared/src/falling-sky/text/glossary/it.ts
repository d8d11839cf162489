import { any } from './forms'
import type { Terms } from './glossary'

/** The terms in Italian. `forms`: the words of a card’s text that lead to the term; without them none do. */
export const termsIt: Terms = {
  romans: {
    word: 'Romani',
    meaning:
      'La Repubblica Romana, guidata da Cesare. Vince con una Gallia tranquilla: Tribù Soggiogate, Disperse o sue Alleate.',
  },
  arverni: {
    word: 'Arverni',
    meaning: 'La confederazione di Vercingetorige. Vince con le Legioni fuori mappa e con Alleati e Cittadelle.',
  },
  aedui: {
    word: 'Aedui',
    meaning:
      'Una confederazione che commercia con Roma e con tutti gli altri. Vince con più Alleati e Cittadelle di ogni altra Fazione.',
  },
  belgae: {
    word: 'Belgi',
    meaning: 'Le tribù del nord, guidate da Ambiorix. Vincono con Valore di Controllo, Alleati e Cittadelle.',
  },
  germans: {
    word: 'Germani',
    meaning:
      'Le tribù di là dal Reno. Nessuno le gioca: agiscono secondo le regole, a volte per mano di un’altra Fazione.',
  },
  gauls: {
    word: 'Galli',
    forms: ['Galli', 'Gallo', ...any('gallica', 'galliche', 'gallici', 'gallico')],
    meaning: 'Arverni, Aedui e Belgi.',
  },
  leader: {
    word: 'Comandante',
    forms: ['Comandante', 'Comandanti'],
    meaning:
      'Il pezzo mobile di Cesare, Vercingetorige o Ambiorix, o di un Successore. Tira il dado contro le Perdite.',
  },
  successor: {
    word: 'Successore',
    forms: ['Successore'],
    meaning: 'Un Comandante venuto dopo il primo. Le sue Abilità Speciali arrivano solo alla sua Regione.',
  },
  forces: {
    word: 'Forze',
    forms: ['Forze'],
    meaning: 'Tutti i pezzi di una Fazione. I segnalini non sono pezzi.',
  },
  legion: {
    word: 'Legione',
    forms: ['Legione', 'Legioni'],
    meaning:
      'Un pezzo mobile romano che infligge 1 Perdita e tira il dado contro le Perdite. Fuori mappa è sulla Tabella, tra le Distrutte o fuori gioco.',
  },
  auxilia: {
    word: 'Auxilia',
    forms: ['Auxilia'],
    meaning: 'Un pezzo mobile romano, Nascosto o Rivelato, che infligge ½ Perdita.',
  },
  warband: {
    word: 'Banda di Guerrieri',
    forms: ['Banda', 'Bande'],
    meaning: 'Un pezzo mobile gallico o germanico, Nascosto o Rivelato, che infligge ½ Perdita. In breve: Banda.',
  },
  ally: {
    word: 'Alleato',
    forms: ['Alleato', 'Alleati', 'Alleata', 'Alleate'],
    meaning: 'Un disco in una Tribù che sta dalla parte della Fazione.',
  },
  citadel: {
    word: 'Cittadella',
    forms: ['Cittadella', 'Cittadelle'],
    meaning:
      'Una roccaforte gallica in una Città. Conta come un Alleato, dimezza le Perdite e tira il dado contro di esse.',
  },
  fort: {
    word: 'Forte',
    forms: ['Forte', 'Forti'],
    meaning: 'Una roccaforte romana, al massimo una per Regione. Dimezza le Perdite e tira il dado contro di esse.',
  },
  mobile: { word: 'mobile', forms: ['mobile', 'mobili'], meaning: 'Comandanti, Legioni, Auxilia e Bande.' },
  static: { word: 'statico', meaning: 'Alleati, Cittadelle e Forti.' },
  hidden: {
    word: 'Nascosto',
    forms: ['Nascosto', 'Nascosti', 'Nascosta', 'Nascoste'],
    meaning: 'Il lato da cui Bande e Auxilia tendono Imboscate, fanno Raid, Disturbano ed esplorano.',
  },
  revealed: {
    word: 'Rivelato',
    forms: ['Rivelato', 'Rivelati', 'Rivelata', 'Rivelate', 'rivela', 'rivelare'],
    meaning: 'L’altro lato di Bande e Auxilia. Tutti gli altri pezzi contano sempre come Rivelati.',
  },
  scouted: {
    word: 'Esplorata',
    forms: ['Esplorata', 'Esplorate'],
    meaning: 'Un segnalino su una Banda Rivelata: la prossima volta perde il segnalino invece di nascondersi.',
  },
  available: {
    word: 'Disponibile (pezzo)',
    forms: [
      'Forze Disponibili',
      'Cittadelle Disponibili',
      'gallici Disponibili',
      'averli Disponibili',
      'torna Disponibile',
      'tornano Disponibili',
      'belga Disponibile',
      'o è Disponibile',
    ],
    meaning: 'Non sulla mappa e pronto a essere piazzato.',
  },
  stacking: {
    word: 'Raggruppamento',
    forms: any('raggruppamento'),
    meaning: 'Che cosa può stare dove: un Alleato o una Cittadella per Tribù, un Forte per Regione.',
  },
  'voluntary-removal': {
    word: 'rimozione volontaria',
    meaning: 'Togliere pezzi propri dalla mappa nel mezzo di un proprio Comando o Evento.',
  },
  region: {
    word: 'Regione',
    meaning: 'Un’area della mappa, che prende il nome dalla Tribù della sua Città, o altrimenti dalla sua prima Tribù.',
  },
  tribe: { word: 'Tribù', meaning: 'Un luogo di una Regione, Alleato, Disperso o Soggiogato.' },
  city: {
    word: 'Città',
    forms: ['Città'],
    meaning: 'Sei Tribù ne hanno una; lì possono stare le Cittadelle.',
  },
  'home-region': {
    word: 'Regione Originaria',
    forms: ['Regione Originaria', 'Regioni Originarie'],
    meaning: 'Dove una Fazione raccoglie truppe anche senza una base, e dove possono apparire i Successori.',
  },
  celtica: { word: 'Celtica', forms: ['Celtica'], meaning: 'Le nove Regioni della Gallia che non sono Belgica.' },
  belgica: { word: 'Belgica', forms: ['Belgica'], meaning: 'Morini, Nervii e Atrebates, la terra dei Belgi.' },
  germania: { word: 'Germania', forms: ['Germania'], meaning: 'Sugambri e Ubii, la terra dei Germani.' },
  britannia: {
    word: 'Britannia',
    forms: ['Britannia'],
    meaning:
      'L’isola, adiacente a Morini, Atrebates e Veneti. Una Marcia che la raggiunge o la lascia finisce lì e non ammette Abilità Speciali.',
  },
  provincia: {
    word: 'Provincia',
    forms: ['Provincia'],
    meaning: 'La provincia romana, con un Forte che non cade mai.',
  },
  cisalpina: {
    word: 'Cisalpina',
    forms: ['Cisalpina'],
    meaning: 'Dove portano le Linee di Rifornimento. Non contiene pezzi, a meno che la apra un Evento.',
  },
  rhenus: { word: 'Reno', forms: ['Reno'], meaning: 'Il fiume che ferma ogni Marcia che lo attraversa.' },
  'within-1': {
    word: 'entro 1 Regione',
    forms: any('entro 1 Regione', 'entro 1'),
    meaning: 'Nella stessa Regione o in una adiacente.',
  },
  control: {
    word: 'Controllo',
    forms: ['Controllo', ...any('controlla', 'controllano', 'controllata', 'controllassero')],
    meaning: 'Avere in una Regione più pezzi di tutti gli altri messi insieme.',
  },
  'control-value': {
    word: 'Valore di Controllo',
    forms: ['Valore di Controllo'],
    meaning: 'Quanto vale per i Belgi il Controllo di una Regione.',
  },
  subdued: {
    word: 'Soggiogata',
    forms: ['Soggiogata', 'Soggiogate', 'Soggiogati'],
    meaning: 'Una Tribù né Alleata né Dispersa.',
  },
  dispersed: {
    word: 'Dispersa',
    forms: ['Dispersa', 'Disperse', 'Dispersi'],
    meaning: 'Una Tribù con un segnalino: non accoglie Alleati e abbassa il Valore di Controllo.',
  },
  gathering: {
    word: 'Unione',
    forms: ['Unione'],
    meaning: 'Il secondo lato di un segnalino Dispersa, dalla prima Primavera alla seguente.',
  },
  razed: {
    word: 'Ferro e Fuoco',
    forms: ['Ferro e Fuoco'],
    meaning: 'Una Città Dispersa per sempre, con la carta 23.',
  },
  devastated: {
    word: 'Devastata',
    forms: ['Devastata', 'Devastate'],
    meaning:
      'Una Regione messa a sacco fino alla Primavera: niente Raduno né Reclutamento, costi doppi, Quartieri di fame.',
  },
  'sequence-of-play': {
    word: 'Sequenza di Gioco',
    forms: ['Sequenza di Gioco'],
    meaning: 'Chi può fare che cosa su una carta.',
  },
  eligible: {
    word: 'Disponibile (Fazione)',
    forms: ['Disponibile', 'Disponibili'],
    meaning: 'Può agire su questa carta. Una Fazione che ha agito sulla carta precedente è Indisponibile.',
  },
  ineligible: {
    word: 'Indisponibile',
    forms: ['Indisponibile', 'Indisponibili'],
    meaning: 'Non può agire su questa carta.',
  },
  'first-eligible': {
    word: '1ª Disponibile',
    forms: ['1ª Disponibile'],
    meaning: 'La prima Fazione Disponibile sulla carta.',
  },
  'second-eligible': {
    word: '2ª Disponibile',
    forms: ['2ª Disponibile'],
    meaning: 'Quella dopo. Le sue opzioni dipendono da ciò che ha fatto la 1ª Disponibile.',
  },
  pass: {
    word: 'Passare',
    forms: ['Passare'],
    meaning: 'Non fare nulla, restare Disponibile e guadagnare 1 Risorsa, i Romani 2.',
  },
  event: {
    word: 'Evento',
    forms: ['Evento', 'Eventi'],
    meaning: 'Ciò che dice una carta, eseguito al posto di un Comando.',
  },
  capability: { word: 'Capacità', forms: ['Capacità'], meaning: 'Un Evento che dura per il resto della partita.' },
  'dual-use': { word: 'Uso Duplice', meaning: 'Una carta con due testi, di cui se ne sceglie uno.' },
  unshaded: { word: 'non ombreggiato', forms: any('non ombreggiato'), meaning: 'Il primo testo di una carta.' },
  shaded: { word: 'ombreggiato', forms: any('ombreggiato'), meaning: 'Il secondo testo di una carta.' },
  year: { word: 'Anno', forms: ['Anno'], meaning: 'Tutte le carte fino a un Inverno compreso.' },
  frost: {
    word: 'Gelo',
    forms: ['Gelo'],
    meaning: 'Finché la carta seguente è Inverno: niente Marcia secondo la Sequenza di Gioco.',
  },
  'sudden-frost': {
    word: 'Gelo Improvviso',
    meaning: 'Un’opzione: l’Inverno arriva nel momento in cui la sua carta si scopre.',
  },
  command: {
    word: 'Comando',
    forms: ['Comando', 'Comandi'],
    meaning:
      'Ciò che una Fazione fa in una o più Regioni: raccogliere truppe, marciare, procurarsi Risorse, combattere.',
  },
  'limited-command': {
    word: 'Comando Limitato',
    forms: ['Comando Limitato', 'Comandi Limitati'],
    meaning: 'Un Comando in una sola Regione, senza Abilità Speciale.',
  },
  free: {
    word: 'gratuito',
    forms: any('gratuito', 'gratuiti', 'gratuita', 'gratuite', 'gratuitamente'),
    meaning: 'Non costa nulla e non tocca la Disponibilità.',
  },
  recruit: {
    word: 'Reclutamento',
    forms: ['Reclutamento', ...any('reclutare', 'reclutano')],
    meaning: 'I Romani piazzano Alleati e Auxilia.',
  },
  march: {
    word: 'Marcia',
    forms: ['Marcia'],
    meaning: 'Nascondere le truppe di una Regione e muoverle.',
  },
  seize: {
    word: 'Confisca',
    forms: ['Confisca'],
    meaning: 'I Romani prendono Risorse dal territorio e possono Disperdere Tribù.',
  },
  forage: { word: 'Foraggiamento', forms: ['Foraggiamento'], meaning: 'Le Risorse che porta una Confisca.' },
  rally: { word: 'Raduno', forms: ['Raduno'], meaning: 'Galli e Germani piazzano Alleati, Cittadelle e Bande.' },
  raid: {
    word: 'Raid',
    forms: ['Raid'],
    meaning: 'Bande Nascoste diventano Rivelate per guadagnare o prendere Risorse.',
  },
  harassment: {
    word: 'Disturbo',
    forms: ['Disturbo', 'Disturbare', 'Disturbano'],
    meaning: 'Perdite da tre o più Bande Nascoste per chi passa o confisca.',
  },
  'supply-line': {
    word: 'Linea di Rifornimento',
    forms: ['Linea di Rifornimento', 'Linee di Rifornimento'],
    meaning: 'Una catena di Regioni amiche fino alla Cisalpina.',
  },
  origin: {
    word: 'Regione di origine',
    forms: any('origine', 'origini'),
    meaning: 'Una Regione da cui partono pezzi in Marcia.',
  },
  battle: {
    word: 'Battaglia',
    forms: ['Battaglia', 'Battaglie'],
    meaning: 'Attaccare una Fazione nemica in una Regione.',
  },
  attacker: {
    word: 'Attaccante',
    forms: ['Attaccante', 'Attaccanti'],
    meaning: 'La Fazione che dà Battaglia.',
  },
  defender: { word: 'Difensore', forms: ['Difensore'], meaning: 'La sola Fazione che è attaccata.' },
  attack: { word: 'Attacco', forms: ['Attacco'], meaning: 'Il passo in cui l’Attaccante infligge Perdite.' },
  counterattack: {
    word: 'Contrattacco',
    forms: ['Contrattacco', 'contrattaccano'],
    meaning: 'Il passo in cui infliggono Perdite i superstiti del Difensore.',
  },
  retreat: {
    word: 'Ritirata',
    forms: ['Ritirata', 'ritirano'],
    meaning: 'Dimezza le Perdite e porta via i pezzi mobili.',
  },
  loss: {
    word: 'Perdita',
    forms: ['Perdita', 'Perdite'],
    meaning: 'Un colpo: un pezzo è rimosso, o tira il dado e cade con 1–3.',
  },
  roll: {
    word: 'tiro di dado',
    meaning:
      'Un dado per un Comandante, una Legione, una Cittadella o un Forte: 1–3 lo rimuove, 4–6 assorbe la Perdita.',
  },
  'special-ability': {
    word: 'Abilità Speciale',
    forms: ['Abilità Speciale', 'Abilità Speciali'],
    meaning: 'Ciò che può accompagnare un Comando, di un solo tipo per turno.',
  },
  build: {
    word: 'Costruzione',
    forms: ['Costruzione', 'costruire'],
    meaning: 'I Romani piazzano Forti e piazzano o rimuovono Alleati.',
  },
  scout: {
    word: 'Esplorazione',
    forms: ['Esplorazione', ...any('esplora', 'esplorano', 'esplorare')],
    meaning: 'I Romani spostano Auxilia e segnano Bande.',
  },
  besiege: {
    word: 'Assedio',
    forms: ['Assedio'],
    meaning: 'I Romani rimuovono un Alleato o una Cittadella all’inizio di una Battaglia.',
  },
  entreat: {
    word: 'Trattativa',
    forms: ['Trattativa'],
    meaning: 'Gli Arverni portano dalla loro parte un pezzo di un’altra Fazione.',
  },
  devastate: {
    word: 'Devastazione',
    forms: ['Devastazione'],
    meaning: 'Gli Arverni mettono a sacco una Regione e affamano chi vi si trova.',
  },
  ambush: {
    word: 'Imboscata',
    forms: ['Imboscata', 'Imboscate'],
    meaning: 'Una Battaglia con più pezzi Nascosti: niente Ritirata, niente tiri, niente Contrattacco.',
  },
  trade: {
    word: 'Commercio',
    forms: ['Commercio'],
    meaning: 'Gli Aedui guadagnano dalle Regioni rifornite.',
  },
  suborn: {
    word: 'Corruzione',
    forms: ['Corruzione'],
    meaning: 'Gli Aedui comprano pezzi dentro e fuori da una Regione.',
  },
  enlist: {
    word: 'Arruolamento',
    forms: ['Arruolamento'],
    meaning: 'I Belgi fanno combattere per loro i Germani.',
  },
  rampage: { word: 'Furia', forms: ['Furia'], meaning: 'I Belgi scacciano i nemici da una Regione.' },
  winter: { word: 'Inverno', meaning: 'La carta che chiude un Anno.' },
  'winter-round': {
    word: 'Round Invernale',
    forms: ['Round Invernale'],
    meaning: 'Le sei fasi dell’Inverno.',
  },
  'victory-phase': {
    word: 'Fase della Vittoria',
    forms: ['Fase della Vittoria'],
    meaning: 'Qualcuno ha vinto?',
  },
  'germans-phase': {
    word: 'Fase Germanica',
    forms: ['Fase Germanica'],
    meaning: 'Raduno, Marcia, Raid e Battaglia dei Germani.',
  },
  quarters: {
    word: 'Quartieri',
    forms: ['Quartieri', 'Fase dei Quartieri'],
    meaning: 'Gli eserciti si trasferiscono; i Romani pagano per i propri.',
  },
  harvest: { word: 'Raccolto', forms: ['Raccolto', 'Fase del Raccolto'], meaning: 'Tutti guadagnano Risorse.' },
  'river-tolls': {
    word: 'Pedaggi Fluviali',
    forms: ['Pedaggi Fluviali'],
    meaning: '4 Risorse per gli Aedui a ogni Raccolto.',
  },
  senate: {
    word: 'Senato',
    forms: ['Senato', 'Fase del Senato'],
    meaning: 'L’umore di Roma: decide quante Legioni arrivano.',
  },
  uproar: {
    word: 'Protesta',
    forms: ['Protesta'],
    meaning: 'La casella alta del Senato: il minor numero di Legioni.',
  },
  intrigue: { word: 'Intrigo', forms: ['Intrigo'], meaning: 'La casella centrale del Senato.' },
  adulation: {
    word: 'Adulazione',
    forms: ['Adulazione'],
    meaning: 'La casella bassa del Senato: tutte le Legioni.',
  },
  firm: {
    word: 'Fermo',
    forms: ['Fermo'],
    meaning: 'Un segnalino del Senato che per muoversi richiede uno spostamento in più.',
  },
  spring: {
    word: 'Primavera',
    forms: ['Primavera', 'Fase Primaverile'],
    meaning: 'Appaiono i Successori, i pezzi si nascondono, la terra si riprende.',
  },
  resources: { word: 'Risorse', meaning: 'Ciò con cui le Fazioni pagano: da 0 a 45.' },
  transfer: { word: 'trasferire', meaning: 'Dare Risorse a un’altra Fazione.' },
  agreement: {
    word: 'accordo',
    forms: any('accordo', 'd’accordo'),
    meaning: 'Il consenso che una Fazione dà per un’azione. Per quell’azione è vincolante.',
  },
  'legions-track': {
    word: 'Tabella delle Legioni',
    forms: ['Tabella delle Legioni'],
    meaning: 'Dove le Legioni attendono che il Senato le mandi.',
  },
  fallen: {
    word: 'Legioni Distrutte',
    forms: ['Legioni Distrutte', 'Distrutte'],
    meaning: 'Le Legioni perse dall’ultima Primavera.',
  },
  'off-map': {
    word: 'fuori mappa',
    forms: ['fuori mappa'],
    meaning: 'Le Legioni sulla Tabella, tra le Distrutte o fuori gioco: le contano gli Arverni.',
  },
  score: {
    word: 'punteggio di vittoria',
    forms: any('punteggio'),
    meaning: 'Ciò che una Fazione conta verso la sua soglia.',
  },
  margin: {
    word: 'margine di vittoria',
    forms: any('margine', 'margini'),
    meaning: 'Di quanto un punteggio supera la sua soglia.',
  },
  threshold: { word: 'soglia di vittoria', meaning: 'Il numero che una Fazione deve superare per vincere.' },
  'non-player': {
    word: 'Non-giocatore',
    forms: ['Non-giocatore', 'Non-giocatori'],
    meaning: 'Una Fazione guidata da un diagramma di flusso: un bot.',
  },
  flowchart: { word: 'diagramma di flusso', meaning: 'Le caselle con cui un Non-giocatore decide.' },
  instruction: { word: 'istruzione', meaning: 'Come un Non-giocatore tratta un certo Evento.' },
  laurels: { word: 'corona', meaning: 'Il segno di un Evento con un’istruzione.' },
  swords: { word: 'spade', meaning: 'Il segno di un Evento che un Non-giocatore non esegue mai.' },
  carnyx: {
    word: 'carnyx',
    meaning: 'Il segno di un Evento che gli Arverni Non-giocatori eseguono senza tiro.',
  },
}
