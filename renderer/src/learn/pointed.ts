import type { Answer } from '@gallia/shared/kernel/decision'
import type { Pointer } from '@gallia/shared/falling-sky/learn/lesson'

/** Where on the screen the things are that a lesson points at; Regions are outlined by the map itself. */
const areas: Readonly<Record<Extract<Pointer, { kind: 'area' }>['area'], string>> = {
  card: '.card:not(.nextc)',
  'next-card': '.card.nextc',
  sequence: '.sop',
  senate: '.senate',
  log: '[data-area="log"]',
}

/** What a pointer means on the screen; undefined for what only the map shows. */
export function selectorOf(point: Pointer): string | undefined {
  switch (point.kind) {
    case 'region':
      return undefined
    case 'plaque':
      return `[data-plaque="${point.faction}"]`
    case 'area':
      return areas[point.area]
  }
}

/** The one option that an answer chooses, if it does. */
export function onlyOption(answer: Answer): string | undefined {
  return 'choose' in answer && answer.choose.length === 1 ? answer.choose[0] : undefined
}

/** The rows of the panel that make up an answer, or the button that confirms it where nothing is chosen. */
export function selectorOfAnswer(answer: Answer): string {
  const panel = '[data-area="decision"]'
  const rows =
    'choose' in answer
      ? answer.choose.map((id) => `${panel} [data-option="${id}"]`)
      : 'aside' in answer
        ? [`${panel} [data-aside="${answer.aside}"]`]
        : Object.entries(answer.allocate).flatMap(([id, n]) => (n > 0 ? [`${panel} [data-bucket="${id}"]`] : []))
  return rows.length ? rows.join() : `${panel} [data-action="confirm"]`
}
