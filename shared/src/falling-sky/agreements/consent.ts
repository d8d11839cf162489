import type { Flow } from '../../kernel/flow'
import type { Text, Thing } from '../../kernel/text'
import { text } from '../../kernel/text'
import type { Game } from '../game'
import { note } from '../game'
import type { Faction } from '../ids'
import { factionThing } from '../names'
import { confirm } from '../questions'

/** A request for another Faction's leave (1.5.2). */
export interface Request {
  /** Who asks. */
  by: Faction
  /** Who is asked. */
  of: Faction
  /** What for; the prompt is `ask.consent.<for>` with `params`. */
  for: 'supply' | 'retreat' | 'quarters' | 'harassment' | 'trade' | 'rampage' | 'diviciacus'
  rule: string
  params?: Record<string, Text | Thing | string | number>
  about?: readonly Thing[]
  /** The consequences, in words. */
  notes?: readonly Text[]
}

/** Asks a Faction for its leave. A Faction needs nobody's leave but others'; Germans never agree (3.4.5). The answer is logged and binds for the action. */
export function* askConsent(game: Game, request: Request): Flow<boolean> {
  const { by, of } = request
  if (by === of) return true
  if (game.state.seats[of].kind === 'rules') return false
  const params = { ...request.params, by: factionThing(by), of: factionThing(of) }
  const agreed = yield* confirm(
    game,
    {
      faction: of,
      topic: `consent.${request.for}`,
      rule: request.rule,
      params,
      about: request.about,
      notes: request.notes,
    },
    text('answer.agree'),
    text('answer.refuse'),
  )
  note(
    game,
    request.rule,
    text(agreed ? `log.consent.${request.for}.yes` : `log.consent.${request.for}.no`, params),
    of,
  )
  return agreed
}
