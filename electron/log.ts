import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Bytes after which a new file is begun, and how many old ones stay. */
const largest = 512 * 1024
const oldFiles = 4
/** A message longer than this says nothing more by being longer. */
const longestMessage = 8000

export type Level = 'info' | 'warning' | 'error'

/**
 * The log of what goes on beneath the games: starts, ends, mistakes. One line each, in `gallia.log`; older ones in
 * `gallia.1.log` to `gallia.4.log`, the highest number the oldest. No names of people or games are written.
 *
 * Written at once and in place: it must be there when the process dies with the next step. That it can't be written
 * disturbs nobody.
 */
export class Log {
  constructor(
    private readonly path: string,
    private readonly now: () => number,
  ) {}

  info(message: string): void {
    this.write('info', message)
  }

  warning(message: string): void {
    this.write('warning', message)
  }

  /** Whatever was thrown, with where it came from. */
  error(error: unknown): void {
    this.write('error', told(error))
  }

  private write(level: Level, message: string): void {
    const line = message.slice(0, longestMessage).replaceAll('\n', '\n    ')
    try {
      mkdirSync(dirname(this.path), { recursive: true })
      this.rotate()
      appendFileSync(this.path, `${new Date(this.now()).toISOString()} ${level} ${line}\n`)
    } catch {
      // there is no other place to say so
    }
  }

  private rotate(): void {
    if (sizeOf(this.path) < largest) return
    for (let n = oldFiles; n > 0; n--) {
      const newer = n === 1 ? this.path : this.old(n - 1)
      if (sizeOf(newer) > 0) renameSync(newer, this.old(n))
    }
  }

  private old(n: number): string {
    return this.path.replace(/\.log$/, `.${n}.log`)
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${told(error.cause)}`
  return (error.stack ?? `${error.name}: ${error.message}`) + cause
}
