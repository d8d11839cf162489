import { withFrenchSpaces } from '../fr/typography'
import { any } from './forms'
import type { Terms } from './glossary'

/** The terms in French. `forms`: the words of a card’s text that lead to the term; without them none do. */
export const termsFr: Terms = withFrenchSpaces<Terms>({
  romans: {
    word: 'Romains',
    meaning:
      'La République romaine, menée par César. Gagne par une Gaule tranquille : des Tribus soumises, Dispersées ou ses Alliées.',
  },
  arverni: {
    word: 'Arvernes',
    meaning: 'La confédération de Vercingétorix. Gagne par les Légions hors-carte et par ses Alliés et Citadelles.',
  },
  aedui: {
    word: 'Éduens',
    meaning:
      'Une confédération qui commerce avec Rome et avec tous les autres. Gagne avec plus d’Alliés et de Citadelles que toute autre faction.',
  },
  belgae: {
    word: 'Belges',
    meaning:
      'Les tribus du nord, menées par Ambiorix. Gagnent par les Valeurs régionales, les Alliés et les Citadelles.',
  },
  germans: {
    word: 'Germains',
    meaning:
      'Les tribus d’au-delà du Rhin. Personne ne les joue : elles agissent selon des règles, parfois par la main d’une autre faction.',
  },
  gauls: {
    word: 'Gaulois',
    forms: ['Gaulois', 'gaulois', 'gauloise', 'gauloises'],
    meaning: 'Arvernes, Éduens et Belges.',
  },
  leader: {
    word: 'Chef',
    forms: ['Chef', 'Chefs'],
    meaning:
      'L’unité mobile de César, de Vercingétorix ou d’Ambiorix, ou d’un Successeur. A droit au jet de sauvegarde.',
  },
  successor: {
    word: 'Successeur',
    forms: ['Successeur'],
    meaning: 'Un Chef venu après le premier. Ses Compétences ne dépassent pas sa propre Région.',
  },
  forces: {
    word: 'Unités',
    forms: any('unité', 'unités'),
    meaning: 'Toutes les pièces d’une faction. Les marqueurs ne sont pas des unités.',
  },
  legion: {
    word: 'Légion',
    forms: ['Légion', 'Légions'],
    meaning:
      'Une unité mobile romaine qui inflige 1 Perte et a droit au jet de sauvegarde. Hors de la carte, elle est sur la piste, tombée ou hors jeu.',
  },
  auxilia: {
    word: 'Auxiliaire',
    forms: ['Auxiliaire', 'Auxiliaires'],
    meaning: 'Une unité mobile romaine, dissimulée ou repérée, qui inflige ½ Perte.',
  },
  warband: {
    word: 'Guerrier',
    forms: ['Guerrier', 'Guerriers'],
    meaning: 'Une unité mobile gauloise ou germaine, dissimulée ou repérée, qui inflige ½ Perte.',
  },
  ally: {
    word: 'Allié',
    forms: ['Allié', 'Alliés', 'Alliée', 'Alliées'],
    meaning: 'Un disque dans une Tribu qui est du côté de la faction.',
  },
  citadel: {
    word: 'Citadelle',
    forms: ['Citadelle', 'Citadelles'],
    meaning:
      'Une place forte gauloise dans une Cité. Compte comme un Allié, divise les Pertes par deux et a droit au jet de sauvegarde.',
  },
  fort: {
    word: 'Fort',
    forms: ['Fort', 'Forts'],
    meaning:
      'Une place forte romaine, une par Région au plus. Divise les Pertes par deux et a droit au jet de sauvegarde.',
  },
  mobile: { word: 'mobile', forms: ['mobile', 'mobiles'], meaning: 'Chefs, Légions, Auxiliaires et Guerriers.' },
  static: { word: 'statique', meaning: 'Alliés, Citadelles et Forts.' },
  hidden: {
    word: 'Dissimulé',
    forms: any('dissimulé', 'dissimulés', 'dissimulée', 'dissimulées'),
    meaning: 'Le côté d’où Guerriers et Auxiliaires embusquent, pillent, harcèlent et reconnaissent.',
  },
  revealed: {
    word: 'Repéré',
    forms: any('repéré', 'repérés', 'repérée', 'repérées'),
    meaning:
      'L’autre côté des Guerriers et des Auxiliaires. Toutes les autres unités comptent toujours comme repérées.',
  },
  scouted: {
    word: 'Pisté',
    forms: any('pisté', 'pistés', 'piste des Guerriers', 'pistent des Guerriers', 'pister'),
    meaning: 'Un marqueur sur un Guerrier repéré : la fois suivante, il perd le marqueur au lieu de se dissimuler.',
  },
  available: { word: 'Réserve', forms: ['Réserve'], meaning: 'Les unités hors de la carte, prêtes à être placées.' },
  stacking: {
    word: 'Empilement',
    forms: ['Empilement'],
    meaning: 'Ce qui peut se tenir où : un Allié ou une Citadelle par Tribu, un Fort par Région.',
  },
  'voluntary-removal': {
    word: 'élimination volontaire',
    meaning: 'Ôter ses propres unités de la carte au cours de son propre Ordre ou Événement.',
  },
  region: {
    word: 'Région',
    meaning: 'Une zone de la carte, qui porte le nom de la Tribu de sa Cité, ou à défaut de sa première Tribu.',
  },
  tribe: { word: 'Tribu', meaning: 'Un lieu d’une Région, qui est allié, Dispersé ou soumis.' },
  city: { word: 'Cité', forms: ['Cité', 'Cités'], meaning: 'Six Tribus en ont une ; une Citadelle peut s’y trouver.' },
  'home-region': {
    word: 'Région d’origine',
    forms: ['Région d’origine', 'Régions d’origine'],
    meaning: 'Là où une faction lève des troupes même sans base, et où un Successeur peut apparaître.',
  },
  celtica: {
    word: 'Gaule celtique',
    forms: ['Gaule celtique'],
    meaning: 'Les neuf Régions de Gaule qui ne sont pas en Gaule belge.',
  },
  belgica: {
    word: 'Gaule belge',
    forms: ['Gaule belge'],
    meaning: 'Morini, Nervii et Atrebates, pays des Belges.',
  },
  germania: { word: 'Germanie', forms: ['Germanie'], meaning: 'Sugambri et Ubii, pays des Germains.' },
  britannia: {
    word: 'Britannia',
    forms: ['Britannia'],
    meaning:
      'L’île, adjacente aux Morini, aux Atrebates et aux Veneti. Une marche par mer s’y arrête et n’admet pas de Compétence.',
  },
  provincia: {
    word: 'Provincia',
    forms: ['Provincia'],
    meaning: 'La province romaine, avec un Fort qui ne tombe jamais.',
  },
  cisalpina: {
    word: 'Cisalpina',
    forms: ['Cisalpina'],
    meaning:
      'La Gaule cisalpine, où mène le ravitaillement. Elle ne contient pas d’unités, sauf si un Événement l’ouvre.',
  },
  rhenus: { word: 'Rhin', forms: ['Rhin'], meaning: 'Le fleuve qui arrête toute marche qui le franchit.' },
  'within-1': {
    word: 'à une Région ou moins',
    forms: any('à une Région ou moins'),
    meaning: 'Dans la même Région ou dans une Région adjacente.',
  },
  control: {
    word: 'Contrôle',
    forms: ['Contrôle', 'Contrôlent', 'Contrôlés', 'Contrôlées', 'Contrôlant'],
    meaning: 'Avoir plus d’unités dans une Région que toutes les autres factions ensemble.',
  },
  'control-value': {
    word: 'Valeur régionale',
    forms: any('Valeur régionale', 'valeurs régionales'),
    meaning: 'Ce que le Contrôle d’une Région vaut pour les Belges.',
  },
  subdued: {
    word: 'soumise',
    forms: any('soumis', 'soumise', 'soumises'),
    meaning: 'Une Tribu qui n’est ni alliée ni Dispersée.',
  },
  dispersed: {
    word: 'Dispersée',
    forms: ['Dispersée', 'Dispersées', 'Dispersés', 'Dispersion'],
    meaning: 'Une Tribu avec un marqueur : elle n’accueille pas d’Allié et abaisse la Valeur régionale.',
  },
  gathering: {
    word: 'Rassemblement',
    forms: ['Rassemblement'],
    meaning: 'Le second côté d’un marqueur Dispersée, du premier Printemps au suivant.',
  },
  razed: { word: 'Mise à sac', forms: ['Mise à sac'], meaning: 'Une Cité Dispersée pour de bon, par la carte 23.' },
  devastated: {
    word: 'Terre brûlée',
    forms: ['Terre brûlée'],
    meaning:
      'Une Région ravagée jusqu’au Printemps : ni Rallier ni Recruter, coûts doublés, Quartiers d’Hiver affamés.',
  },
  'sequence-of-play': {
    word: 'Séquence de jeu',
    forms: any('séquence de jeu'),
    meaning: 'Qui peut faire quoi sur une carte.',
  },
  eligible: {
    word: 'Disponible',
    forms: ['Disponible', 'Disponibles'],
    meaning: 'Peut agir sur cette carte. Une faction qui a agi sur la précédente est Indisponible.',
  },
  ineligible: {
    word: 'Indisponible',
    forms: ['Indisponible', 'Indisponibles'],
    meaning: 'Ne peut agir sur cette carte.',
  },
  'first-eligible': {
    word: 'première faction à jouer',
    forms: any('première faction à jouer'),
    meaning: 'La première faction Disponible sur la carte.',
  },
  'second-eligible': {
    word: 'seconde faction à jouer',
    forms: any('seconde faction à jouer'),
    meaning: 'La suivante. Ses options dépendent de ce qu’a fait la première.',
  },
  pass: {
    word: 'Passer',
    forms: ['Passer'],
    meaning: 'Ne rien faire, rester Disponible et gagner 1 point de Ressource, les Romains 2.',
  },
  event: {
    word: 'Événement',
    forms: ['Événement', 'Événements'],
    meaning: 'Ce que dit une carte, réalisé à la place d’un Ordre.',
  },
  capability: {
    word: 'Capacité',
    forms: ['Capacité', 'Capacités'],
    meaning: 'Un Événement qui dure jusqu’à la fin de la partie.',
  },
  'dual-use': { word: 'Double effet', meaning: 'Une carte avec deux effets, dont on choisit l’un.' },
  unshaded: { word: 'effet I', forms: any('effet I'), meaning: 'Le premier texte d’une carte.' },
  shaded: { word: 'effet II', forms: any('effet II'), meaning: 'Le second texte d’une carte.' },
  year: { word: 'Année', forms: ['Année'], meaning: 'Toutes les cartes jusqu’à un Hiver compris.' },
  frost: {
    word: 'Gel',
    forms: ['Gel'],
    meaning: 'Tant que la carte à venir est l’Hiver : pas de marche par la séquence de jeu.',
  },
  'sudden-frost': { word: 'Gel soudain', meaning: 'Une option : l’Hiver arrive dès que sa carte apparaît.' },
  command: {
    word: 'Ordre',
    forms: ['Ordre', 'Ordres'],
    meaning:
      'Ce qu’une faction fait dans une ou plusieurs Régions : lever des troupes, Marcher, gagner des Ressources, livrer bataille.',
  },
  'limited-command': {
    word: 'Ordre régional',
    forms: ['Ordre régional', 'Ordres régionaux'],
    meaning: 'Un Ordre dans une seule Région, sans Compétence.',
  },
  free: {
    word: 'gratuit',
    forms: any('gratuit', 'gratuits', 'gratuite', 'gratuites', 'gratuitement'),
    meaning: 'Ne coûte rien et ne touche pas la Disponibilité.',
  },
  recruit: {
    word: 'Recruter',
    forms: any('recruter', 'recrutent', 'recrutement'),
    meaning: 'Les Romains placent des Alliés et des Auxiliaires.',
  },
  march: {
    word: 'Marcher',
    forms: [...any('marche', 'marches'), 'Marcher', 'Marchent', 'Marchez', 'Marché'],
    meaning: 'Dissimuler les troupes d’une Région et les déplacer.',
  },
  seize: {
    word: 'Saisir',
    forms: ['Saisir'],
    meaning: 'Les Romains tirent du pays des points de Ressource et peuvent Disperser des Tribus.',
  },
  forage: {
    word: 'Revenu de la saisie',
    forms: any('revenu de la saisie'),
    meaning: 'Les points de Ressource que rapporte Saisir.',
  },
  rally: {
    word: 'Rallier',
    forms: any('rallier', 'rallient', 'ralliez', 'ralliement'),
    meaning: 'Gaulois et Germains placent des Alliés, des Citadelles et des Guerriers.',
  },
  raid: {
    word: 'Piller',
    forms: any('piller', 'pillent', 'pillage'),
    meaning: 'Des Guerriers dissimulés se découvrent pour gagner ou prendre des points de Ressource.',
  },
  harassment: {
    word: 'Harcèlement',
    forms: any('harcèlement', 'harceler', 'harcèlent'),
    meaning: 'Des Pertes que trois Guerriers dissimulés ou plus causent à qui passe ou saisit.',
  },
  'supply-line': {
    word: 'Ravitaillement',
    forms: any('ravitaillement', 'voie de ravitaillement', 'ravitaillée', 'ravitaillées'),
    meaning: 'Une chaîne de Régions amies jusqu’à la Cisalpina.',
  },
  origin: {
    word: 'Région de départ',
    forms: any('Région de départ', 'Régions de départ'),
    meaning: 'Une Région d’où partent des unités qui Marchent.',
  },
  battle: {
    word: 'Livrer bataille',
    forms: any('bataille', 'batailles', 'livrer bataille', 'livrent bataille'),
    meaning: 'Attaquer une faction ennemie dans une Région.',
  },
  attacker: {
    word: 'Attaquant',
    forms: ['Attaquant', 'Attaquants'],
    meaning: 'La faction qui réalise la bataille.',
  },
  defender: { word: 'Défenseur', forms: ['Défenseur'], meaning: 'La seule faction qui est attaquée.' },
  attack: { word: 'Attaque', forms: ['Attaque'], meaning: 'L’étape où l’Attaquant inflige des Pertes.' },
  counterattack: {
    word: 'Contre-attaque',
    forms: any('contre-attaque', 'contre-attaquent'),
    meaning: 'L’étape où les survivants du Défenseur infligent des Pertes.',
  },
  retreat: {
    word: 'Repli',
    forms: ['Repli'],
    meaning: 'Divise les Pertes par deux et emmène les unités mobiles.',
  },
  loss: {
    word: 'Perte',
    forms: any('Perte', 'Pertes', 'demi-Perte'),
    meaning: 'Un coup : une unité est retirée, ou lance le dé et part sur 1 à 3.',
  },
  roll: {
    word: 'jet de sauvegarde',
    forms: any('jet de sauvegarde', 'jets de sauvegarde'),
    meaning: 'Un dé pour un Chef, une Légion, une Citadelle ou un Fort : 1 à 3 le retire, 4 à 6 absorbe la Perte.',
  },
  'special-ability': {
    word: 'Compétence',
    forms: ['Compétence', 'Compétences'],
    meaning: 'Ce qui peut accompagner un Ordre, une seule sorte par tour.',
  },
  build: {
    word: 'Construire',
    forms: any('construire', 'construisent'),
    meaning: 'Les Romains placent des Forts, et placent ou retirent des Alliés.',
  },
  scout: {
    word: 'Reconnaître',
    forms: any('reconnaître', 'reconnaissent', 'reconnaissance', 'reconnaissant'),
    meaning: 'Les Romains déplacent des Auxiliaires et marquent des Guerriers.',
  },
  besiege: {
    word: 'Assiéger',
    forms: any('assiéger', 'assiègent', 'siège', 'sièges'),
    meaning: 'Les Romains retirent un Allié ou une Citadelle au début d’une bataille.',
  },
  entreat: {
    word: 'Exhorter',
    forms: ['Exhorter'],
    meaning: 'Les Arvernes gagnent à eux une unité d’une autre faction.',
  },
  devastate: {
    word: 'Brûler la terre',
    forms: ['Brûler la terre'],
    meaning: 'Les Arvernes ravagent une Région et affament qui s’y trouve.',
  },
  ambush: {
    word: 'Embusquer',
    forms: any('embuscade', 'embuscades', 'embusquer'),
    meaning: 'Une bataille avec plus d’unités dissimulées : ni Repli, ni jets de sauvegarde, ni Contre-attaque.',
  },
  trade: {
    word: 'Commercer',
    forms: any('commercer', 'commercent'),
    meaning: 'Les Éduens s’enrichissent des Régions ravitaillées.',
  },
  suborn: {
    word: 'Manipuler',
    forms: ['Manipuler'],
    meaning: 'Les Éduens font entrer et sortir des unités d’une Région à prix d’argent.',
  },
  enlist: { word: 'Enrôler', forms: ['Enrôler'], meaning: 'Les Belges font combattre des Germains pour eux.' },
  rampage: { word: 'Terroriser', forms: ['Terroriser'], meaning: 'Les Belges chassent des ennemis d’une Région.' },
  winter: { word: 'Hiver', forms: ['Hiver', 'Hivers'], meaning: 'La carte qui clôt une année.' },
  'winter-round': {
    word: 'Séquence hivernale',
    forms: any('Séquence hivernale'),
    meaning: 'Les six phases de l’Hiver.',
  },
  'victory-phase': {
    word: 'Phase Victoire',
    forms: any('phase Victoire'),
    meaning: 'Quelqu’un a-t-il gagné ?',
  },
  'germans-phase': {
    word: 'Phase Germaine',
    forms: any('phase Germaine'),
    meaning: 'Les Germains rallient, Marchent, pillent et livrent bataille.',
  },
  quarters: {
    word: 'Quartiers d’Hiver',
    forms: ['Quartiers d’Hiver'],
    meaning: 'Les armées changent de place ; les Romains paient pour les leurs.',
  },
  harvest: { word: 'Récolte', forms: ['Récolte'], meaning: 'Tout le monde reçoit des points de Ressource.' },
  'river-tolls': {
    word: 'Taxes fluviales',
    forms: ['Taxes fluviales'],
    meaning: '4 points de Ressource pour les Éduens à chaque Récolte.',
  },
  senate: {
    word: 'Sénat',
    forms: [...any('phase Sénat'), 'Sénat'],
    meaning: 'L’humeur de Rome : elle décide combien de Légions viennent.',
  },
  uproar: { word: 'Clamor', forms: ['Clamor'], meaning: 'La case du haut du Sénat : le moins de Légions.' },
  intrigue: { word: 'Insidias', forms: ['Insidias'], meaning: 'La case du milieu du Sénat.' },
  adulation: { word: 'Plebiscito', forms: ['Plebiscito'], meaning: 'La case du bas du Sénat : toutes les Légions.' },
  firm: {
    word: 'Consolidé',
    forms: ['Consolidé'],
    meaning: 'Un marqueur du Sénat qui demande un décalage de plus pour bouger.',
  },
  spring: {
    word: 'Printemps',
    forms: ['Printemps'],
    meaning: 'Les Successeurs apparaissent, les unités se dissimulent, le pays se remet.',
  },
  resources: {
    word: 'Points de Ressource',
    forms: any('point de Ressource', 'points de Ressource', 'Ressource', 'Ressources'),
    meaning: 'Ce avec quoi paient les factions : de 0 à 45.',
  },
  transfer: { word: 'transférer', meaning: 'Donner des points de Ressource à une autre faction.' },
  agreement: {
    word: 'accord',
    forms: any('accord', 'd’accord'),
    meaning: 'La permission qu’une faction donne pour une action. Elle engage pour cette action.',
  },
  'legions-track': {
    word: 'piste des Légions',
    forms: any('piste des Légions'),
    meaning: 'Là où les Légions attendent que le Sénat les envoie.',
  },
  fallen: {
    word: 'Légions tombées',
    forms: ['Légions tombées', 'Légion tombée'],
    meaning: 'Les Légions perdues depuis le dernier Printemps.',
  },
  'off-map': {
    word: 'hors-carte',
    forms: ['hors-carte', 'hors de la carte'],
    meaning: 'Les Légions de la piste, tombées ou hors jeu : les Arvernes les comptent.',
  },
  score: { word: 'Points de Victoire', forms: ['PV'], meaning: 'Ce qu’une faction compte vers son palier.' },
  margin: { word: 'Score', forms: ['Score', 'Scores'], meaning: 'De combien les PV dépassent le palier.' },
  threshold: { word: 'palier', meaning: 'Le nombre qu’une faction doit dépasser pour gagner.' },
  'non-player': {
    word: 'Automate',
    forms: ['Automate', 'Automates'],
    meaning: 'Une faction que mène une aide de jeu.',
  },
  flowchart: { word: 'aide de jeu automate', meaning: 'Les cases par lesquelles un Automate décide.' },
  instruction: { word: 'instruction', meaning: 'Comment un Automate traite un Événement.' },
  laurels: { word: 'lauriers', meaning: 'Le signe d’un Événement avec une instruction.' },
  swords: { word: 'glaives', meaning: 'Le signe d’un Événement qu’un Automate ne réalise jamais.' },
  carnyx: { word: 'carnyx', meaning: 'Le signe d’un Événement que les Arvernes Automates réalisent sans jet.' },
})
