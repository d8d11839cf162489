import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Answer } from '@gallia/shared/kernel/decision'
import { Misfit } from '@gallia/shared/kernel/table'
import { defaultSettings } from '@gallia/shared/settings'
import type { Engine } from '../host/engine'
import { HostProblem } from '../host/problem'
import { seedNumber } from '../host/host'
import { countingEngine, sumOf } from './counting-game'
import { newGame, scratchFolder, testHost } from './tools'

const one: Answer = { choose: ['1'] }
const two: Answer = { choose: ['2'] }

describe('a game at the table', () => {
  test('begins saved, with the whole log and no notice', async () => {
    const host = testHost(await scratchFolder())
    const opened = await host.create(newGame)
    expect(opened).toMatchObject({
      name: 'Alesia',
      at: 0,
      notice: null,
      save: { state: 'saved' },
      log: { from: 0, lines: [] },
    })
  })

  test('tells with each answer what is new in the log', async () => {
    const host = testHost(await scratchFolder())
    const { id } = await host.create(newGame)
    await host.answer(id, one)
    const reply = await host.answer(id, two)
    expect(reply.ok).toBe(true)
    expect(sumOf(reply.view.board)).toBe(3)
    expect(reply.view.log).toMatchObject({ from: 1, lines: [{ text: { params: { n: 2 } } }] })
    expect(reply.view.save).toEqual({ state: 'saved' })
  })

  test('after an undo keeps the lines that still stand, and redo adds the others again', async () => {
    const host = testHost(await scratchFolder())
    const { id } = await host.create(newGame)
    for (const answer of [one, two, one]) await host.answer(id, answer)
    const undone = await host.undo(id)
    expect(undone.view).toMatchObject({ at: 2, answers: 3, log: { from: 2, lines: [] } })
    const start = await host.goTo(id, 0)
    expect(start.view).toMatchObject({ at: 0, answers: 3, log: { from: 0, lines: [] } })
    const redone = await host.redo(id)
    expect(redone.view.log).toMatchObject({ from: 0, lines: [{ text: { params: { n: 1 } } }] })
    const end = await host.goTo(id, 3)
    expect(end.view.log.from).toBe(1)
    expect(end.view.log.lines).toHaveLength(2)
  })

  test('refuses an illegal answer with its reason and changes nothing', async () => {
    const host = testHost(await scratchFolder())
    const { id } = await host.create(newGame)
    await host.answer(id, one)
    const reply = await host.answer(id, { choose: ['7'] })
    expect(reply).toMatchObject({
      ok: false,
      reason: { key: 'illegal.unknown-option' },
      view: { at: 1, log: { from: 1, lines: [] } },
    })
    expect(await host.goTo(id, 9)).toMatchObject({ ok: false, reason: { key: 'host.no-such-moment' }, view: { at: 1 } })
  })

  test('stays where it is when a moment no longer fits the rules', async () => {
    const engine = countingEngine()
    const forgetful: Engine = {
      ...engine,
      open(setup, seed) {
        const game = engine.open(setup, seed)
        return { ...game, goTo: (at) => (at === 1 ? fail(new Misfit(at)) : game.goTo(at)) }
      },
    }
    const host = testHost(await scratchFolder(), undefined, forgetful)
    const { id } = await host.create(newGame)
    for (const answer of [one, two]) await host.answer(id, answer)
    expect(await host.goTo(id, 1)).toMatchObject({ ok: false, reason: { key: 'host.rules-changed' }, view: { at: 2 } })
  })

  test('tells what an answer would bring: of the game as it is, and nothing where a rule fails on the way', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id, revision } = await host.create(newGame)
    expect(await host.outlook(id, one, revision)).toMatchObject({ resources: [], byDice: false })
    expect(await host.outlook(id, { choose: ['3'] }, revision), 'no such answer').toBeNull()
    const { view } = await host.answer(id, one)
    expect(await host.outlook(id, one, revision), 'the game has gone on').toBeNull()
    expect(await host.outlook(id, { choose: ['broken'] }, view.revision)).toBeNull()
    expect((await host.open(id)).at).toBe(1)
    await expect.poll(() => readdir(join(folder, 'reports'))).toHaveLength(1)
  })

  test('goes on after a broken rule, and leaves a report with the game in it', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    await host.answer(id, one)
    expect(await host.answer(id, { choose: ['broken'] })).toMatchObject({
      ok: false,
      reason: { key: 'host.broken-rule' },
    })
    expect((await host.answer(id, two)).ok).toBe(true)
    const [report] = await readdir(join(folder, 'reports'))
    expect(await readFile(join(folder, 'reports', report ?? ''), 'utf8')).toContain('a rule of the counting game')
  })

  test('shows the board at an earlier line', async () => {
    const host = testHost(await scratchFolder())
    const { id } = await host.create(newGame)
    for (const answer of [two, two, one]) await host.answer(id, answer)
    expect(sumOf(await host.viewAt(id, 1))).toBe(2)
    await expect(host.viewAt(id, 4)).rejects.toMatchObject({ reason: { key: 'host.no-such-line' } })
  })

  test('takes a seed of the host where none was given, and the same seed gives the same number', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create({ ...newGame, seed: '' })
    const { content } = await host.exportGame(id)
    const body = content.split('\n')[1] ?? ''
    const { gunzipSync } = await import('node:zlib')
    expect(JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())).toMatchObject({
      setup: { seed: 'picked by the host' },
      seed: seedNumber('picked by the host'),
    })
    expect(seedNumber('a')).not.toBe(seedNumber('b'))
  })
})

