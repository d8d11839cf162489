import { join } from 'node:path'
import type { EarlierState } from '@gallia/shared/protocol'
import { type Files, isMissing, tryUnlink } from './files'
import { problem, readProblem } from './problem'
import { replaceFile } from './replace-file'
import { decodeSave, headBytes, readHeader } from './save-format'

/** Cards whose beginning is kept. */
const cardsKept = 10
/** `0012.gallia` holds the beginning of a card, `0013-winter-2.gallia` the second Winter; the number tells the order. */
const stateName = /^(\d{4,})(?:-winter-(\d+))?\.gallia$/

/** How far a game is: what has to grow for a state to be kept. */
export interface Progress {
  card: number
  winters: number
}

interface Kept {
  /** The file's name without its extension: the id of the state. */
  id: string
  order: number
  /** The number of the Winter, if it is one. */
  winter: number | undefined
}

/**
 * Earlier states of the games, each a whole save: the beginnings of the last ten cards and one per Winter, in a folder
 * per game. They are there for the day when the game's own file and its backup are lost, or when somebody wants to go on
 * from before a decision without giving up the present game.
 */
export class EarlierStates {
  constructor(
    private readonly files: Files,
    private readonly root: string,
  ) {}

  /** Where the states of a game lie. */
  folder(id: string): string {
    return join(this.root, id)
  }

  /**
   * Keeps a state if the game has come to another card or Winter since `before`. It never fails: the game itself has been
   * saved by then, and the next card tries again.
   */
  async keep(id: string, content: Buffer, before: Progress, now: Progress): Promise<void> {
    const winter = now.winters > before.winters
    if (!winter && now.card <= before.card) return
    try {
      const kept = await this.kept(id)
      const order = String((kept.at(-1)?.order ?? 0) + 1).padStart(4, '0')
      const name = winter ? `${order}-winter-${now.winters}.gallia` : `${order}.gallia`
      await replaceFile(this.files, join(this.folder(id), name), content)
      await this.tidy(id)
    } catch {
      // told nobody: there is nothing that a player could do about it but what the next save asks for
    }
  }

  /** Newest first; states that can't be read are left out. */
  async list(id: string): Promise<EarlierState[]> {
    const kept = (await this.kept(id)).reverse()
    const states = await Promise.all(kept.map((state) => this.described(id, state)))
    return states.filter((state) => state !== undefined)
  }

  /** The content of a state, whole. Throws HostProblem if it isn't there or can't be read. */
  async content(id: string, state: string): Promise<Buffer> {
    if (!stateName.test(`${state}.gallia`)) throw problem('save.missing')
    const content = await this.files.readFile(this.path(id, state)).catch((error: unknown) => {
      throw readProblem(error)
    })
    await decodeSave(content)
    return content
  }

  private async described(id: string, { id: state, winter }: Kept): Promise<EarlierState | undefined> {
    try {
      const { yearBC, card, cards, modified } = readHeader(await this.files.readHead(this.path(id, state), headBytes))
      return { id: state, winter: winter ?? null, yearBC, card, cards, modified }
    } catch {
      return undefined
    }
  }

  /** What lies in the folder of a game, oldest first. */
  private async kept(id: string): Promise<Kept[]> {
    const names = await this.names(id)
    const kept = names.flatMap((name): Kept[] => {
      const [, order, winter] = stateName.exec(name) ?? []
      if (order === undefined) return []
      return [{ id: name.replace(/\.gallia$/, ''), order: Number(order), winter: winter ? Number(winter) : undefined }]
    })
    return kept.sort((a, b) => a.order - b.order)
  }

  private async names(id: string): Promise<string[]> {
    return this.files.readFolder(this.folder(id)).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw readProblem(error)
    })
  }

  /** Cards but the last ten, Winters that were played again, and what a crash has left half written. */
  private async tidy(id: string): Promise<void> {
    const kept = await this.kept(id)
    const cards = kept.filter((state) => state.winter === undefined)
    const winters = kept.filter((state) => state.winter !== undefined)
    const old = [
      ...cards.slice(0, -cardsKept),
      ...winters.filter((state, i) => winters.slice(i + 1).some((later) => later.winter === state.winter)),
    ]
    for (const state of old) await tryUnlink(this.files, this.path(id, state.id))
    const torn = (await this.names(id)).filter((name) => name.endsWith('.tmp'))
    for (const name of torn) await tryUnlink(this.files, join(this.folder(id), name))
  }

  private path(id: string, state: string): string {
    return join(this.folder(id), `${state}.gallia`)
  }
}
