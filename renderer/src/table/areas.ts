/** The areas of the table in the order of F6, which is the order a screen reader meets them in. */
const order = ['decision', 'lesson', 'map', 'card', 'log', 'factions', 'timeline', 'top'] as const

/** Moves the focus to the next or previous area that is on the screen. */
export function focusArea(by: 1 | -1, root: ParentNode = document): void {
  const areas = order.flatMap((id) => {
    const found = root.querySelector<HTMLElement>(`[data-area="${id}"]`)
    return found ? [found] : []
  })
  if (!areas.length) return
  const at = areas.findIndex((area) => area.contains(document.activeElement))
  const next = areas[(at < 0 ? (by > 0 ? 0 : areas.length - 1) : at + by + areas.length) % areas.length]
  const inside = next?.querySelector<HTMLElement>(
    'button:not([disabled]):not([tabindex="-1"]), input, [tabindex="0"], a[href]',
  )
  ;(inside ?? next)?.focus()
}

/** Where buttons only show something or go back; a timeline or a log is walked on in with the arrows once it is clicked. */
const besides = ['map', 'card', 'factions', 'top'].map((id) => `[data-area="${id}"] button`).join()

/**
 * A button beside the decision that is pressed with the pointer leaves the focus in the decision, so that Enter confirms
 * there what is answered next.
 */
export function keepFocus(event: MouseEvent): void {
  const answering = document.activeElement?.closest('[data-area="decision"]')
  if (answering && event.target instanceof Element && event.target.closest(besides)) event.preventDefault()
}
