import type { NewGame } from '@gallia/shared/protocol'

export const newGame: NewGame = {
  name: 'Alesia',
  scenario: 'the-great-revolt',
  options: { deck: 'standard', evenInitiative: false, suddenFrost: false },
  seats: {
    romans: { kind: 'person', name: 'Livia' },
    arverni: { kind: 'person', name: 'Marcus' },
    aedui: { kind: 'person', name: 'Livia' },
    belgae: { kind: 'bot', name: '' },
  },
  seed: 'a seed',
}
