import type { Messages } from './i18n'

/** French texts of what an answer would bring. */
export const outlook: Messages = {
  resources: 'Ressources {from} → {to}',
  control: 'Contrôle : {region}',
  'no-control': 'personne',
  'from-to': 'avant : {from}, après : {to}',
  margin: 'Score {from} → {to}',
  nothing: 'Rien ne change encore.',
  dice: 'Les dés décident du reste ; relancés, ils donnent le même résultat.',
  'ends-turn': 'Le tour finit là.',
  'ends-phase': 'La phase finit là.',
  asks: 'Ensuite, c’est à {name} ({faction}) de répondre ; sa réponse ne s’annule qu’avec son accord.',
  attacker: 'L’Attaquant perd',
  defender: 'Le Défenseur perd',
  exactly: 'aucune unité | {n} unité | {n} unités',
  average: 'de {least} à {most} unités, environ {mean}',
  chance: '{count} : {percent} %',
  assumes: 'Si le Défenseur tient, sans embuscade et avec les Pertes proposées.',
  sampled: 'D’après un échantillon des jets.',
}

/** French texts of handing the screen over. */
export const handOver: Messages = {
  title: '{name}, à vous de décider ({faction})',
  taken: 'C’est moi, {name}',
  setting: 'Passer l’écran',
  'setting-why': 'Appelle la personne suivante avant sa décision ; les cartes face cachée sont pour une seule personne',
  off: 'Ne jamais demander',
  always: 'À chaque changement de personne',
  secrets: 'Cartes cachées seulement',
}
