import type { Flow } from '../../../kernel/flow'
import { text } from '../../../kernel/text'
import { askConsent } from '../../agreements/consent'
import { isLentAway } from '../../board/lent'
import { diviciacusPartner, together } from '../../capabilities/diviciacus'
import type { Game } from '../../game'
import type { Faction } from '../../ids'
import { factionThing, regionThing } from '../../names'
import { confirm } from '../../questions'
import type { State } from '../../state'
import type { Fight } from './fight'

const rule = 'card 38'

/**
 * Diviciacus, unshaded: a Roman or Aedui Defender may have the other's Warbands or Auxilia there fight, absorb, Retreat
 * and be Hidden as its own, if both agree. The other is asked once for a Battle Command; before Ambush is announced,
 * because Hidden pieces count (4.3.3).
 */
export function* defendTogether(game: Game, fight: Fight): Flow {
  const { attacker, command, defender, region } = fight
  const other = helperOf(game.state, fight)
  if (other === undefined || command.diviciacus === 'refused') return
  const params = {
    faction: factionThing(defender.faction),
    other: factionThing(other),
    attacker: factionThing(attacker.faction),
    region: regionThing(region),
  }
  const about = [regionThing(region)]
  const question = { faction: defender.faction, topic: `diviciacus.defend.${other}`, rule, params, about }
  if (!(yield* confirm(game, question, text('capability.here'), text('capability.not-here')))) return
  if (command.diviciacus === 'not-asked') {
    const request = { by: defender.faction, of: other, for: 'diviciacus' as const, rule, about }
    const asked = { command: { kind: 'command' as const, id: 'battle' }, attacker: factionThing(attacker.faction) } // tells defence from a Command of its own
    const agreed = yield* askConsent(game, { ...request, params: asked })
    command.diviciacus = agreed ? 'agreed' : 'refused'
  }
  if (command.diviciacus === 'agreed') fight.defender = { ...defender, owners: [...defender.owners, other] }
}

/** Who could help the Defender there; nobody against a Battle of its own. */
export function helperOf(state: State, { attacker, defender, region }: Fight): Faction | undefined {
  const other = diviciacusPartner(state, defender.faction)
  if (!other || attacker.owners.includes(other) || attacker.owners.includes(defender.faction)) return undefined
  const own = !defender.group && !isLentAway(state, defender.faction, region)
  return own && together(state, region) ? other : undefined
}
