import { constants } from 'node:fs'
import * as fs from 'node:fs/promises'
import { errorCode } from './problem'

/**
 * The file functions the host uses, one per step of the system, so that a full disk, a read-only folder or a power cut
 * between any two steps can be tried. All reject with Node's system errors.
 */
export interface Files {
  readFile(path: string): Promise<Buffer>
  /** The first `bytes` bytes of a file, or all of it if it is shorter. */
  readHead(path: string, bytes: number): Promise<Buffer>
  /** Opens for writing, from the start: what was in the file is gone. */
  create(path: string): Promise<WritableFile>
  rename(from: string, to: string): Promise<void>
  copy(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
  readFolder(path: string): Promise<string[]>
  makeFolder(path: string): Promise<void>
  /** Makes renames in a folder survive a power cut; does nothing where the system has no such thing. */
  syncFolder(path: string): Promise<void>
  stat(path: string): Promise<FileFacts>
}

export interface WritableFile {
  write(data: Buffer): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

export interface FileFacts {
  bytes: number
  /** Milliseconds since 1970. */
  modified: number
  /** The owner has taken write permission away (the read-only attribute on Windows). */
  readOnly: boolean
}

const ownerMayWrite = 0o200
/** Virus scanners on Windows hold a file for a moment after it was written. */
const windowsRetries = [10, 30, 100, 300]

/** The real ones. */
export const nodeFiles: Files = {
  readFile: (path) => fs.readFile(path),
  async readHead(path, bytes) {
    const file = await fs.open(path, 'r')
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  },
  async create(path) {
    const file = await fs.open(path, 'w')
    return { write: (data) => file.writeFile(data), sync: () => file.sync(), close: () => file.close() }
  },
  rename: (from, to) => (process.platform === 'win32' ? renameOnWindows(from, to) : fs.rename(from, to)),
  copy: (from, to) => fs.copyFile(from, to, constants.COPYFILE_FICLONE),
  unlink: (path) => fs.unlink(path),
  readFolder: (path) => fs.readdir(path),
  async makeFolder(path) {
    await fs.mkdir(path, { recursive: true })
  },
  async syncFolder(path) {
    if (process.platform === 'win32') return
    const folder = await fs.open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  },
  async stat(path) {
    const facts = await fs.stat(path)
    return { bytes: facts.size, modified: facts.mtimeMs, readOnly: (facts.mode & ownerMayWrite) === 0 }
  },
}

async function renameOnWindows(from: string, to: string): Promise<void> {
  for (const wait of windowsRetries) {
    try {
      return await fs.rename(from, to)
    } catch (error) {
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return fs.rename(from, to)
}

/** Whether an error of the system says that nothing lies there. ENOTDIR: a file lies where a folder of the path should be. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')
}

/** Whether something lies at `path`. */
export async function exists(files: Files, path: string): Promise<boolean> {
  try {
    await files.stat(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Deletes a file that may not be there; that it can't be deleted is no reason to fail. */
export async function tryUnlink(files: Files, path: string): Promise<void> {
  try {
    await files.unlink(path)
  } catch {
    // a leftover: the next write of the same file replaces it
  }
}
