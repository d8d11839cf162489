/** Titles and texts of the Event cards in Italian, in our own words; tips decide what the text leaves open. */
export const cardTexts: Record<string, string> = {
  'card.1.title': 'Cicerone',
  'card.1.unshaded':
    'Sposta il Senato di una casella, in su o in giù, a scelta della Fazione che esegue. Se da quella parte è già nell’ultima casella, diventa invece Fermo.',
  'card.1.tip.1': 'Qui le Legioni Distrutte non contano: impediscono soltanto lo spostamento della Fase del Senato.',
  'card.1.tip.2':
    'Un segnalino Fermo spostato verso l’altro estremo torna soltanto sul lato normale; resta nella sua casella.',
  'card.2.title': 'Legiones XIIII et XV',
  'card.2.unshaded':
    'I Romani possono spostare il Senato di una casella in su, verso Protesta. Se lo fanno, piazzano in Provincia 2 Legioni, prese a piacere dalla Tabella delle Legioni e dalle Legioni Distrutte.',
  'card.2.shaded':
    'La Fazione che esegue combatte una Battaglia gratuita contro i Romani in una Regione. La prima Perdita subita dai Romani rimuove senza tiro una Legione, se lì ce n’è una.',
  'card.2.tip.1': 'Testo non ombreggiato: a differenza del solito, le Legioni possono venire anche dalle Distrutte.',
  'card.2.tip.2':
    'Il segnalino deve davvero muoversi o girarsi: con il Senato già Fermo in Protesta non c’è spostamento, e quindi non ci sono Legioni.',
  'card.3.title': 'Pompeo',
  'card.3.unshaded':
    'Se il Senato è in Adulazione, piazza in Provincia 1 Legione dalla Tabella delle Legioni. Altrimenti sposta il Senato di una casella in giù, verso Adulazione.',
  'card.3.shaded':
    'Se sulla Tabella delle Legioni ce ne sono 4 o meno, i Romani vi riportano dalla mappa 2 Legioni a loro scelta.',
  'card.4.title': 'Circonvallazione',
  'card.4.unshaded':
    'I Romani possono fare una Marcia gratuita verso una Regione con una Cittadella, da Regioni adiacenti. Se la fanno, il segnalino Circonvallazione va sui pezzi che la Fazione della Cittadella ha lì. Questi non possono uscire dalla Regione; quando attaccano da soli i Romani, i Romani difendono come se avessero un Forte. Il segnalino si toglie quando i pezzi segnati hanno attaccato i Romani o non ci sono più, o quando lì non resta alcun pezzo romano.',
  'card.4.tip.1':
    'Tieni distinti i pezzi segnati da quelli della stessa Fazione che arrivano dopo: solo il gruppo segnato è bloccato.',
  'card.4.tip.2':
    'Le Regioni da cui parte la Marcia contano come scelte: gli Auxilia Rivelati di lì diventano Nascosti.',
  'card.5.title': 'Gallia Togata',
  'card.5.unshaded':
    'Piazza in Cisalpina il segnalino Gallia Togata e 3 Auxilia. Da ora la Cisalpina è una Regione riservata ai pezzi romani. È sempre in una Linea di Rifornimento, una Marcia che ne esce non costa nulla e ogni Reclutamento vi piazza 2 Auxilia.',
  'card.5.shaded':
    'A meno che il Senato sia in Adulazione, i Romani tolgono dalla mappa, a loro scelta, 1 Legione verso la Tabella delle Legioni e 2 Auxilia verso le Forze Disponibili.',
  'card.5.tip.1': 'È uno dei pochi Eventi che cambiano dove i pezzi possono stare.',
  'card.5.tip.2':
    'La Cisalpina è adiacente agli Ubii, ai Sequani e alla Provincia. Nei Quartieri i Romani possono entrarvi e uscirne, e vi pagano come altrove.',
  'card.5.tip.3': 'La Legione del testo ombreggiato va sulla Tabella, non tra le Distrutte.',
  'card.6.title': 'Marco Antonio',
  'card.6.unshaded':
    'I Romani possono fare un’Esplorazione gratuita, e poi possono combattere in una Regione una Battaglia gratuita in cui gli Auxilia infliggono il doppio delle Perdite normali.',
  'card.6.shaded':
    'La Fazione che esegue sposta in Provincia fino a 4 Auxilia da qualsiasi luogo. I Romani sono Indisponibili fino alla fine della prossima carta. La Fazione che esegue resta Disponibile.',
  'card.6.tip.1':
    'L’Esplorazione gratuita può spostare qualsiasi Auxilia, ma esplora Bande solo entro 1 Regione da Cesare, o nella Regione del Successore.',
  'card.6.tip.2': 'Testo ombreggiato: gli Auxilia li sceglie la Fazione che esegue, non i Romani.',
  'card.7.title': 'Alaudae',
  'card.7.unshaded': 'I Romani piazzano insieme 1 Legione e 1 Auxilia in una Regione che controllano.',
  'card.7.shaded':
    'Se sulla Tabella delle Legioni ce ne sono 7 o meno, la Fazione che esegue toglie dalla mappa 1 Legione, che va sulla Tabella, e 1 Auxilia, che torna Disponibile.',
  'card.7.tip.1': 'La Legione del testo non ombreggiato viene dalla Tabella, mai dalle Distrutte.',
  'card.7.tip.2': 'Le Legioni Distrutte non contano come presenti sulla Tabella.',
  'card.8.title': 'Convogli',
  'card.8.unshaded': 'Tieni questa carta: da ora la tua Marcia non costa Risorse.',
  'card.8.shaded':
    'Tieni questa carta: da ora in ogni Regione fino a 3 delle tue Bande possono fare un Raid, e possono prendere Risorse anche a Fazioni che lì hanno una Cittadella o un Forte.',
  'card.8.tip.1':
    'Testo ombreggiato: fino a tre Bande Nascoste sono Rivelate, invece di due, per una Risorsa ciascuna.',
  'card.9.title': 'Mons Cevenna',
  'card.9.unshaded':
    'Fai una Marcia gratuita da una Regione a una vicina: origine e destinazione devono essere entrambe entro 1 Regione dalla Provincia. Poi esegui, nella destinazione o a partire da essa e nell’ordine che preferisci, un Comando gratuito e un’Abilità Speciale gratuita di qualsiasi tipo.',
  'card.9.tip.1':
    'L’origine della Marcia conta come scelta: lì i pezzi Rivelati della Fazione in Marcia diventano Nascosti.',
  'card.9.tip.2': 'Il Comando gratuito può essere a sua volta una Marcia che parte dalla destinazione.',
  'card.10.title': 'Balliste',
  'card.10.unshaded':
    'Da ora un Assedio romano impedisce anche alla Cittadella di dimezzare le Perdite, e in Battaglia un Forte romano è rimosso dal dado solo con 1–2 invece che con 1–3.',
  'card.10.shaded':
    'Dai questa carta a una Fazione gallica. Da ora, dopo ogni sua Imboscata, può rimuovere da lì un Forte o una Cittadella del Difensore.',
  'card.10.tip.1': 'Il testo non ombreggiato aiuta sia l’Assedio sia i Forti.',
  'card.10.tip.2': 'Il testo ombreggiato è un piccolo Assedio per le Imboscate di quella Fazione.',
  'card.11.title': 'Numidi',
  'card.11.unshaded':
    'I Romani piazzano 3 Auxilia in una Regione entro 1 dal loro Comandante. Poi gli Auxilia di quella Regione, da soli, vi combattono una Battaglia gratuita; le Perdite che infliggono sono raddoppiate prima di arrotondare.',
  'card.11.unshaded.first-edition':
    'I Romani piazzano 3 Auxilia in una Regione entro 1 dal loro Comandante. Poi vi combattono una Battaglia gratuita con tutte le loro Forze; ogni Auxilia conta doppio prima di arrotondare.',
  'card.11.shaded': 'Rimuovi 4 Auxilia qualsiasi.',
  'card.11.tip.1':
    'Raddoppia il totale di tutti gli Auxilia, dimezzalo se va dimezzato (per una Cittadella, ad esempio) e solo allora arrotonda per difetto.',
  'card.11.tip.1.first-edition':
    'Somma gli Auxilia raddoppiati a Legioni e Comandante, dimezza il totale se va dimezzato (per una Cittadella, ad esempio) e solo allora arrotonda per difetto.',
  'card.11.tip.2':
    'Anche le Perdite che gli Auxilia infliggono in anticipo con i Frombolieri delle Baleari (13) sarebbero raddoppiate.',
  'card.12.title': 'Tito Labieno',
  'card.12.unshaded':
    'Da ora le Abilità Speciali romane possono scegliere qualsiasi Regione, ovunque sia il Comandante romano.',
  'card.12.shaded':
    'Da ora ogni Costruzione romana, e in ogni Esplorazione il passo che rivela le Bande, è limitata a 1 Regione.',
  'card.12.tip.1':
    'Testo ombreggiato: per costruire e per rivelare serve ancora Cesare lì o accanto, o il Successore lì. L’Esplorazione può ancora spostare Auxilia ovunque, tranne che in Britannia o da lì.',
  'card.13.title': 'Frombolieri delle Baleari',
  'card.13.unshaded':
    'Da ora i Romani possono scegliere 1 Regione di ogni Comando di Battaglia nemico. Prima che lì si risolva la Battaglia, i loro Auxilia presenti infliggono mezza Perdita ciascuno all’Attaccante.',
  'card.13.shaded':
    'Da ora i Romani possono reclutare solo in Regioni che sono in una Linea di Rifornimento, e pagano 2 Risorse per ognuna.',
  'card.13.tip.1':
    'Un’Imboscata fa parte di un Comando di Battaglia, quindi vale anche per essa il testo non ombreggiato.',
  'card.13.tip.2': 'I Romani possono usarlo in una Regione dove l’Attaccante combatte contro qualcun altro.',
  'card.13.tip.3':
    'Insieme alla Cavalleria germanica (59) non ombreggiata, qui ogni Auxilia infligge una Perdita intera.',
  'card.14.title': 'Clodio Pulcro',
  'card.14.unshaded': 'Sposta il Senato di una casella in giù, verso Adulazione; se è già lì, diventa Fermo.',
  'card.14.shaded':
    'Se il Comandante romano è sulla mappa, spostalo in Provincia. I Romani sono Indisponibili fino alla fine della prossima carta. La Fazione che esegue resta Disponibile.',
  'card.14.tip.1': 'Testo ombreggiato: la Fazione che esegue è di nuovo Disponibile dopo questa carta.',
  'card.15.title': 'Legio X',
  'card.15.unshaded':
    'Da ora, in ogni Battaglia con il Comandante romano e almeno una Legione, i Romani infliggono alla fine 2 Perdite in più e ne subiscono 1 in meno.',
  'card.15.shaded': 'Da ora Cesare, quando attacca, raddoppia le Perdite di una sola Legione invece che di tutte.',
  'card.15.tip.1': 'I numeri del testo non ombreggiato vengono per ultimi, dopo aver dimezzato e arrotondato.',
  'card.16.title': 'Ambacti',
  'card.16.unshaded': 'Piazza 4 Auxilia in una Regione con un qualsiasi pezzo romano, oppure 6 se c’è Cesare.',
  'card.16.shaded': 'Tira un dado, poi rimuovi da qualsiasi luogo 3 Auxilia oppure tanti quanti ne indica il dado.',
  'card.16.tip.1': 'Va bene qualsiasi pezzo delle Forze romane, per esempio un Alleato o un Forte.',
  'card.17.title': 'Capi germanici',
  'card.17.unshaded':
    'I Romani guidano una Marcia di 3 gruppi germanici al massimo, e poi un’Imboscata germanica in una Regione.',
  'card.17.shaded': 'Esegui subito un’intera Fase Germanica, come in Inverno.',
  'card.17.tip.1':
    'Testo non ombreggiato: i Romani fanno ogni scelta per i Germani; 6.2 non si applica. Per l’Imboscata servono comunque più Germani Nascosti che Difensori Nascosti.',
  'card.17.tip.2': 'Il testo ombreggiato segue tutta la 6.2.',
  'card.18.title': 'Il ponte sul Reno',
  'card.18.unshaded':
    'I Romani possono rimuovere tutti i pezzi germanici (Alleati e Bande) da una Regione della Germania che è sotto Controllo romano o adiacente a una Regione sotto Controllo romano.',
  'card.18.shaded':
    'Se una Legione è in una Regione della Germania o in una adiacente, i Romani perdono 6 Risorse e sono Indisponibili fino alla fine della prossima carta.',
  'card.19.title': 'Lucterio',
  'card.19.unshaded':
    'Rimuovi fino a 6 Bande arverne entro 1 Regione dalla Provincia, oppure piazza fino a 5 Auxilia in Provincia.',
  'card.19.shaded':
    'Se il Comandante arverno è un Successore sulla mappa, o è Disponibile, gli Arverni lo piazzano in una Regione qualsiasi con il simbolo verso l’alto: è di nuovo Vercingetorige.',
  'card.19.tip.1': 'Le 6 Bande sono il totale tra Provincia, Sequani, Aedui e Arverni.',
  'card.19.tip.2': 'Per gli Arverni non c’è altro modo di riavere Vercingetorige.',
  'card.20.title': 'Optimates',
  'card.20.unshaded':
    'Tieni questa carta accanto alla tabella degli Inverni. Dalla seconda Fase della Vittoria della partita in poi, se in una di esse il punteggio romano è 13 o più, tutte le Legioni vanno sulla Tabella delle Legioni, la partita finisce e decidono i margini.',
  'card.20.tip.1': 'Una Fase della Vittoria che lo scenario salta non conta.',
  'card.20.tip.2':
    'Con tutte le Legioni fuori mappa gli Arverni soddisfano quella metà della loro condizione; servono comunque 9 Alleati e Cittadelle. La classifica è quella di 7.3.',
  'card.21.title': 'La Provincia',
  'card.21.unshaded':
    'Se in Provincia nessuno tranne i Romani ha pezzi, piazzavi 5 Auxilia oppure dai 10 Risorse ai Romani.',
  'card.21.shaded':
    'Se gli Arverni controllano la Provincia, sposta il Senato di due caselle in su, verso Protesta. Altrimenti piazza lì 4 Bande arverne; poi gli Arverni fanno in Provincia un Raid o una Battaglia gratuiti, come se il Forte non ci fosse.',
  'card.21.tip.1': 'Le Bande sono arverne, chiunque esegua.',
  'card.21.tip.2': 'Il Forte non dimezza le Perdite e non ne assorbe, nemmeno se i Romani si ritirano.',
  'card.22.title': 'Ostaggi',
  'card.22.unshaded':
    'Nelle Regioni sotto il suo Controllo la Fazione che esegue rimuove, o sostituisce con pezzi propri, fino a 4 Bande e Auxilia altrui in tutto.',
  'card.22.shaded':
    'In una o due Tribù Soggiogate di Regioni con pezzi romani, piazza in ognuna un Alleato di una qualsiasi Fazione gallica e, nella sua Regione, una Banda di una qualsiasi Fazione.',
  'card.22.tip.1':
    'Nel testo ombreggiato né gli Alleati né le Bande devono per forza essere della Fazione che esegue; le Bande possono essere germaniche.',
  'card.23.title': 'Saccheggio',
  'card.23.unshaded':
    'I Romani possono mettere il segnalino Ferro e Fuoco su una Città in una Regione sotto Controllo romano, al posto di qualunque cosa vi sia, e guadagnare 8 Risorse. Quella Tribù è Dispersa per sempre.',
  'card.23.shaded':
    'Se una Legione è in una Regione con una Cittadella della Fazione che esegue, rimuovi quella sola Legione; i Romani sono poi Indisponibili fino alla fine della prossima carta.',
  'card.23.tip.1':
    'Ferro e Fuoco equivale a Dispersa, ma in Primavera il segnalino non si gira e non si toglie. Alcuni Eventi possono toglierlo.',
  'card.23.tip.2': 'La Legione va tra le Distrutte.',
  'card.23.tip.3': 'Se non c’è una tale Legione, i Romani restano Disponibili.',
  'card.24.title': 'Genieri',
  'card.24.unshaded': 'Una Fazione gallica con una Cittadella sulla mappa perde 10 Risorse.',
  'card.24.shaded': 'In una Regione con una Cittadella arverna rimuovi 2 pezzi romani, Legioni o Auxilia.',
  'card.24.tip.1':
    'Qualsiasi Fazione può eseguire l’uno o l’altro testo; per quello ombreggiato la Cittadella dev’essere arverna.',
  'card.24.tip.2': 'I pezzi li sceglie la Fazione che esegue. Le Legioni vanno tra le Distrutte.',
  'card.25.title': 'Aquitani',
  'card.25.unshaded':
    'Combatti una Battaglia gratuita nella Regione dei Pictones o in quella degli Arverni, contro una Fazione che vi si trova. Essa subisce 3 Perdite in più di quante ne infliggono le tue Forze, e la prima Perdita dev’essere un Alleato, non una Cittadella.',
  'card.25.shaded':
    'Tieni questa carta: da ora, quando fai un Raduno nella Regione dei Pictones o in quella degli Arverni, piazza lì 2 Bande oltre a quelle del Raduno.',
  'card.25.tip.1': 'Il testo non ombreggiato funziona anche senza Forze tue sul posto: 3 Perdite oltre a 0.',
  'card.25.tip.2':
    'Il testo ombreggiato funziona anche dove il Raduno da solo non piazzerebbe nulla, ma il Raduno dev’essere permesso: non in una Regione Devastata, se non agli Arverni con Vercingetorige.',
  'card.26.title': 'Gobannitio',
  'card.26.unshaded':
    'Rimuovi qualunque cosa si trovi a Gergovia. Poi piazza lì un Alleato romano, un Alleato degli Aedui o una Cittadella degli Aedui, benché altrimenti vi possano stare solo gli Arverni.',
  'card.26.shaded':
    'Gli Arverni possono rimuovere qualsiasi Alleato e piazzare Alleati propri nella Regione degli Arverni, e possono poi fare un Raduno gratuito entro 1 Regione da Vercingetorige.',
  'card.26.tip.1':
    'Il testo non ombreggiato cambia il raggruppamento, quello ombreggiato no: nessun Alleato può andare, ad esempio, in una Tribù Dispersa.',
  'card.26.tip.2': 'Entro 1 Regione vuol dire la Regione di Vercingetorige e quelle vicine. Un Successore non basta.',
  'card.27.title': 'Schiere di arcieri galli',
  'card.27.unshaded':
    'Da ora gli Arverni infliggono al Difensore 1 Perdita in meno in ogni Regione dei propri Comandi di Battaglia, sottratta prima di dimezzare.',
  'card.27.shaded':
    'Da ora, all’inizio di ogni Battaglia con 6 o più Bande arverne da una delle due parti, l’altra parte assorbe prima 1 Perdita in più.',
  'card.27.tip.1':
    'Il testo non ombreggiato non cambia nulla quando gli Arverni difendono o contrattaccano nei Comandi di Battaglia altrui.',
  'card.28.title': 'Oppida',
  'card.28.unshaded':
    'Piazza quanti Alleati gallici Disponibili vuoi in Città Soggiogate fuori dal Controllo romano. Poi sostituisci quanti Alleati gallici vuoi, nelle Città, con Cittadelle Disponibili delle loro stesse Fazioni.',
  'card.28.tip.1': 'La Fazione che esegue può prima rimuovere pezzi propri dalla mappa per averli Disponibili.',
  'card.29.title': 'I Suebi alle armi',
  'card.29.unshaded':
    'I segnalini Dispersa lasciano le due Tribù dei Suebi, e ognuna di esse riceve un Alleato germanico se non ne ha. Segue subito una Fase Germanica come in Inverno, ma senza il suo Raduno.',
  'card.29.tip.1': 'Un modo raro di togliere in anticipo i segnalini Dispersa.',
  'card.29.tip.2': 'Si eseguono solo i punti da 6.2.2 a 6.2.4.',
  'card.30.title': 'L’élite di Vercingetorige',
  'card.30.unshaded':
    'Da ora un Raduno arverno piazza Bande solo fino al numero di Alleati e Cittadelle presenti: niente per il Comandante, e nessuna in più.',
  'card.30.shaded':
    'Da ora, in ogni Battaglia con il Comandante arverno, gli Arverni scelgono lì 4 delle loro Bande, che infliggono e subiscono Perdite come le Legioni.',
  'card.30.shaded.first-edition':
    'Da ora, in ogni Battaglia con il Comandante arverno, gli Arverni scelgono lì 2 delle loro Bande, che infliggono e subiscono Perdite come le Legioni.',
  'card.30.tip.1': 'Le Bande scelte che cadono con 1–3 in difesa non contano più nel Contrattacco.',
  'card.30.tip.2': 'Le Bande scelte che sono rimosse tornano Disponibili; non vanno mai tra le Legioni Distrutte.',
  'card.31.title': 'Cotuato e Conconnetodumno',
  'card.31.unshaded': 'Piazza in Provincia 1 Legione dalla Tabella delle Legioni.',
  'card.31.shaded': 'Rimuovi 3 Alleati (non Cittadelle): 1 romano, 1 degli Aedui e 1 altro, romano o degli Aedui.',
  'card.31.tip.1': 'La Legione viene dalla Tabella, non dalle Distrutte.',
  'card.32.title': 'Marce forzate',
  'card.32.unshaded':
    'La Fazione che esegue può spostare quanti vuole dei propri pezzi mobili (Comandante, Bande, oppure Legioni e Auxilia) da qualsiasi luogo tranne la Britannia a qualsiasi luogo tranne la Britannia. Le Bande e gli Auxilia che si spostano diventano Nascosti.',
  'card.32.tip.1': 'Solo pezzi mobili di chi esegue; non serve che le Regioni siano adiacenti.',
  'card.32.tip.2': 'Una Banda Esplorata perde il segnalino invece di diventare Nascosta.',
  'card.33.title': 'L’Aquila perduta',
  'card.33.unshaded':
    'I Romani piazzano 1 delle Legioni Distrutte in una Regione con una Legione e con una Banda che non sia degli Aedui.',
  'card.33.shaded':
    'Togli dal gioco 1 delle Legioni Distrutte. Nella prossima Fase del Senato il Senato non si sposta in giù, verso Adulazione.',
  'card.33.tip.1':
    'La Legione deve venire dalle Distrutte, non dalla Tabella né dalla mappa. Se non ce ne sono, il testo ombreggiato trattiene comunque il Senato.',
  'card.33.tip.2': 'Il Senato non diventa nemmeno Fermo in Adulazione. Vale solo per la prossima Fase del Senato.',
  'card.34.title': 'Acco',
  'card.34.unshaded':
    'I Romani, o una Fazione gallica, come decide la Fazione che esegue, fanno un Reclutamento o un Raduno gratuito in 3 Regioni qualsiasi come se le controllassero.',
  'card.34.shaded':
    'Sostituisci tutti gli Alleati e le Cittadelle presso i Carnutes e i Mandubii con Alleati e Cittadelle arverni.',
  'card.34.tip.1':
    'Testo non ombreggiato: va bene persino una Regione Devastata, e per gli Alleati non serve il Controllo.',
  'card.35.title': 'Grida dei Galli',
  'card.35.unshaded':
    'I Romani possono guardare le prossime due carte coperte, quelle sotto la carta visibile. Poi eseguono un Comando Limitato gratuito oppure diventano Disponibili.',
  'card.35.shaded':
    'Una Fazione gallica esegue gratuitamente un Comando intero e un Comando Limitato, nell’ordine che vuole. Nessuno dei due può essere una Battaglia.',
  'card.35.tip.1':
    'I Romani che diventano Disponibili mentre esegue un’altra Fazione possono ancora agire su questa carta se resta un posto, anche se prima erano Indisponibili.',
  'card.35.tip.2':
    'Il Comando intero può essere in più Regioni; quello Limitato si aggiunge, dello stesso tipo o di un altro, in una sola Regione.',
  'card.36.title': 'Paludi',
  'card.36.unshaded':
    'La Fazione che esegue combatte una Battaglia gratuita contro una Fazione gallica in una Regione: niente Ritirata, niente Contrattacco, e una Cittadella non dimezza le Perdite. Gli Attaccanti finiscono Nascosti.',
  'card.36.shaded':
    'Una Fazione gallica combatte Battaglie gratuite con Imboscata in Regioni qualsiasi, e poi fa una Marcia gratuita.',
  'card.36.tip.1':
    'Testo ombreggiato: ogni Battaglia è un’Imboscata, quali che siano i pezzi Nascosti e ovunque sia il Comandante.',
  'card.37.title': 'Boii',
  'card.37.unshaded':
    'Gli Aedui o i Romani piazzano 2 Alleati e 2 Bande o Auxilia propri in Regioni sotto Controllo degli Aedui o adiacenti a esse.',
  'card.37.shaded':
    'Sostituisci uno o due Alleati degli Aedui (non Cittadelle) con Alleati arverni, in Regioni sotto Controllo arverno o adiacenti a esse.',
  'card.37.tip.1': 'La Fazione che piazza i pezzi piazza i propri.',
  'card.37.tip.2': 'Alleati solo in Tribù Soggiogate.',
  'card.37.tip.3': 'I pezzi possono andare in più Regioni.',
  'card.38.title': 'Diviciacus',
  'card.38.unshaded':
    'Da ora, ogni volta che Romani e Aedui sono d’accordo, le Bande degli Aedui e gli Auxilia che sono insieme in una Regione possono valere gli uni per gli altri in un Comando dell’una o dell’altra Fazione, o quando una delle due difende in Battaglia.',
  'card.38.shaded': 'Da ora tra Romani e Aedui non passano Risorse, in nessuno dei due sensi.',
  'card.38.tip.1': 'Un solo accordo vale per tutta l’azione e per tutte le Regioni in cui può servire.',
  'card.39.title': 'Commercio fluviale',
  'card.39.unshaded': 'Da ora il Commercio degli Aedui non ha bisogno di Linee di Rifornimento.',
  'card.39.unshaded.first-edition':
    'Da ora, nel Commercio degli Aedui, ogni loro Alleato e Cittadella in una Linea di Rifornimento rende 2 Risorse, qualunque cosa dicano i Romani.',
  'card.39.shaded': 'Da ora il Commercio degli Aedui è limitato a 1 Regione.',
  'card.40.title': 'Tribù alpine',
  'card.40.unshaded':
    'In ogni Regione che confina con la Cisalpina (Ubii, Sequani, Provincia) la Fazione che esegue può piazzare una di queste cose: fino a 3 Bande di qualsiasi Fazione, 1 Alleato di qualsiasi Fazione, o fino a 2 Auxilia. Guadagna poi 4 Risorse.',
  'card.40.shaded':
    'I Romani perdono 5 Risorse per ogni Regione che confina con la Cisalpina e non è sotto Controllo romano. La Fazione che esegue resta Disponibile.',
  'card.40.tip.1': 'Il tipo di pezzi può cambiare da una Regione all’altra.',
  'card.41.title': 'Avaricum',
  'card.41.unshaded':
    'Se la Fazione che esegue ha un Alleato o una Cittadella ad Avaricum può, entro 1 Regione da lì, piazzare fino a 2 Alleati, poi sostituire un Alleato con una Cittadella, poi piazzare un Forte. Guadagna quindi 1 Risorsa per ogni suo Alleato, Cittadella e Forte in quelle Regioni.',
  'card.41.tip.1': 'Cioè presso i Bituriges e in tutte le Regioni adiacenti.',
  'card.42.title': 'Vino romano',
  'card.42.unshaded':
    'Rimuovi fino a 4 Alleati (non Cittadelle) in Regioni sotto Controllo romano, oppure fino a 2 in Regioni adiacenti a una sotto Controllo romano.',
  'card.42.shaded':
    'Rimuovi in tutto da 1 a 3 Alleati romani o degli Aedui (non Cittadelle) da Regioni in una Linea di Rifornimento di Romani e Aedui.',
  'card.42.tip.1':
    'Sono le Regioni che in questo momento sarebbero in una Linea di Rifornimento se fossero d’accordo Romani e Aedui, e nessun altro.',
  'card.43.title': 'Convictolitavis',
  'card.43.unshaded': 'Da ora gli Aedui possono usare la Corruzione in 2 Regioni al massimo.',
  'card.43.shaded': 'Da ora i Comandi degli Aedui costano il doppio delle Risorse.',
  'card.43.tip.1':
    'Testo non ombreggiato: in ogni Regione serve una Banda Nascosta degli Aedui, è ammesso un Alleato e si paga per intero.',
  'card.44.title': 'I fedeli di Dumnorix',
  'card.44.unshaded':
    'Sostituisci 4 Bande qualsiasi, di chiunque siano, con Auxilia e Bande degli Aedui in qualsiasi combinazione. Poi i nuovi pezzi fanno un’Esplorazione gratuita come se fossero tutti Auxilia.',
  'card.44.shaded':
    'Sostituisci 3 Auxilia e Bande degli Aedui in tutto con Bande di qualsiasi Fazione. Poi la Fazione che esegue compie un Comando gratuito nelle Regioni in cui sono state piazzate.',
  'card.44.shaded.first-edition':
    'Sostituisci 3 Auxilia e Bande degli Aedui in tutto con Bande di qualsiasi Fazione. Poi tutte queste nuove Bande fanno un Raid gratuito.',
  'card.44.tip.1':
    'In questa Esplorazione si possono muovere solo i nuovi pezzi; anche le Bande degli Aedui esplorano Bande nemiche (non Auxilia) solo entro 1 Regione da Cesare, o nella Regione del Successore.',
  'card.45.title': 'Litavicco',
  'card.45.unshaded':
    'In ognuna di due Regioni, sostituisci fino a 2 Bande arverne con Bande degli Aedui. Inoltre gli Arverni danno 4 Risorse agli Aedui.',
  'card.45.shaded':
    'In una Regione la Fazione che esegue combatte una Battaglia gratuita contro i Romani, con Imboscata se può. I pezzi degli Aedui vi combattono come suoi.',
  'card.45.tip.1':
    'Per l’Imboscata servono più attaccanti Nascosti, Aedui compresi, che Auxilia Nascosti. Arverni e Belgi devono avere il Comandante vicino, come sempre.',
  'card.46.title': 'Riti celtici',
  'card.46.unshaded':
    'Nomina una o più Fazioni galliche: ognuna perde 3 Risorse ed è Indisponibile fino alla fine della prossima carta.',
  'card.46.shaded':
    'Una Fazione gallica esegue un Comando gratuito in Regioni qualsiasi. La Fazione che esegue l’Evento resta Disponibile.',
  'card.46.tip.1': 'Testo ombreggiato: la Fazione che esegue è di nuovo Disponibile dopo questa carta.',
  'card.47.title': 'Consiglio dei capi',
  'card.47.unshaded':
    'Nomina una Regione in cui almeno due Fazioni dei giocatori hanno pezzi, e due o più di queste Fazioni. Nell’ordine di questa carta guardano le prossime due carte coperte, quelle sotto la carta visibile. Poi ognuna, nello stesso ordine, può eseguire ovunque un Comando Limitato gratuito, o diventare Disponibile.',
  'card.47.tip.1': 'Una Fazione che esegue e sceglie di diventare Disponibile resta Disponibile dopo questa carta.',
  'card.48.title': 'Druidi',
  'card.48.unshaded':
    'Nomina una, due o tre Fazioni galliche. Nell’ordine di questa carta ognuna esegue un Comando Limitato gratuito e può aggiungervi un’Abilità Speciale gratuita. La Fazione che esegue l’Evento resta Disponibile.',
  'card.48.tip.1': 'L’Abilità Speciale dev’essere una di quelle che accompagnano il Comando.',
  'card.49.title': 'Siccità',
  'card.49.unshaded':
    'Ogni Fazione perde metà delle sue Risorse e tiene l’altra metà, arrotondata per difetto. Piazza 1 segnalino Devastata. Poi in ogni Regione Devastata ogni Fazione presente rimuove un pezzo (una Legione va tra le Distrutte; i Germani rimuovono Bande prima che Alleati).',
  'card.49.tip.1': 'Il segnalino va in una Regione che non ne ha.',
  'card.49.tip.2': 'Ogni Fazione sceglie il proprio pezzo.',
  'card.49.tip.3': 'Il segnalino ha i suoi effetti normali, fino alla Primavera.',
  'card.50.title': 'Fedeltà mutevoli',
  'card.50.unshaded': 'Scegli una Capacità in vigore, di qualsiasi Fazione: è tolta dal gioco.',
  'card.50.tip.1': 'È persa per sempre, e può essere utile o dannosa, di chiunque.',
  'card.51.title': 'Surus',
  'card.51.unshaded':
    '4 Bande qualsiasi, di qualunque Fazione, in una Regione entro 1 dai Treveri diventano Bande degli Aedui; poi gli Aedui ricevono un Comando gratuito.',
  'card.51.shaded':
    'In una Regione entro 1 dai Treveri sostituisci fino a 4 Bande degli Aedui con Bande germaniche. Queste, da sole, fanno poi una Marcia, un Raid o una Battaglia.',
  'card.51.tip.1': 'Regioni possibili: Treveri, Atrebates, Nervii, Sugambri, Ubii, Sequani, Mandubii.',
  'card.51.tip.2':
    'Testo ombreggiato: l’azione dei Germani è guidata dalla Fazione che esegue, non da 6.2. I Germani danno Battaglia solo dove possono tendere un’Imboscata.',
  'card.52.title': 'Assemblea della Gallia',
  'card.52.unshaded':
    'Se i Carnutes sono Soggiogati, Dispersi o Alleati dei Romani, nomina una o più Fazioni galliche: ognuna perde 8 Risorse.',
  'card.52.shaded':
    'Chi controlla la Regione dei Carnutes esegue un Comando gratuito con al massimo due Abilità Speciali gratuite.',
  'card.52.tip.1':
    'Le Regioni si scelgono come al solito, più d’una se si vuole; entrambe le Abilità Speciali devono poter accompagnare il Comando.',
  'card.53.title': 'Consuetudine',
  'card.53.unshaded':
    'Rendi Nascoste tutte le Bande germaniche. Poi esegui subito una Fase Germanica come in Inverno, saltando la Marcia, con ogni Battaglia germanica come Imboscata.',
  'card.53.tip.1': 'L’Imboscata avviene qualunque sia il numero di nemici Nascosti presenti.',
  'card.54.title': 'A ranghi uniti',
  'card.54.unshaded':
    'La Fazione che esegue può fare una Marcia gratuita con un gruppo di 8 pezzi al massimo, in una Regione dove si trovano già due o più altre Fazioni. In quella Regione prima la Fazione che esegue, e dopo di lei una seconda Fazione di un giocatore, possono combattere ciascuna una Battaglia gratuita, entrambe contro la stessa terza Fazione. La Battaglia della Fazione che esegue non ammette Ritirata.',
  'card.54.unshaded.first-edition':
    'La Fazione che esegue può fare una Marcia gratuita con un gruppo di 8 pezzi al massimo, in una Regione dove si trovano due o più altre Fazioni, Germani esclusi. Lì può combattere una Battaglia gratuita contro una di loro; dopo di lei una seconda Fazione di un giocatore può farlo contro la stessa. La prima Battaglia combattuta non ammette Ritirata.',
  'card.54.tip.1':
    'Un solo gruppo, che può comprendere un Comandante, da una sola origine. Questa conta come scelta: lì i pezzi Rivelati della Fazione diventano Nascosti. I Romani, e gli Arverni con Vercingetorige, possono andare oltre una Regione.',
  'card.54.tip.2':
    'La seconda Fazione già presente nella destinazione può essere un Non-giocatore, ma allora non combatte.',
  'card.54.tip.3':
    'Le due Battaglie sono facoltative, non aggiungono né Assedio né Imboscata e attaccano lo stesso Difensore. Solo la seconda ammette la Ritirata, anche se la prima Fazione rinuncia ad attaccare.',
  'card.54.tip.3.first-edition':
    'Le due Battaglie sono facoltative e non aggiungono né Assedio né Imboscata. Se si combattono entrambe, la seconda ammette la Ritirata.',
  'card.55.title': 'Commio',
  'card.55.unshaded':
    'Da ora, quando i Romani reclutano, le Regioni della Belgica contano come sotto Controllo romano e con 1 Alleato romano in più.',
  'card.55.shaded':
    'Da ora il Raduno belga non costa nulla, e per esso i Belgi contano come se controllassero ogni Regione con un pezzo belga.',
  'card.55.tip.1':
    'Testo non ombreggiato: in ogni Regione della Belgica i Romani possono piazzare un Alleato in una Tribù Soggiogata senza avervi il Controllo e nemmeno un pezzo, o 1 Auxilia in più del solito (1 dove sarebbero zero).',
  'card.55.tip.2': 'Testo ombreggiato: i Belgi possono piazzare Alleati in Tribù Soggiogate ovunque abbiano un pezzo.',
  'card.56.title': 'La fuga di Ambiorix',
  'card.56.unshaded':
    'Se Ambiorix è in una Regione sotto Controllo romano, o se il punteggio belga è 9 o meno, rimuovilo.',
  'card.56.shaded':
    'Se Ambiorix non è sulla mappa, piazza il Comandante belga Disponibile entro 1 Regione dalla Germania, con il simbolo verso l’alto: è Ambiorix.',
  'card.56.tip.1': 'Il punteggio belga è quello di Controllo, Alleati e Cittadelle.',
  'card.56.tip.2': 'Entro 1 Regione dalla Germania: Sugambri, Ubii, Morini, Nervii, Treveri, Sequani.',
  'card.56.tip.3':
    'Finché il Successore belga è sulla mappa il testo ombreggiato non ha effetto; ma i Belgi, se sono loro a eseguirlo, possono prima rimuoverlo.',
  'card.57.title': 'Terra di nebbia e mistero',
  'card.57.unshaded':
    'La Fazione che esegue nomina una Fazione, non i Germani. Questa può fare una Marcia gratuita in Britannia e poi usarvi un’Abilità Speciale gratuita di qualsiasi tipo. Se alla fine ha pezzi in Britannia, guadagna 4 Risorse.',
  'card.57.shaded':
    'Togli dalla Britannia un Alleato o un segnalino Dispersa; vi si piazzano poi un Alleato di una qualsiasi Fazione gallica e al massimo 4 Bande galliche di una o più Fazioni.',
  'card.57.tip.1':
    'L’Abilità Speciale non dev’essere per forza una che accompagna la Marcia, ma non può essere Assedio né Imboscata.',
  'card.57.tip.2':
    'La Marcia dev’essere possibile secondo le regole normali; le origini contano come scelte: lì i pezzi Rivelati diventano Nascosti.',
  'card.57.tip.3':
    'Il testo ombreggiato può rimuovere l’Alleato di chiunque e piazzare pezzi di qualsiasi Fazione gallica.',
  'card.58.title': 'Aduatuca',
  'card.58.unshaded': 'In una Regione con un Forte sono rimosse 9 Bande qualsiasi, belghe o germaniche.',
  'card.58.shaded':
    'La Fazione che esegue guida una Marcia di Germani in una Regione con un Forte. Lì essi tendono un’Imboscata ai Romani, con 1 Perdita ogni 2 Bande.',
  'card.58.tip.1': 'La Marcia viene da Regioni adiacenti.',
  'card.58.tip.2': 'L’Imboscata avviene quali che siano i pezzi Nascosti, e il Forte non dimezza queste Perdite.',
  'card.59.title': 'Cavalleria germanica',
  'card.59.unshaded':
    'Da ora i Romani possono scegliere 1 Regione di ogni Comando di Battaglia in cui ogni Auxilia infligge 1 Perdita invece di mezza.',
  'card.59.shaded':
    'Se sei una Fazione gallica, tieni questa carta: da ora, in 1 Regione di ogni Comando di Battaglia, puoi raddoppiare le Perdite del tuo nemico, a meno che lì il Difensore abbia un Forte o una Cittadella.',
  'card.59.tip.1':
    'Il testo non ombreggiato viene prima di dimezzare e simili, nei Comandi di Battaglia dei Romani come in quelli altrui: in attacco, in difesa e nel Contrattacco. Con i Frombolieri delle Baleari (13) non ombreggiati anche i loro primi tiri valgono 1 Perdita ciascuno.',
  'card.59.tip.2':
    'Il testo ombreggiato raddoppia prima di arrotondare, nel tuo attacco e nella tua difesa; non quando attacchi un Forte o una Cittadella, né quando difendi con una Cittadella.',
  'card.60.title': 'Indutiomaro',
  'card.60.unshaded':
    'Rimuovi 6 Bande e Alleati belgi (non Cittadelle) da una Regione: quella dei Treveri o una adiacente.',
  'card.60.shaded':
    'Togli qualsiasi Alleato o segnalino dai Treveri e dagli Ubii. In ognuna delle due Tribù piazza un Alleato belga, e nella sua Regione 2 Bande belghe e 1 Banda germanica.',
  'card.60.tip.1': 'S’intendono proprio le Tribù; si toglie anche un segnalino Dispersa che si trovi lì.',
  'card.61.title': 'Catuvolco',
  'card.61.unshaded': 'Nella Regione dei Nervii rimuovi uno o più Alleati di una Fazione, e 5 Bande.',
  'card.61.shaded':
    'Piazza un Alleato belga presso la Tribù dei Nervii e uno presso quella degli Eburones, al posto di qualsiasi Alleato o segnalino Dispersa. I Belgi guadagnano 6 Risorse.',
  'card.61.tip.1': 'Le 5 Bande possono essere di qualsiasi Fazione.',
  'card.62.title': 'Flotta da guerra',
  'card.62.unshaded':
    'La Fazione che esegue può spostare quanti vuole dei propri pezzi mobili (Comandante, Bande, oppure Legioni e Auxilia) tra queste Regioni: Arverni, Pictones e tutte quelle entro 1 dalla Britannia. Poi esegue un Comando gratuito in una di esse, o a partire da una di esse.',
  'card.62.tip.1': 'Quelle Regioni sono Arverni, Pictones, Britannia, Morini, Atrebates e Veneti.',
  'card.62.tip.2': 'Il Comando può essere una Marcia che esce dalla Regione scelta.',
  'card.63.title': 'Campagna invernale',
  'card.63.unshaded': 'Da ora i Romani pagano i Quartieri solo nelle Regioni Devastate.',
  'card.63.shaded':
    'Dai questa carta a una Fazione gallica. Da ora, dopo ogni Raccolto, può compiere due azioni, ognuna un Comando o un’Abilità Speciale, al costo normale.',
  'card.63.tip.1':
    'Testo ombreggiato: le Abilità Speciali non hanno bisogno di un Comando da accompagnare e possono seguire una Marcia per mare verso la Britannia. Un’Imboscata conta solo come parte di una Battaglia che è l’altra azione.',
  'card.64.title': 'Correo',
  'card.64.unshaded':
    'Nella Regione degli Atrebates sostituisci fino a 8 Alleati e Bande belgi in tutto con pezzi della Fazione che esegue; se sono i Romani, Auxilia al posto delle Bande.',
  'card.64.shaded':
    'Rimuovi 2 Alleati dalla Regione degli Atrebates. Poi i Belgi possono piazzarvi fino a 2 Alleati. Fanno quindi un Raduno gratuito in una Regione della Belgica.',
  'card.64.tip.1': 'Otto pezzi in tutto, contando insieme Alleati e Bande.',
  'card.64.tip.2':
    'Testo ombreggiato: gli Alleati belgi possono tornare subito; il Raduno è presso i Morini, i Nervii o gli Atrebates.',
  'card.65.title': 'Alleanze germaniche',
  'card.65.unshaded':
    'La Fazione che esegue guida una Marcia di gruppi germanici da una o due Regioni. Poi i Germani tendono un’Imboscata in ogni Regione in cui possono.',
  'card.65.shaded':
    'Nelle Regioni che la Fazione che esegue controlla, 5 Bande germaniche e 1 Alleato germanico sono rimossi o cedono il posto a pezzi suoi, come preferisce (per i Romani, Auxilia al posto delle Bande).',
  'card.65.tip.1':
    'Testo non ombreggiato: la Fazione che esegue guida i Germani. Per l’Imboscata servono comunque più Germani Nascosti che Difensori Nascosti.',
  'card.66.title': 'Migrazione',
  'card.66.unshaded':
    'Esegui un Raduno germanico in due Regioni al massimo, seguito da una Marcia germanica da due Regioni al massimo.',
  'card.66.shaded':
    'Una Fazione gallica riunisce quante vuole delle sue Bande, e se vuole il suo Comandante, in una sola Regione che nessuno controlla, e vi piazza un Alleato.',
  'card.66.tip.1': 'Testo non ombreggiato: la Fazione che esegue guida i Germani.',
  'card.66.tip.2':
    'Lo spostamento del testo ombreggiato può partire da più Regioni e ignora le adiacenze; per l’Alleato serve una Tribù Soggiogata.',
  'card.67.title': 'Arduenna',
  'card.67.unshaded':
    'I Romani, o una Fazione gallica, come decide la Fazione che esegue, possono fare una Marcia gratuita verso i Nervii, verso i Treveri o verso entrambi. Segue un Comando gratuito, non una Marcia, in una o in entrambe queste Regioni, e infine tutti i loro pezzi di lì diventano Nascosti.',
  'card.67.tip.1':
    'Vale qualsiasi origine da cui una Marcia normale potrebbe arrivarci; le origini contano come scelte: lì i pezzi Rivelati diventano Nascosti.',
  'card.67.tip.2':
    'Una Banda Esplorata arrivata con la Marcia perde il segnalino durante la Marcia e diventa Nascosta dopo il Comando; una che non si è mossa perde il segnalino alla fine e resta Rivelata.',
  'card.68.title': 'L’influenza dei Remi',
  'card.68.unshaded':
    'Se i Remi sono Soggiogati o Alleati dei Romani, sostituisci uno o due Alleati (non Cittadelle) entro 1 Regione da loro con Alleati romani.',
  'card.68.shaded':
    'La Fazione gallica di cui i Remi sono Alleati può rimuovere qualunque cosa si trovi ad Alesia o a Cenabum e piazzarvi una sua Cittadella, con 4 delle sue Bande.',
  'card.68.tip.1':
    'Per il testo non ombreggiato non basta che i Remi siano Dispersi. Gli Alleati possono essere di chiunque.',
  'card.68.tip.2': 'Si rimuove un Alleato, una Cittadella, un segnalino Dispersa o il segnalino Ferro e Fuoco.',
  'card.69.title': 'Segni e Condrusi',
  'card.69.unshaded':
    'Piazza 4 Bande germaniche nella Regione dei Nervii e 4 in quella dei Treveri. Poi esegui subito una Fase Germanica come in Inverno, senza il suo Raduno.',
  'card.69.tip.1': 'Si eseguono solo i punti da 6.2.2 a 6.2.4.',
  'card.70.title': 'Camulogeno',
  'card.70.unshaded':
    'I Romani possono fare una Marcia gratuita con 4 Legioni al massimo e quanti Auxilia vogliono verso gli Atrebates, i Carnutes o i Mandubii. Possono poi combattere lì una Battaglia gratuita.',
  'card.70.shaded':
    'La Fazione che esegue piazza fino a 6 delle sue Bande in tutto presso gli Atrebates, i Carnutes e i Mandubii. Poi, in una di queste Regioni, esegue un Comando gratuito con un’Abilità Speciale gratuita.',
  'card.70.tip.1':
    'Testo non ombreggiato: il Comandante può unirsi alla Marcia. Questa può arrivare a una seconda Regione, o a una terza con Cesare, ma verso una sola destinazione e senza lasciare pezzi per strada. I pezzi che restano non diventano Nascosti.',
  'card.70.tip.2': 'L’Abilità Speciale del testo ombreggiato dev’essere una di quelle che accompagnano il Comando.',
  'card.71.title': 'Colonia',
  'card.71.unshaded':
    'La Fazione che esegue piazza la Colonia, con sopra un proprio Alleato, in una Regione che essa controlla o che nessuno controlla. La Colonia è una Tribù e aggiunge 1 al Valore di Controllo della Regione.',
  'card.71.tip.1': 'È uno dei pochi Eventi che cambiano dove gli Alleati possono stare.',
  'card.71.tip.2': 'Il punteggio romano conta allora 31 Tribù.',
  'card.72.title': 'Impeto',
  'card.72.unshaded':
    'La Fazione che esegue fa una Marcia gratuita in 1 Regione da una o più Regioni adiacenti. Poi gli Arverni o i Belgi di quella Regione, a sua scelta, combattono contro di essa una Battaglia gratuita.',
  'card.72.shaded':
    '1 gruppo di Bande Nascoste della Fazione che esegue, senza il suo Comandante, fa una Marcia gratuita. Quel gruppo può poi combattere, da solo, una Battaglia gratuita.',
  'card.72.tip.1':
    'Il testo non ombreggiato richiede almeno uno spostamento vero tra Regioni adiacenti; le origini contano come scelte: lì i pezzi Rivelati diventano Nascosti.',
  'card.72.tip.2': 'Nessuna delle due Battaglie comprende un’Imboscata.',
  'card.72.tip.3':
    'Il gruppo del testo ombreggiato può combattere nella propria Regione dopo una Marcia sul posto, o nella Regione adiacente in cui è entrato.',
}
