import type { Language } from './languages'

/** What a person may set. The host keeps it, the screens put it in force. */

export const colourSets = ['default', 'safe'] as const
export type ColourSet = (typeof colourSets)[number]

export const pieceSizes = ['small', 'normal', 'large'] as const
export type PieceSize = (typeof pieceSizes)[number]

/** How Control lies on the land: a wash and a band inside the border, the band alone, or both hatched by Faction. */
export const controlStyles = ['wash', 'band', 'hatched'] as const
export type ControlStyle = (typeof controlStyles)[number]
/** `colours` until one has been chosen: hatched in the colours for the colour-blind, otherwise a wash. */
export const controlChoices = ['colours', ...controlStyles] as const

export const paces = ['step', 'slow', 'normal', 'fast', 'once'] as const
export type Pace = (typeof paces)[number]

/** When the screen is handed over: never asked, at every change of person, or where cards are shown to one alone. */
export const handOvers = ['off', 'always', 'secrets'] as const
export type HandOver = (typeof handOvers)[number]

/** Per cent of the size of everything in a desktop window. */
export const scales = [80, 90, 100, 110, 125, 150, 175, 200] as const
export type Scale = (typeof scales)[number]

export interface Settings {
  /** `system` until one has been chosen: the first of the system's languages that Gallia speaks. */
  language: Language | 'system'
  colours: ColourSet
  /** Per cent. */
  textSize: number
  /** In a browser the browser's own is in force. */
  scale: Scale
  pieceSize: PieceSize
  control: (typeof controlChoices)[number]
  /** Names of today beside the old ones, where the map is near enough for them. */
  modernNames: boolean
  /** Per cent of the normal durations; 0 is off. */
  animation: number
  /** How fast the deeds of bots follow one another: at a key, in time, or without being shown one by one. */
  pace: Pace
  handOver: HandOver
  /** Going back over a die that was rolled is asked about first. */
  askDice: boolean
  sound: boolean
  /** Per cent. */
  volume: number
  /** Letters are keys of the table; without them digits, Enter, Escape, arrows and what goes with Ctrl remain. */
  letterKeys: boolean
  asked: { colours: boolean }
}

export const defaultSettings: Settings = {
  language: 'system',
  colours: 'default',
  textSize: 100,
  scale: 100,
  pieceSize: 'normal',
  control: 'colours',
  modernNames: true,
  animation: 100,
  pace: 'normal',
  handOver: 'secrets',
  askDice: false,
  sound: false,
  volume: 60,
  letterKeys: true,
  asked: { colours: false },
}
