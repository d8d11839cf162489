import type { RuleTexts } from '../markup'

/** Chapter 1: map, pieces, Factions, Control, Resources. */
export const concepts: RuleTexts = {
  '1.0': {
    title: 'Introduction',
    body: [
      'La Gaule, de 54 à 50 av. J.-C. Les Légions de César tiennent un pays qui n’a pas renoncé. Quatre factions se le disputent : les **Romains**, les **Arvernes** de Vercingétorix, les **Éduens** qui commercent avec les deux camps, et les **Belges** du nord. Une cinquième, les **Germains**, franchit le Rhin selon des règles à elle.',
      'Chaque faction gagne à sa façon : {rule:7.2} dit comment. Les règles portent les numéros du livret, si bien qu’un numéro mène au même endroit dans les deux.',
    ],
  },
  '1.1': {
    title: 'Déroulement général',
    body: [
      'Les cartes mènent la partie. Sur chaque carte Événement, deux factions au plus réalisent l’Événement, un Ordre, ou un Ordre avec une Compétence ; les autres attendent. Deux cartes sont toujours visibles : celle en cours et celle à venir. De temps à autre apparaît une carte Hiver : on vérifie alors la victoire, les Germains agissent, les armées prennent leurs Quartiers, et tout le monde reçoit des Ressources.',
      'Comment se joue une carte : {rule:2.3}. Comment se joue l’Hiver : {rule:6.0}.',
    ],
  },
  '1.2': {
    title: 'Matériel',
    body: [
      'Le jeu de plateau a une carte, des pièces de bois, des cartes, des marqueurs et des dés. Ici, l’application s’en occupe : elle distribue les cartes, lance les dés, déplace les marqueurs et ne se trompe jamais dans les comptes.',
      'Combien d’unités a chaque faction : {rule:1.4.1}.',
    ],
  },
  '1.3': {
    title: 'La carte',
    body: [
      'La carte montre les Régions avec leurs Tribus et leurs Cités, et les limites qui comptent : le Rhin et la mer.',
    ],
  },
  '1.3.1': {
    title: 'Régions, Valeur régionale, Régions d’origine',
    body: [
      'Une Région contient des unités et des Tribus. Elle est sous le Contrôle d’une faction ou de personne ({rule:1.6}). Sa **Valeur régionale** est le nombre de ses Tribus, et elle compte pour les Belges ({rule:7.2}).',
      {
        head: ['Région', 'Tribus', 'Groupe', 'Valeur régionale'],
        rows: [
          ['Morini', 'Menapii, Morini', 'Gaule belge', '2'],
          ['Nervii', 'Eburones, Nervii', 'Gaule belge', '2'],
          ['Atrebates', 'Bellovaci, Atrebates, Remi', 'Gaule belge', '3'],
          ['Sugambri', 'Suebi (nord), Sugambri', 'Germanie', '1'],
          ['Ubii', 'Suebi (sud), Ubii', 'Germanie', '1'],
          ['Treveri', 'Treveri', 'Gaule celtique', '1'],
          ['Carnutes', 'Carnutes (Cenabum), Aulerci', 'Gaule celtique', '2'],
          ['Mandubii', 'Mandubii (Alesia), Senones, Lingones', 'Gaule celtique', '3'],
          ['Veneti', 'Veneti, Namnetes', 'Gaule celtique', '2'],
          ['Pictones', 'Pictones, Santones', 'Gaule celtique', '2'],
          ['Bituriges', 'Bituriges (Avaricum)', 'Gaule celtique', '1'],
          ['Aedui', 'Aedui (Bibracte)', 'Gaule celtique', '1'],
          ['Sequani', 'Sequani (Vesontio), Helvetii', 'Gaule celtique', '2'],
          ['Arverni', 'Arverni (Gergovia), Cadurci, Volcae', 'Gaule celtique', '3'],
          ['Britannia', 'Catuvellauni', 'aucun', '1'],
          ['Provincia', 'Helvii', 'aucun', '1'],
        ],
      },
      'Les Suebi n’ajoutent rien à une Valeur régionale : les deux Régions de Germanie valent 1. Une Région porte le nom de la Tribu de sa Cité, ou à défaut de sa première Tribu.',
      'Les **Régions d’origine** sont la Provincia pour les Romains, Arverni pour les Arvernes, Aedui pour les Éduens, les trois Régions de Gaule belge pour les Belges et les deux de Germanie pour les Germains. Une faction y lève des troupes même sans base ({rule:3.2.1}, {rule:3.3.1}, {rule:3.4.1}), et un Successeur peut y apparaître ({rule:6.6}).',
      '**À une Région ou moins** d’un lieu signifie sa propre Région et toutes les Régions adjacentes.',
    ],
  },
  '1.3.2': {
    title: 'Les Tribus et leur statut',
    body: [
      'Il y a 30 Tribus ; la carte {card:71} peut en ajouter une. Chacune est dans un seul de ces états :',
      {
        list: [
          '**Alliée** à une faction : un disque Allié de cette faction s’y trouve, ou une Citadelle dans une Cité ;',
          '**Dispersée** : elle porte un marqueur Dispersée, Rassemblement ou Mise à sac ;',
          '**soumise** : ni l’un ni l’autre ; la case est vide.',
        ],
      },
      'Ce que signifient soumise et Dispersée : {rule:1.7}.',
    ],
  },
  '1.3.3': {
    title: 'Cités',
    body: [
      'Six Tribus ont une Cité : Cenabum, Alesia, Avaricum, Bibracte, Vesontio et Gergovia. Une Citadelle ne peut se trouver que là.',
    ],
  },
  '1.3.4': {
    title: 'La Britannia',
    body: [
      'La Britannia est adjacente aux Morini, aux Atrebates et aux Veneti, et cela vaut pour tout : Repli, Quartiers d’Hiver, ravitaillement, « à une Région ou moins ».',
      'Deux choses sont plus dures au-delà de la mer. Une marche vers la Britannia ou depuis celle-ci s’y arrête et n’admet aucune Compétence ({rule:3.2.2}, {rule:3.3.2}, {rule:4.1.3}), et les Auxiliaires qui reconnaissent ne peuvent traverser ({rule:4.2.2}).',
    ],
  },
  '1.3.5': {
    title: 'Le Rhin',
    body: [
      'Le Rhin est la limite entre la Germanie et toutes les Régions qui la touchent, Morini comprise. Un groupe qui le franchit en Marchant, dans un sens ou dans l’autre, doit s’arrêter ({rule:3.2.2}). La limite entre Sugambri et Ubii n’est pas le fleuve.',
    ],
  },
  '1.3.6': {
    title: 'Case de débordement',
    body: [
      'Sur une table de bois et de papier, une Région trop pleine reçoit une case à part. Sur cette carte, les piles montrent leur nombre.',
    ],
  },
  '1.4': {
    title: 'Unités',
    body: [
      'Il y a sept sortes d’unités. Chefs, Légions, Auxiliaires et Guerriers sont **mobiles** ; Alliés, Citadelles et Forts sont **statiques**. Les marqueurs ne sont pas des unités.',
      {
        head: ['Unité', 'Appartient aux', 'Quand elle subit une Perte'],
        rows: [
          ['Chef', 'Romains, Arvernes, Belges', 'jet de sauvegarde : retiré sur 1 à 3'],
          ['Légion', 'Romains', 'jet de sauvegarde : retirée sur 1 à 3'],
          ['Auxiliaire', 'Romains', 'est retiré'],
          ['Guerrier', 'Gaulois, Germains', 'est retiré'],
          ['Allié', 'toutes les factions', 'est retiré'],
          ['Citadelle', 'Gaulois', 'jet de sauvegarde : retirée sur 1 à 3'],
          ['Fort', 'Romains', 'jet de sauvegarde : retiré sur 1 à 3'],
        ],
      },
    ],
  },
  '1.4.1': {
    title: 'Réserve, placement, retrait',
    body: [
      '**Limites.** Aucune faction n’a jamais plus d’unités que celles-ci :',
      {
        head: ['', 'Chef', 'Légions', 'Auxiliaires', 'Guerriers', 'Alliés', 'Citadelles', 'Forts'],
        rows: [
          ['Romains', 'César', '12', '20', '–', '6', '–', '6'],
          ['Arvernes', 'Vercingétorix', '–', '–', '35', '10', '3', '–'],
          ['Éduens', '–', '–', '–', '20', '6', '2', '–'],
          ['Belges', 'Ambiorix', '–', '–', '25', '10', '1', '–'],
          ['Germains', '–', '–', '–', '15', '6', '–', '–'],
        ],
      },
      'Les unités qui ne sont pas sur la carte sont en Réserve, sauf les Légions. Ce qui devrait être placé mais n’est pas en Réserve ne l’est pas. Si une unité doit en remplacer une autre et qu’il n’y en a pas en Réserve, l’ancienne est seulement retirée. Les unités retirées retournent en Réserve.',
      'Les **Légions** ne sont jamais en Réserve. Hors de la carte, elles sont sur la piste des Légions, parmi les Légions tombées, ou hors jeu. Sauf indication contraire d’une règle ou d’une carte, on les place depuis la piste, jamais depuis les Légions tombées, et elles rejoignent les Légions tombées quand elles sont retirées. Elles n’en sortent qu’en Hiver ({rule:6.5.2}, {rule:6.6}) ou par un Événement. La piste se remplit par la ligne du bas, quatre par ligne.',
      'Les **Alliés et Citadelles sur la carte** se comptent par le plus grand nombre découvert sur le présentoir de la faction : les unités hors de la carte en remplissent les cases en commençant par les nombres les plus grands.',
      {
        example:
          'Les Éduens ont 2 Alliés et 1 Citadelle sur la carte. De leurs huit cases, la seconde Citadelle occupe la 8, et les quatre autres Alliés occupent 7, 6, 5 et 4. Le plus grand nombre découvert est 3, et c’est leur compte.',
      },
      '**Élimination volontaire.** Pendant qu’elle réalise son propre Ordre ou Événement selon la séquence de jeu, une faction de joueur peut retirer ses unités de la carte vers la Réserve, et ramener ses Citadelles à des Alliés. Les Légions ainsi retirées vont sur la piste, pas parmi les Légions tombées. Le Fort de la Provincia ne peut être retiré, et les Belges ne peuvent retirer les Germains qu’ils ont Enrôlés. Les Automates ne le font jamais.',
      {
        ruling:
          'Elle est proposée à chaque choix de l’Ordre ou de l’Événement, mais pas pendant que l’on subit des Pertes. Une Citadelle peut être retirée tout à fait ou devenir un Allié ; sans Allié en Réserve, elle est seulement retirée.',
      },
    ],
  },
  '1.4.2': {
    title: 'Empilement',
    body: [
      {
        list: [
          'Un Allié ou une Citadelle au plus par Tribu. Une Citadelle prend la place de l’Allié dans sa Cité.',
          'Un Fort au plus par Région. La Provincia en a toujours un, qui ne peut jamais être retiré.',
          'Ni Allié ni Citadelle dans une Tribu Dispersée.',
          'Bibracte, Cité de la Tribu des Aedui, est réservée aux Éduens ; Gergovia, Cité de la Tribu des Arverni, aux Arvernes ; les deux Suebi, aux Germains.',
          'La Cisalpina et l’Aquitania ne contiennent rien, à moins que la carte {card:5} n’ouvre la Cisalpina aux Romains.',
        ],
      },
      'Un remplacement qui dépasserait une limite n’est qu’un retrait.',
    ],
  },
  '1.4.3': {
    title: 'Dissimulé, repéré, pisté ; Chefs',
    body: [
      'Guerriers et Auxiliaires sont **dissimulés** ou **repérés**. Seules ces deux sortes se retournent ; toutes les autres comptent toujours comme repérées. Une unité est placée côté dissimulé, même si elle en remplace une autre.',
      'Un Guerrier repéré peut porter un marqueur **pisté** ({rule:4.2.2}). Chaque fois qu’il devrait passer côté dissimulé, retirez plutôt le marqueur : il reste repéré.',
      'Les Chefs de départ sont **César**, **Vercingétorix** et **Ambiorix**. Un Chef retiré revient au Printemps comme **Successeur** ({rule:6.6}). Un Successeur compte comme un Chef, mais les forces propres aux trois noms n’appartiennent qu’à eux, et ses Compétences ne dépassent pas sa propre Région ({rule:4.1.2}).',
    ],
  },
  '1.5': {
    title: 'Joueurs et factions',
    body: [
      'Romains, Arvernes, Éduens et Belges sont joués par des joueurs ou comme Automates. Arvernes, Éduens et Belges sont ensemble les **Gaulois**. Les Germains agissent par les seules règles ({rule:6.2}), et parfois par la main d’une autre faction. Ils n’ont pas de Ressources et ne peuvent gagner.',
    ],
  },
  '1.5.1': {
    title: 'Factions en surnombre',
    body: [
      'À trois joueurs, l’un joue deux factions : Arvernes et Belges, ou Romains et Éduens. À deux joueurs, chacun joue l’une de ces paires. Ou bien laissez les factions restantes à des Automates ({rule:8.0}).',
      'Un joueur de deux factions compte le **plus bas** des deux Scores, et ne met fin à la partie dans une phase Victoire que si ses deux factions remplissent leur condition.',
      'Une exception : dans La Grande Révolte, un joueur qui a Arvernes et Belges compte le **plus haut** des deux Scores, et une seule des factions suffit.',
    ],
  },
  '1.5.2': {
    title: 'Négociations, accords, transferts',
    body: [
      'Les joueurs peuvent parler et marchander ouvertement. Une parole n’engage que dans l’action pour laquelle elle est donnée : l’accord pour une voie de ravitaillement, un Repli, un déplacement en Quartiers d’Hiver, ou la promesse de ne pas harceler vaut pour cette action et ne peut y être repris. Si l’accord est refusé d’emblée, le joueur qui agit peut renoncer à l’action.',
      '**Transferts pendant un tour.** Pendant que l’une de deux factions réalise un Ordre (avec sa Compétence) ou un Événement selon la séquence de jeu, chacune des deux peut donner à l’autre autant de points de Ressource qu’elle veut. Deux factions d’un même joueur peuvent s’en passer 4 au plus par réalisation.',
      '**Transferts en Hiver.** Dans les phases Quartiers d’Hiver et Récolte, toute faction peut donner des points de Ressource à toute autre, sauf aux Germains. La limite de 4 ne vaut pas ici.',
      {
        ruling:
          'La faction qui agit ouvre un transfert et nomme qui donne et qui reçoit ; celle qui donne dit combien, et 0 est un refus. On peut commencer un Ordre que seul un don permet de payer : le don est demandé d’abord, et revient s’il ne suffit pas.',
      },
    ],
  },
  '1.6': {
    title: 'Contrôle',
    body: [
      'Une faction Contrôle une Région si elle y a plus d’unités que toutes les autres ensemble. Les Germains aussi peuvent avoir le Contrôle. Chaque unité compte 1, quelle que soit sa sorte, Fort de la Provincia compris ; les marqueurs ne comptent pas. Le Contrôle change dès que les unités changent.',
      {
        example:
          'Chez les Nervii se trouvent 4 Guerriers belges, 1 Allié belge, 3 Légions et 1 Fort. 5 contre 4 : Contrôle belge. Un Auxiliaire de plus fait 5 contre 5, et personne n’a le Contrôle.',
      },
    ],
  },
  '1.7': {
    title: 'Tribus soumises et Dispersées',
    body: [
      'Une Tribu **soumise** est ouverte au prochain Allié et peut être Dispersée en Saisissant ({rule:3.2.3}). Une Tribu **Dispersée**, quel que soit le côté de son marqueur, ou mise à sac, n’accueille ni Allié ni Citadelle, et sa Région perd 1 de Valeur régionale ; les Suebi, qui n’en ajoutent pas, n’en retirent pas.',
      'Tribus soumises, Tribus Dispersées et Alliés romains sont ensemble les PV des Romains ({rule:7.2}).',
    ],
  },
  '1.8': {
    title: 'Points de Ressource',
    body: [
      'Les quatre factions ont de 0 à 45 points de Ressource. Ce qui dépasserait 45 est perdu. Les Germains n’en ont pas et n’en ont pas besoin.',
    ],
  },
  '1.9': {
    title: 'Marqueurs de victoire',
    body: [
      'Quatre nombres disent qui est en train de gagner :',
      {
        list: [
          'les PV des Romains : Tribus soumises et Dispersées et Alliés romains ;',
          'les PV des Belges : Valeurs régionales, Alliés et Citadelles ;',
          'les Légions **hors-carte** : celles de la piste, les Légions tombées, celles que des Événements ont retirées et celles d’une case du scénario ;',
          'le plus grand nombre d’Alliés et de Citadelles d’une faction autre que les Éduens, Germains et Romains compris. Les Forts ne comptent pas.',
        ],
      },
    ],
  },
}
