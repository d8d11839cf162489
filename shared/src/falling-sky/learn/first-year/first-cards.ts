import type { LessonChapter } from '../lesson'
import { allot, area, aside, choose, give, inRegion, plaqueOf, read, score, troops } from '../steps'

const gobannitio: LessonChapter = {
  id: 'gobannitio',
  steps: [
    read('order', { point: area('sequence'), rules: ['2.3.4'] }),
    give(
      'rally-home',
      [choose('rally'), choose('arverni'), choose('citadel:arverni'), choose('warbands'), allot({ n: 3 })],
      { point: inRegion('arverni'), rules: ['3.3.1'], facts: (b) => ({ resources: b.factions.arverni.resources }) },
    ),
    give('rally-away', [choose('carnutes'), choose('ally:aulerci'), choose('mandubii'), allot({ n: 2 })], {
      point: inRegion('carnutes'),
      rules: ['3.3.1'],
      facts: (b) => ({ warbands: troops(b, 'arverni', 'arverni') }),
      holds: (b) => b.regions.carnutes.control === 'arverni',
    }),
    give('no-ability', [choose()], { point: area('card'), rules: ['2.3.4', '4.1'] }),
    give('pass', [choose('pass')], { point: plaqueOf('aedui'), rules: ['2.3.3'] }),
    give('march', [choose('march')], { rules: ['2.3.4', '3.2.2'] }),
    give('from', [choose('provincia')]),
    give('group', [allot({ leader: 1, legions: 4, hidden: 4 })]),
    give('first-leg', [choose('sequani')], { rules: ['3.2.2'] }),
    give('go-on', [allot({ leader: 1, legions: 4, hidden: 4 })]),
    give('second-leg', [choose('mandubii')]),
    give('halt', [allot()], { point: inRegion('mandubii') }),
    give('rest', [allot()], { facts: (b) => ({ auxilia: troops(b, 'romans', 'provincia') }) }),
  ],
}

const suebiMobilize: LessonChapter = {
  id: 'suebi-mobilize',
  steps: [
    read('eligibility', {
      point: plaqueOf('arverni'),
      rules: ['2.3.6'],
      holds: (b) => b.eligibility.romans === 'ineligible' && b.eligibility.arverni === 'ineligible',
    }),
    give('rally', [choose('rally'), choose('bituriges'), choose('citadel:bituriges'), choose('aedui')], {
      point: inRegion('bituriges'),
      rules: ['3.3.1'],
    }),
    give('trade', [aside('ability:trade')], { rules: ['4.1', '4.4.1'] }),
    give('agree', [choose('yes')], { rules: ['4.4.1', '1.5'] }),
    give('traded', [choose('yes'), choose()], { point: plaqueOf('aedui') }),
    give('event', [choose('event')], { point: area('card'), rules: ['2.3.4', '6.2'] }),
  ],
}

const riverCommerce: LessonChapter = {
  id: 'river-commerce',
  steps: [
    read('fallen', {
      point: inRegion('morini'),
      rules: ['1.4.1', '4.3.3'],
      facts: (b) => ({ warbands: troops(b, 'germans', 'morini'), legions: score(b, 'arverni') }),
      holds: (b) => b.legions.fallen === 1 && b.regions.morini.forces.romans.legions === 0,
    }),
    give('battle', [choose('battle')], { rules: ['3.2.4'] }),
    give('where', [choose('mandubii')], {
      facts: (b) => ({ resources: b.factions.romans.resources, warbands: troops(b, 'arverni', 'mandubii') }),
    }),
    give('whom', [choose('arverni')], {
      facts: (b) => ({ legions: b.regions.mandubii.forces.romans.legions, auxilia: troops(b, 'romans', 'mandubii') }),
    }),
    give('besiege', [choose('no')], { rules: ['4.2.3'] }),
    give('retreat', [choose('retreat'), allot()], { point: inRegion('mandubii'), rules: ['3.2.4'] }),
    give('no-more', [choose()], {
      holds: (b) => b.regions.mandubii.control === 'romans' && b.tribes.senones.status === 'subdued',
    }),
    give('scout', [choose('scout')], { rules: ['4.2.2'] }),
    give('scouts-from', [choose('provincia')]),
    give('scouts-to', [choose('sequani')], {
      point: inRegion('sequani'),
      facts: (b) => ({ warbands: troops(b, 'germans', 'sequani') }),
    }),
    give('scouts', [allot({ hidden: 2 })]),
    give('scouts-done', [choose()]),
    give('scouting', [choose('sequani'), allot({ 'germans:hidden': 4 })], { rules: ['4.2.2', '1.4.3'] }),
    give('scouted', [choose()], {
      point: inRegion('sequani'),
      holds: (b) => b.regions.sequani.forces.germans.scouted === 4 && b.regions.sequani.forces.romans.revealed === 2,
    }),
    give('capability', [choose('event'), choose('shaded')], { point: area('card'), rules: ['5.2', '5.3'] }),
  ],
}

const alpineTribes: LessonChapter = {
  id: 'alpine-tribes',
  steps: [
    read('held', {
      point: plaqueOf('aedui'),
      rules: ['5.3'],
      holds: (b) => b.capabilities.some((c) => c.card === 39 && c.side === 'shaded' && c.holder === 'aedui'),
    }),
    give('event', [choose('event'), choose('unshaded'), choose('sequani'), choose('sequani:aedui')], {
      point: area('card'),
      rules: ['5.1'],
    }),
    give('gift', [choose('provincia'), choose('helvii:romans'), choose()], {
      point: inRegion('provincia'),
      rules: ['1.5'],
    }),
    give('ambush', [choose('battle'), choose('nervii'), choose('romans'), choose('yes')], {
      point: inRegion('nervii'),
      rules: ['3.3.4', '4.5.3'],
      facts: (b) => ({
        hidden: b.regions.nervii.forces.belgae.hidden,
        auxilia: b.regions.nervii.forces.romans.hidden,
      }),
    }),
    give('losses', [allot({ hidden: 2 })], {
      rules: ['3.2.4', '4.5.3'],
      holds: (b) => b.regions.nervii.forces.romans.forts === 1,
    }),
    give('done', [choose()], {
      point: inRegion('nervii'),
      facts: (b) => ({ legions: b.regions.nervii.forces.romans.legions }),
      holds: (b) => b.regions.nervii.forces.belgae.revealed === 4,
    }),
  ],
}

/** The first four cards: Commands, Special Abilities and agreements as they come up. */
export const firstCards: readonly LessonChapter[] = [gobannitio, suebiMobilize, riverCommerce, alpineTribes]
