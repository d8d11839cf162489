/** English texts of the questions that Events ask and of what they log. */
export const events: Record<string, string> = {
  'ask.event.command': 'Which free Command?',
  'ask.event.ability': 'Which free Special Ability?',
  'ask.event.battle': 'Where do you fight the free Battle?',
  'detail.owner-region': '{faction}, {region}',
  'ask.cotuatus.ally': 'Which Ally is removed?',
}
