/** What the host says about files and calls, in French. Each says what happened, what is safe and what to do. */
export const save: Record<string, string> = {
  'save.damaged': 'Ce fichier est endommagé et ne peut être ouvert ; il est resté tel quel. Ouvrez un état antérieur de la partie, ou procurez-vous de nouveau le fichier là d’où il vient.',
  'save.truncated': 'La fin de ce fichier manque, il ne peut donc être ouvert ; il est resté tel quel. Ouvrez un état antérieur de la partie, ou procurez-vous de nouveau le fichier là d’où il vient.',
  'save.foreign': 'Ce n’est pas une partie de Gallia ; le fichier est resté tel quel. Les parties de Gallia sont des fichiers qui finissent en .gallia.',
  'save.newer': 'Cette partie vient d’un Gallia plus récent. Mettez Gallia à jour pour l’ouvrir ; le fichier est resté tel quel.',
  'save.not-playable': 'Ce Gallia ne peut jouer la partie de ce fichier. Le fichier est resté tel quel.',
  'save.not-a-game': 'Ce fichier ne contient pas de partie de Falling Sky. Il est resté tel quel.',
  'save.cannot-replay':
    'Ce Gallia ne peut reprendre la partie de ce fichier ({error}). Le fichier est resté tel quel, pour qu’un Gallia corrigé puisse l’ouvrir.',
  'save.missing': 'Le fichier de cette partie n’est plus dans le dossier. A-t-il été déplacé ou supprimé hors de Gallia ?',
  'save.unreadable': 'Le système ne laisse pas Gallia lire ce fichier ({code}). Vérifiez qui peut le lire, puis réessayez.',
  'save.disk-full':
    'Le disque est plein, la partie n’a pas pu être enregistrée. Elle continue et ne risque rien tant que Gallia est ouvert : libérez de la place, la prochaine réponse l’enregistrera.',
  'save.folder-read-only':
    'Gallia ne peut écrire dans son dossier, la partie n’a pas pu être enregistrée. Elle continue et ne risque rien tant que Gallia est ouvert : autorisez l’écriture, la prochaine réponse l’enregistrera.',
  'save.read-only':
    'Le fichier de cette partie est en lecture seule et n’a pas changé. La partie continue : dupliquez-la pour garder ce que vous jouez à partir d’ici.',
  'save.write-failed':
    'La partie n’a pas pu être enregistrée ({code}). Elle continue et ne risque rien tant que Gallia est ouvert : la prochaine réponse fera un nouvel essai.',
  'save.no-answer':
    'Le disque ne répond pas, la partie n’est donc pas encore enregistrée. Elle ne risque rien tant que Gallia est ouvert : vérifiez le disque ou le dossier réseau.',
  'save.not-in-bin': 'Cette partie n’est plus dans la corbeille.',
  'save.place-taken': 'Une autre partie occupe la place de celle-ci : renommez-la ou déplacez-la, puis restaurez de nouveau.',
  'save.notice.backup':
    'Le dernier enregistrement de cette partie était endommagé, elle s’ouvre donc à l’enregistrement précédent. Il manque au plus votre dernière réponse ; le fichier endommagé est gardé à côté.',
  'save.notice.rules':
    'Les règles de Gallia ont été corrigées depuis l’enregistrement de cette partie. {n} réponse ne convient plus et doit être redonnée ; l’ancien fichier est gardé. | Les règles de Gallia ont été corrigées depuis l’enregistrement de cette partie. {n} réponses ne conviennent plus et doivent être redonnées ; l’ancien fichier est gardé.',
  'save.notice.backup-and-rules':
    'Le dernier enregistrement était endommagé, un plus ancien s’ouvre donc, et les règles ont été corrigées depuis. {n} réponse doit être redonnée ; l’ancien fichier est gardé. | Le dernier enregistrement était endommagé, un plus ancien s’ouvre donc, et les règles ont été corrigées depuis. {n} réponses doivent être redonnées ; l’ancien fichier est gardé.',
  'save.notice.read-only':
    'Le fichier de cette partie est en lecture seule : ce que vous jouez maintenant n’est pas enregistré. Dupliquez la partie pour le garder.',
  'host.folder-in-use':
    'Gallia est déjà ouvert dans le navigateur, avec les mêmes parties. Fermez-le d’abord là-bas, puis recommencez.',
  'host.not-open': 'Cette partie n’est plus ouverte. Rouvrez-la depuis la liste ; tout ce qui a été enregistré s’y trouve.',
  'host.overtaken':
    'Cette partie a avancé dans une autre fenêtre depuis votre dernier coup d’œil. Rien n’a été fait ici : voici où elle en est.',
  'host.rules-changed':
    'Les règles de Gallia ont été corrigées depuis ce moment de la partie, on ne peut donc y revenir. On peut revenir au début d’un autre tour ; la partie reste où elle est.',
  'host.no-such-moment': 'Ce moment n’existe pas dans cette partie.',
  'host.no-such-line': 'Le journal n’a pas cette ligne.',
  'host.no-such-branch': 'Cette suite de la partie a été reprise ou quittée depuis. Consultez à nouveau la liste.',
  'host.broken-rule':
    'Gallia s’est trompé dans une règle ({detail}) et a annulé votre réponse. La partie ne risque rien ; un rapport se trouve dans le dossier « reports ». Une autre réponse passera peut-être.',
  'host.unknown-call': 'Cette fenêtre et le cœur de Gallia ne sont pas de la même version. Relancez Gallia.',
  'host.bad-arguments': 'Le cœur de Gallia n’a pu lire ce que demandait cette fenêtre ({call}) : {detail}',
  'host.unexpected': 'Un problème inattendu est survenu ({detail}). Vos parties ne risquent rien : relancez Gallia s’il persiste.',
  'quit.unsaved':
    'Certaines parties n’ont pas pu être enregistrées. Si vous quittez maintenant, ce qui a été joué depuis leur dernier enregistrement est perdu.',
  'quit.back': 'Revenir au jeu',
  'quit.anyway': 'Quitter sans enregistrer',
} // prettier-ignore
