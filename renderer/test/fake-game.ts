import type { ChooseDecision, Decision } from '@gallia/shared/kernel/decision'
import { text, type Text, type Thing } from '@gallia/shared/kernel/text'
import type { Faction } from '@gallia/shared/falling-sky/ids'
import type { BoardView, FactionView } from '@gallia/shared/falling-sky/view'
import type { LogLine, TimelineEntry } from '@gallia/shared/protocol'
import { crowdedWar, greatRevolt } from '../src/map/fixtures/boards'

/** A game that is a row of prepared moments: enough to see and test every kind of question without rules. */
export interface Moment {
  board: BoardView
  decision: Decision | null
  /** Lines that the answer before this moment wrote. */
  lines: Omit<LogLine, 'at'>[]
}

export const say = (sentence: string): Text => text('name', { name: sentence })
const region = (id: string): Thing => ({ kind: 'region', id })
const faction = (id: Faction): Thing => ({ kind: 'faction', id })
const line = (sentence: string, rule: string, by: Faction | null, die?: number): Omit<LogLine, 'at'> => ({
  text: say(sentence), rule, faction: by, kind: 'said', ...(die === undefined ? {} : { die }),
}) // prettier-ignore

/** A moment's board is that after all its lines, so what changes a board comes first in the next moment. */
const phase = (id: string): Omit<LogLine, 'at'> => ({
  text: text('log.phase', { phase: text(`phase.${id}`) }),
  rule: '6.0',
  faction: null,
  kind: 'phase',
})

function side(
  resources: number,
  conditions: FactionView['conditions'],
  margin: number | null,
  available: Partial<FactionView['available']>,
  onMap: Partial<FactionView['onMap']>,
): FactionView {
  const none = { legions: 0, troops: 0, allies: 0, citadels: 0, forts: 0 }
  return {
    resources,
    conditions,
    margin,
    meetsCondition: (margin ?? 0) > 0,
    available: { leader: 0, ...none, ...available },
    onMap: { ...none, ...onMap },
  }
}

const seats: BoardView['seats'] = {
  romans: { kind: 'person', name: 'Livia', player: 0 },
  arverni: { kind: 'person', name: 'Théo', player: 1 },
  aedui: { kind: 'person', name: 'Hélène', player: 2 },
  belgae: { kind: 'person', name: 'Bruno', player: 3 },
  germans: { kind: 'rules', name: '', player: -1 },
}
const sides: BoardView['factions'] = {
  romans: side(20, [{ key: 'subdued-allied', score: 12, threshold: 15 }], -3, { allies: 3, troops: 6, forts: 2, legions: 0 }, { legions: 10, troops: 14, allies: 3, forts: 4 }),
  arverni: side(20, [{ key: 'legions-off-map', score: 2, threshold: 6 }, { key: 'allies-citadels', score: 10, threshold: 8 }], -4, { allies: 1, citadels: 2, troops: 6 }, { troops: 29, allies: 9, citadels: 1 }),
  aedui: side(15, [{ key: 'allies-citadels', score: 3, threshold: 10 }], -7, { allies: 4, citadels: 1, troops: 6 }, { troops: 14, allies: 2, citadels: 1 }),
  belgae: side(10, [{ key: 'control-allies', score: 5, threshold: 15 }], -10, { allies: 8, citadels: 1, troops: 15 }, { troops: 10, allies: 2 }),
  germans: side(0, [], null, { allies: 3, troops: 9 }, { troops: 6, allies: 3 }),
} // prettier-ignore

export const baseBoard: BoardView = {
  ...greatRevolt,
  seats,
  factions: sides,
  resources: { romans: 20, arverni: 20, aedui: 15, belgae: 10, germans: 0 },
  cards: {
    current: 36,
    next: 70,
    played: [34, 12, 3, 46, 16, 22, 9],
    acted: [],
    left: 38,
    waiting: ['arverni', 'belgae', 'aedui', 'romans'],
    frost: false,
  },
}

