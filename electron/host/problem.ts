import { text, type Text } from '@gallia/shared/kernel/text'

/** Something the host can't do, with a reason for the player. Whatever it was, nothing has been changed or lost. */
export class HostProblem extends Error {
  constructor(
    readonly reason: Text,
    options?: ErrorOptions,
  ) {
    super(`${reason.key} ${JSON.stringify(reason.params ?? {})}`, options)
    this.name = 'HostProblem'
  }
}

/** A problem from a text key and its parameters. */
export function problem(key: string, params?: Text['params'], cause?: unknown): HostProblem {
  return new HostProblem(text(key, params), cause === undefined ? undefined : { cause })
}

/** The code of a system error (`ENOSPC`), or undefined for any other value. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Why a file could not be written, for the player. */
export function writeProblem(error: unknown): HostProblem {
  if (error instanceof HostProblem) return error
  const code = errorCode(error)
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return problem('save.disk-full', undefined, error)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return problem('save.folder-read-only', undefined, error)
    default:
      return problem('save.write-failed', { code: code ?? messageOf(error) }, error)
  }
}

/** Waits for work that writes. Throws HostProblem if it can't be done. */
export async function writing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw writeProblem(error)
  }
}

/** Why a file could not be read, for the player. */
export function readProblem(error: unknown): HostProblem {
  if (error instanceof HostProblem) return error
  const code = errorCode(error)
  if (code === 'ENOENT') return problem('save.missing', undefined, error)
  return problem('save.unreadable', { code: code ?? messageOf(error) }, error)
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
