/** English texts: how the log tells what a Non-player decides. */
export const botsCommon: Record<string, string> = {
  'log.bot-path': '{faction} decide: {path}.',
  'bot.step': '{node} {question} {answer}',
  'bot.step.why': '{node} {question} {answer} ({why})',
  'bot.yes': 'yes',
  'bot.no': 'no',
  'bot.does': '→',
  'bot.die': 'A die up to {n}?',
  'bot.choice': 'Which?',
  'bot.by.die': 'at random',
  'roll.bot': '{node} of the flowchart',
}
