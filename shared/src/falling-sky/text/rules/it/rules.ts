import type { RuleTexts } from '../markup'

/** All paragraphs of the rules in Italian. */
export const rulesIt: RuleTexts = {}
