import type { SaveStatus } from '@gallia/shared/protocol'
import { writeProblem } from './problem'

/**
 * Keeps a game's file up with the game: every request is written at once, and requests that come while a write is
 * running are answered by one more write. A write that failed is tried again with the next request.
 */
export class Autosave {
  private current: SaveStatus = { state: 'saved' }
  private behind = false
  private running: Promise<void> | undefined

  /** @param write puts the game, as it is when called, on the disk */
  constructor(private readonly write: () => Promise<void>) {}

  get status(): SaveStatus {
    return this.current
  }

  /** Resolves when the game as it is now is on the disk, or the attempt has failed; see `status`. */
  request(): Promise<void> {
    this.behind = true
    this.running ??= this.catchUp().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Writes what is not on the disk yet; resolves when that is done or has failed. */
  async flush(): Promise<void> {
    if (this.running) await this.running
    if (this.current.state !== 'saved') await this.request()
  }

  private async catchUp(): Promise<void> {
    this.current = { state: 'saving' }
    let outcome: SaveStatus = this.current
    while (this.behind) {
      this.behind = false
      outcome = await this.attempt()
    }
    this.current = outcome
  }

  private async attempt(): Promise<SaveStatus> {
    try {
      await this.write()
      return { state: 'saved' }
    } catch (error) {
      return { state: 'failed', reason: writeProblem(error).reason }
    }
  }
}
