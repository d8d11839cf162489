import { createFakeHost, someSaves } from './fake-host'
import { say } from './fake-game'

/** The screens on a fake host, for looking at them: `dev.html?at=3`, `?first=1`, `?empty=1`, `?failed=1`, `?safe=1`. */
const query = new URLSearchParams(location.search)
const flag = (name: string): boolean => query.get(name) === '1'

window.host = createFakeHost({
  at: Number(query.get('at') ?? 0),
  saves: flag('empty') ? [] : someSaves,
  settings: {
    asked: { colours: !flag('first') },
    colours: flag('safe') ? 'safe' : 'default',
    textSize: Number(query.get('text') ?? 100),
    animation: Number(query.get('animation') ?? 100),
  },
  ...(flag('failed') ? { save: { state: 'failed' as const, reason: say('the disk is full.') } } : {}),
  ...(flag('notice')
    ? { notice: 'The last version of this file was damaged. Its backup of yesterday was opened.' }
    : {}),
})
await import('../src/main')
