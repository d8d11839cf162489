import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import * as v from 'valibot'
import { type Faction, factions, regions, scenarioIds } from '@gallia/shared/falling-sky/ids'
import { lessonIds } from '@gallia/shared/falling-sky/state'
import { migrate, presentFormat } from './migrations'
import { problem } from './problem'

/*
 * A save is a text file, so that it can be sent by mail:
 *   line 1: the header, JSON: enough to list the game without reading on
 *   line 2: the game, JSON, gzipped, base64
 * `bytes` is the length of line 2; `sha256` is the checksum of both lines, with its own value left out of the first.
 */

const compress = promisify(gzip)
const expand = promisify(gunzip)
/** A hundred whole games to one file: a small file made to fill the memory (when it is read as JSON at the latest) is refused. */
const largestGame = 32 * 1024 * 1024
/** A header is about 1 kB: 17 Regions, the names of four people and of the game. */
export const headBytes = 16 * 1024

const faction = v.picklist(factions)

const headerSchema = v.object({
  gallia: v.literal('save'),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.string(),
  scenario: v.picklist(scenarioIds),
  /** The person who runs each Faction; empty for a bot. */
  seats: v.record(v.string(), v.string()),
  yearBC: v.number(),
  card: v.number(),
  cards: v.number(),
  over: v.boolean(),
  /** The board has been set by hand. */
  edited: v.exactOptional(v.literal(true)),
  control: v.record(v.string(), v.nullable(faction)),
  margins: v.exactOptional(v.record(v.string(), v.number())),
  modified: v.number(),
  /** Lines of the log that the players have watched, where bots have gone on further. */
  watched: v.exactOptional(v.number()),
  /** A guided game, and how far it has been played. */
  lesson: v.exactOptional(v.object({ id: v.picklist(lessonIds), at: v.number() })),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type SaveHeader = v.InferOutput<typeof headerSchema>
/** What the writer of a save says about the game. */
export type SaveSummary = Omit<SaveHeader, 'gallia' | 'format' | 'bytes' | 'sha256'>

/** Who Controls what, for the header. */
export function controlOf(board: {
  regions: Record<string, { control: Faction | null }>
}): Record<string, Faction | null> {
  return Object.fromEntries(regions.map((id) => [id, board.regions[id]?.control ?? null]))
}

/** How far each Faction is from its victory condition, for the header; the Germans have none. */
export function marginsOf(board: { factions: Record<Faction, { margin: number | null }> }): Record<string, number> {
  return Object.fromEntries(
    factions.flatMap((faction) => {
      const { margin } = board.factions[faction]
      return margin === null ? [] : [[faction, margin]]
    }),
  )
}

/** A save file's content from its summary and the game as JSON text. */
export async function encodeSave(summary: SaveSummary, gameJson: string): Promise<Buffer> {
  const zipped = await compress(gameJson, { level: constants.Z_DEFAULT_COMPRESSION })
  return assemble(summary, zipped.toString('base64'))
}

/** The same game under another summary (another name): the game itself is not looked into. */
export function withSummary(content: Buffer, change: Partial<SaveSummary>): Buffer {
  const { header, body } = checked(content)
  const { gallia: _gallia, format: _format, bytes: _bytes, sha256: _sha256, ...summary } = header
  return assemble({ ...summary, ...change }, body, header.format)
}

function assemble(summary: SaveSummary, body: string, format: number = presentFormat): Buffer {
  const line = JSON.stringify({
    gallia: 'save',
    format,
    ...summary,
    bytes: body.length,
    sha256: '',
  } satisfies SaveHeader)
  const sha256 = checksum(line, body)
  return Buffer.from(`${line.slice(0, -'"}'.length)}${sha256}"}\n${body}\n`)
}

function checksum(lineWithoutSum: string, body: string): string {
  return createHash('sha256').update(`${lineWithoutSum}\n${body}`).digest('hex')
}

/**
 * The header of a save file.
 *
 * @param head the first bytes of the file, at least `headBytes` or all of it
 * @throws HostProblem: not a save of ours, damaged, or made by a newer Gallia
 */
export function readHeader(head: Buffer): SaveHeader {
  return parseHeader(head.toString('utf8'))
}

/** How long a file with this header has to be: a shorter one is cut off. */
export function expectedBytes(head: Buffer, header: SaveHeader): number {
  return Buffer.byteLength(firstLine(head.toString('utf8'))) + 1 + header.bytes
}

/**
 * A save file's header and its game, migrated to the present format.
 *
 * @throws HostProblem as `readHeader`, or cut off, or with a wrong checksum
 */
export async function decodeSave(content: Buffer): Promise<{ header: SaveHeader; game: unknown }> {
  const { header, body } = checked(content)
  const json = await expand(Buffer.from(body, 'base64'), { maxOutputLength: largestGame }).catch((error: unknown) => {
    throw problem('save.damaged', undefined, error)
  })
  return { header, game: migrate(parsed(json.toString('utf8')), header.format) }
}

/** Header and body after the check of length and checksum. Line ends and blanks at the end may have changed on a journey by mail. */
function checked(content: Buffer): { header: SaveHeader; body: string } {
  const whole = content.toString('utf8')
  const header = parseHeader(whole)
  const line = firstLine(whole)
  const body = whole.slice(whole.indexOf('\n') + 1).replace(/\s+/g, '')
  if (body.length < header.bytes) throw problem('save.truncated')
  if (checksum(line.replace(header.sha256, ''), body) !== header.sha256) throw problem('save.damaged')
  return { header, body }
}

function firstLine(content: string): string {
  const end = content.indexOf('\n')
  return (end < 0 ? content : content.slice(0, end)).replace(/\r$/, '').replace(/^\uFEFF/, '')
}

function parseHeader(content: string): SaveHeader {
  const line = firstLine(content)
  if (content === '') throw problem('save.truncated')
  if (!line.startsWith('{"gallia":"save"')) throw problem('save.foreign')
  if (!content.includes('\n')) throw problem('save.truncated')
  // It could be taken in, and never be listed.
  if (Buffer.byteLength(line) >= headBytes) throw problem('save.damaged')
  const raw = parsed(line)
  // A newer header may look different: its format is all that is read of it.
  const formatOnly = v.safeParse(v.object({ format: v.number() }), raw)
  if (formatOnly.success && formatOnly.output.format > presentFormat) throw problem('save.newer')
  const header = v.safeParse(headerSchema, raw)
  if (!header.success) throw problem('save.damaged')
  return header.output
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw problem('save.damaged', undefined, error)
  }
}
