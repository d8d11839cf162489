import { withFrenchSpaces } from '@gallia/shared/falling-sky/text/fr/typography'
import type { Messages } from './i18n'

/** The screens' own French texts. What the game says (log, questions, cards, names) is in shared/. */
export const fr: Messages = withFrenchSpaces<Messages>({})
