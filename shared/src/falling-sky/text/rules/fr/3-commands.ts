import type { RuleTexts } from '../markup'

/** Chapter 3: Commands of Romans, Gauls and Germans. Battle has a file of its own. */
export const commands: RuleTexts = {
  '3.0': {
    title: 'Ordres',
    body: ['Ce que les factions font de leurs tours : lever des troupes, se déplacer, vivre du pays, combattre.'],
  },
  '3.1': {
    title: 'Les Ordres en général',
    body: [
      'Choisissez l’un des quatre Ordres de votre faction et réalisez-le dans au moins une Région. Choisissez les Régions une à une, chacune au plus une fois dans l’Ordre, et payez pour chacune en la choisissant ; vous devez avoir les points de Ressource en main. L’ordre dans lequel vous choisissez, payez et résolvez, quelles unités agissent et sur qui, tout cela est à votre gré.',
      {
        head: ['', 'Troupes', 'Mouvement', 'Ressources', 'Combat'],
        rows: [
          [
            'Romains',
            'Recruter {rule:3.2.1}',
            'Marcher {rule:3.2.2}',
            'Saisir {rule:3.2.3}',
            'Livrer bataille {rule:3.2.4}',
          ],
          [
            'Gaulois',
            'Rallier {rule:3.3.1}',
            'Marcher {rule:3.3.2}',
            'Piller {rule:3.3.3}',
            'Livrer bataille {rule:3.3.4}',
          ],
          [
            'Germains',
            'Rallier {rule:3.4.1}',
            'Marcher {rule:3.4.2}',
            'Piller {rule:3.4.3}',
            'Livrer bataille {rule:3.4.4}',
          ],
        ],
      },
    ],
  },
  '3.1.1': {
    title: 'Pions',
    body: [
      'Sur une table, des pions marquent les Régions choisies. Ici, la carte les éclaire. Ils n’imposent pas de limite.',
    ],
  },
  '3.1.2': {
    title: 'Actions gratuites',
    body: [
      'Les Ordres et Compétences gratuits ne coûtent rien. Quand une autre faction que celle de l’Événement les réalise, sa Disponibilité n’est pas touchée. Toutes les autres conditions valent, sauf si l’Événement en décide autrement. Voir aussi {rule:5.4}.',
    ],
  },
  '3.2': {
    title: 'Ordres romains',
    body: ['Les Romains recrutent, Marchent, saisissent et livrent bataille.'],
  },
  '3.2.1': {
    title: 'Recruter, ravitaillement',
    body: [
      '**Où :** dans des Régions sans Terre brûlée, sous Contrôle romain ou avec un Chef, un Allié ou un Fort romain.',
      '**Coût :** 2 par Région ; rien si elle est ravitaillée.',
      'Dans chaque Région, faites **une** de ces choses :',
      {
        list: [
          '**Allié.** Avec le Contrôle romain, ou avec César sur place, placez un Allié dans une Tribu soumise. Aedui, Arverni et Suebi ne sont pas pour les Romains ({rule:1.4.2}).',
          '**Auxiliaires.** Là où se trouve déjà un Chef, un Allié ou un Fort romain, placez jusqu’à autant d’Auxiliaires qu’il y a d’Alliés romains, plus 1 pour un Chef (Successeur aussi), plus 1 pour un Fort. En Provincia, placez-en un de plus.',
        ],
      },
      '**Voie de ravitaillement.** Une chaîne de Régions adjacentes qui commence par la Région même et finit par une Région au bord de la Cisalpina : Ubii, Sequani ou Provincia. Chacune doit être sans Contrôle, sous le Contrôle de la faction qui agit, ou sous celui d’une faction qui donne son accord. Chaque faction décide pour les Régions qu’elle Contrôle, de nouveau pour chaque Région que l’action choisit. Les Germains ne donnent jamais leur accord. Quand la carte {card:5} est en vigueur, la Cisalpina elle-même est ravitaillée.',
      'Les Romains peuvent renoncer à Recruter après les réponses. Choisissez d’abord les Régions et écoutez les réponses, puis placez.',
      {
        example:
          'César recrute chez les Mandubii. Sequani borde la Cisalpina mais est sous Contrôle éduen. Si les Éduens sont d’accord, la chaîne Mandubii, Sequani est ouverte et le recrutement est gratuit ; s’ils refusent et qu’aucune autre chaîne n’est ouverte, il coûte 2.',
      },
      {
        ruling:
          'Si l’accord est refusé, les Romains paient 2, laissent la Région de côté, ou renoncent à tout tant que rien n’a changé. Une Région où rien ne pourrait être placé n’est pas proposée.',
      },
    ],
  },
  '3.2.2': {
    title: 'Marche romaine',
    body: [
      '**Où :** choisissez les Régions d’où partent les unités. Pas pendant le Gel ({rule:2.3.8}).',
      '**Coût :** 2 par Région de départ ; 4 si elle est en Terre brûlée.',
      {
        steps: [
          'Prenez les Régions de départ une à une. Passez d’abord côté dissimulé tous les Auxiliaires repérés qui s’y trouvent, qu’ils partent ou restent.',
          'Puis faites sortir les unités par groupes de Chef, Légions et Auxiliaires, un groupe à la fois. Plusieurs groupes peuvent partir de la même Région, et des unités peuvent rester.',
          'Un groupe va dans une Région adjacente puis, si vous voulez, dans une deuxième. César et les unités qui l’accompagnent peuvent aller dans une troisième. Aucune unité ne se déplace dans deux groupes.',
        ],
      },
      'Un groupe peut laisser des unités en chemin avant que le reste ne continue. Reconnaître au cours de la marche ({rule:4.2.2}) peut aussi le diviser.',
      '**Un groupe doit s’arrêter** pour le reste de cette marche, celui de César aussi, quand il',
      {
        list: [
          'est entré en Britannia ou en est sorti,',
          'a franchi le Rhin,',
          'ou est entré dans une Région en Terre brûlée. Partir de l’une d’elles n’arrête personne.',
        ],
      },
      '**Britannia.** Si un groupe entre en Britannia ou en sort, aucune Compétence ne peut accompagner cette marche ; si une Compétence a déjà servi, aucun groupe ne le peut.',
      '**Harcèlement.** Quand une partie d’un groupe est entrée dans une Région et en ressort au cours de cette marche, chaque faction qui y a trois Guerriers dissimulés ou plus peut harceler ceux qui partent. Les factions décident dans l’ordre de la carte en cours, les Germains en dernier ; eux harcèlent toujours. Pour trois Guerriers dissimulés, arrondi à l’entier inférieur, les Romains retirent un Auxiliaire qui part ou, si une Légion ou un Chef part, peuvent lancer le dé pour l’un d’eux : sur 1 à 3, il est retiré. Les Guerriers restent dissimulés. Les Pertes qui ne trouvent personne sont ignorées, et les unités laissées en chemin sont à l’abri. Une promesse de ne pas harceler, donnée plus tôt dans cet Ordre, engage.',
      {
        example:
          'César, 4 Légions et 3 Auxiliaires partent de la Provincia vers les Aedui, où les Éduens ont 4 Guerriers dissimulés. Ils laissent un Auxiliaire et continuent vers les Mandubii. Les Éduens peuvent harceler : 4 ÷ 3 donne une Perte parmi ceux qui partent. Mandubii est en Terre brûlée, le groupe s’arrête donc là, avant la troisième Région de César.',
      },
      {
        ruling:
          'On dit où va le groupe avant qu’il soit harcelé. Une faction harcèle de toute sa force ou pas du tout. Si le Chef tombe en chemin vers la Région que lui seul rend possible, les autres y arrivent quand même.',
      },
    ],
  },
  '3.2.3': {
    title: 'Saisir',
    body: [
      '**Où :** dans des Régions avec des unités romaines, l’une après l’autre. **Coût :** aucun.',
      {
        steps: [
          '**Disperser.** Avec le Contrôle romain, posez des marqueurs Dispersée sur des Tribus soumises de la Région. Il y a au plus quatre de ces marqueurs sur la carte à tout moment ; Dispersée et Rassemblement comptent tous deux, Mise à sac ne compte pas.',
          '**Les Gaulois répondent.** Pour chaque Tribu qui vient d’être Dispersée, les Arvernes lancent un dé, puis les Belges. Sur 1 à 3, cette faction peut Rallier gratuitement ({rule:3.3.1}) dans toutes les Régions adjacentes à celle de la Tribu où elle le peut.',
          '**Revenu de la saisie.** Sauf sur une Terre brûlée, gagnez 2 points de Ressource pour chaque Tribu de la Région soumise ou alliée à Rome, et 6 pour chaque marqueur qui vient d’être posé.',
          '**Harcèlement.** Chaque faction avec trois Guerriers dissimulés ou plus dans la Région peut harceler, dans l’ordre de la carte, les Germains en dernier et toujours. Pour trois Guerriers dissimulés, arrondi à l’entier inférieur, les Romains retirent un Auxiliaire ou un Allié de la Région ou, s’il s’y trouve une Légion, un Chef ou un Fort, peuvent lancer le dé pour l’un d’eux : sur 1 à 3, il est retiré.',
        ],
      },
      'Les Guerriers qui harcèlent restent dissimulés, et les promesses engagent. On ne peut lancer le dé pour le Fort de la Provincia.',
      {
        example:
          'Chez les Mandubii, sous Contrôle romain, les Senones sont soumis, les Lingones alliés à Rome et les Mandubii aux Arvernes. Disperser les Senones rapporte 6, les Lingones 2 : 8 points de Ressource. Puis les Arvernes et les Belges lancent chacun un dé.',
      },
    ],
  },
  '3.3': {
    title: 'Ordres gaulois',
    body: ['Arvernes, Éduens et Belges rallient, Marchent, pillent et livrent bataille.'],
  },
  '3.3.1': {
    title: 'Rallier',
    body: [
      '**Où :** dans des Régions sans Terre brûlée, sous votre Contrôle, ou avec un Allié ou une Citadelle à vous, ou dans votre Région d’origine ; pour les Arvernes, aussi là où est leur Chef.',
      '**Coût :** 1 par Région. Les Belges paient 2 hors de la Gaule belge.',
      'Dans chaque Région, faites **une** de ces choses :',
      {
        list: [
          '**Allié.** Avec votre Contrôle, placez un Allié dans une Tribu soumise qui vous est ouverte ({rule:1.4.2}).',
          '**Citadelle.** Remplacez par une Citadelle un Allié à vous dans une Cité.',
          '**Guerriers.** Éduens et Belges : avec un Allié ou une Citadelle sur place, placez jusqu’à autant de Guerriers qu’ils y ont d’Alliés et de Citadelles. Arvernes : avec un Allié, une Citadelle ou leur Chef sur place, placez-en jusqu’à autant qu’ils y ont d’Alliés, de Citadelles et de Chef, plus 1.',
        ],
      },
      '**Chez soi** (les Arvernes chez les Arverni, les Éduens chez les Aedui, les Belges en Gaule belge), au moins un Guerrier peut être placé même sans base.',
      '**Vercingétorix.** Dans sa Région, les Arvernes peuvent Rallier malgré la Terre brûlée (pour 2), peuvent placer un Allié sans Contrôle, et peuvent faire deux choses : un Allié ou une Citadelle, **et** des Guerriers, dans l’ordre voulu.',
      {
        example:
          'Vercingétorix est chez les Bituriges avec l’Allié d’Avaricum. Les Arvernes paient 1, remplacent l’Allié par une Citadelle et placent 1 (Citadelle) + 1 (Chef) + 1 = 3 Guerriers.',
      },
    ],
  },
  '3.3.2': {
    title: 'Marche gauloise',
    body: [
      '**Où :** choisissez les Régions de départ. Pas pendant le Gel ({rule:2.3.8}). **Coût :** 1 chacune ; 2 si elle est en Terre brûlée quand elle est choisie.',
      {
        steps: [
          'Prenez les Régions de départ une à une. Passez d’abord côté dissimulé tous vos Guerriers repérés qui s’y trouvent, qu’ils partent ou restent. Les pistés perdent leur marqueur et restent repérés.',
          'Puis déplacez des groupes de Chef et de Guerriers, un à un, chacun vers une Région adjacente. Des groupes d’une même Région peuvent aller vers des Régions différentes, et tous peuvent rester. Aucune unité ne Marche deux fois.',
        ],
      },
      'Rhin, Terre brûlée et Harcèlement n’importent pas sur un si court chemin. Pour la Britannia, voir {rule:3.2.2} : pas de Compétence avec une marche par mer.',
      '**Vercingétorix** (pas un Successeur) et les Guerriers qui l’accompagnent peuvent entrer dans une deuxième Région sans surcoût. Tout ce que dit {rule:3.2.2} vaut alors : laisser des unités, Harcèlement, et arrêts par Terre brûlée, Rhin et Britannia. Les Romains harcèlent avec des Auxiliaires dissimulés, les autres avec des Guerriers dissimulés. Pour chaque Perte, les Arvernes retirent un Guerrier qui part, ou lancent le dé pour leur Chef : sur 1 à 3, il est retiré.',
    ],
  },
  '3.3.3': {
    title: 'Piller',
    body: [
      '**Où :** dans des Régions avec des Guerriers dissimulés à vous. **Coût :** aucun.',
      'Passez-en un ou deux côté repéré. Chacun fait une de ces choses :',
      {
        list: [
          '**Gagner** 1 point de Ressource, si la Région n’est pas en Terre brûlée.',
          '**Prendre** 1 point de Ressource à une faction, Terre brûlée ou non. Cette faction doit avoir dans la Région des unités, mais ni Citadelle ni Fort, et un point de Ressource à perdre. Les Germains n’ont rien à prendre.',
        ],
      },
      'Deux Guerriers d’une même Région peuvent faire des choses différentes.',
    ],
  },
  '3.4': {
    title: 'Ordres germains',
    body: [
      'Les Germains ont des Ordres à eux. Ils servent dans la phase Germaine ({rule:6.2}), quand les Belges les Enrôlent ({rule:4.5.1}), et par des Événements. Tous sont gratuits.',
    ],
  },
  '3.4.1': {
    title: 'Ralliement germain',
    body: [
      'Pas sur une Terre brûlée. Dans chaque Région, placez d’abord un Allié au plus, dans une Tribu soumise et seulement avec le Contrôle germain ; puis des Guerriers, jusqu’au nombre d’Alliés germains de la Région, celui qui vient d’être placé compris. En Germanie, au moins un Guerrier peut être placé même sans Allié.',
      'Les deux Suebi sont ouverts aux Germains ; les Tribus des Aedui et des Arverni ne le sont pas.',
    ],
  },
  '3.4.2': {
    title: 'Marche germaine',
    body: [
      'De chaque Région de départ, un groupe au plus va vers une Région adjacente, Britannia comprise. Les autres restent. Tous les Guerriers germains d’une Région de départ choisie passent côté dissimulé, ou perdent leur marqueur pisté, qu’ils bougent ou non.',
    ],
  },
  '3.4.3': {
    title: 'Pillage germain',
    body: [
      'Comme {rule:3.3.3}, avec un ou deux Guerriers dissimulés par Région, mais toujours contre une faction. Elle perd les points de Ressource ; les Germains n’en gagnent pas.',
    ],
  },
  '3.4.4': {
    title: 'Bataille et embuscade germaines',
    body: [
      'Les Germains ne livrent bataille que par embuscade, donc seulement là où leurs Guerriers dissimulés sont plus nombreux que les unités dissimulées du Défenseur. Il ne leur faut pas de Chef, et ils n’attaquent jamais des Germains.',
      'La bataille suit les étapes de {rule:3.2.4} sans Repli. Chaque Guerrier germain inflige ½ Perte ; un Fort ou une Citadelle les divise par deux. Le Défenseur retire une unité par Perte sans jet de sauvegarde. Il ne contre-attaque que si César est là et que le dé donne de 4 à 6. À la fin, les survivants des deux côtés sont repérés.',
    ],
  },
  '3.4.5': {
    title: 'Pertes germaines, Harcèlement, accords',
    body: [
      'Les Pertes germaines touchent les Guerriers pistés, puis repérés, puis dissimulés, puis les Alliés : ceux des Cités en dernier, les autres au hasard.',
      'Les Germains harcèlent toujours, ne donnent jamais leur accord et ne se replient jamais.',
    ],
  },
}
