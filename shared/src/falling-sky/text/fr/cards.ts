/** Titles and texts of the Event cards in French, in our own words; tips decide what the text leaves open. */
export const cardTexts: Record<string, string> = {
  'card.1.title': 'Cicéron',
  'card.1.unshaded':
    'Décalez le Sénat d’une case, vers Clamor ou vers Plebiscito, au choix de la faction qui agit. S’il est déjà dans la dernière case de ce côté, il devient Consolidé.',
  'card.1.tip.1':
    'Les Légions tombées n’ont pas d’importance ici : elles n’empêchent que le décalage de la phase Sénat.',
  'card.1.tip.2':
    'Un marqueur Consolidé que l’on décale vers l’autre bout reprend seulement son côté Normal ; il reste dans sa case.',
  'card.2.title': 'Legiones XIIII et XV',
  'card.2.unshaded':
    'Les Romains peuvent décaler le Sénat d’une case vers Clamor. S’ils le font, ils placent en Provincia 2 Légions, prises sur la piste des Légions et parmi les Légions tombées, à leur guise.',
  'card.2.shaded':
    'La faction qui agit livre une bataille gratuite aux Romains dans une Région. La première Perte subie par les Romains y retire une Légion sans jet de sauvegarde, s’il y en a une.',
  'card.2.tip.1': 'Effet I : contrairement à l’habitude, les Légions peuvent aussi venir des Légions tombées.',
  'card.2.tip.2':
    'Le marqueur doit réellement bouger ou se retourner : avec un Sénat déjà Consolidé en Clamor, il n’y a ni décalage ni Légions.',
  'card.3.title': 'Pompée',
  'card.3.unshaded':
    'Si le Sénat est en Plebiscito, placez en Provincia 1 Légion de la piste des Légions. Sinon, décalez le Sénat d’une case vers Plebiscito.',
  'card.3.shaded':
    'S’il y a 4 Légions ou moins sur la piste des Légions, les Romains y renvoient 2 Légions de leur choix depuis la carte.',
  'card.4.title': 'Circonvallation',
  'card.4.unshaded':
    'Les Romains peuvent Marcher gratuitement vers une Région où se trouve une Citadelle, depuis des Régions adjacentes. S’ils le font, le marqueur Circonvallation est posé sur les unités qu’y possède la faction de la Citadelle. Celles-ci ne peuvent plus sortir de la Région ; quand elles attaquent seules les Romains, ceux-ci se défendent comme s’ils avaient un Fort. Le marqueur est retiré dès que les unités marquées ont attaqué les Romains ou ne sont plus là, ou qu’il ne reste plus d’unité romaine dans la Région.',
  'card.4.tip.1':
    'Distinguez les unités marquées de celles de la même faction qui arriveraient ensuite : seul le groupe marqué est enfermé.',
  'card.4.tip.2':
    'Les Régions de départ de la marche comptent comme choisies : les Auxiliaires repérés y passent côté dissimulé.',
  'card.5.title': 'Gallia Togata',
  'card.5.unshaded':
    'Placez en Cisalpina le marqueur Gallia Togata et 3 Auxiliaires. Désormais la Cisalpina est une Région réservée aux unités romaines. Elle est toujours ravitaillée, une marche qui en part ne coûte rien, et chaque recrutement y place 2 Auxiliaires.',
  'card.5.shaded':
    'Sauf si le Sénat est en Plebiscito, les Romains renvoient de la carte 1 Légion sur la piste des Légions et 2 Auxiliaires en Réserve, à leur choix.',
  'card.5.tip.1': 'C’est l’un des rares Événements qui changent où les unités peuvent se tenir.',
  'card.5.tip.2':
    'La Cisalpina est adjacente aux Ubii, aux Sequani et à la Provincia. Lors des Quartiers d’Hiver, les Romains peuvent y entrer et en sortir, et y paient comme partout.',
  'card.5.tip.3': 'La Légion de l’effet II va sur la piste, pas parmi les Légions tombées.',
  'card.6.title': 'Marc Antoine',
  'card.6.unshaded':
    'Les Romains peuvent Reconnaître gratuitement, puis livrer une bataille gratuite dans une Région, où leurs Auxiliaires infligent le double de leurs Pertes habituelles.',
  'card.6.shaded':
    'La faction qui agit déplace jusqu’à 4 Auxiliaires, d’où qu’ils soient, vers la Provincia. Les Romains sont Indisponibles jusqu’à la fin de la prochaine carte. La faction qui agit reste Disponible.',
  'card.6.tip.1':
    'La reconnaissance gratuite peut déplacer tous les Auxiliaires, mais ne piste des Guerriers qu’à une Région ou moins de César, ou dans la Région du Successeur.',
  'card.6.tip.2': 'Effet II : c’est la faction qui agit qui choisit les Auxiliaires, pas les Romains.',
  'card.7.title': 'Alaudae',
  'card.7.unshaded': 'Les Romains placent ensemble 1 Légion et 1 Auxiliaire dans une Région sous leur Contrôle.',
  'card.7.shaded':
    'S’il y a 7 Légions ou moins sur la piste des Légions, la faction qui agit y renvoie 1 Légion de la carte, et 1 Auxiliaire en Réserve.',
  'card.7.tip.1': 'La Légion de l’effet I vient de la piste, jamais des Légions tombées.',
  'card.7.tip.2': 'Les Légions tombées ne comptent pas comme étant sur la piste.',
  'card.8.title': 'Convois',
  'card.8.unshaded': 'Gardez cette carte : désormais vos marches ne coûtent aucune Ressource.',
  'card.8.shaded':
    'Gardez cette carte : désormais, jusqu’à 3 de vos Guerriers peuvent Piller dans chaque Région, et prendre des Ressources même aux factions qui y ont une Citadelle ou un Fort.',
  'card.8.tip.1':
    'Effet II : jusqu’à trois Guerriers dissimulés se découvrent au lieu de deux, pour un point de Ressource chacun.',
  'card.9.title': 'Mons Cevenna',
  'card.9.unshaded':
    'Marchez gratuitement d’une Région vers une Région voisine ; départ et arrivée doivent être à une Région ou moins de la Provincia. Ensuite, dans la Région d’arrivée ou en partant de celle-ci, et dans l’ordre voulu, réalisez un Ordre gratuit et une Compétence gratuite, quelle qu’elle soit.',
  'card.9.tip.1':
    'La Région de départ compte comme choisie : les unités repérées de la faction en marche y passent côté dissimulé.',
  'card.9.tip.2': 'L’Ordre gratuit peut lui-même être une marche hors de la Région d’arrivée.',
  'card.10.title': 'Balistes',
  'card.10.unshaded':
    'Désormais, quand les Romains assiègent, la Citadelle ne divise plus les Pertes par deux ; et en bataille, un Fort romain n’est retiré que sur 1–2 au lieu de 1–3.',
  'card.10.shaded':
    'Donnez cette carte à une faction gauloise. Désormais, après chacune de ses embuscades, elle peut retirer un Fort ou une Citadelle du Défenseur à cet endroit.',
  'card.10.tip.1': 'L’effet I sert aux sièges comme aux Forts.',
  'card.10.tip.2': 'L’effet II donne aux embuscades de cette faction une sorte de petit siège.',
  'card.11.title': 'Numides',
  'card.11.unshaded':
    'Les Romains placent 3 Auxiliaires dans une Région à une Région ou moins de leur Chef. Puis les Auxiliaires de cette Région y livrent, seuls, une bataille gratuite ; leurs Pertes infligées sont doublées avant l’arrondi.',
  'card.11.unshaded.first-edition':
    'Les Romains placent 3 Auxiliaires dans une Région à une Région ou moins de leur Chef. Puis ils y livrent une bataille gratuite avec toutes leurs unités ; chaque Auxiliaire compte double avant l’arrondi.',
  'card.11.shaded': 'Retirez 4 Auxiliaires, n’importe lesquels.',
  'card.11.tip.1':
    'Doublez le total de tous les Auxiliaires, divisez-le par deux s’il doit l’être (à cause d’une Citadelle, par exemple), et arrondissez seulement alors à l’entier inférieur.',
  'card.11.tip.1.first-edition':
    'Ajoutez les Auxiliaires doublés aux Légions et au Chef, divisez la somme par deux s’il le faut (à cause d’une Citadelle, par exemple), et arrondissez seulement alors à l’entier inférieur.',
  'card.11.tip.2':
    'Les Pertes que les Auxiliaires infligent d’abord, par les Frondeurs des Baléares (13), seraient doublées aussi.',
  'card.12.title': 'Titus Labienus',
  'card.12.unshaded':
    'Désormais les Compétences romaines peuvent choisir n’importe quelles Régions, où que soit le Chef romain.',
  'card.12.shaded':
    'Désormais, chaque fois que les Romains construisent, ou pistent en reconnaissant, ils se limitent à 1 Région.',
  'card.12.tip.1':
    'Effet II : Construire et pister demandent toujours César dans la Région ou à côté, ou le Successeur dans la Région. Reconnaître peut toujours déplacer des Auxiliaires partout, sauf vers la Britannia ou depuis celle-ci.',
  'card.13.title': 'Frondeurs des Baléares',
  'card.13.unshaded':
    'Désormais, à chaque Ordre de bataille d’un ennemi, les Romains peuvent choisir 1 Région. Avant que la bataille y soit résolue, chacun de leurs Auxiliaires présents y inflige une demi-Perte à l’Attaquant.',
  'card.13.shaded':
    'Désormais les Romains ne peuvent Recruter que dans des Régions ravitaillées, et paient 2 points de Ressource pour chacune.',
  'card.13.tip.1': 'Une embuscade fait partie d’un Ordre de bataille : l’effet I s’y applique.',
  'card.13.tip.2': 'Les Romains peuvent s’en servir là où l’Attaquant combat quelqu’un d’autre.',
  'card.13.tip.3': 'Avec l’effet I de Cavalerie germaine (59), chaque Auxiliaire inflige ici une Perte entière.',
  'card.14.title': 'Clodius Pulcher',
  'card.14.unshaded': 'Décalez le Sénat d’une case vers Plebiscito ; s’il y est déjà, il devient Consolidé.',
  'card.14.shaded':
    'Si le Chef romain est sur la carte, déplacez-le en Provincia. Les Romains sont Indisponibles jusqu’à la fin de la prochaine carte. La faction qui agit reste Disponible.',
  'card.14.tip.1': 'Effet II : la faction qui agit est de nouveau Disponible après cette carte.',
  'card.15.title': 'La Legio X',
  'card.15.unshaded':
    'Désormais, dans toute bataille avec le Chef romain et une Légion, les Romains infligent 2 Pertes de plus et en subissent au bout du compte 1 de moins.',
  'card.15.shaded': 'Désormais César, quand il attaque, ne double que les Pertes d’une seule Légion au lieu de toutes.',
  'card.15.tip.1': 'Les nombres de l’effet I viennent en dernier, après division et arrondi.',
  'card.16.title': 'Ambactes',
  'card.16.unshaded': 'Placez 4 Auxiliaires dans une Région avec une unité romaine quelconque, ou 6 si César y est.',
  'card.16.shaded': 'Lancez un dé, puis retirez 3 Auxiliaires ou autant que le dé l’indique, où qu’ils soient.',
  'card.16.tip.1': 'N’importe quelle unité romaine convient, un Allié ou un Fort par exemple.',
  'card.17.title': 'Chefs germains',
  'card.17.unshaded':
    'Les Romains font Marcher jusqu’à 3 groupes de Germains, puis leur font tendre une embuscade dans une Région.',
  'card.17.shaded': 'Réalisez tout de suite une phase Germaine complète, comme en Hiver.',
  'card.17.tip.1':
    'Effet I : les Romains décident de tout pour les Germains ; 6.2 ne s’applique pas. L’embuscade demande toujours plus de Germains dissimulés que de Défenseurs dissimulés.',
  'card.17.tip.2': 'L’effet II suit tout le paragraphe 6.2.',
  'card.18.title': 'Pont sur le Rhin',
  'card.18.unshaded':
    'Les Romains peuvent retirer toutes les unités germaines (Alliés et Guerriers) d’une Région de Germanie sous Contrôle romain ou adjacente à une Région sous Contrôle romain.',
  'card.18.shaded':
    'Si une Légion est dans une Région de Germanie ou à côté de l’une d’elles, les Romains perdent 6 points de Ressource et sont Indisponibles jusqu’à la fin de la prochaine carte.',
  'card.19.title': 'Luctérios',
  'card.19.unshaded':
    'Soit retirez jusqu’à 6 Guerriers arvernes à une Région ou moins de la Provincia, soit placez jusqu’à 5 Auxiliaires en Provincia.',
  'card.19.shaded':
    'Si le Chef arverne est un Successeur sur la carte, ou en Réserve, les Arvernes le placent dans la Région de leur choix, symbole visible : c’est de nouveau Vercingétorix.',
  'card.19.tip.1': 'Les 6 Guerriers sont un total pour Provincia, Sequani, Aedui et Arverni.',
  'card.19.tip.2': 'Les Arvernes n’ont pas d’autre moyen de retrouver Vercingétorix.',
  'card.20.title': 'Optimates',
  'card.20.unshaded':
    'Gardez cette carte près de la piste des Hivers. À partir de la deuxième phase Victoire de la partie, si les Romains ont 13 PV ou plus lors d’une telle phase, toutes les Légions vont sur la piste des Légions, la partie est finie et les Scores décident.',
  'card.20.tip.1': 'Une phase Victoire que le scénario saute ne compte pas.',
  'card.20.tip.2':
    'Avec toutes les Légions hors de la carte, les Arvernes remplissent cette moitié de leur condition ; il leur faut encore 9 Alliés et Citadelles. Le classement est celui de 7.3.',
  'card.21.title': 'La Province',
  'card.21.unshaded':
    'Si personne d’autre que les Romains n’a d’unités en Provincia, placez-y 5 Auxiliaires ou donnez aux Romains 10 points de Ressource.',
  'card.21.shaded':
    'Si les Arvernes Contrôlent la Provincia, décalez le Sénat de deux cases vers Clamor. Sinon, placez-y 4 Guerriers arvernes ; puis les Arvernes y pillent ou y livrent bataille gratuitement, comme si le Fort n’y était pas.',
  'card.21.tip.1': 'Les Guerriers sont arvernes, quelle que soit la faction qui agit.',
  'card.21.tip.2': 'Le Fort ne divise pas les Pertes et n’en absorbe aucune, même si les Romains se replient.',
  'card.22.title': 'Otages',
  'card.22.unshaded':
    'Dans des Régions sous son Contrôle, la faction qui agit retire, ou remplace par ses propres unités, jusqu’à 4 Guerriers et Auxiliaires des autres en tout.',
  'card.22.shaded':
    'Choisissez une ou deux Tribus soumises dans des Régions avec des unités romaines : placez dans chacune un Allié d’une faction gauloise quelconque et, dans sa Région, un Guerrier d’une faction quelconque.',
  'card.22.tip.1':
    'Ni les Alliés ni les Guerriers de l’effet II ne sont forcément ceux de la faction qui agit ; les Guerriers peuvent être germains.',
  'card.23.title': 'Mise à sac',
  'card.23.unshaded':
    'Les Romains peuvent poser le marqueur Mise à sac sur une Cité d’une Région sous Contrôle romain, à la place de ce qui s’y trouve, et gagner 8 points de Ressource. Cette Tribu est Dispersée pour de bon.',
  'card.23.shaded':
    'Si une Légion est dans une Région avec une Citadelle de la faction qui agit, retirez cette seule Légion ; les Romains sont alors Indisponibles jusqu’à la fin de la prochaine carte.',
  'card.23.tip.1':
    'La Mise à sac vaut une Dispersion, mais le Printemps ne la retourne ni ne la retire. Quelques Événements le peuvent.',
  'card.23.tip.2': 'La Légion rejoint les Légions tombées.',
  'card.23.tip.3': 'Sans une telle Légion, les Romains restent Disponibles.',
  'card.24.title': 'Sapeurs',
  'card.24.unshaded': 'Une faction gauloise avec une Citadelle sur la carte perd 10 points de Ressource.',
  'card.24.shaded': 'Dans une Région avec une Citadelle arverne, retirez 2 unités romaines, Légions ou Auxiliaires.',
  'card.24.tip.1':
    'Toute faction peut choisir l’un ou l’autre effet ; pour l’effet II, la Citadelle doit être arverne.',
  'card.24.tip.2': 'La faction qui agit choisit les unités. Les Légions rejoignent les Légions tombées.',
  'card.25.title': 'Aquitains',
  'card.25.unshaded':
    'Livrez une bataille gratuite chez les Pictones ou chez les Arverni, contre une faction présente. Elle subit 3 Pertes de plus que n’en infligent vos unités, et la première doit être un Allié, pas une Citadelle.',
  'card.25.shaded':
    'Gardez cette carte : désormais, quand vous ralliez chez les Pictones ou chez les Arverni, placez-y 2 Guerriers en plus de ce que le ralliement apporte.',
  'card.25.tip.1': 'L’effet I vaut aussi sans unités à vous dans la Région : 3 Pertes qui s’ajoutent à 0.',
  'card.25.tip.2':
    'L’effet II vaut même là où le ralliement lui-même ne placerait rien, mais il doit être permis d’y Rallier : pas sur une Terre brûlée, sauf pour les Arvernes avec Vercingétorix.',
  'card.26.title': 'Gobannitio',
  'card.26.unshaded':
    'Retirez tout ce qui est à Gergovia. Puis placez-y un Allié romain, un Allié éduen ou une Citadelle éduenne, bien que la place soit réservée aux Arvernes.',
  'card.26.shaded':
    'Les Arvernes peuvent retirer des Alliés quels qu’ils soient chez les Arverni et y placer les leurs, puis Rallier gratuitement à une Région ou moins de Vercingétorix.',
  'card.26.tip.1':
    'L’effet I change les règles d’Empilement, pas l’effet II : aucun Allié dans une Tribu Dispersée, par exemple.',
  'card.26.tip.2':
    'À une Région ou moins : la Région de Vercingétorix et celles qui la touchent. Un Successeur ne compte pas.',
  'card.27.title': 'Archers gaulois en masse',
  'card.27.unshaded':
    'Désormais les Arvernes infligent 1 Perte de moins au Défenseur dans chaque Région de leurs propres Ordres de bataille, à déduire avant toute division.',
  'card.27.shaded':
    'Désormais, au début de toute bataille avec 6 Guerriers arvernes ou plus d’un côté ou de l’autre, le camp adverse absorbe d’abord 1 Perte supplémentaire.',
  'card.27.tip.1':
    'L’effet I ne change rien quand les Arvernes défendent ou contre-attaquent dans l’Ordre de bataille d’un autre.',
  'card.28.title': 'Oppida',
  'card.28.unshaded':
    'Placez des Alliés gaulois de la Réserve, autant que voulu, dans des Cités soumises hors du Contrôle romain. Puis remplacez des Alliés gaulois situés dans des Cités, autant que voulu, par des Citadelles de la Réserve de leur faction.',
  'card.28.tip.1': 'La faction qui agit peut d’abord retirer ses propres unités de la carte pour en disposer.',
  'card.29.title': 'Mobilisation des Suèves',
  'card.29.unshaded':
    'Les marqueurs Dispersée quittent les deux Tribus suèves, et chacune reçoit un Allié germain si elle n’en a pas. Vient alors tout de suite une phase Germaine, comme en Hiver mais sans son étape de ralliement.',
  'card.29.tip.1': 'Un moyen rare d’ôter tôt des marqueurs Dispersée.',
  'card.29.tip.2': 'Réalisez seulement 6.2.2 à 6.2.4.',
  'card.30.title': 'L’élite de Vercingétorix',
  'card.30.unshaded':
    'Désormais, un ralliement arverne ne place des Guerriers que jusqu’au nombre d’Alliés et de Citadelles présents : rien pour le Chef, et pas le Guerrier de plus.',
  'card.30.shaded':
    'Désormais, dans toute bataille avec le Chef arverne, les Arvernes choisissent 4 de leurs Guerriers présents, qui infligent et subissent les Pertes comme des Légions.',
  'card.30.shaded.first-edition':
    'Désormais, dans toute bataille avec le Chef arverne, les Arvernes choisissent 2 de leurs Guerriers présents, qui infligent et subissent les Pertes comme des Légions.',
  'card.30.tip.1': 'Les Guerriers choisis qui tombent sur 1–3 en défendant ne comptent plus dans la Contre-attaque.',
  'card.30.tip.2': 'Les Guerriers choisis qui sont retirés vont en Réserve, jamais parmi les Légions tombées.',
  'card.31.title': 'Cotuatus et Conconnetodumnus',
  'card.31.unshaded': 'Placez en Provincia 1 Légion de la piste des Légions.',
  'card.31.shaded': 'Retirez 3 Alliés (pas des Citadelles) : 1 romain, 1 éduen et 1 autre, romain ou éduen.',
  'card.31.tip.1': 'La Légion vient de la piste, pas des Légions tombées.',
  'card.32.title': 'Marches forcées',
  'card.32.unshaded':
    'La faction qui agit peut déplacer autant de ses unités mobiles qu’elle veut (Chef, Guerriers, ou Légions et Auxiliaires), de partout sauf la Britannia vers partout sauf la Britannia. Les Guerriers et les Auxiliaires déplacés passent côté dissimulé.',
  'card.32.tip.1': 'Seules les unités mobiles de la faction qui agit se déplacent, aussi loin qu’elle veut.',
  'card.32.tip.2': 'Un Guerrier pisté perd son marqueur au lieu de passer côté dissimulé.',
  'card.33.title': 'L’Aigle perdue',
  'card.33.unshaded':
    'Les Romains placent 1 Légion tombée dans une Région avec une Légion et avec un Guerrier qui n’est pas éduen.',
  'card.33.shaded':
    'Retirez du jeu 1 Légion tombée. Lors de la prochaine phase Sénat, le Sénat ne se décale pas vers Plebiscito.',
  'card.33.tip.1':
    'La Légion doit venir des Légions tombées, pas de la piste ni de la carte. S’il n’y en a aucune, l’effet II retient tout de même le Sénat.',
  'card.33.tip.2':
    'Le Sénat ne devient pas non plus Consolidé en Plebiscito. Cela ne vaut que pour la prochaine phase Sénat.',
  'card.34.title': 'Acco',
  'card.34.unshaded':
    'Les Romains ou une faction gauloise, au choix de la faction qui agit, recrutent ou rallient gratuitement dans 3 Régions quelconques, comme s’ils les Contrôlaient.',
  'card.34.shaded':
    'Remplacez tous les Alliés et toutes les Citadelles chez les Carnutes et chez les Mandubii par des Alliés et des Citadelles arvernes.',
  'card.34.tip.1': 'Effet I : même une Terre brûlée convient, et les Alliés ne demandent pas de Contrôle.',
  'card.35.title': 'Les cris des Gaulois',
  'card.35.unshaded':
    'Les Romains peuvent regarder les deux prochaines cartes face cachée, celles sous la carte visible. Puis ils réalisent un Ordre régional gratuit ou deviennent Disponibles.',
  'card.35.shaded':
    'Une faction gauloise réalise gratuitement un Ordre complet et un Ordre régional, dans l’ordre voulu. Aucun des deux ne peut être Livrer bataille.',
  'card.35.tip.1':
    'Les Romains qui deviennent Disponibles pendant le tour d’une autre faction peuvent encore agir sur cette carte s’il reste une place, même s’ils étaient Indisponibles.',
  'card.35.tip.2':
    'L’Ordre complet peut porter sur plusieurs Régions ; l’Ordre régional vient en plus, du même type ou d’un autre, dans une seule Région.',
  'card.36.title': 'Marécages',
  'card.36.unshaded':
    'La faction qui agit livre une bataille gratuite à une faction gauloise dans une Région : ni Repli, ni Contre-attaque, et une Citadelle ne divise pas les Pertes. Les Attaquants finissent dissimulés.',
  'card.36.shaded':
    'Une faction gauloise livre des batailles gratuites avec embuscade dans les Régions de son choix, puis Marche gratuitement.',
  'card.36.tip.1':
    'Effet II : chaque bataille est une embuscade, quelles que soient les unités dissimulées et où que soit le Chef.',
  'card.37.title': 'Boïens',
  'card.37.unshaded':
    'Les Éduens ou les Romains placent 2 Alliés et 2 Guerriers ou Auxiliaires à eux, dans des Régions sous Contrôle éduen ou adjacentes à celles-ci.',
  'card.37.shaded':
    'Remplacez un ou deux Alliés éduens (pas des Citadelles) par des Alliés arvernes, dans des Régions sous Contrôle arverne ou adjacentes à celles-ci.',
  'card.37.tip.1': 'La faction qui place ces unités place les siennes.',
  'card.37.tip.2': 'Des Alliés seulement dans des Tribus soumises.',
  'card.37.tip.3': 'Les unités peuvent aller dans plusieurs Régions.',
  'card.38.title': 'Diviciacos',
  'card.38.unshaded':
    'Désormais, chaque fois que Romains et Éduens sont d’accord, les Guerriers éduens et les Auxiliaires présents ensemble dans une Région peuvent compter les uns pour les autres, dans un Ordre de l’une de ces factions ou quand l’une d’elles défend en bataille.',
  'card.38.shaded': 'Désormais aucune Ressource ne passe des Romains aux Éduens, ni dans l’autre sens.',
  'card.38.tip.1': 'Un même accord vaut pour toute l’action et pour toutes les Régions où il peut servir.',
  'card.39.title': 'Commerce fluvial',
  'card.39.unshaded': 'Désormais les Éduens commercent sans avoir besoin de ravitaillement.',
  'card.39.unshaded.first-edition':
    'Désormais, quand les Éduens commercent, chaque Allié et chaque Citadelle qu’ils ont dans une Région ravitaillée leur rapporte 2 points de Ressource, quoi que disent les Romains.',
  'card.39.shaded': 'Désormais, quand les Éduens commercent, ils se limitent à 1 Région.',
  'card.40.title': 'Tribus des Alpes',
  'card.40.unshaded':
    'Dans chaque Région qui touche la Cisalpina (Ubii, Sequani, Provincia), la faction qui agit peut placer soit jusqu’à 3 Guerriers de factions quelconques, soit 1 Allié d’une faction quelconque, soit jusqu’à 2 Auxiliaires. Elle gagne ensuite 4 points de Ressource.',
  'card.40.shaded':
    'Les Romains perdent 5 points de Ressource pour chaque Région qui touche la Cisalpina sans être sous Contrôle romain. La faction qui agit reste Disponible.',
  'card.40.tip.1': 'Le genre d’unités peut changer d’une Région à l’autre.',
  'card.41.title': 'Avaricum',
  'card.41.unshaded':
    'Si la faction qui agit a un Allié ou une Citadelle à Avaricum, elle peut, à une Région ou moins de là, placer jusqu’à 2 Alliés, puis remplacer un Allié par une Citadelle, puis placer un Fort. Elle gagne ensuite 1 point de Ressource pour chacun de ses Alliés, Citadelles et Forts dans ces Régions.',
  'card.41.tip.1': 'Il s’agit de Bituriges et de toutes les Régions adjacentes.',
  'card.42.title': 'Vin romain',
  'card.42.unshaded':
    'Retirez soit jusqu’à 4 Alliés (pas des Citadelles) dans des Régions sous Contrôle romain, soit jusqu’à 2 dans des Régions adjacentes à une Région sous Contrôle romain.',
  'card.42.shaded':
    'Retirez de 1 à 3 Alliés romains ou éduens (pas des Citadelles) en tout, dans des Régions ravitaillées par les Romains et les Éduens.',
  'card.42.tip.1':
    'Ce sont les Régions qui seraient ravitaillées maintenant si Romains et Éduens étaient d’accord, et personne d’autre.',
  'card.43.title': 'Convictolitavis',
  'card.43.unshaded': 'Désormais les Éduens peuvent Manipuler dans 2 Régions au plus.',
  'card.43.shaded': 'Désormais les Ordres éduens coûtent deux fois plus de Ressources.',
  'card.43.tip.1':
    'Effet I : chaque Région demande son propre Guerrier éduen dissimulé, permet un Allié et se paie en entier.',
  'card.44.title': 'Les fidèles de Dumnorix',
  'card.44.unshaded':
    'Remplacez 4 Guerriers, de qui que ce soit, par des Auxiliaires et des Guerriers éduens à votre guise. Puis les nouvelles unités reconnaissent gratuitement, comme si toutes étaient des Auxiliaires.',
  'card.44.shaded':
    'Remplacez 3 Auxiliaires et Guerriers éduens en tout par des Guerriers de factions quelconques. Puis la faction qui agit réalise un Ordre gratuit dans les Régions où ils ont été placés.',
  'card.44.shaded.first-edition':
    'Remplacez 3 Auxiliaires et Guerriers éduens en tout par des Guerriers de factions quelconques. Puis tous ces nouveaux Guerriers pillent gratuitement.',
  'card.44.tip.1':
    'Seules les nouvelles unités peuvent se déplacer dans cette reconnaissance ; même les Guerriers éduens ne pistent des Guerriers ennemis (pas des Auxiliaires) qu’à une Région ou moins de César, ou dans la Région du Successeur.',
  'card.45.title': 'Litaviccos',
  'card.45.unshaded':
    'Dans chacune de deux Régions, remplacez jusqu’à 2 Guerriers arvernes par des Guerriers éduens. De plus, les Arvernes donnent 4 points de Ressource aux Éduens.',
  'card.45.shaded':
    'Dans une Région, la faction qui agit livre une bataille gratuite aux Romains, avec embuscade si elle le peut. Les unités éduennes y combattent comme les siennes.',
  'card.45.tip.1':
    'L’embuscade demande plus d’Attaquants dissimulés, Éduens compris, que d’Auxiliaires dissimulés. Arvernes et Belges ont besoin de leur Chef à proximité, comme toujours.',
  'card.46.title': 'Rites celtiques',
  'card.46.unshaded':
    'Nommez une ou plusieurs factions gauloises : chacune perd 3 points de Ressource et est Indisponible jusqu’à la fin de la prochaine carte.',
  'card.46.shaded':
    'Une faction gauloise réalise un Ordre gratuit dans les Régions de son choix. La faction qui agit reste Disponible.',
  'card.46.tip.1': 'Effet II : la faction qui agit est de nouveau Disponible après cette carte.',
  'card.47.title': 'Le conseil des chefs',
  'card.47.unshaded':
    'Nommez une Région où au moins deux factions de joueurs ont des unités, et deux de ces factions ou plus. Dans l’ordre de cette carte, elles regardent les deux prochaines cartes face cachée, celles sous la carte visible. Puis chacune, dans le même ordre, peut réaliser un Ordre régional gratuit n’importe où, ou devenir Disponible.',
  'card.47.tip.1': 'Une faction qui agit et qui choisit de devenir Disponible le reste après cette carte.',
  'card.48.title': 'Druides',
  'card.48.unshaded':
    'Nommez une, deux ou trois factions gauloises. Dans l’ordre de cette carte, chacune réalise un Ordre régional gratuit et peut y ajouter une Compétence gratuite. La faction qui agit reste Disponible.',
  'card.48.tip.1': 'La Compétence doit être de celles qui accompagnent cet Ordre.',
  'card.49.title': 'Sécheresse',
  'card.49.unshaded':
    'Chaque faction perd la moitié de ses Ressources et garde l’autre, arrondie à l’entier inférieur. Placez 1 marqueur Terre brûlée. Puis, dans chaque Région en Terre brûlée, chaque faction présente retire une unité (une Légion rejoint les Légions tombées ; les Germains, des Guerriers avant des Alliés).',
  'card.49.tip.1': 'Le marqueur va dans une Région qui n’en a pas.',
  'card.49.tip.2': 'Chaque faction choisit sa propre unité.',
  'card.49.tip.3': 'Le marqueur a ses effets habituels, jusqu’au Printemps.',
  'card.50.title': 'Loyautés changeantes',
  'card.50.unshaded':
    'Choisissez une Capacité en vigueur, de n’importe quelle faction : elle est retirée de la partie.',
  'card.50.tip.1': 'Elle est perdue pour de bon, qu’elle aide ou qu’elle gêne, et à qui que ce soit.',
  'card.51.title': 'Surus',
  'card.51.unshaded':
    'Dans une Région à une Région ou moins des Treveri, 4 Guerriers, de quelque faction qu’ils soient, deviennent des Guerriers éduens ; après quoi les Éduens reçoivent un Ordre gratuit.',
  'card.51.shaded':
    'Dans une Région à une Région ou moins des Treveri, remplacez jusqu’à 4 Guerriers éduens par des Guerriers germains. Ceux-ci, seuls, Marchent ensuite, pillent ou livrent bataille.',
  'card.51.tip.1': 'Régions possibles : Treveri, Atrebates, Nervii, Sugambri, Ubii, Sequani, Mandubii.',
  'card.51.tip.2':
    'Effet II : la faction qui agit dirige l’action germaine, et non 6.2. Les Germains ne livrent bataille que là où ils peuvent tendre une embuscade.',
  'card.52.title': 'L’assemblée de la Gaule',
  'card.52.unshaded':
    'Si les Carnutes sont soumis, Dispersés ou Alliés des Romains, nommez une ou plusieurs factions gauloises : chacune perd 8 points de Ressource.',
  'card.52.shaded':
    'Qui Contrôle la Région des Carnutes réalise un Ordre gratuit avec deux Compétences gratuites au plus.',
  'card.52.tip.1':
    'Les Régions se choisissent comme d’habitude, plusieurs au besoin ; les deux Compétences doivent être de celles qui accompagnent cet Ordre.',
  'card.53.title': 'Consuetudine',
  'card.53.unshaded':
    'Tous les Guerriers germains passent côté dissimulé. Puis réalisez tout de suite une phase Germaine comme en Hiver, sans son étape de marche, et où chaque bataille germaine est une embuscade.',
  'card.53.tip.1': 'L’embuscade a lieu quel que soit le nombre d’ennemis dissimulés.',
  'card.54.title': 'Rangs serrés',
  'card.54.unshaded':
    'La faction qui agit peut faire Marcher gratuitement un groupe de 8 unités au plus vers une Région où se tiennent déjà au moins deux autres factions. Dans cette Région, la faction qui agit d’abord, et une deuxième faction de joueur après elle, peuvent livrer chacune une bataille gratuite, toutes deux contre la même troisième faction. La bataille de la faction qui agit ne permet pas de Repli.',
  'card.54.unshaded.first-edition':
    'La faction qui agit peut faire Marcher gratuitement un groupe de 8 unités au plus vers une Région où se tiennent au moins deux autres factions, sans compter les Germains. Elle peut y livrer une bataille gratuite contre l’une d’elles ; après elle, une deuxième faction de joueur peut en livrer une contre la même. La première bataille livrée ne permet pas de Repli.',
  'card.54.tip.1':
    'Un seul groupe, où peut se trouver un Chef, d’une seule Région de départ. Celle-ci compte comme choisie : les unités repérées de la faction y passent côté dissimulé. Les Romains, et les Arvernes avec Vercingétorix, peuvent aller plus loin qu’une Région.',
  'card.54.tip.2':
    'La deuxième faction présente à l’arrivée peut être un Automate, mais alors elle ne livre pas bataille.',
  'card.54.tip.3':
    'Les deux batailles sont facultatives, sans siège ni embuscade, et visent le même Défenseur. Seule la seconde permet le Repli, même si la première faction renonce à attaquer.',
  'card.54.tip.3.first-edition':
    'Les deux batailles sont facultatives, sans siège ni embuscade. Si toutes deux ont lieu, la seconde permet le Repli.',
  'card.55.title': 'Commios',
  'card.55.unshaded':
    'Désormais, quand les Romains recrutent, les Régions de Gaule belge comptent comme sous Contrôle romain et comme ayant 1 Allié romain de plus.',
  'card.55.shaded':
    'Désormais Rallier ne coûte rien aux Belges, qui comptent alors comme Contrôlant toute Région où se trouve une unité belge.',
  'card.55.tip.1':
    'Effet I : dans chaque Région de Gaule belge, les Romains peuvent placer un Allié dans une Tribu soumise sans Contrôle ni même unité sur place, ou 1 Auxiliaire de plus que d’habitude (1 là où il n’y en aurait aucun).',
  'card.55.tip.2':
    'Effet II : les Belges peuvent placer des Alliés dans des Tribus soumises partout où ils ont une unité.',
  'card.56.title': 'La fuite d’Ambiorix',
  'card.56.unshaded':
    'Si Ambiorix est dans une Région sous Contrôle romain, ou si les Belges ont 9 PV ou moins, retirez-le.',
  'card.56.shaded':
    'Si Ambiorix n’est pas sur la carte, placez le Chef belge de la Réserve à une Région ou moins de la Germanie, symbole visible : c’est Ambiorix.',
  'card.56.tip.1': 'Les PV belges sont la somme des valeurs régionales Contrôlées, des Alliés et des Citadelles.',
  'card.56.tip.2': 'À une Région ou moins de la Germanie : Sugambri, Ubii, Morini, Nervii, Treveri, Sequani.',
  'card.56.tip.3':
    'Tant que le Successeur belge est sur la carte, l’effet II ne fait rien ; mais les Belges, si ce sont eux qui agissent, peuvent d’abord le retirer.',
  'card.57.title': 'Terre de brume et de mystère',
  'card.57.unshaded':
    'La faction qui agit nomme une faction, pas les Germains. Celle-ci peut Marcher gratuitement vers la Britannia, puis y employer une Compétence gratuite, quelle qu’elle soit. Si elle a alors des unités en Britannia, elle gagne 4 points de Ressource.',
  'card.57.shaded':
    'Ôtez de la Britannia un Allié ou un marqueur Dispersée ; puis un Allié d’une faction gauloise quelconque et jusqu’à 4 Guerriers gaulois, d’une ou de plusieurs factions, y sont placés.',
  'card.57.tip.1':
    'La Compétence n’a pas à être de celles qui accompagnent une marche, mais ne peut être ni Assiéger ni Embusquer.',
  'card.57.tip.2':
    'La marche doit être possible selon les règles ordinaires ; les Régions de départ comptent comme choisies : les unités repérées y passent côté dissimulé.',
  'card.57.tip.3':
    'L’effet II peut retirer l’Allié de n’importe qui et placer les unités de n’importe quelle faction gauloise.',
  'card.58.title': 'Aduatuca',
  'card.58.unshaded': 'Dans une Région avec un Fort, 9 Guerriers, belges ou germains, sont retirés.',
  'card.58.shaded':
    'La faction qui agit fait Marcher des Germains vers une Région avec un Fort. Ils y tendent une embuscade aux Romains, avec 1 Perte pour 2 Guerriers.',
  'card.58.tip.1': 'La marche vient de Régions adjacentes.',
  'card.58.tip.2':
    'L’embuscade a lieu quel que soit le nombre d’unités dissimulées, et le Fort ne divise pas ces Pertes.',
  'card.59.title': 'Cavalerie germaine',
  'card.59.unshaded':
    'Désormais, à chaque Ordre de bataille, les Romains peuvent choisir 1 Région où chaque Auxiliaire inflige 1 Perte au lieu d’une demie.',
  'card.59.shaded':
    'Si vous êtes une faction gauloise, gardez cette carte : désormais, dans 1 Région de chaque Ordre de bataille, vous pouvez doubler les Pertes de votre ennemi, sauf si le Défenseur y a un Fort ou une Citadelle.',
  'card.59.tip.1':
    'L’effet I vient avant les divisions et autres, dans les Ordres de bataille romains comme dans ceux des autres : en attaque, en défense et en Contre-attaque. Avec l’effet I de Frondeurs des Baléares (13), leurs premiers tirs valent aussi 1 Perte chacun.',
  'card.59.tip.2':
    'L’effet II double avant l’arrondi, dans votre attaque et dans votre défense ; pas quand vous attaquez un Fort ou une Citadelle, ni quand vous défendez avec une Citadelle.',
  'card.60.title': 'Indutiomaros',
  'card.60.unshaded':
    'Retirez 6 Guerriers et Alliés belges (pas des Citadelles) d’une seule Région : Treveri ou une Région adjacente.',
  'card.60.shaded':
    'Retirez tout Allié ou marqueur des Treveri et des Ubii. Placez dans chacune des deux Tribus un Allié belge, et dans sa Région 2 Guerriers belges et 1 Guerrier germain.',
  'card.60.tip.1': 'Il s’agit des Tribus elles-mêmes ; un marqueur Dispersée y est retiré aussi.',
  'card.61.title': 'Catuvolcos',
  'card.61.unshaded': 'Chez les Nervii, retirez un ou plusieurs Alliés d’une même faction, et 5 Guerriers.',
  'card.61.shaded':
    'Placez un Allié belge dans la Tribu des Nervii et un dans celle des Eburones, à la place de tout Allié ou marqueur Dispersée. Les Belges gagnent 6 points de Ressource.',
  'card.61.tip.1': 'Les 5 Guerriers peuvent être de factions quelconques.',
  'card.62.title': 'Flotte de guerre',
  'card.62.unshaded':
    'La faction qui agit peut déplacer autant de ses unités mobiles qu’elle veut (Chef, Guerriers, ou Légions et Auxiliaires) entre ces Régions : Arverni, Pictones et toutes celles à une Région ou moins de la Britannia. Puis elle réalise un Ordre gratuit dans l’une d’elles, ou en partant de celle-ci.',
  'card.62.tip.1': 'Ces Régions sont Arverni, Pictones, Britannia, Morini, Atrebates et Veneti.',
  'card.62.tip.2': 'L’Ordre peut être une marche hors de la Région choisie.',
  'card.63.title': 'Campagne d’hiver',
  'card.63.unshaded':
    'Désormais les Romains ne paient pour leurs Quartiers d’Hiver que dans les Régions en Terre brûlée.',
  'card.63.shaded':
    'Donnez cette carte à une faction gauloise. Désormais, après chaque Récolte, elle peut accomplir deux actions, chacune un Ordre ou une Compétence, au coût habituel.',
  'card.63.tip.1':
    'Effet II : les Compétences n’ont pas besoin d’accompagner un Ordre et peuvent suivre une marche par mer vers la Britannia. Une embuscade ne compte que dans une bataille qui est l’autre action.',
  'card.64.title': 'Correos',
  'card.64.unshaded':
    'Chez les Atrebates, remplacez jusqu’à 8 Alliés et Guerriers belges en tout par des unités de la faction qui agit, des Auxiliaires pour des Guerriers s’il s’agit des Romains.',
  'card.64.shaded':
    'Retirez 2 Alliés de la Région des Atrebates. Puis les Belges peuvent y placer jusqu’à 2 Alliés. Ils Rallient ensuite gratuitement dans une Région de Gaule belge.',
  'card.64.tip.1': 'Huit unités en tout, Alliés et Guerriers ensemble.',
  'card.64.tip.2':
    'Effet II : des Alliés belges peuvent revenir aussitôt ; le ralliement a lieu chez les Morini, les Nervii ou les Atrebates.',
  'card.65.title': 'Allégeances germaines',
  'card.65.unshaded':
    'La faction qui agit fait Marcher des groupes germains depuis une ou deux Régions. Puis les Germains tendent une embuscade dans chaque Région où ils le peuvent.',
  'card.65.shaded':
    'Dans des Régions que Contrôle la faction qui agit, 5 Guerriers germains et 1 Allié germain sont retirés ou cèdent la place à des unités à elle, à son gré (des Auxiliaires au lieu de Guerriers pour les Romains).',
  'card.65.tip.1':
    'Effet I : la faction qui agit dirige les Germains. L’embuscade demande toujours plus de Germains dissimulés que de Défenseurs dissimulés.',
  'card.66.title': 'Migration',
  'card.66.unshaded':
    'Réalisez un ralliement germain dans deux Régions au plus, suivi d’une marche germaine partant de deux Régions au plus.',
  'card.66.shaded':
    'Une faction gauloise rassemble ses Guerriers, autant qu’elle veut, et son Chef si elle le désire, dans une seule Région que personne ne Contrôle, et y place un Allié.',
  'card.66.tip.1': 'Effet I : la faction qui agit dirige les Germains.',
  'card.66.tip.2':
    'Effet II : le déplacement peut partir de plusieurs Régions, sans égard à l’adjacence ; l’Allié demande une Tribu soumise.',
  'card.67.title': 'Arduenna',
  'card.67.unshaded':
    'Les Romains ou une faction gauloise, au choix de la faction qui agit, peuvent Marcher gratuitement vers les Nervii, vers les Treveri ou vers les deux. Ils réalisent ensuite un Ordre gratuit, autre que Marcher, dans l’une de ces Régions ou dans les deux, et pour finir toutes leurs unités y passent côté dissimulé.',
  'card.67.tip.1':
    'Les unités peuvent venir de toutes les Régions d’où une marche ordinaire y mènerait. Ces Régions de départ comptent comme choisies : les unités repérées y passent côté dissimulé.',
  'card.67.tip.2':
    'Un Guerrier pisté qui a Marché jusque-là perd son marqueur en chemin, puis passe côté dissimulé après l’Ordre ; s’il n’a pas Marché, il perd son marqueur à la fin et reste repéré.',
  'card.68.title': 'L’influence des Remi',
  'card.68.unshaded':
    'Si les Remi sont soumis ou Alliés des Romains, remplacez un ou deux Alliés (pas des Citadelles) à une Région ou moins d’eux par des Alliés romains.',
  'card.68.shaded':
    'La faction gauloise dont les Remi sont l’Allié peut retirer ce qui est à Alesia ou à Cenabum et y placer sa Citadelle, avec 4 de ses Guerriers.',
  'card.68.tip.1': 'Des Remi Dispersés ne suffisent pas pour l’effet I. Les Alliés peuvent être ceux de n’importe qui.',
  'card.68.tip.2': 'On retire un Allié, une Citadelle, un marqueur Dispersée ou le marqueur Mise à sac.',
  'card.69.title': 'Segnes et Condruses',
  'card.69.unshaded':
    'Placez 4 Guerriers germains chez les Nervii et 4 chez les Treveri. Puis réalisez tout de suite une phase Germaine comme en Hiver, sans son étape de ralliement.',
  'card.69.tip.1': 'Réalisez seulement 6.2.2 à 6.2.4.',
  'card.70.title': 'Camulogène',
  'card.70.unshaded':
    'Les Romains peuvent Marcher gratuitement avec 4 Légions au plus et autant d’Auxiliaires que voulu vers les Atrebates, les Carnutes ou les Mandubii. Ils peuvent ensuite y livrer une bataille gratuite.',
  'card.70.shaded':
    'La faction qui agit place jusqu’à 6 de ses Guerriers en tout chez les Atrebates, les Carnutes et les Mandubii. Puis, dans l’une de ces Régions, elle réalise un Ordre gratuit avec une Compétence gratuite.',
  'card.70.tip.1':
    'Effet I : le Chef peut être de la marche. Elle peut aller jusqu’à une deuxième Région, ou une troisième avec César, mais vers une seule arrivée et sans laisser d’unités en route. Les unités qui restent ne passent pas côté dissimulé.',
  'card.70.tip.2': 'La Compétence de l’effet II doit être de celles qui accompagnent l’Ordre.',
  'card.71.title': 'Colonie',
  'card.71.unshaded':
    'Dans une Région que Contrôle la faction qui agit, ou que personne ne Contrôle, placez la Colonie avec un Allié de cette faction. La Colonie est une Tribu et ajoute 1 à la Valeur régionale.',
  'card.71.tip.1': 'C’est l’un des rares Événements qui changent où les Alliés peuvent se tenir.',
  'card.71.tip.2': 'Les PV romains comptent alors 31 Tribus.',
  'card.72.title': 'Impétuosité',
  'card.72.unshaded':
    'La faction qui agit Marche gratuitement vers 1 Région depuis une ou plusieurs Régions adjacentes. Puis les Arvernes ou les Belges présents dans cette Région, à son choix, lui livrent une bataille gratuite.',
  'card.72.shaded':
    'Faites Marcher gratuitement 1 groupe de Guerriers dissimulés de la faction qui agit (sans Chef). Ce groupe peut ensuite livrer une bataille gratuite, en attaquant seul.',
  'card.72.tip.1':
    'L’effet I demande au moins un vrai déplacement entre Régions adjacentes ; les Régions de départ comptent comme choisies : les unités repérées y passent côté dissimulé.',
  'card.72.tip.2': 'Aucune des deux batailles ne comprend d’embuscade.',
  'card.72.tip.3':
    'Effet II : le groupe peut livrer bataille dans sa propre Région après avoir Marché sur place, ou dans la Région adjacente où il est entré.',
}
