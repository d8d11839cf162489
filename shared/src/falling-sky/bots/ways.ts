import type { PathStep } from './path'

/** The answers of a box that asks yes or no, of its die, and of a box that only does something. */
const yesNo = [':yes', ':no']
const die = [':die-yes', ':die-no']
const does = [':does']

/** What a bot makes of the Event (8.1.1, 8.4.4): the same in every flowchart. */
const event = [
  ':event.yes', ':event.not-available', ':event.no-event', ':event.final-year', ':event.ineffective',
  ':event.instruction', ':event.helps-player',
] // prettier-ignore

/** What a box can come to, and by which criteria it chooses, in the order of the rule; the last is the die (8.3.4). */
const waysOfBox: Readonly<Record<string, readonly string[]>> = {
  G5: ['/warbands', '/settled', '/most-losses', '/no-romans', '/allies', '/no-bots', '/players', '/die'],
  G6b: ['/own-pieces', '/die'],
  G7: ['/any-loss', '/enemy-order', '/leader', '/own-pieces', '/die'],
  G9: ['/own-control', '/own-pieces', '/die'],

  B1: yesNo,
  'B-BATTLE': [...yesNo, '/losses', '/die'],
  'B-BATTLE.ambush': does,
  'B-BATTLE.rampage': does,
  'B-BATTLE.enlist': does,
  'B-FLEE': [...does, '/leader', '/belgic-regions', '/control-value', '/die'],
  'B-RAMPAGE': ['/removals', '/control-value', '/enemy-order', '/pieces', '/die'],
  'B-ENLIST': [...does, '/player', '/warbands', '/ally', '/city', '/resources', '/die'],
  B2: [...yesNo, ...die],
  'B-PASS': does,
  B3: [
    ...event, '/in-belgica', '/ally', '/city', '/romans', '/not-own', '/enemy-order', '/legion-losses', '/needed',
    '/margin', '/warbands', '/in-place', '/die',
  ], // prettier-ignore
  B4: yesNo,
  'B-RALLY': [...does, '/most-in-all', '/city', '/adds-control', '/die'],
  B5: [...yesNo, ...die],
  'B-RAID': [...yesNo, '/devastated', '/other-victims', '/raids', '/raids-on-factions', '/die'],
  'B-MARCH': [...does, '/needed', '/most-in-all', '/paid', '/warbands', '/own-pieces', '/die'],
  'B-QUARTERS': ['/warbands', '/belgic-regions', '/stays', '/leader-stays', '/die'],

  A1: [...yesNo, ...die],
  'A-PASS': does,
  A2: event,
  'A-EVENT': [
    '/aedui-resources', '/aedui-city', '/aedui-allies', '/aedui-losses', '/aedui-victims', '/aedui-hidden-arverni',
    '/aedui-hidden-belgae', '/aedui-hidden-germans', '/aedui-warbands', '/aedui-ally', '/aedui-adds-control',
    '/enemy-order', '/die',
  ], // prettier-ignore
  A4: yesNo,
  'A-BATTLE': [...does, '/aedui-ambush', '/aedui-dearest-piece', '/enemy-order', '/die'],
  'A-AMBUSH': does,
  A5: yesNo,
  'A-RALLY': [...does, '/aedui-city', '/aedui-warbands', '/die'],
  'A-TRADE': [...yesNo, '/aedui-income', '/die'],
  'A-SUBORN': [
    ...does, '/aedui-city', '/aedui-allies-citadels', '/enemy-order', '/aedui-removes-arverni',
    '/aedui-removes-belgae', '/aedui-removes-germans', '/aedui-removes-romans', '/die',
  ], // prettier-ignore
  'A-NONE': does,
  A6: [...yesNo, ...die],
  'A-RAID': [...does, '/devastated', '/other-victims', '/raids', '/raids-on-factions', '/die'],
  'A-MARCH': [
    ...does, '/aedui-regions', '/aedui-enemy-settled', '/aedui-richest-enemy', '/aedui-fewest-warbands',
    '/aedui-fewest-origins', '/die',
  ], // prettier-ignore
  'A-AGREE': does,
  'A-QUARTERS': ['/own-control', '/aedui-roman-control', '/aedui-player-control', '/die'],

  V1: yesNo,
  'V-BATTLE': [...does, '/vercingetorix', '/threat', '/die'],
  'V-AMBUSH': yesNo,
  'V-FLEE': [...does, '/own-pieces', '/regions-entered', '/cost', '/warbands', '/die'],
  'V-VERC': ['/die'],
  'V-DEVASTATE': yesNo,
  'V-ENTREAT': [...yesNo, '/city', '/hidden', '/die'],
  V2: [...event, '/strips', '/escort', '/beside-legions', '/target', '/force', '/die'],
  V2c: die,
  V3: yesNo,
  'V-RALLY': [...does, '/citadel', '/ally', '/cost', '/rally-warbands', '/warbands', '/city', '/die'],
  V4: yesNo,
  'V-SPREAD': [...does, '/arverni-within-1', '/regions-entered', '/die'],
  V5: [...yesNo, ...die],
  'V-RAID': [...does, '/other-raids', '/raids', '/raids-on-factions', '/die'],
  'V-PASS': does,
  'V-MASS': [...does, '/marching', '/regions-entered', '/die'],
  'V-QUARTERS': ['/warbands', '/arverni-within-1', '/moves', '/die'],
  'V-SPRING': ['/own-pieces', '/die'],

  R1: yesNo,
  'R-BATTLE': [
    ...yesNo, '/caesar', '/not-romans', '/enemy-leader', '/warbands', '/player', '/settled', '/margin', '/die',
  ], // prettier-ignore
  'R-BATTLE-CAESAR': [':no'],
  'R-BESIEGE': yesNo,
  'R-SCOUT': ['/supplied', '/legions', '/hidden-warbands', '/die'],
  'R-MARCH': [
    ...yesNo, '/leader', '/legions', '/player', '/settled-on-map', '/mildest-threat', '/settled', '/supplied',
    '/harassment', '/die',
  ], // prettier-ignore
  'R-MARCH-DIE': [':R-MARCH-DIE.germans', ':R-MARCH-DIE.players', ':R-MARCH-DIE.most'],
  R2: yesNo,
  'R-PASS': does,
  R3: event,
  R5: yesNo,
  'R-RECRUIT': [...yesNo, '/supply', '/city', '/auxilia', '/die'],
  'R-BUILD': ['/threatened', '/margin', '/player', '/city', '/die'],
  'R-SEIZE': [...yesNo, '/players', '/belgica', '/die'],
  'R-QUARTERS': ['/provincia', '/roman-ally', '/not-devastated', '/die'],
}

/** All boxes with all that can come of them: `B1:yes`, `B2:die-no`, `B-MARCH/needed`. A new box or criterion needs its row. */
export const ways: readonly string[] = Object.entries(waysOfBox).flatMap(([box, of]) => of.map((way) => `${box}${way}`))

/** A step by its box and its answer: `B1:yes`. */
export function answerOf({ node, answer }: PathStep): string {
  return `${node}:${answer.key.replace('bot.', '')}`
}

/** What came of a step: its answer, marked where a die gave it, and the criteria that decided a choice. */
export function waysOf(step: PathStep): string[] {
  const { node, answer, candidates, tieBreaks = [], dice } = step
  if (candidates && answer.key === 'name') return tieBreaks.map(({ key }) => `${node}/${key.replace('bot.by.', '')}`)
  const rolled = dice !== undefined && (answer.key === 'bot.yes' || answer.key === 'bot.no')
  return [rolled ? answerOf(step).replace(':', ':die-') : answerOf(step)]
}
