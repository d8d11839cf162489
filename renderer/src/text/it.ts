import type { Messages } from './i18n'

/** The screens' own Italian texts. What the game says (log, questions, cards, names) is in shared/. */
export const it: Messages = {}
