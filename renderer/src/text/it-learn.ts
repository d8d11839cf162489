import type { Messages } from './i18n'

/** Learn in Italian: the page for those who know the series, and what the guide says in the first year. */
export const learn: Messages = {
  guided: 'La partita guidata',
  'guided-why':
    'Il primo anno della Riconquista della Gallia al tavolo vero: tu giochi i Romani, la guida gioca tutti gli altri e spiega che cosa succede. {n} brevi passi, dal territorio alla fine del primo Inverno. Lascia quando vuoi: tornerai esattamente allo stesso punto.',
  chapters: 'Capitoli',
  done: ', fatto',
  begin: 'Comincia la partita guidata',
  resume: 'Riprendi da dov’eri',
  again: 'Ricomincia da capo',
  'play-on': 'Prosegui come partita normale',
  'own-game': 'Una prima partita tua',
  'game-name': 'Il mio primo anno in Gallia',
  you: 'Tu',
  lesson: 'La guida',
  'step-of': '{n} di {all}',
  next: 'Avanti',
  watch: 'Fammi vedere',
  watching:
    'Guarda: ora le regole agiscono da sole, un tempo dopo l’altro. Il pannello a destra dice che cosa succede, e i suoi pulsanti fermano, avanzano o saltano.',
  'your-turn': 'Tocca a te: la risposta giusta è incorniciata.',
  books: 'Per leggere ancora',
  'books-why':
    'In Gallia ogni numero di regola apre il suo paragrafo. Sono tutti nella Biblioteca, con parole nostre, da cercare e da sfogliare.',
  hint: {
    guide: 'Questo tocca alla guida: premi «Fammi vedere».',
    choose: 'Una buona idea per un’altra partita. Qui la lezione prosegue con: {what}.',
    nothing: 'Un’altra volta. Qui non si sceglie altro: togli ciò che hai segnato, e conferma.',
    amount: '{what}: {n}',
  },
  known: {
    title: 'Se conosci la serie',
    why: 'Conosci la Disponibilità, i Comandi, le Abilità Speciali e gli Eventi a due testi. Ecco che cosa ti sorprenderà in Gallia.',
    cards: 'Che cosa la prima lascia alla seconda',
    'cards-text':
      'Un Comando da solo lascia soltanto un Comando Limitato. Con un’Abilità Speciale lascia un Comando Limitato o l’Evento. L’Evento lascia qualsiasi Comando, con un’Abilità Speciale. Così, rinunciando alla tua Abilità Speciale, neghi l’Evento alla Fazione dopo di te.',
    winter: 'Inverno invece di Propaganda',
    'winter-text':
      'La vittoria si controlla all’inizio del Round Invernale, prima di tutto il resto. Ciò che guadagni nel Raccolto arriva troppo tardi per questo Inverno, e l’ultimo Inverno del mazzo chiude la partita dopo il controllo.',
    victory: 'Superare, non raggiungere',
    'victory-text':
      'Ai Romani servono più di 15 Tribù Soggiogate, Disperse o loro Alleate. Ai Belgi più di 15 tra Valori di Controllo, Alleati e Cittadelle. Agli Aedui più Alleati e Cittadelle di ciascuna delle altre Fazioni. Agli Arverni due cose insieme: più di 6 Legioni fuori mappa, e più di 8 Alleati e Cittadelle.',
    control: 'Il Controllo è una maggioranza',
    'control-text':
      'Una Fazione controlla una Regione se i suoi pezzi lì, dischi e Comandante compresi, sono più di quelli di tutti gli altri messi insieme. Non ci sono coalizioni: non si sommano nemmeno i pezzi degli amici.',
    allies: 'Tribù invece di sostegno',
    'allies-text':
      'Niente popolazione, niente sostegno. Ogni Tribù è Alleata di qualcuno, o Soggiogata, o Dispersa. In mano ai Galli una Tribù con una Città può diventare una Cittadella, che dimezza le Perdite.',
    battle: 'Le Perdite si contano, e si tirano',
    'battle-text':
      'I pezzi si sommano in un numero di Perdite, dimezzato da una Ritirata, una Cittadella o un Forte. Chi le subisce sceglie i pezzi: Bande e Auxilia cadono e basta; una Legione, un Comandante, una Cittadella o un Forte cade con 1–3. Poi il Difensore contrattacca. Prima che tu confermi, la mappa dice che cosa perderebbe ciascuna parte, e con quale probabilità.',
    hidden: 'Essere Nascosti conta prima della Battaglia',
    'hidden-text':
      'Puoi tendere un’Imboscata dove i tuoi pezzi Nascosti sono più di quelli del nemico: niente Ritirata, niente tiri, niente Contrattacco, ma Cesare può tentare il dado. La Marcia nasconde di nuovo tutti; Raid, Battaglia ed Esplorazione rivelano.',
    march: 'Il Disturbo',
    'march-text':
      'Tre Bande Nascoste possono costare una Perdita a una colonna che prosegue attraverso la loro Regione. I gruppi romani fanno due Regioni, con Cesare tre; i Galli una, con Vercingetorige due. Nessuno prosegue dopo aver passato il Reno.',
    abilities: 'Le Abilità Speciali vengono quando vuoi',
    'abilities-text':
      'Prima, durante o dopo il loro Comando, e in Regioni diverse dalle sue. La maggior parte vuole il Comandante vicino, e un Successore arriva solo alla sua Regione. Nel pannello sono pulsanti sotto la domanda.',
    supply: 'Linee di Rifornimento',
    'supply-text':
      'Il Reclutamento romano, il Commercio degli Aedui e i Quartieri cercano verso sud una catena di Regioni che nessun contrario controlla. Si chiede il consenso, e la tua partita dipende da chi lo concede.',
    agreements: 'Il consenso si chiede, le promesse non vincolano nessuno',
    'agreements-text':
      'Ritirate in terre altrui, Linee di Rifornimento e Commercio si chiedono a chi controlla quelle Regioni; Gallia interpella la persona giusta. Le Risorse possono passare di mano nel proprio turno e in Inverno. Ogni altro accordo si può rompere.',
    germans: 'I Germani si giocano da soli',
    'germans-text':
      'In Inverno, e con certi Eventi, fanno Raduno, Marcia, Raid e Imboscata secondo priorità fisse e dadi. I Belgi possono arruolare quelli vicini ad Ambiorix.',
    senate: 'Il Senato e le Legioni',
    'senate-text':
      'L’umore di Roma segue il punteggio romano, una casella per Inverno, e manda le Legioni che attendono sulla sua riga della Tabella o sopra. Non si addolcisce mai finché una Legione è tra le Distrutte; queste tornano sulla Tabella in Inverno, la metà subito.',
    quarters: 'I Quartieri',
    'quarters-text':
      'Prima del Raccolto tutti vanno nei Quartieri. I Galli in Regioni Devastate senza un proprio Alleato o Cittadella tirano per le loro Bande. I Romani fuori dalla Provincia ne mantengono alcuni con Alleati e Forti, e per ogni altro pagano o tirano.',
    frost: 'Gelo, non monsone',
    'frost-text': 'Quando la carta seguente è Inverno, nessuno fa una Marcia se non per un Evento.',
  },
  chapter: {
    land: 'Terre e popoli',
    gobannitio: 'Gobannitio: prima e seconda',
    'suebi-mobilize': 'I Suebi alle armi: consensi ed Eventi',
    'river-commerce': 'Commercio fluviale: Battaglia ed Esplorazione',
    'alpine-tribes': 'Tribù alpine: dono e Imboscata',
    aduatuca: 'Aduatuca: il tuo Evento',
    druids: 'Druidi: tra Galli',
    cicero: 'Cicerone: Reclutamento e Costruzione',
    arduenna: 'Arduenna: sotto attacco',
    'legio-x': 'Legio X: l’Assedio',
    legiones: 'Legiones XIIII et XV: Gelo',
    winter: 'Inverno',
  },
  step: {
    land: {
      welcome:
        'Benvenuto, Proconsole. Questa è una partita vera: la Riconquista della Gallia, 53 a.C. Tu giochi i Romani; io gioco gli altri e ti dico perché fanno ciò che fanno. Apri tutto ciò che vuoi, una Regione, una targa, un numero di regola: nulla rovina la lezione. Se te ne vai, Impara ti riporta a questo momento.',
      tribes:
        'La Gallia ha Regioni, e nelle Regioni vivono Tribù. La Regione dei Mandubii ha un Valore di Controllo di {value}, uno per ogni Tribù non Dispersa. I Senones sono Alleati degli Arverni, i Lingones degli Aedui: lo dicono i dischi. I Mandubii non sono di nessuno: Soggiogati. Hanno una Città, Alesia, dove un Alleato gallico potrebbe diventare una Cittadella.',
      pieces:
        'I cubi sono le tue Legioni. I piccoli prismi sono i tuoi Auxilia e le Bande di tutti gli altri: lisci finché sono Nascosti, con un emblema quando sono Rivelati. I pezzi alti sono Comandanti. Qui {legions} Legioni, {auxilia} Auxilia e un tuo Forte stanno di fronte ad Ambiorix e a {warbands} Bande. Dove la mappa non ha posto per i pezzi, un emblema dice quanti ne ha una Fazione: ingrandisci per vederli.',
      control:
        'Chi controlla una Regione? Chi vi ha più pezzi di tutti gli altri messi insieme, contando dischi e Comandanti. Presso i Nervii tu ne hai {ours}, i Belgi {theirs}, e un Germano è contro tutti e due. Il Controllo è dunque dei Belgi: lo mostrano il colore e il bordo.',
      goal: 'Vinci con più di 15: ogni Tribù Soggiogata, Dispersa o tua Alleata conta 1. Ne hai {score}. Ma si chiede soltanto in Inverno. Un clic su una targa apre l’intera plancia di una Fazione.',
      goals:
        'I Belgi contano Valori di Controllo, Alleati e Cittadelle, e a loro serve più di 15: con {belgae} sono sulla soglia. Agli Arverni servono più di 6 Legioni fuori mappa (ora {legions}) e più di 8 Alleati e Cittadelle (ora {arverni}). Agli Aedui più Alleati e Cittadelle di ogni rivale; ne hanno {aedui}. Tieni d’occhio il nord.',
      germans:
        'I Germani non sono di nessuno. Li muovono regole e dadi: ogni Inverno, e quando un Evento li scatena. Non hanno una vittoria, solo appetiti.',
      cards:
        'L’anno è un mazzo. Ogni carta dà un ordine delle quattro Fazioni e uno o due testi di un Evento. La carta seguente è sempre scoperta qui sotto. Da qualche parte, in mezzo, attende l’Inverno.',
    },
    gobannitio: {
      order:
        'Su una carta agiscono solo due Fazioni: la prima e la seconda che sono Disponibili, nell’ordine della carta. Ora: Arverni, Aedui, Romani, Belgi. La prima sceglie liberamente: un Comando, con o senza Abilità Speciale; l’Evento; o Passare. Ciò che prende decide che cosa può fare la seconda.',
      'rally-home':
        'Vercingetorige fa un Raduno. In casa una Cittadella prende il posto dell’Alleato a Gergovia; e poiché c’è lui stesso, arrivano anche Bande nella stessa Regione. Una Regione costa 1 delle sue {resources} Risorse.',
      'rally-away':
        'Presso gli Arverni stanno ora {warbands} Bande. Sotto Controllo arverno gli Aulerci, presso i Carnutes, si uniscono come Alleati. Presso i Mandubii non c’è il loro Controllo, e quindi nessun nuovo Alleato: invece due Bande.',
      'no-ability':
        'E nessuna Abilità Speciale. Perché? Dopo un Comando da solo la seconda Fazione non ottiene l’Evento. E il primo testo di questo Evento libererebbe Gergovia per gli Aedui. Rinunciare a un’Abilità Speciale è il modo di sorvegliare un Evento.',
      pass: 'Gli Aedui sono secondi e potrebbero fare un Comando Limitato: una sola Regione. Passano: 1 Risorsa, e restano Disponibili per la prossima carta. Il loro posto va alla seguente nell’ordine: a te.',
      march:
        'Tocca a te, Proconsole. Dev’essere un Comando Limitato, in una sola Regione. Cesare sta fermo in Provincia mentre la Gallia è in armi: scegli la Marcia.',
      from: 'Una Marcia ha un’origine: tutto ciò che può partirne insieme costa 2 Risorse in tutto. Scegli la Provincia, qui o sulla mappa. Tutti i tuoi pezzi di lì si nascondono.',
      group:
        'Ora il gruppo che parte: Cesare, 4 Legioni e 4 Auxilia Nascosti. Gli altri due sorvegliano la strada. Imposta i numeri e conferma.',
      'first-leg':
        'Per dove? Passando per gli Aedui potresti subire il Disturbo: tre Bande Nascoste possono costare una Perdita a una colonna che prosegue. La Regione dei Sequani è vuota. Vai prima lì.',
      'go-on':
        'I gruppi romani possono proseguire fino a una seconda Regione. Chi prosegue? Di nuovo tutti: Cesare, 4 Legioni, 4 Auxilia.',
      'second-leg': 'Verso i Mandubii, tra Arverni e Aedui, e a una Marcia dai Belgi.',
      halt: 'Con Cesare potresti fare anche una terza Regione, ma guarda le note: sia gli Arverni sia gli Aedui potrebbero Disturbare chi esce da qui. Conferma senza scegliere nessuno: la colonna si ferma.',
      rest: 'In Provincia restano {auxilia} Auxilia, che potrebbero formare un altro gruppo. Rimangono: conferma senza scegliere nessuno, e la Marcia è finita.',
    },
    'suebi-mobilize': {
      eligibility:
        'Tu e gli Arverni avete agito, e quindi saltate entrambi questa carta: Indisponibili. Gli Aedui sono rimasti Disponibili passando. Loro e i Belgi hanno questa carta tutta per sé.',
      rally:
        'Diviciacus fa un Raduno: Avaricum, la Città dei Bituriges, diventa una Cittadella, e una Banda si raccoglie presso gli Aedui. Per la vittoria una Cittadella conta come un Alleato, ed è difficile da prendere.',
      trade:
        'Accanto al suo Comando una Fazione può usare un’Abilità Speciale. Gli Aedui fanno Commercio: Risorse per i loro Alleati e Cittadelle in Linee di Rifornimento. Quante, dipende da te: per questo chiedono.',
      agree:
        'Un consenso. Se lo concedi, incassano il doppio: 6 Risorse invece di 3. Se rifiuti, ti sei fatto nemico il tuo solo amico. Nulla vincola mai nessuno per dopo, ma la memoria è lunga. Accetta.',
      traded:
        'Commerciano e chiudono il loro Raduno con le casse più piene. Potrai ricordarglielo quando verrà l’Inverno.',
      event:
        'I Belgi sono secondi dopo un Comando con Abilità Speciale, e quindi l’Evento è aperto, e fa per loro: I Suebi alle armi. I Germani fanno subito Marcia, Raid e Imboscata. Dove più luoghi si equivalgono, decide un dado.',
    },
    'river-commerce': {
      fallen:
        '{warbands} Germani hanno passato il Reno fino ai Morini, vi hanno trovato meno Auxilia Nascosti delle loro Bande Nascoste, e hanno teso un’Imboscata: niente Ritirata, niente tiro. Un Auxilia e una Legione non ci sono più. Una Legione persa va tra le Distrutte, e aiuta gli Arverni: {legions} sono fuori mappa, e più di 6 è metà della loro vittoria.',
      battle:
        'Ora l’ordine è Aedui, Romani, Arverni, Belgi, e la prima Disponibile sei tu: un Comando intero con Abilità Speciale. Cesare è in mezzo agli Arverni. Scegli la Battaglia.',
      where:
        'Presso i Mandubii, dove {warbands} Bande arverne e il loro Alleato fronteggiano Cesare. Una Battaglia ti costa 2 delle tue {resources} Risorse per Regione.',
      whom: 'Si attacca una sola Fazione. {legions} Legioni, che con Cesare valgono 2 ciascuna, {auxilia} Auxilia che valgono ½, Cesare stesso 1: 11 Perdite. Il pannello ha fatto questa somma per entrambe le possibilità. Attacca gli Arverni, e lascia in pace i tuoi amici.',
      besiege:
        'Con una Legione potresti ricorrere all’Assedio: un Alleato o una Cittadella cade prima della Battaglia. Sarebbe la tua Abilità Speciale per questo turno, e 11 Perdite bastano da sole. Scegli una Battaglia normale.',
      retreat:
        'Il Difensore può ritirarsi: le Perdite sono dimezzate, da 11 a 5. Ma un Alleato non può fuggire, e così cadono prima i Senones, poi quattro Bande. L’ultima se ne va presso i Carnutes. Se avessero resistito, sarebbero morti tutti.',
      'no-more':
        'La Regione dei Mandubii è tua, i Senones sono Soggiogati, e questo conta per te. Potresti combattere ancora in altre Regioni; conferma senza sceglierne.',
      scout:
        'Ti resta un’Abilità Speciale, e Cesare è l’uomo giusto. Esplorazione: gli Auxilia si spostano di una Regione e scoprono Bande.',
      'scouts-from': 'Prima ci si sposta. Prendi gli Auxilia della Provincia.',
      'scouts-to':
        '{warbands} Germani si sono insediati presso i Sequani, Nascosti, proprio accanto alla tua strada. È lì che vanno gli Auxilia.',
      scouts: 'Tutti e due.',
      'scouts-done': 'Nessun altro si sposta: conferma senza sceglierne.',
      scouting:
        'Ora si guardano intorno. Scegli i Sequani, poi segna tutte le Bande germaniche: ogni Auxilia Nascosto ne trova fino a due.',
      scouted:
        'Tutte e quattro sono Esplorate, con un segnalino, e per un po’ non tenderanno Imboscate a nessuno: un pezzo Esplorato non si nasconde, perde soltanto il segnalino. Il prezzo: anche i tuoi Auxilia sono Rivelati. Conferma, e il tuo turno è finito.',
      capability:
        'Hai usato un’Abilità Speciale, e così Vercingetorige ottiene l’Evento. Il suo secondo testo è una Capacità: sta presso una Fazione e cambia le regole per sempre. Da ora gli Aedui fanno Commercio in una sola Regione. Con il loro granaio si restringe anche il tuo.',
    },
    'alpine-tribes': {
      held: 'Guarda la carta sulla targa degli Aedui: una Capacità mostra dove sta. Vale fino alla fine della partita, e la Biblioteca dice che cosa fa.',
      event:
        'Gli Aedui sono primi e prendono l’Evento: in ogni Regione al confine con la Cisalpina possono piazzare qualcosa. Presso i Sequani la Tribù di quel nome diventa loro Alleata, sotto il naso dei Germani: un Evento può ciò che un Raduno non può.',
      gift: 'E in Provincia piazzano un Alleato per te: gli Helvii. Un dono per il consenso che hai dato. Nessuno obbliga a mantenere patti simili, e proprio per questo si ricordano. Con l’Evento vengono anche 4 Risorse.',
      ambush:
        'Dopo un Evento la seconda Fazione ha aperto ogni Comando, con un’Abilità Speciale. Ambiorix dà Battaglia presso i Nervii. Ha {hidden} Bande Nascoste contro i tuoi {auxilia} Auxilia Nascosti, e quindi può essere un’Imboscata.',
      losses:
        'In un’Imboscata nessuno si ritira e nessun pezzo tira il dado. Guidate da Ambiorix le Bande contano 1 ciascuna, e lui 1 in più: 5 Perdite, che il tuo Forte riduce a 2. Chi le subisce lo dici tu. Rinuncia ai due Auxilia e salva le Legioni.',
      done: 'E nemmeno un Contrattacco: solo Cesare in persona lo permetterebbe. Ma {legions} Legioni tengono ancora il Forte, e i Belgi gli stanno davanti Rivelati. Il loro turno è finito.',
    },
    aduatuca: {
      event:
        'Di nuovo la prima, e guarda la tua carta. Il primo testo di Aduatuca rimuove fino a 9 Bande belghe e germaniche accanto a un Forte. È più di quanto farebbe una Battaglia. Prendi l’Evento.',
      side: 'Due testi, e chi prende l’Evento ne sceglie uno. Il secondo manderebbe i Germani contro un tuo Forte. Il primo, per favore.',
      region:
        'Nervii o Treveri. Presso i Nervii stanno {belgae} Bande belghe e {germans} germanica, Rivelate e buone soltanto per la Battaglia. Libera la Regione dei Nervii.',
      cleared:
        'Ambiorix ha perso il suo esercito. Con due Alleati e sé stesso non ha lì più pezzi di te: niente Controllo, e il Valore di Controllo dei Nervii non è più nel punteggio belga. Scende a {score}.',
      march:
        'Dopo un Evento gli Arverni possono fare ciò che vogliono. Fanno una Marcia. Dai Carnutes due Bande tornano presso i Mandubii, Nascoste. Una Marcia gallica costa 1 per ogni Regione da cui parte.',
      vercingetorix:
        'E Vercingetorige guida sei Bande presso i Bituriges, dove gli Aedui hanno la loro nuova Cittadella. Lui solo tra i Galli potrebbe proseguire fino a una seconda Regione. Resta: è venuto a parlare.',
      entreat:
        'Trattativa: dov’è una Banda Nascosta, entro una Regione da lui, si conquista un pezzo nemico. Presso i Mandubii se ne va uno dei tuoi Auxilia, e al suo posto sta una Banda arverna. L’altra scelta sarebbe stata la Devastazione.',
      'entreat-again':
        'E presso i Bituriges una Banda degli Aedui cambia parte. Ognuna gli costa 1 Risorsa. Con il Controllo della Regione si potrebbe conquistare così persino un Alleato.',
    },
    druids: {
      raid: 'Gli Aedui rispondono con un Raid presso i Bituriges: fino a due Bande Nascoste diventano Rivelate, e ognuna prende 1 delle {resources} Risorse rimaste agli Arverni. Una loro Cittadella o un loro Forte lì lo impedirebbe.',
      suborn:
        'Gli Arverni sono scesi a {resources}. E ora il talento degli Aedui, la Corruzione: l’oro fa effetto dov’è una loro Banda Nascosta. Presso i Mandubii piazzano un Alleato nella Tribù dei Senones, per 2 Risorse.',
      'suborn-more':
        'Per 1 ciascuna, due delle {warbands} Bande arverne presso i Mandubii spariscono. Fino a tre pezzi in una Regione, di cui uno un Alleato. Per caso aiuta anche te.',
      event:
        'Druidi: alcune Fazioni galliche, a scelta di chi ha la carta, fanno ciascuna un Comando Limitato gratuito, se vogliono con un’Abilità Speciale. I Belgi nominano sé stessi e gli Arverni. E restano Disponibili.',
      'free-rally':
        'Conta l’ordine della carta: prima gli Arverni. Sono quasi senza un soldo, ma gratuito è gratuito: i Cadurci diventano loro Alleati.',
      devastate:
        'Con esso viene la Devastazione, in una Regione sotto il loro Controllo: la terra dei Bituriges brucia. Gli Arverni vi perdono un quarto delle Bande, gli altri un terzo dei loro uomini, e due Aedui erano troppo pochi per questo. Il peggio verrà: lì niente Raduno, niente Reclutamento, e fame in Inverno.',
      'belgic-rally': 'Poi i Belgi. Due Alleati presso i Nervii mandano due Bande ad Ambiorix.',
      rampage:
        'La loro Abilità Speciale: la Furia. Bande Nascoste diventano Rivelate, e un nemico che lì non ha Comandante, Cittadella o Forte deve andarsene, pezzo per pezzo. Presso gli Atrebates sei tu.',
      'driven-out':
        '{auxilia} Auxilia deve lasciare gli Atrebates o morire. Le terre altrui vogliono un consenso; quella dei Mandubii è tua. Ritirati lì.',
    },
    cicero: {
      scores:
        'Uno sguardo alle targhe prima di agire. Belgi {belgae}, di nuovo sulla soglia, e Disponibili anche per la prossima carta. Romani {romans}. Arverni {arverni} Alleati e Cittadelle, Aedui {aedui}. Ti servono Tribù, e i Belgi devono perderne.',
      recruit:
        'Prima un Alleato, e uomini. Il Reclutamento piazza Alleati dove hai il Controllo o c’è Cesare, e Auxilia presso i tuoi Alleati, i tuoi Forti e il tuo Comandante. Sceglilo.',
      'recruit-in':
        'Mandubii. Costa 2 Risorse, o nulla dentro una Linea di Rifornimento: una catena di Regioni fino al confine della Cisalpina che nessuno ti nega. Sceglierla vuol dire chiedere il consenso.',
      supply:
        'Gallia chiede a tutti quelli la cui Regione potrebbe servire. Gli Arverni rifiutano, naturalmente. Gli Aedui acconsentono: la strada attraverso la loro terra è aperta, e il Reclutamento non ti costa nulla.',
      'recruit-home': 'Un’altra Regione: la Provincia. In casa non paghi mai.',
      enough: 'Bastano queste Regioni: conferma.',
      ally: 'Ora una Regione per volta. Presso i Mandubii hai il Controllo: la Tribù dei Mandubii diventa tua Alleata.',
      auxilia: 'In Provincia non resta alcuna Tribù Soggiogata. Auxilia, allora.',
      'how-many': 'Per l’Alleato, il Forte e la casa stessa: tre. Prendili tutti.',
      build:
        'Hai ancora un’Abilità Speciale. I genieri di Cesare pensano alla Costruzione: Forti, e altro. Scegli Costruzione.',
      'build-in': 'Presso i Mandubii, dov’è Cesare.',
      fort: 'Un Forte, per 2 Risorse: dimezza le Perdite, tiene lontani i Raid e in Inverno ripara un pezzo. Potresti anche pagare per soggiogare un Alleato gallico di lì, ma questi sono degli Aedui.',
      built:
        'Il tuo punteggio è {score}. Il Forte è in piedi. Conferma due volte: qui nient’altro, e nessun’altra Regione.',
      senate:
        'Hai usato un’Abilità Speciale, e così gli Arverni possono prendere Cicerone e smuovere il Senato. È in Intrigo. Lo spingono in su, verso Protesta, dove Roma non ti manda quasi nulla.',
    },
    arduenna: {
      battle:
        'Il Senato è in Protesta. E i Belgi, Disponibili grazie ai Druidi, sono primi. Ti attaccano presso i Treveri con {warbands} Bande, apertamente: un’Imboscata sarebbe un’Abilità Speciale, e lascerebbe l’Evento agli Aedui.',
      stand:
        'Nessuna Imboscata, e quindi puoi scegliere: ritirarti con metà delle Perdite e abbandonare il Forte, o resistere. Il tuo Forte le dimezza già, a 1. Resisti.',
      losses:
        'Chi la subisce? Un Auxilia muore e basta. Una Legione tira: con 1–3 cade, con 4–6 resiste. Di Auxilia ne hai troppo pochi. Fidati della Legione: dai a lei la Perdita.',
      held: 'Ha resistito. E poiché non ti sei ritirato, hai contrattaccato: due Bande sono a terra e ne restano {warbands}, tutte Rivelate. La cronaca conserva ogni somma, ogni tiro e ogni regola.',
      enlist:
        'I Belgi non combattono più. Potrebbero arruolare Germani vicini ad Ambiorix, e non lo fanno: di nuovo è l’Evento che sorvegliano. L’Arruolamento lo vedrai presto.',
      limited:
        'E così gli Aedui hanno un Comando Limitato: una Marcia di tre Bande verso i Sequani. Con il loro Alleato vi sono tanti quanti i Germani: il Controllo germanico finisce.',
    },
    'legio-x': {
      battle:
        'Tocca a te, e il nord è debole: i Belgi hanno perso uomini presso i Nervii e i Treveri, ma contano di nuovo {belgae}. Scegli la Battaglia, e sul serio.',
      nervii: 'Prima i Nervii: {legions} Legioni contro Ambiorix e {warbands} Bande. Senza Cesare una Legione conta 1.',
      besiege:
        'Questa volta l’Assedio: un Alleato cade subito e senza tiro, oltre alle Perdite. Un’Abilità Speciale si può usare in ogni Battaglia del Comando.',
      'they-stand': 'Ambiorix resiste. Una Ritirata salverebbe una Banda, e gli farebbe perdere la Regione.',
      siege:
        'Quale Alleato cade? Quello dei Nervii. La loro Tribù è allora Soggiogata, e conta per te invece che per i Belgi.',
      'their-losses':
        'Due Perdite. I Belgi danno due Bande, così Ambiorix non deve tirare. Poi contrattacca: con 1 Perdita, e tu hai soltanto Legioni per subirla.',
      treveri:
        'Un 3: la Legione cade. Ora {legions} Legioni sono fuori mappa: ancora una, e gli Arverni hanno metà della loro vittoria. È ciò che costano le Battaglie senza Auxilia. Presso i Treveri ne hai: combatti anche lì.',
      'besiege-treveri': 'Di nuovo l’Assedio, per l’Alleato nella Tribù dei Treveri.',
      'they-retreat':
        'Qui i Belgi si ritirano presso gli Atrebates, con metà delle Perdite. L’Alleato non può seguirli, e cade nell’Assedio.',
      end: 'La Regione dei Treveri è sotto Controllo romano. Belgi {belgae}, tu {romans}: valeva una Legione. Conferma senza un’altra Battaglia.',
      event:
        'Ancora una volta un’Abilità Speciale ha lasciato aperto l’Evento, e gli Arverni lo usano: il secondo testo di Legio X sta presso di te. D’ora in poi l’attacco di Cesare raddoppia una sola Legione. Ogni Abilità Speciale ha questo prezzo.',
    },
    legiones: {
      frost:
        'La carta seguente è Inverno: Gelo. Da ora nessuno fa più una Marcia. È l’ultima carta dell’anno, e tutti pensano al conto che viene per primo in Inverno.',
      event:
        'Gli Aedui sono primi. A volte si nutre un amico forte: prendono l’Evento, il cui primo testo ti lascia arruolare Legioni, e chiedono a te.',
      shift:
        'Il prezzo è il Senato: una casella in su. Già in Protesta, vi diventa Fermo, e sarà più lento a perdonare. Due Legioni valgono il prezzo, anche perché lasciano il conto degli Arverni. Accetta.',
      legions:
        '{track} Legioni attendono sulla Tabella e {fallen} sono tra le Distrutte. Finché una sola resta lì, il Senato non si addolcisce: prendi entrambe le Distrutte.',
      rally:
        'Agli Arverni restano {legions} Legioni fuori mappa. Per ultimi i Belgi. Fanno un Raduno: una Banda ad Ambiorix presso i Nervii, dove basta per il Controllo, e due presso gli Atrebates.',
      enlist:
        'E ora l’Arruolamento: i Germani entro una Regione da Ambiorix gli obbediscono per un Comando Limitato. Fanno un Raduno presso i Sugambri.',
      enlisted:
        'Due Bande. Ma nessuno tiene a lungo i Germani. Avanti: la carta è finita, e l’Inverno comincia con il conto.',
    },
    winter: {
      victory:
        'Inverno. Prima la Fase della Vittoria: qualcuno supera la sua soglia? Gli Aedui ne hanno {aedui}, quanti il migliore dei rivali: un margine di 0. La parola è superare. Nessuno vince, e la guerra continua.',
      germans:
        'La Fase Germanica: Raduno, Marcia, nascondersi, Raid, Imboscata, tutto secondo le regole. Gli uomini che Ambiorix aveva chiamato sono arrivati presso i Morini e hanno teso un’Imboscata alla sua stessa guarnigione: {warbands} Germani, nemmeno una Banda belga. La cronaca lo racconta riga per riga.',
      'germans-elsewhere':
        'Hanno piazzato un Alleato presso gli Ubii, e {warbands} Bande sono arrivate presso i Treveri. Presso i Sequani si vede la tua Esplorazione: le quattro di lì hanno solo perso i segnalini e sono rimaste Rivelate, e così non hanno potuto fare Raid né Imboscate.',
      quarters:
        'I Quartieri. Prima i Germani, secondo le regole, poi Belgi, Aedui e Arverni: ognuno può spostarsi di una Regione, dove è sicuro. Chi resta in una Regione Devastata tira per ogni Banda. Vercingetorige resta presso i Bituriges, che ha bruciato lui stesso.',
      'roman-quarters':
        'Ne tiene {warbands}: un 1 gli è costato un uomo soltanto. Ora tu, con {resources} Risorse: troppo poche, perché ogni pezzo fuori dalla Provincia vuole il suo mantenimento. Nei Quartieri le Risorse possono passare di mano, e gli Aedui ricordano il tuo consenso: te ne danno 4.',
      relocate:
        'Con {resources} si può fare un piano. I gruppi possono spostarsi nella Regione accanto. I due Auxilia presso i Sequani non hanno riparo: scegli i Sequani.',
      who: 'Tutti e due.',
      home: 'In Provincia, dove nessuno paga.',
      'nobody-else': 'Nessun altro si sposta: conferma.',
      'by-supply':
        'Legioni e Auxilia potrebbero anche andare in Provincia da qualsiasi luogo per una Linea di Rifornimento. Costerebbe meno, ma la terra dei Mandubii è la chiave della Gallia. Conferma senza una Regione: restano.',
      caesar: 'Cesare può andare a casa da solo, a occuparsi dei tribunali. Quest’anno resta.',
      'pay-first': 'Ora si paga o si tira, una Regione per volta. Prima i Mandubii.',
      free: 'Un Alleato e un Forte riparano un pezzo ciascuno. Che siano due Legioni.',
      pay: 'Gli altri costano 1 ciascuno, grazie all’Alleato. Un tiro di 1–3 rimuoverebbe un pezzo. Paga per tutti e sei, con le tue {resources} Risorse.',
      'free-again': 'Presso i Treveri ripara soltanto il Forte. La Legione, naturalmente.',
      gamble: 'Qui sono 2 ciascuno. Paga per un Auxilia e lascia che l’altro tenti la sorte.',
      harvest:
        'Un 6: vive. Poi il Raccolto: ognuno raccoglie secondo ciò che tiene. Tu prendi il tuo punteggio, {romans}, gli Arverni il doppio dei loro Alleati e Cittadelle, che sono {arverni}. I Pedaggi Fluviali sono un extra per gli Aedui. Hai {resources} Risorse.',
      transfers: 'Dopo il Raccolto le Risorse possono passare di mano ancora una volta. Nessuno ne dà: conferma.',
      senate:
        'La Fase del Senato. Il tuo punteggio di {score} vorrebbe dire Intrigo, una casella per volta. Ma il Senato era Fermo: quest’anno smette soltanto di esserlo. Ora verrebbero da te le Legioni sulla riga del segnalino nella Tabella, e quelle sopra: in Protesta è la riga più alta, ed è vuota.',
      spring:
        'La Fase Primaverile: i segnalini se ne vanno, i Veneti non sono più in Unione, ogni pezzo si nasconde, e tutti sono Disponibili. I Comandanti morti tornerebbero come Successori. Una nuova carta è scoperta.',
      end: 'È il {year} a.C., e conosci il gioco: le carte e la Disponibilità, ogni Comando che contava, i talenti di quattro popoli, Battaglia, consensi e Inverno. La Confisca, che prende grano e disperde Tribù, attende nel pannello. Prosegui da qui come partita normale, con amici agli altri posti, o comincia una prima partita tua contro i bot.',
    },
  },
}
