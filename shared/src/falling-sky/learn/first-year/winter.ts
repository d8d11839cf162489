import type { LessonChapter } from '../lesson'
import { allot, area, aside, choose, give, inRegion, plaqueOf, read, score, secondScore, troops } from '../steps'

/** The Winter Round, phase by phase (6.0). */
export const winter: LessonChapter = {
  id: 'winter',
  steps: [
    read('victory', {
      point: plaqueOf('aedui'),
      rules: ['6.1', '7.2'],
      facts: (b) => ({ aedui: score(b, 'aedui') }),
      holds: (b) => b.factions.aedui.margin === 0 && b.result === null,
    }),
    read('germans', {
      point: inRegion('morini'),
      rules: ['6.2'],
      facts: (b) => ({ warbands: troops(b, 'germans', 'morini') }),
      holds: (b) => b.regions.morini.control === 'germans' && troops(b, 'belgae', 'morini') === 0,
    }),
    read('germans-elsewhere', {
      point: inRegion('treveri'),
      rules: ['6.2.2', '4.2.2'],
      facts: (b) => ({ warbands: troops(b, 'germans', 'treveri') }),
      holds: (b) => b.regions.sequani.forces.germans.revealed === 4 && b.tribes.ubii.status === 'allied',
    }),
    give('quarters', [choose(), choose(), choose()], { point: inRegion('bituriges'), rules: ['6.3', '6.3.2'] }),
    give('roman-quarters', [aside('transfer:aedui'), choose('romans'), allot({ n: 4 })], {
      point: plaqueOf('aedui'),
      rules: ['6.3.3', '1.5.2'],
      facts: (b) => ({ warbands: troops(b, 'arverni', 'bituriges'), resources: b.factions.romans.resources }),
    }),
    give('relocate', [choose('sequani')], {
      rules: ['6.3.3'],
      facts: (b) => ({ resources: b.factions.romans.resources }),
    }),
    give('who', [allot({ revealed: 2 })]),
    give('home', [choose('provincia')]),
    give('nobody-else', [choose()]),
    give('by-supply', [choose()], { rules: ['6.3.3'] }),
    give('caesar', [choose('no')]),
    give('pay-first', [choose('mandubii')], { rules: ['6.3.3'] }),
    give('free', [allot({ legion: 2 })]),
    give('pay', [allot({ legion: 2, auxilia: 4 })], { facts: (b) => ({ resources: b.factions.romans.resources }) }),
    give('free-again', [allot({ legion: 1 })], { point: inRegion('treveri') }),
    give('gamble', [allot({ auxilia: 1 })]),
    read('harvest', {
      point: plaqueOf('romans'),
      rules: ['6.4'],
      facts: (b) => ({
        romans: score(b, 'romans'),
        arverni: secondScore(b, 'arverni'),
        resources: b.factions.romans.resources,
      }),
      holds: (b) => troops(b, 'romans', 'treveri') === 2,
    }),
    give('transfers', [choose()], { rules: ['6.4', '1.5.2'] }),
    read('senate', {
      point: area('senate'),
      phase: 'senate',
      rules: ['6.5'],
      facts: (b) => ({ score: score(b, 'romans') }),
      holds: (b) => b.senate.box === 'uproar' && !b.senate.firm,
    }),
    read('spring', {
      phase: 'spring',
      rules: ['6.6'],
      holds: (b) =>
        !b.regions.bituriges.devastated &&
        b.tribes.veneti.status === 'subdued' &&
        Object.values(b.eligibility).every((e) => e === 'eligible'),
    }),
    read('end', { point: area('card'), facts: (b) => ({ year: b.yearBC }) }),
  ],
}
