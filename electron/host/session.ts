import { join } from 'node:path'
import * as v from 'valibot'
import { type Files, tryUnlink } from './files'
import { replaceFile } from './replace-file'

const stored = v.object({ open: v.array(v.string()) })

/**
 * Remembers in the user's folder which games are open. A proper end forgets them; what is still noted at the next start
 * was open when Gallia was killed or the power went. That it can't be noted never disturbs a game.
 */
export class Session {
  private readonly path: string
  private readonly found: Promise<string[]>

  constructor(
    private readonly files: Files,
    folder: string,
  ) {
    this.path = join(folder, 'session.json')
    this.found = this.read()
  }

  /** The games that were open when Gallia last ended without closing them. */
  leftOpen(): Promise<string[]> {
    return this.found
  }

  /** Notes what is open now; none: a proper end. */
  async note(open: readonly string[]): Promise<void> {
    await this.found
    if (open.length === 0) return tryUnlink(this.files, this.path)
    await replaceFile(this.files, this.path, Buffer.from(JSON.stringify({ open }))).catch(() => undefined)
  }

  private async read(): Promise<string[]> {
    try {
      return v.parse(stored, JSON.parse((await this.files.readFile(this.path)).toString('utf8'))).open
    } catch {
      return []
    }
  }
}
