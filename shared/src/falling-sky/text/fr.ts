import { names } from './fr/names'
import { withFrenchSpaces } from './fr/typography'

/** All French texts of the engine: questions, options, log, reasons, names, cards. */
export const fr: Record<string, string> = withFrenchSpaces({
  ...names,
})
