import type { Flow } from '../../kernel/flow'
import { text } from '../../kernel/text'
import { controls, troopsIn } from '../board/control'
import { playableRegions } from '../board/map'
import { newBattleCommand } from '../commands/battle/fight'
import { availableAllies, availableTroops, isOpenTo } from '../forces/available'
import { removeAlly, replaceAlly } from '../forces/pieces'
import type { Game } from '../game'
import type { RegionId, TribeId } from '../ids'
import { confirm, pickSome } from '../questions'
import type { EventCard, Play } from './event'
import { directAmbush, directGermans } from './support/germans'
import type { TroopScope } from './support/pieces'
import { alliesOf, allyChoice, pickTroops, removePicked, replacePicked } from './support/pieces'
import { removeFirst } from './support/remove-first'

const mostOrigins = 2
const warbands = 5

/** German Allegiances: Germans strike at the executor's will, or come over to it. */
export const germanAllegiances: EventCard = {
  card: 65,
  *unshaded(game, play) {
    yield* directGermans(game, play, 'march', { by: play.faction, most: mostOrigins, march: {} })
    yield* ambushEverywhere(game, play)
  },
  *shaded(game, play) {
    yield* takeWarbands(game, play)
    yield* takeAlly(game, play)
  },
}

/** Every German force that can Ambush does, once in each Region. */
function* ambushEverywhere(game: Game, play: Play): Flow {
  const done: RegionId[] = []
  const battle = { command: newBattleCommand() }
  for (;;) {
    const left = playableRegions(game.state).filter((r) => !done.includes(r))
    const region = yield* directAmbush(game, play, play.faction, left, battle)
    if (region === undefined) return
    done.push(region)
  }
}

/** What the executor Controls now: it may lose Control by removing pieces on the way (1.4.1). */
function controlled({ state }: Game, { faction }: Play): RegionId[] {
  return playableRegions(state).filter((r) => controls(state, faction, r))
}

/** Five Germanic Warbands go; of them as many as wanted are replaced, the others only removed. */
function* takeWarbands(game: Game, play: Play): Flow {
  const scope: TroopScope = {
    factions: ['germans'],
    get regions() {
      return controlled(game, play)
    },
  }
  const most = (): number => Math.min(warbands, availableTroops(game, play.faction))
  const prey = (): number => scope.regions.reduce((sum, r) => sum + troopsIn(game.state, 'germans', r), 0)
  yield* removeFirst(game, play, () => most() === 0 && prey() > 0)
  const replaced = yield* pickTroops(game, play, play.faction, 'allegiances.replace', scope, 0, most)
  replacePicked(game, play, replaced, play.faction)
  const left = warbands - replaced.reduce((sum, pile) => sum + pile.n, 0)
  const gone = yield* pickTroops(game, play, play.faction, 'allegiances.remove', scope, left, left)
  removePicked(game, play, gone)
}

function* takeAlly(game: Game, play: Play): Flow {
  const { faction, rule, asides } = play
  const question = { faction, topic: 'allegiances.ally', rule }
  const allies = (): ReturnType<typeof allyChoice>[] =>
    alliesOf(game, ['germans'], controlled(game, play)).map((t) => allyChoice(game, t))
  const [tribe] = yield* pickSome(game, question, allies, 1, () => 1, asides)
  if (tribe === undefined) return
  if (yield* comesOver(game, play, tribe)) replaceAlly(game, rule, tribe, faction)
  else removeAlly(game, rule, tribe)
}

/** Whether an Ally of the executor's takes its place, where one may stand and is Available. */
function* comesOver(game: Game, play: Play, tribe: TribeId): Flow<boolean> {
  const { faction, rule, asides } = play
  if (!isOpenTo(faction, tribe)) return false
  yield* removeFirst(game, play, () => availableAllies(game, faction) === 0)
  if (availableAllies(game, faction) === 0) return false
  const question = { faction, topic: 'allegiances.ally-how', rule }
  return yield* confirm(game, question, text('allegiances.replaced'), text('allegiances.removed'), asides)
}
