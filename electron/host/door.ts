import type { DesktopApi } from '@gallia/shared/desktop'
import { text, type Text } from '@gallia/shared/kernel/text'
import type { HostApi } from '@gallia/shared/protocol'
import { dispatch, dispatchDesktop } from './messages'
import { HostProblem, messageOf } from './problem'

/** How a call ends, as it goes through a door: errors are Texts, never stack traces. */
export type HostReply = { ok: true; value: unknown } | { ok: false; error: Text }

/**
 * Carries a call to the host and wraps what comes of it. Never rejects.
 *
 * @param report told about every error that is not one of ours: a mistake in the program
 */
export function throughDoor(
  host: HostApi,
  call: unknown,
  args: unknown,
  report: (error: unknown) => void,
): Promise<HostReply> {
  return wrapped(() => dispatch(host, call, args), report)
}

/** The same for a call to the desktop app. */
export function throughDesktopDoor(
  desktop: DesktopApi,
  call: unknown,
  args: unknown,
  report: (error: unknown) => void,
): Promise<HostReply> {
  return wrapped(() => dispatchDesktop(desktop, call, args), report)
}

async function wrapped(work: () => Promise<unknown>, report: (error: unknown) => void): Promise<HostReply> {
  try {
    // JSON has no undefined: calls that give nothing back answer null.
    return { ok: true, value: (await work()) ?? null }
  } catch (error) {
    if (error instanceof HostProblem) return { ok: false, error: error.reason }
    report(error)
    return { ok: false, error: text('host.unexpected', { detail: messageOf(error) }) }
  }
}
