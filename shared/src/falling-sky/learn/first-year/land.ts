import type { LessonChapter } from '../lesson'
import { area, inRegion, plaqueOf, read, score, secondScore, troops } from '../steps'

/** What lies on the table, and what it is played for. */
export const land: LessonChapter = {
  id: 'land',
  steps: [
    read('welcome'),
    read('tribes', {
      point: inRegion('mandubii'),
      rules: ['1.3.1', '1.3.2'],
      facts: (b) => ({ value: b.regions.mandubii.controlValue }),
      holds: (b) =>
        b.tribes.mandubii.status === 'subdued' &&
        b.tribes.senones.status === 'allied' &&
        b.tribes.lingones.status === 'allied',
    }),
    read('pieces', {
      point: inRegion('nervii'),
      rules: ['1.4', '1.4.3'],
      facts: (b) => ({
        legions: b.regions.nervii.forces.romans.legions,
        auxilia: troops(b, 'romans', 'nervii'),
        warbands: troops(b, 'belgae', 'nervii'),
      }),
      holds: (b) => b.regions.nervii.forces.romans.forts === 1,
    }),
    read('control', {
      point: inRegion('nervii'),
      rules: ['1.6'],
      facts: (b) => ({ ours: b.regions.nervii.strength.romans, theirs: b.regions.nervii.strength.belgae }),
      holds: (b) => b.regions.nervii.control === 'belgae',
    }),
    read('goal', {
      point: plaqueOf('romans'),
      rules: ['7.2'],
      facts: (b) => ({ score: score(b, 'romans') }),
    }),
    read('goals', {
      point: plaqueOf('belgae'),
      rules: ['7.2', '6.1'],
      facts: (b) => ({
        legions: score(b, 'arverni'),
        arverni: secondScore(b, 'arverni'),
        aedui: score(b, 'aedui'),
        belgae: score(b, 'belgae'),
      }),
      holds: (b) => b.factions.belgae.margin === 0 && secondScore(b, 'arverni') === score(b, 'aedui'),
    }),
    read('germans', { point: plaqueOf('germans'), rules: ['6.2'] }),
    read('cards', { point: area('card'), rules: ['2.2', '5.2'] }),
  ],
}
