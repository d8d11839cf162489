import { illegal, type Answer } from '@gallia/shared/kernel/decision'
import { text } from '@gallia/shared/kernel/text'
import { regions } from '@gallia/shared/falling-sky/ids'
import type { Outlook } from '@gallia/shared/falling-sky/view'
import { scenarios } from '@gallia/shared/falling-sky/scenarios/scenarios'
import type { CoursePoint } from '@gallia/shared/falling-sky/record/course'
import type {
  EarlierState,
  FinishedGame,
  HostApi,
  LogLine,
  Opened,
  Reply,
  SaveEntry,
  SaveStatus,
  TableView,
} from '@gallia/shared/protocol'
import { defaultSettings, type Settings } from '@gallia/shared/settings'
import { baseBoard, moments, say, timelineAt } from './fake-game'

export interface FakeOptions {
  /** The moment the game opens at. */
  at?: number
  saves?: SaveEntry[]
  settings?: Partial<Settings>
  save?: SaveStatus
  notice?: string
  earlier?: EarlierState[]
  course?: CoursePoint[]
  fame?: FinishedGame[]
  recovered?: SaveEntry[]
  /** What every answer would bring. */
  outlook?: Outlook
  /** Calls made, in order. */
  calls?: string[]
}

const control = Object.fromEntries(regions.map((r) => [r, baseBoard.regions[r].control]))
const day = 86_400_000
const now = Date.UTC(2026, 10, 29, 21, 41)
const seats = { romans: 'Livia', arverni: 'Théo', aedui: 'Hélène', belgae: 'Bruno' }
const entry = (part: Partial<SaveEntry>): SaveEntry => ({
  id: 'game', name: 'On the train, Vercingetorix', scenario: 'the-great-revolt', seats, yearBC: 52, card: 8, cards: 48, over: false, modified: now, problem: null, control, margins: { romans: -3, arverni: -4, aedui: -7, belgae: -10 }, ...part,
}) // prettier-ignore
export const someSaves: SaveEntry[] = [
  entry({}),
  entry({ id: 'friday', name: 'Friday table', scenario: 'reconquest-of-gaul', yearBC: 53, card: 16, cards: 64, modified: now - 9 * day, control: { ...control, nervii: 'belgae', veneti: null } }),
  entry({ id: 'lesson', name: 'Learning game', scenario: 'pax-gallica', seats: { romans: 'Ada', arverni: 'Ben', aedui: 'Ada', belgae: 'Ben' }, yearBC: 54, card: 31, cards: 75, modified: now - 15 * day }),
  entry({ id: 'done', name: 'Last winter', over: true, yearBC: 50, card: 48, modified: now - 30 * day }),
  entry({ id: 'caesar-alone', name: '', scenario: '', seats: {}, control: {}, modified: now - 40 * day, problem: say('Damaged: its checksum does not match.') }),
] // prettier-ignore

