/** French texts of the questions that Events ask and of what they log. */
export const events: Record<string, string> = {
  'ask.event.command': 'Quel Ordre gratuit ?',
  'ask.event.ability': 'Quelle Compétence gratuite ?',
  'ask.event.battle': 'Où livrez-vous la bataille gratuite ?',
  'detail.owner-region': '{faction}, {region}',
  'ask.cotuatus.ally': 'Quel Allié est retiré ?',
}
