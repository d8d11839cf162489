import { withFrenchSpaces } from '../../fr/typography'
import type { RuleTexts } from '../markup'

/** All paragraphs of the rules in French. */
export const rulesFr: RuleTexts = withFrenchSpaces<RuleTexts>({})