/** A host without files and rules: one game of prepared moments. It answers as the contract says. */
export function createFakeHost(options: FakeOptions = {}): HostApi {
  let at = options.at ?? 0
  let answers = at
  let revision = 0
  let saves = options.saves ?? someSaves
  const bin: SaveEntry[] = []
  let settings: Settings = { ...defaultSettings, asked: { colours: true }, ...options.settings }

  const allLines: LogLine[] = moments.flatMap((m, i) => m.lines.map((l) => ({ ...l, at: Math.max(0, i - 1) })))
  const linesUntil = (moment: number): number => moments.slice(0, moment + 1).reduce((n, m) => n + m.lines.length, 0)
  const firstLine = (moment: number): number => linesUntil(moment - 1)
  const momentAt = (m: number) => moments[Math.min(m, moments.length - 1)] ?? moments[0]

  function view(from: number): TableView {
    const moment = momentAt(at)
    if (!moment) throw new Error('no moments')
    return {
      id: 'game',
      name: 'On the train, Vercingetorix',
      board: moment.board,
      decision: moment.decision,
      log: { from, lines: allLines.slice(from, linesUntil(at)) },
      at,
      answers,
      timeline: timelineAt(at, firstLine),
      stretch: { at: Math.max(0, at - 2), line: linesUntil(Math.max(0, at - 2)) },
      revision,
      save: options.save ?? { state: 'saved' },
    }
  }
  const reply = (from: number): Reply => ({ ok: true, view: view(from) })
  const opened = (): Opened => ({ ...view(0), notice: options.notice ? say(options.notice) : null })
  const found = (id: string): SaveEntry => {
    const save = saves.find((s) => s.id === id)
    if (!save) throw Object.assign(new Error('not found'), { reason: say('There is no such game any more.') })
    return save
  }

  /** As the real one: what was meant for another state of the table is not done. */
  function move(seen: number | undefined, act: () => Reply): Reply {
    if (seen !== undefined && seen !== revision) return { ok: false, reason: text('host.overtaken'), view: view(0) }
    revision++
    return act()
  }
  function answer(given: Answer): Reply {
    const decision = momentAt(at)?.decision
    const reason = decision ? illegal(decision, given) : text('illegal.choose-expected')
    if (reason) return { ok: false, reason, view: view(linesUntil(at)) }
    if ('aside' in given) return reply(linesUntil(at))
    const before = linesUntil(at)
    at += 1
    answers = at
    return reply(before)
  }
  function go(to: number): Reply {
    const from = Math.min(linesUntil(to), linesUntil(at))
    at = Math.max(0, Math.min(answers, to))
    return reply(from)
  }

  const host: HostApi = {
    list: () => Promise.resolve(saves),
    create: () => Promise.resolve(opened()),
    open: (id) =>
      Promise.resolve().then(
        () => (found(id).over && (at = moments.length - 1), (answers = Math.max(answers, at)), opened()),
      ),
    preview: (setup) =>
      Promise.resolve({ ...baseBoard, scenario: setup.scenario, yearBC: scenarios[setup.scenario].firstYearBC }),
    answer: (_id, given, seen) => Promise.resolve(move(seen, () => answer(given))),
    outlook: () => Promise.resolve(options.outlook ?? null),
    undo: (_id, seen) => Promise.resolve(move(seen, () => go(at - 1))),
    redo: (_id, seen) => Promise.resolve(move(seen, () => go(at + 1))),
    goTo: (_id, to, seen) => Promise.resolve(move(seen, () => go(to))),
    // After the first so many lines, as the real one counts.
    viewAt: (_id, line) => Promise.resolve(moments.find((_, i) => linesUntil(i) >= line)?.board ?? baseBoard),
    branch: () => Promise.reject(Object.assign(new Error('no branch'), { reason: text('host.no-such-branch') })),
    resume: (_id, _branch, _at, seen) => Promise.resolve(move(seen, () => reply(linesUntil(at)))),
    adjust: (_id, _position, seen) => Promise.resolve(move(seen, () => reply(linesUntil(at)))),
    course: () => Promise.resolve(options.course ?? []),
    hallOfFame: () => Promise.resolve(options.fame ?? []),
    watched: () => Promise.resolve(),
    saveNow: () => Promise.resolve({ state: 'saved' }),
    close: () => Promise.resolve(),
    rename: (id, name) => Promise.resolve(void (saves = saves.map((s) => (s.id === id ? { ...s, name } : s)))),
    duplicate: (id) => {
      const copy = { ...found(id), id: `${id}-copy`, name: `${found(id).name} (copy)` }
      saves = [copy, ...saves]
      return Promise.resolve(copy)
    },
    remove: (id) => {
      bin.push(found(id))
      saves = saves.filter((s) => s.id !== id)
      return Promise.resolve()
    },
    restore: (id) => Promise.resolve(void (saves = [...bin.filter((s) => s.id === id), ...saves])),
    exportGame: (id) => Promise.resolve({ name: `${id}.gallia`, content: 'game' }),
    importGame: () =>
      Promise.reject(Object.assign(new Error('foreign'), { reason: say('This is not a game of Gallia.') })),
    earlierStates: () => Promise.resolve(options.earlier ?? []),
    copyEarlier: (id) => host.duplicate(id),
    startup: () => Promise.resolve({ recovered: options.recovered ?? [] }),
    settings: () => Promise.resolve(settings),
    saveSettings: (next) => Promise.resolve(void (settings = next)),
  }
  return options.calls ? recorded(host, options.calls) : host
}

/** The revision that goes with every move is the store's own matter, and left out of what is written down. */
const written: Partial<Record<keyof HostApi, number>> = { answer: 2, outlook: 2, undo: 1, redo: 1, goTo: 2 }

/** Writes down every call, for tests that must see what was sent. */
function recorded(host: HostApi, calls: string[]): HostApi {
  return new Proxy(host, {
    get(target, call: keyof HostApi) {
      const call_ = target[call] as (...args: unknown[]) => unknown
      return (...args: unknown[]) => {
        calls.push(`${call} ${JSON.stringify(args.slice(0, written[call]))}`)
        return call_(...args)
      }
    },
  })
}
