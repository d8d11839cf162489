import { exists, type Files } from './files'

/**
 * Before a JSON file of ours is written anew: one that can't be read as JSON is kept aside as `.damaged`, for somebody may
 * be able to mend it.
 */
export async function keepDamagedJson(files: Files, path: string): Promise<void> {
  if (!(await exists(files, path))) return
  const content = (await files.readFile(path)).toString('utf8')
  try {
    JSON.parse(content)
  } catch {
    await files.rename(path, `${path}.damaged`)
  }
}