describe('games in the folder', () => {
  test('are there again for another host, at the same moment', async () => {
    const folder = await scratchFolder()
    const first = testHost(folder)
    const { id } = await first.create(newGame)
    for (const answer of [one, two, one]) await first.answer(id, answer)
    await first.undo(id)
    const again = await testHost(folder).open(id)
    expect(again).toMatchObject({ name: 'Alesia', at: 2, answers: 3, notice: null })
    expect(again.log.lines).toHaveLength(2)
  })

  test('are listed from their headers, newest first', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const older = await host.create(newGame)
    const newer = await host.create({ ...newGame, name: 'Gergovia', scenario: 'pax-gallica' })
    const list = await testHost(folder).list()
    expect(list.map((entry) => entry.id)).toEqual([newer.id, older.id])
    expect(list[1]).toMatchObject({
      name: 'Alesia',
      scenario: 'the-great-revolt',
      seats: { romans: 'Livia', arverni: 'Marcus', aedui: 'Livia', belgae: '' },
      yearBC: 52,
      card: 3,
      cards: 24,
      over: false,
      problem: null,
      control: { arverni: 'romans', provincia: null },
    })
  })

  test('may bear the same name', async () => {
    const host = testHost(await scratchFolder())
    const [a, b] = await Promise.all([host.create(newGame), host.create(newGame)])
    expect(a.id).not.toBe(b.id)
    await host.answer(a.id, one)
    expect((await host.open(b.id)).at).toBe(0)
  })

  test('opened twice at once are one table', async () => {
    const folder = await scratchFolder()
    const { id } = await testHost(folder).create(newGame)
    const host = testHost(folder)
    await Promise.all([host.open(id), host.open(id)])
    await host.answer(id, one)
    expect((await host.open(id)).at).toBe(1)
  })

  test('are renamed, open or not', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    await host.rename(id, 'Bibracte')
    expect((await host.open(id)).name).toBe('Bibracte')
    const other = testHost(folder)
    await other.rename(id, 'Gergovia')
    expect((await testHost(folder).open(id)).name).toBe('Gergovia')
  })

  test('are duplicated as they stand, under a name that no game has', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    await host.answer(id, two)
    const copy = await host.duplicate(id)
    expect(copy.name).toBe('Alesia (2)')
    expect((await host.duplicate(copy.id)).name).toBe('Alesia (3)')
    await host.answer(id, two)
    expect(sumOf((await host.open(copy.id)).board)).toBe(2)
  })

  test('go to the bin and come back with their backup', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    await host.answer(id, two)
    await host.remove(id)
    expect(await host.list()).toEqual([])
    await expect(host.answer(id, one)).rejects.toMatchObject({ reason: { key: 'host.not-open' } })
    await expect(host.open(id)).rejects.toMatchObject({ reason: { key: 'save.missing' } })
    await host.restore(id)
    expect(sumOf((await host.open(id)).board)).toBe(2)
    expect((await readdir(join(folder, 'games'))).sort()).toEqual([`${id}.gallia`, `${id}.gallia.bak`])
    await expect(host.restore(id)).rejects.toMatchObject({ reason: { key: 'save.not-in-bin' } })
  })

  test('removed twice under the same id are both kept', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    const { content } = await host.exportGame(id)
    await host.remove(id)
    await writeFile(join(folder, 'games', `${id}.gallia`), content)
    await expect(host.restore(id)).rejects.toMatchObject({ reason: { key: 'save.place-taken' } })
    await host.remove(id)
    expect(await readdir(join(folder, 'bin'))).toHaveLength(2)
  })

  test('travel as text, and mail programs that change line ends do no harm', async () => {
    const host = testHost(await scratchFolder())
    const { id } = await host.create({ ...newGame, name: 'A/B: "Äduer"?' })
    await host.answer(id, two)
    const { name, content } = await host.exportGame(id)
    expect(name).toBe('A-B- -Äduer--.gallia')
    const elsewhere = testHost(await scratchFolder())
    const entry = await elsewhere.importGame(content.replaceAll('\n', '\r\n'))
    expect(entry).toMatchObject({ name: 'A/B: "Äduer"?', problem: null })
    expect(sumOf((await elsewhere.open(entry.id)).board)).toBe(2)
  })

  test('are imported only whole, and only if the engine can play them', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { content } = await host.exportGame((await host.create(newGame)).id)
    await expect(host.importGame('hello')).rejects.toMatchObject({ reason: { key: 'save.foreign' } })
    await expect(host.importGame(content.slice(0, -10))).rejects.toMatchObject({ reason: { key: 'save.truncated' } })
    const picky = testHost(folder, undefined, { ...countingEngine(), load: () => { throw new Error('what is this?') } }) // prettier-ignore
    await expect(picky.importGame(content)).rejects.toMatchObject({ reason: { key: 'save.not-playable' } })
    expect(await host.list()).toHaveLength(1)
  })

  test('say why they can’t be opened, and are left as they are', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { content } = await host.exportGame((await host.create(newGame)).id)
    const bad: Record<string, [content: string, key: string]> = {
      empty: ['', 'save.truncated'],
      foreign: ['%PDF-1.4', 'save.foreign'],
      half: [content.slice(0, content.length / 2), 'save.truncated'],
      newer: [content.replace('"format":1', '"format":2'), 'save.newer'],
      otherName: [content.replace('Alesia', 'Alesiä'), 'save.damaged'],
      otherBody: [content.replace(/.\n$/, (end) => (end === 'A\n' ? 'B\n' : 'A\n')), 'save.damaged'],
    }
    for (const [id, [text]] of Object.entries(bad)) await writeFile(join(folder, 'games', `${id}.gallia`), text)
    for (const [id, [text, key]] of Object.entries(bad)) {
      await expect(host.open(id), id).rejects.toMatchObject({ reason: { key } })
      expect(await readFile(join(folder, 'games', `${id}.gallia`), 'utf8')).toBe(text)
    }
    expect(await host.exportGame('half')).toEqual({ name: 'half.gallia', content: bad['half']?.[0] })
    const listed = Object.fromEntries((await host.list()).map((entry) => [entry.id, entry.problem?.key]))
    expect(listed).toMatchObject({
      empty: 'save.truncated',
      foreign: 'save.foreign',
      half: 'save.truncated',
      newer: 'save.newer',
    })
  })

  test('open one save earlier when the main file is damaged, and keep the damaged one', async () => {
    const folder = await scratchFolder()
    const first = testHost(folder)
    const { id } = await first.create(newGame)
    for (const answer of [two, two, one]) await first.answer(id, answer)
    const main = join(folder, 'games', `${id}.gallia`)
    await writeFile(main, 'torn')
    const host = testHost(folder)
    expect((await host.list())[0]).toMatchObject({ id, problem: null })
    const opened = await host.open(id)
    expect(sumOf(opened.board)).toBe(4)
    expect(opened.notice?.key).toBe('save.notice.backup')
    expect(await readFile(main, 'utf8')).toBe('torn')
    await host.answer(id, two)
    expect(await readFile(`${main}.damaged`, 'utf8')).toBe('torn')
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(6)
  })

  test('never fall back to the backup of a file that only a newer Gallia can read', async () => {
    const folder = await scratchFolder()
    const first = testHost(folder)
    const { id } = await first.create(newGame)
    await first.answer(id, two)
    const main = join(folder, 'games', `${id}.gallia`)
    await writeFile(main, (await readFile(main, 'utf8')).replace('"format":1', '"format":3'))
    await expect(testHost(folder).open(id)).rejects.toMatchObject({ reason: { key: 'save.newer' } })
  })

  test('whose rules have changed say how much is lost, and the old file is kept', async () => {
    const folder = await scratchFolder()
    const first = testHost(folder)
    const { id } = await first.create(newGame)
    for (const answer of [two, two, one]) await first.answer(id, answer)
    const old = await readFile(join(folder, 'games', `${id}.gallia`), 'utf8')
    const host = testHost(folder, undefined, countingEngine(2))
    const opened = await host.open(id)
    expect(opened).toMatchObject({ at: 1, notice: { key: 'save.notice.rules', params: { n: 2 } } })
    await host.answer(id, one)
    expect(await readFile(join(folder, 'games', `${id}.gallia.before-new-rules`), 'utf8')).toBe(old)
  })

  test('that are read-only open with a notice and are never written to', async () => {
    const folder = await scratchFolder()
    const first = testHost(folder)
    const { id } = await first.create(newGame)
    await first.answer(id, two)
    const main = join(folder, 'games', `${id}.gallia`)
    const before = await readFile(main, 'utf8')
    await chmod(main, 0o444)
    const host = testHost(folder)
    expect((await host.open(id)).notice?.key).toBe('save.notice.read-only')
    expect((await host.answer(id, one)).view.save).toEqual({ state: 'failed', reason: { key: 'save.read-only' } })
    expect(await readFile(main, 'utf8')).toBe(before)
    const copy = await host.duplicate(id)
    expect(sumOf((await host.open(copy.id)).board)).toBe(3)
    await chmod(main, 0o644)
    await host.close(id)
    expect(sumOf((await testHost(folder).open(id)).board)).toBe(3)
  })

  test('that are not open are not changed by a call', async () => {
    const host = testHost(await scratchFolder())
    for (const call of [host.undo('x'), host.redo('x'), host.answer('x', one), host.close('x'), host.viewAt('x', 0)]) {
      await expect(call).rejects.toBeInstanceOf(HostProblem)
    }
  })
})

