import type { LessonChapter } from '../lesson'
import { allot, area, aside, choose, give, inRegion, plaqueOf, read, score, secondScore, troops } from '../steps'

const aduatuca: LessonChapter = {
  id: 'aduatuca',
  steps: [
    give('event', [choose('event')], { rules: ['5.1'] }),
    give('side', [choose('unshaded')], { rules: ['5.2'] }),
    give('region', [choose('nervii')], {
      facts: (b) => ({ belgae: troops(b, 'belgae', 'nervii'), germans: troops(b, 'germans', 'nervii') }),
    }),
    read('cleared', {
      point: inRegion('nervii'),
      rules: ['1.6'],
      facts: (b) => ({ score: score(b, 'belgae') }),
      holds: (b) => b.regions.nervii.control === null && troops(b, 'belgae', 'nervii') === 0,
    }),
    give('march', [choose('march'), choose('carnutes'), allot({ hidden: 2 }), choose('mandubii'), allot()], {
      point: inRegion('mandubii'),
      rules: ['3.3.2'],
    }),
    give('vercingetorix', [choose('arverni'), allot({ leader: 1, hidden: 6 }), choose('bituriges'), allot(), allot()], {
      point: inRegion('bituriges'),
      rules: ['3.3.2', '4.3'],
    }),
    give('entreat', [choose('entreat'), choose('mandubii'), choose('romans:hidden')], {
      point: inRegion('mandubii'),
      rules: ['4.3.1'],
    }),
    give('entreat-again', [choose('bituriges')], { point: inRegion('bituriges'), rules: ['4.3.1'] }),
  ],
}

const druids: LessonChapter = {
  id: 'druids',
  steps: [
    give('raid', [choose('raid'), choose('bituriges'), choose('steal:arverni'), choose('steal:arverni')], {
      point: inRegion('bituriges'),
      rules: ['3.3.3'],
      facts: (b) => ({ resources: b.factions.arverni.resources }),
    }),
    give('suborn', [aside('ability:suborn'), choose('mandubii'), choose('place-ally'), choose('senones:aedui')], {
      point: inRegion('mandubii'),
      rules: ['4.4.2'],
      facts: (b) => ({ resources: b.factions.arverni.resources }),
    }),
    give(
      'suborn-more',
      [choose('remove-troops'), choose('arverni:hidden'), choose('remove-troops'), choose('arverni:hidden'), choose()],
      { point: inRegion('mandubii'), rules: ['4.4.2'], facts: (b) => ({ warbands: troops(b, 'arverni', 'mandubii') }) },
    ),
    give('event', [choose('event'), choose('belgae', 'arverni')], { point: area('card'), rules: ['3.1.2', '5.1'] }),
    give('free-rally', [choose('rally'), choose('arverni'), choose('ally:cadurci')], {
      point: inRegion('arverni'),
      rules: ['3.1.2'],
    }),
    give('devastate', [choose('devastate'), choose('bituriges'), choose()], {
      point: inRegion('bituriges'),
      rules: ['4.3.2'],
    }),
    give('belgic-rally', [choose('rally'), choose('nervii'), allot({ n: 2 })], {
      point: inRegion('nervii'),
      rules: ['3.3.1'],
      holds: (b) => b.regions.bituriges.devastated,
    }),
    give('rampage', [choose('rampage')], { point: inRegion('atrebates'), rules: ['4.5.2'] }),
    give('driven-out', [choose('mandubii')], {
      rules: ['4.5.2'],
      facts: (b) => ({ auxilia: troops(b, 'romans', 'atrebates') }),
    }),
  ],
}

const cicero: LessonChapter = {
  id: 'cicero',
  steps: [
    read('scores', {
      point: plaqueOf('belgae'),
      facts: (b) => ({
        belgae: score(b, 'belgae'),
        romans: score(b, 'romans'),
        aedui: score(b, 'aedui'),
        arverni: secondScore(b, 'arverni'),
      }),
      holds: (b) => b.factions.belgae.margin === 0 && b.eligibility.belgae !== 'ineligible',
    }),
    give('recruit', [choose('recruit')], { rules: ['3.2.1'] }),
    give('recruit-in', [choose('mandubii')], { rules: ['3.2.1'] }),
    give('supply', [choose(), choose('aedui')], { point: inRegion('aedui'), rules: ['3.2.1'] }),
    give('recruit-home', [choose('provincia')]),
    give('enough', [choose()]),
    give('ally', [choose('ally:mandubii')], { holds: (b) => b.regions.mandubii.control === 'romans' }),
    give('auxilia', [choose('auxilia')]),
    give('how-many', [allot({ n: 3 })]),
    give('build', [choose('build')], { rules: ['4.2.1'] }),
    give('build-in', [choose('mandubii')]),
    give('fort', [choose('fort')], { rules: ['4.2.1'] }),
    give('built', [choose(), choose()], {
      facts: (b) => ({ score: score(b, 'romans') }),
      holds: (b) => b.regions.mandubii.forces.romans.forts === 1,
    }),
    give('senate', [choose('event'), choose('up')], {
      point: area('senate'),
      rules: ['6.5'],
      holds: (b) => b.senate.box === 'intrigue',
    }),
  ],
}

/** Cards five to seven: Events, the Arverni on the move, supply. */
export const middleCards: readonly LessonChapter[] = [aduatuca, druids, cicero]
