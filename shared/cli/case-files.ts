import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A case as it lies in a file. */
export interface FoundCase {
  file: string
  /** Its place in the file, from 1. */
  place: number
  json: unknown
}

/** Files that are about cases, but hold none. */
const notCases = ['paragraphs.json']

/** All JSON files under the given files and folders, sorted. Throws if one is not there. */
export function caseFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path]
    const inside = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile() && e.name.endsWith('.json') && !notCases.includes(e.name))
      .map((e) => join(e.parentPath, e.name))
    return inside.sort()
  })
}

/** The cases in a file: one, or an array of them. Throws if it is not JSON. */
export function readCases(file: string): FoundCase[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (Array.isArray(json) ? json : [json]).map((one: unknown, i) => ({ file, place: i + 1, json: one }))
}