describe('two windows on one game', () => {
  test('see one table: what is meant for a question of the past is refused, with the present', async () => {
    const host = testHost(await scratchFolder())
    const { id } = await host.create(newGame)
    const [here, there] = [await host.open(id), await host.open(id)]
    expect((await host.answer(id, two, here.revision)).ok).toBe(true)
    const late = await host.answer(id, one, there.revision)
    expect(late).toMatchObject({ ok: false, reason: { key: 'host.overtaken' }, view: { at: 1, log: { from: 0 } } })
    expect(late.view.log.lines).toHaveLength(1)
    expect(sumOf(late.view.board)).toBe(2)
    // The refusal has brought the other window up to date.
    expect((await host.answer(id, one, late.view.revision)).ok).toBe(true)
  })

  test('neither undo, redo nor a leap works from a view of the past', async () => {
    const host = testHost(await scratchFolder())
    const { id, revision } = await host.create(newGame)
    // There and back again: the same moment, and yet another table than the one that was shown.
    await host.answer(id, two)
    await host.undo(id)
    for (const late of [host.undo(id, revision), host.redo(id, revision), host.goTo(id, 1, revision)])
      expect(await late).toMatchObject({ ok: false, reason: { key: 'host.overtaken' }, view: { at: 0 } })
  })

  test('a game that one has closed or removed is said to be closed in the other, and is whole', async () => {
    const host = testHost(await scratchFolder())
    const { id, revision } = await host.create(newGame)
    await host.close(id)
    await expect(host.answer(id, one, revision)).rejects.toMatchObject({ reason: { key: 'host.not-open' } })
    const again = await host.open(id)
    await host.remove(id)
    await expect(host.answer(id, one, again.revision)).rejects.toMatchObject({ reason: { key: 'host.not-open' } })
    await host.restore(id)
    expect((await host.open(id)).at).toBe(0)
  })
})

