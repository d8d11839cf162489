/** English texts of the Commands but Battle and March. */
export const commands: Record<string, string> = {
  'ask.rally.region': 'Where do you Rally?',
  'ask.rally.act': 'What does the Rally in {region} bring?',
  'ask.rally.also': 'And with Vercingetorix in {region}?',
  'ask.rally.warbands': 'How many Warbands in {region}?',
  'rally.ally': 'an Ally at the {tribe}',
  'rally.citadel': 'a Citadel at the {tribe}',
  'rally.warbands': '{n} Warband | up to {n} Warbands',
  'rally.warbands-of': '{faction} Warbands',
} // prettier-ignore
