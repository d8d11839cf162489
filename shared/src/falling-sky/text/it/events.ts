/** Italian texts of the questions that Events ask and of what they log. */
export const events: Record<string, string> = {
  'ask.event.command': 'Quale Comando gratuito?',
  'ask.event.ability': 'Quale Abilità Speciale gratuita?',
  'ask.event.battle': 'Dove combatti la Battaglia gratuita?',
  'detail.owner-region': '{faction}, {region}',
  'ask.cotuatus.ally': 'Quale Alleato è rimosso?',
}