describe('a start of Gallia', () => {
  test('after a proper end has nothing to tell', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const { id } = await host.create(newGame)
    await host.shutdown()
    expect(await testHost(folder).startup()).toEqual({ recovered: [] })
    const closed = testHost(folder)
    await closed.open(id)
    await closed.close(id)
    expect(await testHost(folder).startup()).toEqual({ recovered: [] })
  })

  test('after a crash tells once which game was open and how far it is', async () => {
    const folder = await scratchFolder()
    const crashed = testHost(folder)
    const { id } = await crashed.create(newGame)
    await crashed.create({ ...newGame, name: 'Removed' }).then((other) => crashed.remove(other.id))
    const host = testHost(folder)
    expect(await host.startup()).toMatchObject({ recovered: [{ id, name: 'Alesia', yearBC: 52, problem: null }] })
    expect(await host.startup()).toEqual({ recovered: [] })
    // Nothing has been opened since: the next start has nothing to tell, if this one ends properly.
    await host.shutdown()
    expect(await testHost(folder).startup()).toEqual({ recovered: [] })
  })

  test('is not kept up by a torn note, or by a game that has gone since', async () => {
    const folder = await scratchFolder()
    await writeFile(join(folder, 'session.json'), '{"op')
    expect(await testHost(folder).startup()).toEqual({ recovered: [] })
    await writeFile(join(folder, 'session.json'), '{"open":["gone","../settings"]}')
    expect(await testHost(folder).startup()).toEqual({ recovered: [] })
  })
})

