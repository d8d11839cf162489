import type { Files, WritableFile } from '../host/files'

/** Thrown by every step after the one at which the process "was killed". */
class Killed extends Error {}

/** A system error as Node throws it. */
export function systemError(code: string): Error {
  return Object.assign(new Error(code), { code })
}

export interface FaultyFiles extends Files {
  /** The steps taken so far that change something on the disk, by name. */
  readonly steps: string[]
}

/**
 * File functions that may fail. `before` is called ahead of every step that changes the disk, with the step's name and
 * its number from 0, and throws what the step is to fail with.
 */
export function faultyFiles(files: Files, before: (step: string, n: number) => void): FaultyFiles {
  const steps: string[] = []
  const step = async <T>(name: string, act: () => Promise<T>, partly?: () => Promise<void>): Promise<T> => {
    try {
      before(name, steps.length)
    } catch (error) {
      await partly?.()
      throw error
    }
    steps.push(name)
    return act()
  }
  const faulty = (file: WritableFile): WritableFile => ({
    // Cut off in the middle of a write, the first half of the content is on the disk.
    write: (data) =>
      step(
        'write',
        () => file.write(data),
        () => file.write(data.subarray(0, data.length / 2)),
      ),
    sync: () => step('sync', () => file.sync()),
    close: () => file.close(),
  })
  return {
    steps,
    readFile: (path) => files.readFile(path),
    readHead: (path, bytes) => files.readHead(path, bytes),
    readFolder: (path) => files.readFolder(path),
    stat: (path) => files.stat(path),
    create: (path) => step('create', async () => faulty(await files.create(path))),
    rename: (from, to) => step('rename', () => files.rename(from, to)),
    copy: (from, to) =>
      step(
        'copy',
        () => files.copy(from, to),
        async () => {
          const data = await files.readFile(from)
          const half = await files.create(to)
          await half.write(data.subarray(0, data.length / 2))
          await half.close()
        },
      ),
    unlink: (path) => step('unlink', () => files.unlink(path)),
    makeFolder: (path) => step('makeFolder', () => files.makeFolder(path)),
    syncFolder: (path) => step('syncFolder', () => files.syncFolder(path)),
  }
}

/** As if the process were killed just before step `n`: it and everything after it doesn't happen. */
export function killedAt(files: Files, n: number): FaultyFiles {
  let dead = false
  return faultyFiles(files, (_step, i) => {
    dead ||= i >= n
    if (dead) throw new Killed()
  })
}

/** Fails every step of the given names with a system error as long as `on()` holds. */
export function failing(files: Files, code: string, names: readonly string[], on: () => boolean): FaultyFiles {
  return faultyFiles(files, (step) => {
    if (on() && names.includes(step)) throw systemError(code)
  })
}
