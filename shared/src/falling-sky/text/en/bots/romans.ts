/** English texts: what the flowchart of the Non-player Romans asks and does. Keys are `bot.<node>`. */
export const botsRomans: Record<string, string> = {
  'bot.R1': 'Caesar or a Legion beside enemies, or in danger?',
  'bot.R2': 'An enemy near victory, and Caesar ready to March?',
  'bot.R5': '9 or more Auxilia Available?',
  'bot.R-BATTLE': 'A Battle that costs less than half of what it brings?',
  'bot.R-BATTLE-CAESAR': 'Caesar Battles where he is?',
  'bot.R-BESIEGE': 'Besiege needed?',
  'bot.R-MARCH': 'March?',
  'bot.R-MARCH-DIE': 'Whose Allies and Citadels: a die',
  'bot.R-RECRUIT': 'Recruit 2 Allies or 6 pieces?',
  'bot.R-SEIZE': 'Seize?',
  'bot.R-PASS': 'Pass',
}
