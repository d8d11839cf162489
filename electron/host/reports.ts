import { join } from 'node:path'
import type { Files } from './files'
import type { OpenTable } from './open-table'
import { replaceFile } from './replace-file'

/** Keeps what is needed to find a mistake in the rules: the game up to it, and where it happened. */
export type ReportBrokenRule = (error: unknown, table: OpenTable) => void

/** Reports lie in `reports` in the user's folder. */
export function brokenRuleReports(files: Files, folder: string, now: () => number): ReportBrokenRule {
  return (error, table) => {
    const path = join(folder, 'reports', `${table.id}-${now()}.json`)
    const report = { error: stackOf(error), cause: causeOf(error), game: table.game.toSave() }
    // The player has been told in the reply; that the report can't be written changes nothing for him.
    replaceFile(files, path, Buffer.from(JSON.stringify(report))).catch(() => undefined)
  }
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : String(error)
}

function causeOf(error: unknown): string | undefined {
  return error instanceof Error && error.cause instanceof Error ? error.cause.stack : undefined
}