const turn: ChooseDecision = {
  kind: 'choose',
  faction: 'arverni',
  topic: 'turn.action',
  prompt: text('ask.turn.action'),
  rule: '2.3.4',
  notes: [say('A Command alone leaves the Belgae a Limited Command.')],
  min: 1,
  max: 1,
  asides: [{ id: 'transfer', faction: 'arverni', label: text('aside.transfer'), rule: '1.5.2' }],
  options: [
    { id: 'command:rally', label: text('command.rally'), detail: say('6 Regions, 1 each') },
    { id: 'command:march', label: text('command.march'), detail: say('6 origins, 1 each') },
    { id: 'command:raid', label: text('command.raid'), detail: say('6 Regions, free') },
    { id: 'command:battle', label: text('command.battle'), refused: say('No enemy to attack in your Regions.') },
    { id: 'event', label: text('turn.event'), detail: say('either text') },
    { id: 'pass', label: text('turn.pass'), detail: say('+1 Resource, stay Eligible') },
  ],
}
const origin: ChooseDecision = {
  kind: 'choose', faction: 'arverni', topic: 'march.origin', prompt: say('Where do groups march from?'), rule: '3.3.2', min: 1, max: 3,
  options: ['carnutes', 'mandubii', 'pictones', 'arverni', 'sequani'].map((id) => ({ id, label: text('name', { name: region(id) }), detail: say('costs 1'), on: [region(id)] })),
} // prettier-ignore
const group: Decision = {
  kind: 'allocate', faction: 'arverni', topic: 'march.group', prompt: say('Who marches from Carnutes?'), rule: '3.3.2', about: [region('carnutes')], min: 1, max: 11,
  notes: [say('Another group may leave from here afterwards, at no further cost.')],
  buckets: [
    { id: 'leader', label: { key: 'name', params: { name: { kind: 'leader', id: 'vercingetorix' } } }, detail: say('his group may enter a second Region'), max: 1, suggested: 1 },
    { id: 'hidden', label: say('Hidden Warbands'), max: 10, suggested: 8 },
    { id: 'revealed', label: say('Revealed Warbands'), max: 0 },
  ],
} // prettier-ignore
const destination: ChooseDecision = {
  kind: 'choose', faction: 'arverni', topic: 'march.destination', prompt: say('Where does this group march?'), rule: '3.3.2', about: [region('carnutes')], min: 1, max: 1,
  notes: [say('With Vercingetorix the group may enter a second Region.')],
  options: [
    ...(['atrebates', 'bituriges', 'mandubii', 'pictones', 'veneti'] as const).map((id) => ({ id, label: text('name', { name: region(id) }), detail: say('9 pieces against 5: Arverni Control'), on: [region(id)] })),
    { id: 'aedui', label: text('name', { name: region('aedui') }), refused: say('Not adjacent to Carnutes.') },
  ],
} // prettier-ignore
const consent: ChooseDecision = {
  kind: 'choose', faction: 'aedui', topic: 'consent.supply', rule: '3.2.1', min: 1, max: 1, about: [region('mandubii'), region('aedui')],
  prompt: text('ask.consent.supply', { by: faction('romans'), region: region('mandubii') }),
  notes: [say('The Romans Recruit in Mandubii. Their Supply Line runs through Aedui, which you Control.')],
  options: [
    { id: 'agree', label: text('answer.agree'), detail: say('Recruit costs the Romans nothing. Your word holds for this Command.') },
    { id: 'refuse', label: text('answer.refuse'), detail: say('Recruit costs the Romans 2. They may still Recruit, or call it off.') },
  ],
} // prettier-ignore
const losses: Decision = {
  kind: 'allocate', faction: 'romans', topic: 'battle.losses', prompt: say('Which pieces take the 5 Losses?'), rule: '3.2.4', about: [region('mandubii')], min: 5, max: 5,
  buckets: [
    { id: 'auxilia-hidden', label: say('Hidden Auxilia'), detail: say('removed'), max: 2, suggested: 2 },
    { id: 'legion', label: say('Legions'), detail: say('each rolls: lost on 1 to 3'), max: 8, suggested: 2 },
    { id: 'fort', label: say('Fort'), detail: say('rolls: lost on 1 to 3'), max: 1, suggested: 1 },
  ],
} // prettier-ignore
const sideOfCard: ChooseDecision = {
  kind: 'choose', faction: 'belgae', topic: 'event.side', prompt: say('Which text of the card?'), rule: '5.2', min: 1, max: 1,
  options: [
    { id: 'unshaded', label: text('side.unshaded') },
    { id: 'shaded', label: text('side.shaded'), detail: say('you would gain most from it') },
  ],
} // prettier-ignore
const manyTribes: ChooseDecision = {
  kind: 'choose', faction: 'belgae', topic: 'rally.ally', prompt: say('Where are Allies placed?'), rule: '3.3.1', min: 0, max: 1,
  options: ['menapii', 'nervii', 'atrebates', 'treveri', 'ubii', 'carnutes', 'veneti', 'pictones', 'bituriges', 'volcae', 'catuvellauni', 'helvii'].map((id) => ({ id, label: text('name', { name: { kind: 'tribe', id } }), on: [{ kind: 'tribe', id }] })),
} // prettier-ignore

