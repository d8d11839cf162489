import type { Messages } from './i18n'

/** English texts of what an answer would bring. */
export const outlook: Messages = {
  resources: 'Resources {from} → {to}',
  control: 'Control of {region}',
  'no-control': 'nobody',
  'from-to': 'from {from} to {to}',
  margin: 'Margin {from} → {to}',
  nothing: 'Nothing changes yet.',
  dice: 'Dice decide the rest. Taken back and rolled again, they fall the same.',
  'ends-turn': 'This ends the turn.',
  'ends-phase': 'This ends the phase.',
  asks: 'Then {name} ({faction}) is asked; what {name} answers is taken back only with {name}’s leave.',
  attacker: 'The Attacker loses',
  defender: 'The Defender loses',
  exactly: 'no piece | {n} piece | {n} pieces',
  average: '{least} to {most} pieces, about {mean}',
  chance: '{count} with {percent} %',
  assumes: 'If the Defender stands, nobody Ambushes and Losses fall as suggested.',
  sampled: 'From a sample of all rolls.',
}

/** English texts of handing the screen over. */
export const handOver: Messages = {
  title: '{name}, it is your decision ({faction})',
  taken: 'I am {name}',
  setting: 'Hand the screen over',
  'setting-why': 'Asks for the next person before a decision of theirs; cards that lie face down are for one alone',
  off: 'Never ask',
  always: 'At every change of person',
  secrets: 'Only for hidden cards',
}