describe('settings', () => {
  test('are the defaults at first, and what was saved afterwards', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const settings = await host.settings()
    expect(settings).toMatchObject({ language: 'system', asked: { colours: false } })
    await host.saveSettings({ ...settings, colours: 'safe', asked: { colours: true } })
    expect(await testHost(folder).settings()).toMatchObject({ colours: 'safe', asked: { colours: true } })
  })

  test('moved by a slider many times in a moment end at the last one', async () => {
    const folder = await scratchFolder()
    const host = testHost(folder)
    const settings = await host.settings()
    await Promise.all([110, 120, 130, 140].map((textSize) => host.saveSettings({ ...settings, textSize })))
    expect((await testHost(folder).settings()).textSize).toBe(140)
  })

  test('keep what is good of a file with one bad field; a torn file is kept aside', async () => {
    const folder = await scratchFolder()
    const path = join(folder, 'settings.json')
    await writeFile(
      path,
      JSON.stringify({ language: 'it', colours: 'purple', textSize: 110, animation: 100, asked: { colours: true } }),
    )
    const host = testHost(folder)
    expect(await host.settings()).toEqual({
      ...defaultSettings,
      language: 'it',
      textSize: 110,
      asked: { colours: true },
    })
    await writeFile(path, '{"lang')
    const settings = await host.settings()
    expect(settings.language).toBe('system')
    await host.saveSettings(settings)
    expect(await readFile(`${path}.damaged`, 'utf8')).toBe('{"lang')
  })
})

function fail(error: Error): never {
  throw error
}