const withCards = (part: Partial<BoardView['cards']>, more: Partial<BoardView> = {}): BoardView => ({
  ...baseBoard,
  ...more,
  cards: { ...baseBoard.cards, ...part },
})
/** A deed is noted when it is done: until then its Faction waits as the first. */
const marching = baseBoard
const moved = withCards({
  acted: [],
  waiting: ['romans', 'aedui'],
  current: 46,
  next: 16,
  left: 35,
})
const winterBoard: BoardView = {
  ...baseBoard,
  winters: 1,
  winterPhase: 'quarters',
  cards: { ...baseBoard.cards, current: 'winter', next: 16, waiting: [], acted: [] },
}
const afterHarvest: BoardView = {
  ...winterBoard,
  winterPhase: 'senate',
  resources: { romans: 32, arverni: 40, aedui: 21, belgae: 14, germans: 0 },
}
const afterSenate: BoardView = {
  ...afterHarvest,
  winterPhase: 'spring',
  legions: { ...afterHarvest.legions, fallen: 1 },
  legionRows: { uproar: 0, intrigue: 0, adulation: 4 },
}
const spring: BoardView = {
  ...afterSenate, winterPhase: 'none', yearBC: 51, cards: { ...baseBoard.cards, current: 16, next: 28, waiting: ['romans', 'belgae', 'aedui', 'arverni'], left: 30 },
  capabilities: [{ card: 10, side: 'shaded', holder: 'arverni' }],
} // prettier-ignore
const ended: BoardView = {
  ...crowdedWar, seats, yearBC: 50, winters: 3, resources: afterSenate.resources,
  factions: { ...sides, arverni: side(24, [{ key: 'legions-off-map', score: 8, threshold: 6 }, { key: 'allies-citadels', score: 11, threshold: 8 }], 2, {}, {}) },
  cards: { ...baseBoard.cards, current: null, next: null, left: 0, waiting: [] },
  result: {
    reason: 'final-winter',
    met: ['arverni'],
    ranking: [
      { player: 1, factions: ['arverni'], margin: 2 },
      { player: 0, factions: ['romans'], margin: -3 },
      { player: 2, factions: ['aedui'], margin: -7 },
      { player: 3, factions: ['belgae'], margin: -10 },
    ],
  },
} // prettier-ignore

