import { join } from 'node:path'
import * as v from 'valibot'
import { languages } from '@gallia/shared/languages'
import {
  colourSets,
  controlChoices,
  defaultSettings,
  handOvers,
  paces,
  pieceSizes,
  scales,
  type Settings,
} from '@gallia/shared/settings'
import { keepDamagedJson } from './damaged-json'
import type { Files } from './files'
import { writeProblem } from './problem'
import { replaceFile } from './replace-file'

/** Field by field: one that doesn't fit becomes the default, the others stand. */
const storedSettings: v.GenericSchema<unknown, Settings> = v.object({
  language: v.fallback(v.picklist(['system', ...languages]), defaultSettings.language),
  colours: v.fallback(v.picklist(colourSets), defaultSettings.colours),
  textSize: v.fallback(v.pipe(v.number(), v.minValue(50), v.maxValue(300)), defaultSettings.textSize),
  scale: v.fallback(v.picklist(scales), defaultSettings.scale),
  pieceSize: v.fallback(v.picklist(pieceSizes), defaultSettings.pieceSize),
  control: v.fallback(v.picklist(controlChoices), defaultSettings.control),
  modernNames: v.fallback(v.boolean(), defaultSettings.modernNames),
  animation: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1000)), defaultSettings.animation),
  pace: v.fallback(v.picklist(paces), defaultSettings.pace),
  handOver: v.fallback(v.picklist(handOvers), defaultSettings.handOver),
  askDice: v.fallback(v.boolean(), defaultSettings.askDice),
  sound: v.fallback(v.boolean(), defaultSettings.sound),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), defaultSettings.volume),
  letterKeys: v.fallback(v.boolean(), defaultSettings.letterKeys),
  asked: v.fallback(v.object({ colours: v.boolean() }), defaultSettings.asked),
})

/** The settings in the user's folder; the defaults where there are none, or where the file is not readable as JSON. */
export async function readSettings(files: Files, folder: string): Promise<Settings> {
  try {
    const stored = v.safeParse(storedSettings, JSON.parse((await files.readFile(path(folder))).toString('utf8')))
    return stored.success ? stored.output : defaultSettings
  } catch {
    return defaultSettings
  }
}

/** Writes the settings. Throws HostProblem if that can't be done. A file that isn't JSON is kept aside. */
export async function writeSettings(files: Files, folder: string, settings: Settings): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(settings, undefined, 2)}\n`)
  try {
    await replaceFile(files, path(folder), content, () => keepDamagedJson(files, path(folder)))
  } catch (error) {
    throw writeProblem(error)
  }
}

function path(folder: string): string {
  return join(folder, 'settings.json')
}
