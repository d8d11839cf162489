import { dirname } from 'node:path'
import { type Files, tryUnlink } from './files'
import { errorCode } from './problem'

/**
 * Puts new content in the place of a file so that, whenever the process or the power is cut, either the old or the new
 * content is there, whole. `beforeRename` runs when the new content is safely on the disk under a temporary name: the
 * place to keep the previous version.
 *
 * Writes of the same path wait for each other: the temporary name is fixed, so that a leftover of a crash is replaced by
 * the next write.
 *
 * @throws the system's error; the file is then as it was
 */
export async function replaceFile(
  files: Files,
  path: string,
  content: Buffer,
  beforeRename?: () => Promise<void>,
): Promise<void> {
  const before = underWay.get(path)
  const turn = (before ?? Promise.resolve()).then(() => replaceNow(files, path, content, beforeRename))
  const settled = turn.catch(() => undefined)
  underWay.set(path, settled)
  try {
    await turn
  } finally {
    if (underWay.get(path) === settled) underWay.delete(path)
  }
}

/** The last write of each path that is not finished, with its failure left to its own caller. */
const underWay = new Map<string, Promise<void>>()

async function replaceNow(
  files: Files,
  path: string,
  content: Buffer,
  beforeRename?: () => Promise<void>,
): Promise<void> {
  const temporary = `${path}.tmp`
  try {
    await writeWhole(files, temporary, content)
    await beforeRename?.()
    await files.rename(temporary, path)
  } catch (error) {
    await tryUnlink(files, temporary)
    throw error
  }
  await trySyncFolder(files, dirname(path))
}

async function writeWhole(files: Files, path: string, content: Buffer): Promise<void> {
  const file = await createInFolder(files, path)
  try {
    await file.write(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Creates the file, and its folder first where it has gone (a new machine, a folder deleted while Gallia runs). */
async function createInFolder(files: Files, path: string): ReturnType<Files['create']> {
  try {
    return await files.create(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    await files.makeFolder(dirname(path))
    return files.create(path)
  }
}

/** Not every file system can sync a folder; the content itself is on the disk by then. */
async function trySyncFolder(files: Files, folder: string): Promise<void> {
  try {
    await files.syncFolder(folder)
  } catch {
    // the rename has happened; without the sync a power cut may still bring back the previous version, whole
  }
}
