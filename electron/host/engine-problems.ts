import { text, type Text } from '@gallia/shared/kernel/text'
import type { Engine, OpenGame } from './engine'
import { HostProblem, problem } from './problem'

/** What the engine refuses, as the players are told it. */

/** What it refuses with a reason, such as a set-up that can't be, reaches the player. */
export function withReason<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    const reason = reasonIn(error)
    throw reason ? new HostProblem(reason, { cause: error }) : error
  }
}

/** Takes a stored game up. Whatever the engine says about a game it can't take up, the player is told a reason. */
export function loaded(engine: Engine, game: unknown): { game: OpenGame; lost: number } {
  try {
    return engine.load(game)
  } catch (error) {
    throw new HostProblem(reasonIn(error) ?? text('save.not-playable'), { cause: error })
  }
}

/** What was asked of a line that was left, which may have been resumed since. */
export function branchOf<T>(look: () => T): T {
  try {
    return look()
  } catch (error) {
    throw error instanceof RangeError ? problem('host.no-such-branch') : error
  }
}

function reasonIn(error: unknown): Text | undefined {
  if (!(error instanceof Error) || !('reason' in error)) return undefined
  const { reason } = error
  if (typeof reason !== 'object' || reason === null || !('key' in reason)) return undefined
  return typeof reason.key === 'string' ? { ...reason, key: reason.key } : undefined
}
