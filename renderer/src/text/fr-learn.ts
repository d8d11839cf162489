import type { Messages } from './i18n'

/** Learn in French: the page for those who know the series, and what the guide says in the first year. */
export const learn: Messages = {
  guided: 'La partie guidée',
  'guided-why':
    'La première année de La Reconquête de la Gaule, à la vraie table : vous jouez les Romains, le guide joue tous les autres et explique ce qui se passe. {n} courtes étapes, du pays jusqu’à la fin du premier Hiver. Quittez quand vous voulez : vous reviendrez exactement au même moment.',
  chapters: 'Chapitres',
  done: ', terminé',
  begin: 'Commencer la partie guidée',
  resume: 'Reprendre où vous en étiez',
  again: 'Tout recommencer',
  'play-on': 'Continuer comme une partie ordinaire',
  'own-game': 'Une première partie à vous',
  'game-name': 'Ma première année en Gaule',
  you: 'Vous',
  lesson: 'Le guide',
  'step-of': '{n} sur {all}',
  next: 'Suivant',
  watch: 'Montrez-moi',
  watching:
    'Regardez : à présent les règles agissent d’elles-mêmes, un temps après l’autre. Le panneau de droite dit ce qui se passe, et ses boutons arrêtent, avancent ou sautent.',
  'your-turn': 'À vous : la réponse attendue est encadrée.',
  books: 'Pour en lire plus',
  'books-why':
    'Dans Gallia, chaque numéro de règle ouvre son paragraphe. Tout est dans la Bibliothèque, avec nos propres mots, à chercher et à parcourir.',
  hint: {
    guide: 'Cette réponse revient au guide : appuyez sur « Montrez-moi ».',
    choose: 'Une bonne idée pour une autre partie. Ici, la leçon continue avec : {what}.',
    nothing: 'Une autre fois. Ici, rien d’autre n’est choisi : retirez ce que vous avez marqué, et confirmez.',
    amount: '{what} : {n}',
  },
  known: {
    title: 'Si vous connaissez la série',
    why: 'Vous connaissez la Disponibilité, les Ordres, les Compétences et les Événements à deux effets. Voici ce qui vous surprendra en Gaule.',
    cards: 'Ce que la première laisse à la seconde',
    'cards-text':
      'Un Ordre seul ne laisse qu’un Ordre régional. Avec une Compétence, il laisse un Ordre régional ou l’Événement. L’Événement laisse n’importe quel Ordre, avec une Compétence. Renoncer à votre Compétence est donc le moyen de priver de l’Événement la faction suivante.',
    winter: 'Un Hiver en guise de Propagande',
    'winter-text':
      'La victoire se vérifie au début de la Séquence hivernale, avant tout le reste. Ce que rapporte la Récolte vient trop tard pour cet Hiver-là, et le dernier Hiver de la pioche met fin à la partie après cette vérification.',
    victory: 'Dépasser, pas atteindre',
    'victory-text':
      'Il faut aux Romains plus de 15 Tribus soumises, Dispersées ou alliées. Aux Belges, plus de 15 en Valeurs régionales, Alliés et Citadelles. Aux Éduens, plus d’Alliés et de Citadelles que chacune des autres factions. Aux Arvernes, deux choses à la fois : plus de 6 Légions hors-carte, et plus de 8 Alliés et Citadelles.',
    control: 'Le Contrôle est une majorité',
    'control-text':
      'Une faction Contrôle une Région si elle y a plus d’unités, disques et Chef compris, que toutes les autres réunies. Il n’y a pas de coalition : même les unités des amis ne s’additionnent pas.',
    allies: 'Des Tribus au lieu du soutien',
    'allies-text':
      'Ni population, ni soutien. Chaque Tribu est l’Alliée de quelqu’un, ou soumise, ou Dispersée. Aux mains des Gaulois, une Tribu qui a une Cité peut devenir une Citadelle, qui divise les Pertes par deux.',
    battle: 'Les Pertes se comptent, puis se jouent',
    'battle-text':
      'Les unités s’additionnent en un nombre de Pertes, divisé par deux par un Repli, une Citadelle ou un Fort. Le perdant choisit qui les subit : Guerriers et Auxiliaires meurent, voilà tout ; une Légion, un Chef, une Citadelle ou un Fort tombe sur 1–3. Puis le Défenseur contre-attaque. Avant que vous ne confirmiez, la carte dit ce que perdrait chaque camp, et avec quelle probabilité.',
    hidden: 'Être dissimulé compte avant la bataille',
    'hidden-text':
      'Une embuscade est possible là où vous avez plus d’unités dissimulées que l’ennemi : ni Repli, ni jets, ni Contre-attaque, mais César peut tenter le dé. Une marche dissimule tout le monde de nouveau ; pillages, batailles et reconnaissances font passer côté repéré.',
    march: 'Le Harcèlement',
    'march-text':
      'Trois Guerriers dissimulés peuvent coûter une Perte à une colonne qui traverse leur Région. Les groupes romains font deux Régions, trois avec César ; les Gaulois une, deux avec Vercingétorix. Personne ne continue après avoir franchi le Rhin.',
    abilities: 'Les Compétences viennent à tout moment',
    'abilities-text':
      'Avant, pendant ou après leur Ordre, et dans d’autres Régions que lui. La plupart demandent que le Chef soit proche, et un Successeur n’atteint que sa propre Région. Dans le panneau, ce sont les boutons sous la question.',
    supply: 'Le ravitaillement',
    'supply-text':
      'Le recrutement romain, le commerce éduen et les Quartiers d’Hiver cherchent vers le sud une chaîne de Régions que personne d’hostile ne Contrôle. Il faut demander le passage, et votre partie dépend de qui l’accorde.',
    agreements: 'L’accord se demande, les promesses n’engagent personne',
    'agreements-text':
      'Se replier chez autrui, faire passer un ravitaillement, commercer : on le demande à qui Contrôle ces Régions, et Gallia s’adresse à la bonne personne. Les Ressources peuvent changer de mains pendant son propre tour et en Hiver. Tout autre accord peut être rompu.',
    germans: 'Les Germains se jouent tout seuls',
    'germans-text':
      'En Hiver, et par des Événements, ils rallient, Marchent, pillent et tendent des embuscades selon des priorités fixes et des dés. Les Belges peuvent enrôler ceux qui sont proches d’Ambiorix.',
    senate: 'Le Sénat et les Légions',
    'senate-text':
      'L’humeur de Rome suit les PV romains, d’une case par Hiver, et envoie les Légions qui attendent sur sa ligne de la piste ou au-dessus. Elle ne s’adoucit jamais tant qu’une Légion est tombée ; les Légions tombées retournent sur la piste en Hiver, la moitié tout de suite.',
    quarters: 'Les Quartiers d’Hiver',
    'quarters-text':
      'Avant la Récolte, tous prennent leurs quartiers. Dans les Régions en Terre brûlée, les Gaulois sans Allié ni Citadelle à eux jettent le dé pour leurs Guerriers. Hors de la Provincia, les Romains gardent quelques unités grâce aux Alliés et aux Forts, et pour chaque autre ils paient ou jettent le dé.',
    frost: 'Le Gel, pas la mousson',
    'frost-text': 'Quand l’Hiver est la carte à venir, personne ne Marche, sauf par un Événement.',
  },
  chapter: {
    land: 'Le pays et ses peuples',
    gobannitio: 'Gobannitio : première et seconde',
    'suebi-mobilize': 'Mobilisation des Suèves : accords et Événements',
    'river-commerce': 'Commerce fluvial : bataille et reconnaissance',
    'alpine-tribes': 'Tribus des Alpes : un don et une embuscade',
    aduatuca: 'Aduatuca : votre Événement',
    druids: 'Druides : entre Gaulois',
    cicero: 'Cicéron : recruter et construire',
    arduenna: 'Arduenna : attaqué',
    'legio-x': 'La Legio X : le siège',
    legiones: 'Legiones XIIII et XV : le Gel',
    winter: 'L’Hiver',
  },
  step: {
    land: {
      welcome:
        'Bienvenue, Proconsul. C’est une vraie partie : La Reconquête de la Gaule, 53 av. J.-C. Vous jouez les Romains ; je joue les autres et vous dis pourquoi ils font ce qu’ils font. Ouvrez ce que vous voulez, une Région, une plaque, un numéro de règle : rien n’abîme la leçon. Si vous partez, Apprendre vous ramène à ce moment.',
      tribes:
        'La Gaule a des Régions, où vivent des Tribus. La Région des Mandubii a une Valeur régionale de {value}, un point par Tribu qui n’est pas Dispersée. Les Senones sont l’Allié des Arvernes, les Lingones celui des Éduens : les disques le disent. Les Mandubii ne sont à personne : soumis. Ils ont une Cité, Alesia, où un Allié gaulois pourrait devenir une Citadelle.',
      pieces:
        'Les cubes sont vos Légions. Les petits prismes sont vos Auxiliaires et les Guerriers de tous les autres : unis tant qu’ils sont dissimulés, avec un emblème une fois repérés. Les grandes pièces sont les Chefs. Ici, {legions} Légions, {auxilia} Auxiliaires et un de vos Forts font face à Ambiorix et à {warbands} Guerriers. Là où la carte n’a pas la place de montrer les unités, un emblème dit combien une faction en a : rapprochez la carte pour les voir.',
      control:
        'Qui Contrôle une Région ? Celui qui y a plus d’unités que tous les autres réunis, disques et Chefs compris. Chez les Nervii, vous en avez {ours}, les Belges {theirs}, et un Germain est contre les deux. Les Belges ont donc le Contrôle, que montrent la couleur et la bordure.',
      goal: 'Vous gagnez avec plus de 15 : chaque Tribu soumise, Dispersée ou alliée compte 1. Vous en avez {score}. Mais on ne le demande qu’en Hiver. Un clic sur une plaque ouvre tout le plateau d’une faction.',
      goals:
        'Les Belges comptent Valeurs régionales, Alliés et Citadelles, et il leur faut plus de 15 : avec {belgae}, ils sont au palier. Il faut aux Arvernes plus de 6 Légions hors-carte (maintenant {legions}) et plus de 8 Alliés et Citadelles (maintenant {arverni}). Aux Éduens, plus d’Alliés et de Citadelles que tout rival ; ils en ont {aedui}. Gardez un œil sur le nord.',
      germans:
        'Les Germains ne sont à personne. Règles et dés les font agir : chaque Hiver, et quand un Événement les déchaîne. Ils n’ont pas de victoire, seulement des appétits.',
      cards:
        'L’année est une pioche. Chaque carte donne un ordre des quatre factions et un ou deux effets d’un Événement. La carte à venir est toujours visible au-dessous. Quelque part entre elles, l’Hiver attend.',
    },
    gobannitio: {
      order:
        'Deux factions seulement agissent sur une carte : la première et la seconde qui sont Disponibles, dans l’ordre de la carte. Ici : Arvernes, Éduens, Romains, Belges. La première choisit librement : un Ordre, avec ou sans Compétence ; l’Événement ; ou Passer. Ce qu’elle prend décide de ce que peut faire la seconde.',
      'rally-home':
        'Vercingétorix rallie. Chez lui, une Citadelle prend la place de l’Allié de Gergovia ; et comme il est là en personne, des Guerriers arrivent aussi dans la même Région. Une Région coûte 1 de ses {resources} PR.',
      'rally-away':
        '{warbands} Guerriers se tiennent maintenant chez les Arverni. Sous Contrôle arverne, les Aulerci, chez les Carnutes, deviennent Alliés. Chez les Mandubii, ils n’ont pas le Contrôle, donc pas de nouvel Allié : deux Guerriers à la place.',
      'no-ability':
        'Et pas de Compétence. Pourquoi ? Après un Ordre seul, la seconde faction n’a pas l’Événement. Et le premier effet de celui-ci viderait Gergovia au profit des Éduens. Renoncer à une Compétence, c’est ainsi qu’on garde un Événement.',
      pass: 'Les Éduens sont seconds et pourraient réaliser un Ordre régional : une seule Région. Ils passent : 1 PR, et ils restent Disponibles pour la carte à venir. Leur place revient à la faction suivante dans l’ordre : vous.',
      march:
        'À vous, Proconsul. Ce doit être un Ordre régional, dans une seule Région. César flâne en Provincia pendant que la Gaule est en armes : choisissez Marcher.',
      from: 'Une marche a une Région de départ : tout ce qui peut en partir ensemble coûte 2 PR, une seule fois. Choisissez la Provincia, ici ou sur la carte. Toutes vos unités y passent côté dissimulé.',
      group:
        'Maintenant, le groupe qui part : César, 4 Légions et 4 Auxiliaires dissimulés. Les deux autres gardent la route. Réglez les nombres et confirmez.',
      'first-leg':
        'Vers où ? En passant chez les Aedui, vous risqueriez le Harcèlement : trois Guerriers dissimulés peuvent coûter une Perte à une colonne qui continue. Il n’y a personne chez les Sequani. Passez d’abord par là.',
      'go-on':
        'Les groupes romains peuvent continuer vers une deuxième Région. Qui continue ? Encore tout le monde : César, 4 Légions, 4 Auxiliaires.',
      'second-leg': 'Vers les Mandubii, entre Arvernes et Éduens, et à une marche des Belges.',
      halt: 'Avec César, vous pourriez même gagner une troisième Région, mais regardez les notes : Arvernes et Éduens pourraient tous deux harceler qui part d’ici. Confirmez sans choisir personne : la colonne s’arrête.',
      rest: 'La Provincia compte encore {auxilia} Auxiliaires qui pourraient former un autre groupe. Ils restent : confirmez sans choisir personne, et la marche est finie.',
    },
    'suebi-mobilize': {
      eligibility:
        'Vous et les Arvernes avez agi, vous sautez donc tous deux cette carte : Indisponibles. Les Éduens sont restés Disponibles en passant. Eux et les Belges ont cette carte pour eux seuls.',
      rally:
        'Diviciacos rallie : Avaricum, la Cité des Bituriges, devient une Citadelle, et un Guerrier se lève chez les Aedui. Pour la victoire, une Citadelle compte comme un Allié, et elle est difficile à prendre.',
      trade:
        'À côté de son Ordre, une faction peut utiliser une Compétence. Les Éduens commercent : des Ressources pour leurs Alliés et Citadelles ravitaillés. Combien, cela dépend de vous ; ils demandent donc.',
      agree:
        'Un accord. Donnez-le, et ils touchent le double : 6 PR au lieu de 3. Refusez, et vous faites un ennemi de votre seul ami. Rien n’engage jamais personne pour la suite, mais la mémoire est longue. Acceptez.',
      traded:
        'Ils commercent et achèvent leur ralliement avec des coffres mieux garnis. Vous pourrez le leur rappeler quand viendra l’Hiver.',
      event:
        'Les Belges sont seconds après un Ordre avec Compétence : l’Événement est donc ouvert, et il leur convient. Mobilisation des Suèves : les Germains Marchent, pillent et tendent des embuscades aussitôt. Là où plusieurs endroits se valent, un dé décide.',
    },
    'river-commerce': {
      fallen:
        '{warbands} Germains ont franchi le Rhin vers les Morini, y ont trouvé moins d’Auxiliaires dissimulés qu’ils n’avaient de Guerriers dissimulés, et ont tendu une embuscade : ni Repli, ni jet. Un Auxiliaire et une Légion ont disparu. Une Légion perdue va parmi les Légions tombées, et sert les Arvernes : {legions} sont hors-carte, et plus de 6 est la moitié de leur victoire.',
      battle:
        'L’ordre est maintenant Éduens, Romains, Arvernes, Belges, et la première faction Disponible, c’est vous : un Ordre entier avec une Compétence. César est au milieu des Arvernes. Choisissez Livrer bataille.',
      where:
        'Chez les Mandubii, où {warbands} Guerriers arvernes et leur Allié font face à César. Une bataille vous coûte 2 de vos {resources} PR par Région.',
      whom: 'On attaque une seule faction. {legions} Légions, qui valent 2 chacune avec César, {auxilia} Auxiliaires qui valent ½, César lui-même 1 : 11 Pertes. Le panneau a fait cette somme pour les deux cibles. Attaquez les Arvernes, et laissez vos amis en paix.',
      besiege:
        'Avec une Légion, vous pourriez assiéger : un Allié ou une Citadelle tombe avant la bataille. Ce serait votre Compétence de ce tour, et 11 Pertes suffisent bien. Choisissez une bataille ordinaire.',
      retreat:
        'Le Défenseur peut se replier : les Pertes sont divisées par deux, de 11 à 5. Mais un Allié ne peut fuir : les Senones sont donc perdus d’abord, puis quatre Guerriers. Le dernier s’échappe chez les Carnutes. S’ils avaient tenu, tous seraient morts.',
      'no-more':
        'La Région des Mandubii est à vous, les Senones sont soumis, et cela compte pour vous. Vous pourriez combattre encore dans d’autres Régions ; confirmez sans en choisir.',
      scout:
        'Il vous reste une Compétence, et César est l’homme qu’il faut. Reconnaître : des Auxiliaires avancent d’une Région et découvrent des Guerriers.',
      'scouts-from': 'D’abord, le mouvement. Prenez les Auxiliaires de la Provincia.',
      'scouts-to':
        '{warbands} Germains se sont installés chez les Sequani, dissimulés, juste au bord de votre route. C’est là que vont les Auxiliaires.',
      scouts: 'Tous les deux.',
      'scouts-done': 'Personne d’autre ne bouge : confirmez sans en choisir.',
      scouting:
        'Maintenant, ils regardent autour d’eux. Choisissez les Sequani, puis marquez tous les Guerriers germains : chaque Auxiliaire dissimulé en trouve jusqu’à deux.',
      scouted:
        'Tous les quatre sont pistés, avec un marqueur, et ne tendront d’embuscade à personne de sitôt : une unité pistée ne se dissimule pas, elle perd seulement son marqueur. Le prix : vos Auxiliaires sont repérés eux aussi. Confirmez, et votre tour est fini.',
      capability:
        'Vous avez utilisé une Compétence, Vercingétorix a donc l’Événement. Son second effet est une Capacité : elle est détenue par une faction et change les règles pour de bon. Désormais les Éduens commercent dans une seule Région. Votre grenier se rétrécit avec le leur.',
    },
    'alpine-tribes': {
      held: 'Voyez la carte sur la plaque des Éduens : une Capacité montre où elle se trouve. Elle vaut jusqu’à la fin de la partie, et la Bibliothèque dit ce qu’elle fait.',
      event:
        'Les Éduens sont premiers et prennent l’Événement : dans chaque Région qui borde la Cisalpina, ils peuvent placer quelque chose. Chez les Sequani, la Tribu de ce nom devient leur Alliée, sous le nez des Germains : un Événement peut ce qu’un ralliement ne peut pas.',
      gift: 'Et en Provincia, ils placent un Allié pour vous : les Helvii. Un don pour l’accord que vous avez donné. Personne n’oblige à tenir de tels marchés, et c’est pourquoi on s’en souvient. L’Événement apporte aussi 4 PR.',
      ambush:
        'Après un Événement, la seconde faction a tous les Ordres ouverts, avec une Compétence. Ambiorix livre bataille chez les Nervii. Il a {hidden} Guerriers dissimulés contre vos {auxilia} Auxiliaires dissimulés : ce peut donc être une embuscade.',
      losses:
        'Dans une embuscade, personne ne se replie et rien ne jette le dé. Menés par Ambiorix, les Guerriers comptent 1 chacun, et lui 1 de plus : 5 Pertes, que votre Fort ramène à 2. C’est vous qui dites qui les subit. Cédez les deux Auxiliaires et sauvez les Légions.',
      done: 'Pas de Contre-attaque non plus : il y faudrait César en personne. Mais {legions} Légions tiennent encore le Fort, et les Belges sont repérés devant lui. Leur tour est fini.',
    },
    aduatuca: {
      event:
        'Première à jouer, de nouveau, et regardez votre carte. Le premier effet d’Aduatuca retire jusqu’à 9 Guerriers belges et germains auprès d’un Fort. Aucune bataille n’en ferait autant. Prenez l’Événement.',
      side: 'Deux effets, et qui prend l’Événement en choisit un. Le second enverrait des Germains contre un de vos Forts. Le premier, s’il vous plaît.',
      region:
        'Les Nervii ou les Treveri. Chez les Nervii se tiennent {belgae} Guerriers belges et {germans} germain, repérés et bons seulement pour la bataille. Nettoyez la Région des Nervii.',
      cleared:
        'Ambiorix a perdu son armée. Avec deux Alliés et lui-même, il n’a pas plus d’unités que vous là-bas : plus de Contrôle, et la Valeur régionale des Nervii disparaît des PV belges. Ils descendent à {score}.',
      march:
        'Après un Événement, les Arvernes peuvent faire ce qu’ils veulent. Ils Marchent. De chez les Carnutes, deux Guerriers reviennent chez les Mandubii, dissimulés. Une marche gauloise coûte 1 pour chaque Région de départ.',
      vercingetorix:
        'Et Vercingétorix mène six Guerriers chez les Bituriges, où les Éduens ont leur nouvelle Citadelle. Seul parmi les Gaulois, il pourrait continuer vers une deuxième Région. Il reste : il est venu parler.',
      entreat:
        'Exhorter : là où se trouve un Guerrier dissimulé, à une Région de lui ou moins, il gagne à sa cause une unité ennemie. Chez les Mandubii, un de vos Auxiliaires s’en va, et un Guerrier arverne prend sa place. Brûler la terre aurait été son autre choix.',
      'entreat-again':
        'Et chez les Bituriges, un Guerrier éduen change de camp. Chacun lui coûte 1 PR. Avec le Contrôle de la Région, même un Allié pourrait être gagné ainsi.',
    },
    druids: {
      raid: 'Les Éduens répondent par un pillage chez les Bituriges : jusqu’à deux Guerriers dissimulés deviennent repérés, et chacun prend 1 des {resources} PR qui restent aux Arvernes. Une Citadelle ou un Fort à eux l’interdirait.',
      suborn:
        'Les Arvernes sont tombés à {resources}. Et voici le talent des Éduens, Manipuler : l’or agit là où ils ont un Guerrier dissimulé. Chez les Mandubii, ils placent un Allié dans la Tribu des Senones, pour 2 PR.',
      'suborn-more':
        'Pour 1 chacun, deux des {warbands} Guerriers arvernes de chez les Mandubii s’évanouissent. Jusqu’à trois unités dans une Région, dont un seul Allié. Il se trouve que cela vous aide aussi.',
      event:
        'Druides : des factions gauloises, au gré de qui prend la carte, réalisent chacune un Ordre régional gratuit, avec une Compétence si elles le souhaitent. Les Belges se nomment, et nomment les Arvernes. Et ils restent Disponibles.',
      'free-rally':
        'L’ordre de la carte compte : les Arvernes d’abord. Ils sont presque ruinés, mais gratuit veut dire gratuit : les Cadurci deviennent leur Allié.',
      devastate:
        'Avec cela vient Brûler la terre, dans une Région sous leur Contrôle : le pays des Bituriges flambe. Les Arvernes y perdent un quart de leurs Guerriers, les autres un tiers de leurs hommes, et deux Éduens étaient trop peu pour cela. Le pire est à venir : ni ralliement, ni recrutement là-bas, et la faim en Hiver.',
      'belgic-rally': 'Puis les Belges. Deux Alliés chez les Nervii envoient deux Guerriers à Ambiorix.',
      rampage:
        'Leur Compétence : Terroriser. Des Guerriers dissimulés deviennent repérés, et un ennemi qui n’a là ni Chef, ni Citadelle, ni Fort doit partir, unité par unité. Chez les Atrebates, c’est vous.',
      'driven-out':
        '{auxilia} Auxiliaire doit quitter les Atrebates ou mourir. Aller chez autrui demande son accord ; la Région des Mandubii est à vous. Repliez-vous là.',
    },
    cicero: {
      scores:
        'Un regard aux plaques avant d’agir. Belges {belgae}, au palier une fois de plus, et Disponibles aussi pour la carte à venir. Romains {romans}. Arvernes {arverni} Alliés et Citadelles, Éduens {aedui}. Il vous faut des Tribus, et les Belges doivent en perdre.',
      recruit:
        'D’abord un Allié, et des hommes. Recruter place des Alliés là où vous avez le Contrôle ou César, et des Auxiliaires auprès de vos Alliés, de vos Forts et de votre Chef. Choisissez-le.',
      'recruit-in':
        'Les Mandubii. Cela coûte 2 PR, ou rien si la Région est ravitaillée : une chaîne de Régions jusqu’à la frontière de l’Italie que personne ne vous refuse. La choisir, c’est demander le passage.',
      supply:
        'Gallia s’adresse à tous ceux dont la Région pourrait servir. Les Arvernes refusent, bien sûr. Les Éduens acceptent : la route par leur pays est ouverte, et le recrutement ne vous coûte rien.',
      'recruit-home': 'Une autre Région : la Provincia. Chez vous, vous ne payez jamais.',
      enough: 'Assez de Régions : confirmez.',
      ally: 'Maintenant, Région par Région. Chez les Mandubii, vous avez le Contrôle : la Tribu des Mandubii devient votre Alliée.',
      auxilia: 'En Provincia, il ne reste aucune Tribu soumise. Des Auxiliaires, donc.',
      'how-many': 'Pour l’Allié, le Fort et la Provincia elle-même : trois. Prenez-les tous.',
      build:
        'Il vous reste une Compétence. Les ingénieurs de César savent Construire : des Forts, et davantage. Choisissez Construire.',
      'build-in': 'Chez les Mandubii, là où est César.',
      fort: 'Un Fort, pour 2 PR : il divise les Pertes par deux, écarte les pillards et abrite une unité en Hiver. Vous pourriez aussi payer pour soumettre un Allié gaulois d’ici, mais ceux-là sont aux Éduens.',
      built:
        'Vous avez {score} PV. Le Fort est debout. Confirmez deux fois : rien de plus ici, et aucune autre Région.',
      senate:
        'Vous avez utilisé une Compétence : les Arvernes peuvent donc prendre Cicéron et agir sur le Sénat. Il est en Insidias. Ils le poussent vers Clamor, où Rome ne vous envoie presque rien.',
    },
    arduenna: {
      battle:
        'Le Sénat est en Clamor. Et les Belges, Disponibles grâce aux Druides, sont premiers. Ils vous attaquent chez les Treveri avec {warbands} Guerriers, à découvert : une embuscade serait une Compétence, et laisserait l’Événement aux Éduens.',
      stand:
        'Pas d’embuscade, vous avez donc le choix : vous replier avec la moitié des Pertes et abandonner le Fort, ou tenir. Votre Fort les divise déjà par deux : 1. Tenez.',
      losses:
        'Qui la subit ? Un Auxiliaire meurt, voilà tout. Une Légion jette le dé : sur 1–3 elle tombe, sur 4–6 elle tient. Des Auxiliaires, vous en avez trop peu. Fiez-vous à la Légion : donnez-lui la Perte.',
      held: 'Elle a tenu. Et comme vous avez tenu bon, vous avez contre-attaqué : deux Guerriers sont tombés et il en reste {warbands}, tous repérés. Le Journal garde chaque somme, chaque jet et chaque règle.',
      enlist:
        'Les Belges ne combattent plus. Ils pourraient Enrôler des Germains proches d’Ambiorix, et ne le font pas : c’est encore l’Événement qu’ils gardent. Vous verrez bientôt Enrôler.',
      limited:
        'Les Éduens ont donc un Ordre régional : une marche de trois Guerriers chez les Sequani. Avec leur Allié, ils y sont aussi nombreux que les Germains : le Contrôle germain prend fin.',
    },
    'legio-x': {
      battle:
        'À vous, et le nord est faible : les Belges ont perdu des hommes chez les Nervii et les Treveri, mais comptent de nouveau {belgae}. Choisissez Livrer bataille, et pour de bon.',
      nervii:
        'Les Nervii d’abord : {legions} Légions contre Ambiorix et {warbands} Guerriers. Sans César, une Légion compte 1.',
      besiege:
        'Cette fois, assiégez : un Allié tombe aussitôt et sans jet, en plus des Pertes. Une Compétence peut servir dans chaque bataille de l’Ordre.',
      'they-stand': 'Ambiorix tient bon. Un Repli sauverait un Guerrier, et lui coûterait la Région.',
      siege:
        'Quel Allié tombe ? Celui des Nervii. Leur Tribu est alors soumise, et compte pour vous au lieu de compter pour les Belges.',
      'their-losses':
        'Deux Pertes. Les Belges donnent deux Guerriers, pour qu’Ambiorix n’ait pas à jeter le dé. Puis il contre-attaque : 1 Perte, et vous n’avez que des Légions pour la subir.',
      treveri:
        'Un 3 : la Légion tombe. {legions} Légions sont hors-carte maintenant : une de plus, et les Arvernes ont la moitié de leur victoire. Voilà ce que coûtent les batailles sans Auxiliaires. Chez les Treveri, vous en avez : combattez là aussi.',
      'besiege-treveri': 'Assiégez encore, pour l’Allié de la Tribu des Treveri.',
      'they-retreat':
        'Ici, les Belges se replient chez les Atrebates, avec la moitié des Pertes. L’Allié ne peut suivre, et tombe au siège.',
      end: 'La Région des Treveri est sous Contrôle romain. Belges {belgae}, vous {romans} : cela valait une Légion. Confirmez sans autre bataille.',
      event:
        'Une Compétence, une fois de plus, a laissé l’Événement ouvert, et les Arvernes s’en servent : le second effet de La Legio X vous échoit. À l’avenir, l’attaque de César ne double qu’une seule Légion. Chaque Compétence a ce prix.',
    },
    legiones: {
      frost:
        'L’Hiver est la carte à venir : Gel. Désormais personne ne Marche. C’est la dernière carte de l’année, et chacun pense au compte qui ouvre l’Hiver.',
      event:
        'Les Éduens sont premiers. On nourrit parfois un ami fort : ils prennent l’Événement, dont le premier effet vous permet de lever des Légions, et vous consultent.',
      shift:
        'Le prix, c’est le Sénat : une case vers Clamor. Déjà en Clamor, il y devient Consolidé, et pardonnera moins vite. Deux Légions le valent, d’autant qu’elles quittent le compte des Arvernes. Acceptez.',
      legions:
        '{track} Légions attendent sur la piste et {fallen} sont parmi les Légions tombées. Tant qu’une seule y reste, le Sénat ne s’adoucit pas : prenez les deux Légions tombées.',
      rally:
        'Il reste {legions} Légions hors-carte aux Arvernes. En dernier, les Belges. Ils rallient : un Guerrier auprès d’Ambiorix chez les Nervii, où cela suffit pour le Contrôle, et deux chez les Atrebates.',
      enlist:
        'Et maintenant Enrôler : les Germains à une Région ou moins d’Ambiorix lui obéissent pour un Ordre régional. Ils rallient chez les Sugambri.',
      enlisted:
        'Deux Guerriers. Mais personne ne tient longtemps les Germains. Continuez : la carte est finie, et l’Hiver commence par le compte.',
    },
    winter: {
      victory:
        'L’Hiver. D’abord la phase Victoire : quelqu’un dépasse-t-il son palier ? Les Éduens en ont {aedui}, autant que le meilleur de leurs rivaux : un Score de 0. Dépasser, c’est le mot. Personne ne gagne, et la guerre continue.',
      germans:
        'La phase Germaine : rallier, marcher, se dissimuler, piller, embusquer, le tout selon les règles. Les hommes qu’Ambiorix avait appelés ont Marché vers les Morini et tendu une embuscade à sa propre garnison : {warbands} Germains, plus un seul Guerrier belge. Le Journal le raconte ligne par ligne.',
      'germans-elsewhere':
        'Ils ont placé un Allié chez les Ubii, et {warbands} Guerriers sont arrivés chez les Treveri. Chez les Sequani, votre reconnaissance porte : les quatre de là-bas ont seulement perdu leurs marqueurs et sont restés repérés, ils n’ont donc pu ni piller ni embusquer.',
      quarters:
        'Les Quartiers d’Hiver. Les Germains d’abord, selon les règles, puis Belges, Éduens et Arvernes : chacun peut se déplacer d’une Région, là où c’est sûr. Qui reste dans une Région en Terre brûlée jette le dé pour chaque Guerrier. Vercingétorix reste chez les Bituriges, qu’il a brûlés lui-même.',
      'roman-quarters':
        'Il en garde {warbands} : un 1 ne lui a coûté qu’un homme. À vous maintenant, avec {resources} PR : trop peu, car chaque unité hors de la Provincia réclame son entretien. Dans les Quartiers d’Hiver, les Ressources peuvent changer de mains, et les Éduens se souviennent de votre accord : ils vous en donnent 4.',
      relocate:
        'Avec {resources}, on peut prévoir. Des groupes peuvent gagner une Région voisine. Les deux Auxiliaires de chez les Sequani n’ont pas d’abri : choisissez les Sequani.',
      who: 'Tous les deux.',
      home: 'En Provincia, où personne ne paie.',
      'nobody-else': 'Personne d’autre ne bouge : confirmez.',
      'by-supply':
        'Légions et Auxiliaires pourraient aussi gagner la Provincia par le ravitaillement, d’où qu’ils soient. Ce serait moins cher, mais le pays des Mandubii est la clef de la Gaule. Confirmez sans Région : ils restent.',
      caesar: 'César peut rentrer seul, pour s’occuper des tribunaux. Cette année, il reste.',
      'pay-first': 'Maintenant, payer ou jeter le dé, Région par Région. Les Mandubii d’abord.',
      free: 'Un Allié et un Fort abritent chacun une unité. Que ce soient deux Légions.',
      pay: 'Les autres coûtent 1 chacune, grâce à l’Allié. Un jet de 1–3 retirerait une unité. Payez pour les six, sur vos {resources} PR.',
      'free-again': 'Chez les Treveri, seul le Fort abrite quelqu’un. La Légion, naturellement.',
      gamble: 'Ici, c’est 2 par unité. Payez pour un Auxiliaire et laissez l’autre tenter sa chance.',
      harvest:
        'Un 6 : il vit. Puis la Récolte : chacun gagne selon ce qu’il tient. Vous prenez vos PV, {romans}, les Arvernes le double de leurs Alliés et Citadelles, qui sont {arverni}. Les Taxes fluviales sont un supplément pour les Éduens. Vous avez {resources} PR.',
      transfers:
        'Après la Récolte, les Ressources peuvent changer de mains une fois encore. Personne n’en donne : confirmez.',
      senate:
        'La phase Sénat. Vos {score} PV voudraient dire Insidias, une case à la fois. Mais le Sénat était Consolidé : cette année, il cesse seulement de l’être. Maintenant viendraient à vous les Légions de la ligne du marqueur sur la piste, et celles d’au-dessus : en Clamor c’est la ligne du haut, et elle est vide.',
      spring:
        'La phase Printemps : des marqueurs s’en vont, les Veneti ne sont plus en Rassemblement, chaque unité se dissimule, et tous sont Disponibles. Les Chefs morts reviendraient en Successeurs. Une nouvelle carte est ouverte.',
      end: 'Nous sommes en {year} av. J.-C., et vous connaissez le jeu : les cartes et la Disponibilité, tous les Ordres qui comptaient, les talents de quatre peuples, la bataille, les accords et l’Hiver. Saisir, qui prend le grain et disperse des Tribus, attend dans le panneau. Continuez d’ici comme une partie ordinaire, avec des amis aux autres places, ou commencez une première partie à vous contre des automates.',
    },
  },
}
