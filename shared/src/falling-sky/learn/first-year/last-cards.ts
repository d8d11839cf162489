import type { LessonChapter } from '../lesson'
import { allot, area, choose, give, inRegion, plaqueOf, read, score, troops } from '../steps'

const arduenna: LessonChapter = {
  id: 'arduenna',
  steps: [
    give('battle', [choose('battle'), choose('treveri'), choose('no')], {
      point: inRegion('treveri'),
      rules: ['3.3.4', '2.3.4'],
      facts: (b) => ({ warbands: troops(b, 'belgae', 'treveri') }),
      holds: (b) => b.eligibility.belgae !== 'ineligible' && b.senate.box === 'uproar',
    }),
    give('stand', [choose('stand')], { rules: ['3.3.4'] }),
    give('losses', [allot({ legion: 1 })], { rules: ['3.2.4'] }),
    read('held', {
      point: area('log'),
      rules: ['3.2.4'],
      facts: (b) => ({ warbands: troops(b, 'belgae', 'treveri') }),
      holds: (b) => b.regions.treveri.forces.romans.legions === 1 && troops(b, 'belgae', 'treveri') === 2,
    }),
    give('enlist', [choose(), choose()], { point: plaqueOf('belgae'), rules: ['4.5.1'] }),
    give('limited', [choose('march'), choose('aedui'), allot({ hidden: 3 }), choose('sequani'), allot()], {
      point: inRegion('sequani'),
      rules: ['2.3.5', '3.3.2'],
      holds: (b) => b.regions.sequani.control === 'germans',
    }),
  ],
}

const legioX: LessonChapter = {
  id: 'legio-x',
  steps: [
    give('battle', [choose('battle')], { rules: ['3.2.4'], facts: (b) => ({ belgae: score(b, 'belgae') }) }),
    give('nervii', [choose('nervii')], {
      facts: (b) => ({ warbands: troops(b, 'belgae', 'nervii'), legions: b.regions.nervii.forces.romans.legions }),
    }),
    give('besiege', [choose('yes')], { rules: ['4.2.3'] }),
    give('they-stand', [choose('stand')], { point: inRegion('nervii') }),
    give('siege', [choose('ally:nervii')]),
    give('their-losses', [allot({ hidden: 2 })], { point: inRegion('nervii'), rules: ['3.2.4'] }),
    give('treveri', [choose('treveri')], {
      rules: ['3.2.4'],
      facts: (b) => ({ legions: score(b, 'arverni') }),
      holds: (b) => b.regions.nervii.forces.romans.legions === 1 && b.legions.fallen === 2,
    }),
    give('besiege-treveri', [choose('yes')]),
    give('they-retreat', [choose('retreat')], { point: inRegion('treveri') }),
    give('end', [choose()], {
      facts: (b) => ({ belgae: score(b, 'belgae'), romans: score(b, 'romans') }),
      holds: (b) => b.regions.treveri.control === 'romans' && b.tribes.treveri.status === 'subdued',
    }),
    give('event', [choose('event'), choose('shaded')], { point: area('card'), rules: ['2.3.4', '5.3'] }),
  ],
}

const legiones: LessonChapter = {
  id: 'legiones',
  steps: [
    read('frost', { point: area('next-card'), rules: ['2.3.8'], holds: (b) => b.cards.frost }),
    give('event', [choose('event'), choose('unshaded')], { point: area('card'), rules: ['5.1'] }),
    give('shift', [choose('yes')], { rules: ['6.5', '1.4.1'] }),
    give('legions', [allot({ fallen: 2 })], {
      rules: ['1.4.1'],
      facts: (b) => ({ fallen: b.legions.fallen, track: b.legions.track }),
      holds: (b) => b.senate.box === 'uproar' && b.senate.firm,
    }),
    give('rally', [choose('rally'), choose('nervii'), choose('atrebates'), allot({ n: 2 }), choose()], {
      point: inRegion('nervii'),
      facts: (b) => ({ legions: score(b, 'arverni') }),
      rules: ['3.3.1'],
    }),
    give('enlist', [choose('enlist')], { point: inRegion('sugambri'), rules: ['4.5.1'] }),
    give('enlisted', [allot({ n: 2 })], { point: area('next-card'), rules: ['4.5.1', '2.4'] }),
  ],
}

/** The last three cards before Winter: Battles with all that belongs to them, and Frost. */
export const lastCards: readonly LessonChapter[] = [arduenna, legioX, legiones]
