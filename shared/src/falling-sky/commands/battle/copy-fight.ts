import type { Fight, Party } from './fight'

/** The same Battle to be tried out: its groups grow smaller by themselves. */
export function copyFight(fight: Fight): Fight {
  const { attacker, defender, command } = fight
  return { ...fight, attacker: copyParty(attacker), defender: copyParty(defender), command: { ...command } }
}

function copyParty({ group, elite, ...same }: Party): Party {
  return { ...same, ...(group && { group: { ...group } }), ...(elite && { elite: { ...elite } }) }
}
