import type { RuleTexts } from '../markup'

/** Chapter 8: what all Non-players have in common, and the one-player game. */
export const nonPlayers: RuleTexts = {
  '8.0': {
    title: 'Automates',
    body: [
      'Chacune des quatre factions peut être menée par une aide de jeu au lieu d’une personne ; les Germains ne le sont jamais. Quand un **Automate** joue, le journal montre son chemin dans l’aide de jeu.',
      {
        head: ['Joueurs', 'Conseillé'],
        rows: [
          ['3', 'les Belges ou les Éduens comme Automates'],
          ['2', 'Romains et Arvernes joués, Belges et Éduens comme Automates'],
          ['1', 'Romains ou Arvernes joués, trois Automates'],
        ],
      },
      'Les mots de ce chapitre : un **joueur** est une faction que joue une personne. Le **Score** est celui de {rule:7.3} ; « à 0 ou plus » signifie un Score d’au moins 0. Les **Pertes** prévues se comptent avant tout jet de sauvegarde, si bien qu’une Légion qui pourrait survivre en compte quand même une.',
    ],
  },
  '8.1': {
    title: 'Automates et séquence de jeu',
    body: [
      'Chaque fois qu’un Automate devient première ou seconde faction à jouer, il parcourt son aide de jeu depuis le haut. Il respecte toutes les règles, tous les coûts et toutes les limites, sauf pour {rule:8.1.2}. Quand il passe, il gagne des points de Ressource comme tout le monde.',
    ],
  },
  '8.1.1': {
    title: 'Ordre ou Événement',
    body: [
      'Un Automate refuse un Événement et poursuit son aide de jeu vers un Ordre si',
      {
        list: [
          'le texte qu’il emploierait, avec son instruction, n’aurait **aucun effet** maintenant, ou ne ferait que repérer ses propres unités. Une bataille qui ne pourrait causer aucune Perte est sans effet ; gagner ou perdre une Capacité en est un ;',
          'c’est une **Capacité** et le prochain Hiver est le dernier ;',
          'la carte montre des **glaives** pour cette faction, ou son instruction le dit.',
        ],
      },
    ],
  },
  '8.1.2': {
    title: 'Des Ordres non limités',
    body: [
      'Là où la séquence de jeu donne à un Automate un Ordre régional, il prend un Ordre complet et peut y ajouter une Compétence. Un Ordre régional accordé par un Événement, comme avec {card:48}, reste régional.',
    ],
  },
  '8.1.3': {
    title: 'Lire les aides de jeu',
    body: [
      'Les étapes numérotées se suivent : chacune est réalisée autant que possible avant la suivante. Les points à lettre à l’intérieur d’une étape resserrent le choix : chacun laisse moins de candidats au suivant, et ce qui reste est choisi au hasard.',
    ],
  },
  '8.2': {
    title: 'Réaliser des Événements',
    body: ['Un Automate qui réalise un Événement suit le texte, les signes sur sa carte et les principes ci-dessous.'],
  },
  '8.2.1': {
    title: 'Instructions et symboles',
    body: [
      'Un signe près du symbole de la faction sur la carte dit comment elle traite l’Événement :',
      {
        list: [
          '**Lauriers** : il y a une instruction. Elle peut en faire un Événement que la faction refuse.',
          '**Glaives** : jamais réalisé.',
          '**Carnyx**, pour les Arvernes seulement : réalisé sans jet.',
        ],
      },
      'Les instructions figurent avec chaque faction : Belges {rule:8.5.2}, Éduens {rule:8.6.1}, Arvernes {rule:8.7.2}, Romains {rule:8.8.2}. Si un Événement fait agir un autre Automate, l’instruction de celui-ci dit comment.',
    ],
  },
  '8.2.2': {
    title: 'Double effet',
    body: [
      'Arvernes et Belges emploient l’effet II s’il y en a un, Romains et Éduens l’effet I. Une instruction peut en décider autrement.',
    ],
  },
  '8.2.3': {
    title: 'Actions dues à un Événement',
    body: [
      'Les **Ordres et Compétences gratuits** suivent l’aide de jeu de la faction, dans ce que permet l’Événement.',
      {
        list: [
          'Pour plusieurs Ordres à la suite, comme « Marcher puis livrer bataille », valent les priorités du premier.',
          'Là où l’Événement laisse l’Ordre ouvert, l’aide de jeu en choisit un. Là où il accorde une Compétence seule, c’est celle que l’aide de jeu emploierait maintenant.',
          'Une marche gratuite à laquelle l’aide de jeu ne mène pas suit la plus basse des cases Marcher : {rule:8.5.5} pour les Belges, {rule:8.6.5} pour les Éduens, {rule:8.7.6} pour les Arvernes, {rule:8.8.3} pour les Romains.',
        ],
      },
      '**À qui cela profite.** Là où le texte laisse ouvert qui gagne quelque chose, l’Automate se choisit lui-même. Si ce n’est pas possible, l’Événement compte comme sans effet.',
      'Les **Germains** qu’un Événement met entre ses mains agissent selon les priorités de la faction ; ce qu’elles ne règlent pas suit {rule:6.2}.',
    ],
  },
  '8.3': {
    title: 'Choisir Régions, Tribus, cibles',
    body: [
      'Prenez chaque priorité dans l’ordre jusqu’à ce que plus rien ne lui convienne, ou qu’une limite ou les Ressources soient épuisées. Passez alors à la suivante.',
    ],
  },
  '8.3.1': {
    title: 'Lieu d’un Événement',
    body: [
      'Là où un Événement laisse le lieu ouvert, choisissez-le d’abord pour qu’il profite à la faction elle-même. Puis pour placer le plus d’unités à elle, ou retirer le plus d’unités des ennemis, dans cet ordre : Légions, Citadelles, Alliés, autres unités. Puis selon {rule:8.4.1} ; puis au hasard. Finissez une Région autant que possible avant la suivante.',
    ],
  },
  '8.3.2': {
    title: 'Placer des Chefs',
    body: ['Un Chef est placé dès qu’il peut l’être, là où la faction a le plus d’unités.'],
  },
  '8.3.3': {
    title: 'Employer des Capacités',
    body: ['Une Capacité qui ne vaut que dans certaines Régions sert dans les premières qui s’y prêtent.'],
  },
  '8.3.4': {
    title: 'Choix au hasard',
    body: [
      'Les égalités entre Régions, Tribus ou cibles se règlent au dé, à chances égales. Plus de six candidats se partagent d’abord en groupes de six au plus, aussi égaux que possible : un jet pour le groupe, un dans le groupe. Un nombre qui ne désigne rien se relance, à partir du premier jet.',
      {
        example:
          'Sept Régions : 1 à 3 désigne les quatre premières, 4 à 6 les trois autres. Un 5 au second jet fait relancer les deux.',
      },
      {
        ruling:
          'Les candidats suivent l’ordre de la carte, les factions l’ordre Romains, Arvernes, Éduens, Belges, Germains.',
      },
    ],
  },
  '8.4': {
    title: 'Autres principes',
    body: [
      'Les Automates font tout au maximum, dans autant de Régions et avec autant d’unités qu’ils peuvent, sauf indication contraire.',
    ],
  },
  '8.4.1': {
    title: 'Placer, déplacer, retirer',
    body: [
      'Les Régions une fois choisies, les unités de la faction sont placées et déplacées, et celles des ennemis touchées, dans cet ordre :',
      {
        steps: [
          'Chefs',
          'Légions',
          'Citadelles ou Forts',
          'Alliés dans des Cités ou chez les Remi',
          'autres Alliés',
          'Guerriers et Auxiliaires ; chez les ennemis, les dissimulés avant les repérés et les pistés',
        ],
      },
      'Pour ses propres Pertes et retraits, l’ordre se lit à rebours.',
      {
        head: ['Automate', 'Ennemis dans l’ordre'],
        rows: [
          ['Belges', 'Romains, Éduens, Arvernes, Germains'],
          ['Arvernes', 'Romains, Éduens, Belges, Germains'],
          ['Romains', 'Arvernes, Belges, Germains, Éduens'],
          ['Éduens', 'Arvernes, Belges, Germains, Romains'],
        ],
      },
      'Quand il se déplace, un Automate cherche à avoir au moins quatre Guerriers ou Auxiliaires à lui avec son Chef. Un remplacement retire la cible même s’il ne reste pas d’unité pour la remplacer. Un Automate ne retire jamais volontairement ses unités.',
    ],
  },
  '8.4.2': {
    title: 'Transferts, accords, Harcèlement',
    body: [
      'Belges et Arvernes ne donnent pas de points de Ressource, et n’accordent ni ravitaillement, ni Repli, ni déplacement. Ils harcèlent les Romains qui Marchent et saisissent chaque fois qu’ils le peuvent, et ne harcèlent pas Vercingétorix.',
      'Pour les Éduens, voir {rule:8.6.6}, pour les Romains {rule:8.8.6}. Tous deux harcèlent toujours Vercingétorix, et personne d’autre.',
    ],
  },
  '8.4.3': {
    title: 'Repli',
    body: [
      'Un Automate qui défend se replie, s’il le peut, quand l’un de ces cas se présente :',
      {
        list: [
          'seul un Repli assure que sa dernière unité en défense survive ;',
          'il est romain, et un Repli signifie moins de jets forcés pour des Légions ;',
          'il n’a ni Fort ni Citadelle sur place, le Repli lui-même ne retirerait aucune de ses unités, et il n’est pas sûr d’infliger au moins la moitié des Pertes qu’il subira.',
        ],
      },
      'Les Gaulois qui se replient devant des Romains laissent sur place tous leurs Guerriers dissimulés. Les autres vont où leur Chef sera avec le plus d’unités à eux.',
      {
        ruling:
          'Les Romains qui n’ont nulle part où aller tiennent bon, car le Repli retirerait les Légions mêmes qu’il doit sauver.',
      },
    ],
  },
  '8.4.4': {
    title: 'Gel et victoire d’un joueur',
    body: [
      'Tant que la carte à venir est l’Hiver, un Automate ne fait rien qui pourrait de soi pousser un joueur au-delà de son palier, ou plus loin au-delà, quels que soient les dés et les réponses des joueurs. Il passe au candidat suivant ou à la priorité suivante. Aider d’autres Automates n’importe pas.',
      { ruling: 'Un Événement qui le ferait est refusé en entier.' },
    ],
  },
  '8.9': {
    title: 'Partie à un joueur',
    body: [
      'Un joueur seul ne peut gagner avant le dernier Hiver. Si un Automate remplit sa condition dans une phase Victoire quelconque, le joueur a perdu. Dans la dernière phase Victoire, le joueur doit avoir le plus haut Score ; les égalités vont aux Automates.',
      {
        list: [
          '**Facile** : remplir sa propre condition dans une phase Victoire quelconque fait gagner.',
          '**Difficile** : un Automate avec un plus haut Score dans une phase Victoire quelconque est une défaite.',
        ],
      },
      'Le degré de victoire est le Score du joueur moins celui du meilleur Automate : 1 ou 2 vaut « In Gallia Bella ! » ; 3 ou plus vaut « Imperator ! » pour Rome, et « Galli ipsi gubernandi sunt ! » pour les Gaulois. Si le joueur ne gagne pas, la Gaule revient au meilleur Automate.',
    ],
  },
}
