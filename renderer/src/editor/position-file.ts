import { text, type Text } from '@gallia/shared/kernel/text'
import { checkPosition } from '@gallia/shared/falling-sky/position/check'
import type { Position } from '@gallia/shared/falling-sky/position/position'

/** Any position is far smaller. */
const largest = 256 * 1024

/** The position in a file, or why there is none in it: the first problem with the field that it is about. */
export async function readPositionFile(file: File): Promise<{ position: Position } | { problem: Text }> {
  if (file.size > largest) return { problem: text('ui.adjust.no-position', { file: file.name }) }
  return positionIn(await file.text(), file.name)
}

function positionIn(content: string, file: string): { position: Position } | { problem: Text } {
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch {
    return { problem: text('ui.adjust.no-position', { file }) }
  }
  const [first] = checkPosition(json)
  if (first) return { problem: text('ui.adjust.wrong-position', { file, problem: first.problem, path: first.path }) }
  return { position: json as Position }
}
