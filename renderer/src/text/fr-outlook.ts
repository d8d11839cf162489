import type { Messages } from './i18n'

/** Textes français : ce qu’apporterait une réponse. */
export const outlook: Messages = {
  resources: 'Ressources {from} → {to}',
  control: 'Contrôle : {region}',
  'no-control': 'personne',
  'from-to': 'de {from} à {to}',
  margin: 'Marge {from} → {to}',
  nothing: 'Rien ne change encore.',
  dice: 'Les dés décident du reste.',
  attacker: 'L’attaquant perd',
  defender: 'Le défenseur perd',
  exactly: 'aucune unité | {n} unité | {n} unités',
  average: 'de {least} à {most} unités, environ {mean}',
  chance: '{count} avec {percent} %',
  assumes: 'Si le défenseur tient, sans Embuscade, et avec les Pertes proposées.',
  sampled: 'D’après un échantillon des jets.',
}

/** Textes français : passer l’écran. */
export const handOver: Messages = {
  title: '{name}, à vous de décider ({faction})',
  taken: 'C’est moi, {name}',
  setting: 'Passer l’écran',
  'setting-why': 'Demande la personne suivante avant sa décision ; les cartes face cachée sont pour une seule',
  off: 'Ne jamais demander',
  always: 'À chaque changement de personne',
  secrets: 'Cartes cachées seulement',
}
