import type { Messages } from './i18n'

/** Italian texts of what an answer would bring. */
export const outlook: Messages = {
  resources: 'Risorse {from} → {to}',
  control: 'Controllo: {region}',
  'no-control': 'nessuno',
  'from-to': 'prima: {from}, dopo: {to}',
  margin: 'Margine {from} → {to}',
  nothing: 'Per ora non cambia nulla.',
  dice: 'Il resto lo decidono i dadi; tirati di nuovo, danno lo stesso risultato.',
  'ends-turn': 'Il turno finisce qui.',
  'ends-phase': 'La fase finisce qui.',
  asks: 'Poi tocca a {name} ({faction}) rispondere; la sua risposta si annulla solo con il suo consenso.',
  attacker: 'L’Attaccante perde',
  defender: 'Il Difensore perde',
  exactly: 'nessun pezzo | {n} pezzo | {n} pezzi',
  average: 'da {least} a {most} pezzi, circa {mean}',
  chance: '{count}: {percent}%',
  assumes: 'Se il Difensore resiste, senza Imboscata e con le Perdite proposte.',
  sampled: 'Da un campione dei tiri.',
}

/** Italian texts of handing the screen over. */
export const handOver: Messages = {
  title: '{name}, la decisione è tua ({faction})',
  taken: 'Sono io, {name}',
  setting: 'Passare lo schermo',
  'setting-why': 'Chiama la persona seguente prima di una sua decisione; le carte coperte sono per una persona sola',
  off: 'Non chiedere mai',
  always: 'A ogni cambio di persona',
  secrets: 'Solo per carte coperte',
}