/** The moments in order; an answer to one leads to the next. */
export const moments: readonly Moment[] = [
  { board: baseBoard, decision: turn, lines: [line('Pass: 1 Resource.', '2.3.3', 'aedui'), line('Card 36, Morasses. Next: Camulogenus.', '2.3.7', null)] },
  { board: marching, decision: origin, lines: [line('Command alone: March.', '2.3.4', 'arverni')] },
  { board: marching, decision: group, lines: [line('March: Carnutes chosen, 1 Resource paid.', '3.3.2', 'arverni')] },
  { board: marching, decision: destination, lines: [] },
  { board: moved, decision: consent, lines: [line('March to Bituriges with Vercingetorix and 8 Warbands: Arverni Control.', '3.3.2', 'arverni'), line('Card 46, Celtic Rites. Next: Ambacti.', '2.3.7', null), line('Command and Special Ability: Recruit, Build.', '2.3.4', 'romans')] },
  { board: withCards({ acted: [{ faction: 'arverni', did: 'command', command: 'battle' }], waiting: ['belgae', 'aedui'] }), decision: losses, lines: [line('The Aedui grant the Romans a Supply Line for Mandubii.', '3.2.1', 'aedui'), line('Attack: 4½, halved by the Fort.', '3.2.4', 'arverni')] },
  { board: marching, decision: sideOfCard, lines: [line('A Legion is lost.', '3.2.4', 'romans', 2), line('A Legion stands.', '3.2.4', 'romans', 5)] },
  { board: marching, decision: manyTribes, lines: [line('Event: Morasses, shaded text.', '5.2', 'belgae')] },
  { board: winterBoard, decision: { ...losses, topic: 'quarters.pay', prompt: say('How many pieces does Rome pay for in Mandubii?'), rule: '6.3.3', min: 0, max: 8 }, lines: [line('Winter of 52 BC.', '2.4', null), phase('victory'), line('Nobody meets a condition. The Romans are nearest, −3.', '6.1', null), phase('germans'), line('2 Warbands Rally at the Suebi.', '6.2.1', 'germans'), line('March to Nervii.', '3.4.2', 'germans'), phase('quarters'), line('Auxilia in Treveri roll: 1 lost.', '6.3.3', 'romans', 1), phase('harvest')] },
  { board: afterHarvest, decision: { ...turn, topic: 'harvest.pause', prompt: say('Go on?') }, lines: [line('The Romans gather 12 Resources.', '6.4.1', 'romans'), line('The Arverni gather 20 Resources.', '6.4.2', 'arverni'), line('The Aedui gather 6 Resources.', '6.4.2', 'aedui'), line('The Belgae gather 4 Resources.', '6.4.2', 'belgae')] },
  { board: spring, decision: { ...turn, faction: 'romans' }, lines: [phase('senate'), line('The Senate stays at Intrigue: Roman score 12.', '6.5.1', 'romans'), line('2 Legions return to the track.', '6.5.2', 'romans'), phase('spring'), line('Leaders come back, markers are removed.', '6.6', null), line('Card 16, Ambacti. Next: Oppida.', '2.3.7', null)] },
  { board: ended, decision: null, lines: [line('The last Winter: the Arverni win.', '7.3', 'arverni')] },
] // prettier-ignore

/** Cards and Winters so far at a moment. */
export function timelineAt(moment: number, firstLine: (moment: number) => number): TimelineEntry[] {
  const deeds: [number, [Faction, string][]][] = [
    [34, [['arverni', 'command'], ['romans', 'limited']]], [12, [['aedui', 'event'], ['belgae', 'command']]], [3, [['romans', 'command-ability'], ['arverni', 'event']]],
    [46, [['belgae', 'command'], ['aedui', 'limited']]], [16, [['arverni', 'command'], ['aedui', 'limited']]], [22, [['romans', 'event'], ['belgae', 'command']]], [9, [['aedui', 'command'], ['romans', 'pass']]],
  ] // prettier-ignore
  const past = deeds.map(([card, acted]) => ({
    card,
    at: 0,
    line: 0,
    acted: acted.map(([f, did]) => ({ faction: f, did })),
  }))
  const later: [number, number | 'winter', [Faction, string][]][] = [[0, 36, [['arverni', 'command']]], [4, 46, [['romans', 'command-ability']]], [8, 'winter', []], [10, 16, []], [11, 'winter', []]] // prettier-ignore
  const entries = later.filter(([at]) => at <= moment)
  return [
    ...past,
    ...entries.map(([at, card, acted]) => ({
      card,
      at,
      line: firstLine(at) + (at === 10 ? 5 : 0),
      acted: acted.map(([f, did]) => ({ faction: f, did })),
    })),
  ]
}
