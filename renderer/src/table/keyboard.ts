import { onBeforeUnmount, onMounted } from 'vue'
import { isConsentForSeveral } from '../decision/layout'
import { useAnswering } from '../stores/answering'
import { usePlayback } from '../stores/playback'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'

/** What the keys of the table do besides answering. */
export interface TableActions {
  /** Closes whatever lies on the map; false if nothing did. */
  closeSheet(): boolean
  list(): void
  card(): void
  next(): void
  board(): void
  timeline(): void
  help(): void
  library(): void
  zoom(by: 'in' | 'out' | 'fit'): void
  pan(dx: number, dy: number): void
  hideAll(on: boolean): void
  hideNext(): void
  area(by: 1 | -1): void
}

const panStep = 80
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
}

/** Listens for the keys of interaction.md section 4 while the table is on the screen. */
export function useTableKeys(actions: TableActions): void {
  const table = useTable()
  const answering = useAnswering()
  const playback = usePlayback()
  const settings = useSettings()

  function down(event: KeyboardEvent): void {
    if (event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return
    if (commands(event) || plain(event)) event.preventDefault()
  }

  /** Keys that work everywhere, also while something is typed into a stepper. */
  function commands(event: KeyboardEvent): boolean {
    const typing = typingIn(event.target)
    if (event.key === 'F6') return (actions.area(event.shiftKey ? -1 : 1), true)
    if (event.key === 'F1') return (actions.help(), true)
    if (typing === 'text') return false
    if (event.ctrlKey || event.metaKey)
      return event.key.toLowerCase() === 'f' ? (actions.library(), true) : history(event)
    if (event.key === 'Escape') return (event.shiftKey ? turnBack() : escape(), true)
    return event.key === 'Enter' && enter(event.target)
  }

  function history(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) void table.undo()
    else if (key === 'y' || (key === 'z' && event.shiftKey)) void table.redo()
    else return false
    return true
  }

  function escape(): void {
    if (actions.closeSheet()) return
    if (table.looking) table.lookAway()
    // While bots play, a key pressed too often must not take back what was decided before.
    else if (!playback.active) void answering.back()
  }

  function turnBack(): void {
    if (!table.looking && !playback.active) void table.backToTurn()
  }

  /** Enter confirms, unless it presses the button that has the focus; pieces are switched with the space bar. */
  function enter(target: EventTarget | null): boolean {
    const button = target instanceof Element && target.closest('button, a, [role="menuitem"]')
    if (button && !button.matches('[data-bucket] [role="switch"]')) return false
    if (playback.active && !table.looking) return (void playback.step(), true)
    // Leave must be given or refused on purpose: Enter grants what was chosen, but never refuses by itself.
    const asked = answering.decision
    const nothingYet = asked && isConsentForSeveral(asked) && !answering.chosen.length
    if (!answering.keysPaused() && !nothingYet) void answering.confirm()
    return true
  }

  function plain(event: KeyboardEvent): boolean {
    if (typingIn(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false
    if (isLetter(event.key) && !settings.settings.letterKeys) return false
    const arrow = event.shiftKey ? arrows[event.key] : undefined
    if (arrow) return (actions.pan(...arrow), true)
    return (playback.active && !table.looking && plays(event)) || chooses(event) || does(event)
  }

  /** What bots do is stopped, taken step by step, or passed over. */
  function plays(event: KeyboardEvent): boolean {
    if (event.key === 'p') playback.toggle()
    else if (event.key === '.' && !event.shiftKey) void playback.step()
    else if (event.key === '>' || event.key === '.' || event.key === ':') playback.skip()
    else return false
    return true
  }

  function chooses(event: KeyboardEvent): boolean {
    if (event.shiftKey || event.repeat || table.looking) return false
    const pressed = event.key.toLowerCase()
    const asked = answering.decision
    if (asked && isConsentForSeveral(asked) && (pressed === 'y' || pressed === 'n')) {
      if (!answering.keysPaused()) void answering.consent(pressed === 'y')
      return true
    }
    for (const [id, key] of answering.keys) {
      if (key !== pressed) continue
      if (!answering.keysPaused()) choose(id)
      return true
    }
    return false
  }

  /** The option takes the focus, from wherever it was: where it is only marked at first, Enter confirms it. */
  function choose(id: string): void {
    document.querySelector<HTMLElement>(`[data-area="decision"] [data-option="${id}"]`)?.focus({ preventScroll: true })
    void answering.pick(id)
  }

  function does(event: KeyboardEvent): boolean {
    switch (event.key) {
      case '+':
      case '=':
        return (actions.zoom('in'), true)
      case '-':
        return (actions.zoom('out'), true)
      case '0':
        return (actions.zoom('fit'), true)
      case '?':
        return (actions.help(), true)
      case 'h':
        return (actions.hideAll(true), true)
      case 'H':
        return (actions.hideNext(), true)
      case 'l':
        return (actions.list(), true)
      case 'c':
        return (actions.card(), true)
      case 'n':
        return (actions.next(), true)
      case 'f':
        return (actions.board(), true)
      case 't':
        return (actions.timeline(), true)
      default:
        return false
    }
  }

  function up(event: KeyboardEvent): void {
    if (event.key === 'h' || event.key === 'H') actions.hideAll(false)
  }
  const blurred = (): void => actions.hideAll(false)

  onMounted(() => {
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    window.addEventListener('blur', blurred)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', down)
    window.removeEventListener('keyup', up)
    window.removeEventListener('blur', blurred)
  })
}

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** A stepper takes digits only, so the other keys still belong to the table. */
function typingIn(target: EventTarget | null): 'text' | 'stepper' | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  if (target.dataset['stepper'] !== undefined) return 'stepper'
  return target.matches('input, textarea, select, [contenteditable]') ? 'text' : undefined
}
