/** Questions whose answer leads into a Battle, before its Defender has been asked anything. */
export const beforeBattle: readonly string[] = [
  'battle.region', 'battle.target', 'battle.ambush', 'battle.besiege', 'germanic.target', 'event.battle', 'event.ambush',
] // prettier-ignore
