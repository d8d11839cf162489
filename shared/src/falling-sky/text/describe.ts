import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import type { PathStep } from '../bots/path'
import { cardData } from '../cards/cards'
import type { Effect } from '../effects'
import type { Faction, SenateBox, Side } from '../ids'
import { sides } from '../ids'
import { cardThing, factionThing, leaderThing, regionThing, tribeThing } from '../names'

/** Whose deed an effect is, or null where it is nobody's. */
export function doer(effect: Effect): Faction | null {
  if ('faction' in effect && effect.faction !== undefined) return effect.faction
  switch (effect.kind) {
    case 'place-legions':
    case 'remove-legions':
    case 'shift-legions':
    case 'place-fort':
    case 'remove-fort':
    case 'senate':
      return 'romans'
    case 'transfer':
      return effect.from
    case 'capability':
    case 'capability-lost':
      return effect.capability.holder
    default:
      return null
  }
}

/** The sentence of the log for an effect, as a key with parameters. */
export function describe(effect: Effect): Text {
  switch (effect.kind) {
    case 'place-troops':
      return text('log.place-troops', {
        pieces: troops(effect.faction, 'hidden', effect.n),
        region: regionThing(effect.region),
      })
    case 'remove-troops':
      return text('log.remove-troops', {
        pieces: sides.filter((s) => effect[s] > 0).map((s) => troops(effect.faction, s, effect[s])),
        region: regionThing(effect.region),
      })
    case 'place-legions':
      return text('log.place-legions', { n: effect.n, region: regionThing(effect.region), from: box(effect.from) })
    case 'remove-legions':
      return text('log.remove-legions', { n: effect.n, region: regionThing(effect.region), to: box(effect.to) })
    case 'shift-legions':
      return text('log.shift-legions', { n: effect.n, from: box(effect.from), to: box(effect.to) })
    case 'place-leader':
      return text('log.place-leader', {
        leader: leaderThing(effect.faction, effect.named),
        region: regionThing(effect.region),
      })
    case 'remove-leader':
      return text('log.remove-leader', {
        leader: leaderThing(effect.faction, effect.named),
        region: regionThing(effect.region),
      })
    case 'place-ally':
    case 'remove-ally':
    case 'place-citadel':
    case 'found-citadel':
      return text(`log.${effect.kind}`, { faction: factionThing(effect.faction), tribe: tribeThing(effect.tribe) })
    case 'remove-citadel':
      return text(effect.ally ? 'log.citadel-to-ally' : 'log.remove-citadel', {
        faction: factionThing(effect.faction),
        tribe: tribeThing(effect.tribe),
      })
    case 'place-fort':
    case 'remove-fort':
    case 'devastate':
    case 'recover':
    case 'colony':
      return text(`log.${effect.kind}`, { region: regionThing(effect.region) })
    case 'move':
      return text('log.move', { pieces: group(effect), from: regionThing(effect.from), to: regionThing(effect.to) })
    case 'flip':
      return text(`log.flip.${effect.to}`, {
        pieces: troops(effect.faction, effect.from, effect.n),
        region: regionThing(effect.region),
      })
    case 'disperse':
    case 'gather':
    case 'free-tribe':
    case 'raze':
      return text(`log.${effect.kind}`, { tribe: tribeThing(effect.tribe) })
    case 'resources':
      return resources(effect)
    case 'transfer':
      return text('log.transfer', { from: factionThing(effect.from), to: factionThing(effect.to), n: effect.n })
    case 'senate':
      return senateIs(effect)
    case 'enlist':
      return effect.regions.length
        ? text('log.enlist', { regions: effect.regions.map(regionThing) })
        : text('log.enlist.over')
    case 'circumvallation':
      return text(effect.marker ? 'log.circumvallation.on' : 'log.circumvallation.off', {
        faction: factionThing(effect.faction),
        ...(effect.marker && { region: regionThing(effect.marker.region) }),
      })
    case 'diviciacus':
      return effect.regions.length
        ? text(`log.diviciacus.${effect.faction}`, { regions: effect.regions.map(regionThing) })
        : text('log.diviciacus.over')
    case 'eligibility':
      return text(`log.eligibility.${effect.to}`, { faction: factionThing(effect.faction) })
    case 'acted':
      return text(`log.acted.${effect.did}`, {
        faction: factionThing(effect.faction),
        ...(effect.command && { command: { kind: 'command', id: effect.command } }),
        ...(effect.ability && { ability: { kind: 'ability', id: effect.ability } }),
      })
    case 'command':
      return text(effect.limited ? 'log.command.limited' : 'log.command', {
        faction: factionThing(effect.faction),
        command: { kind: 'command', id: effect.command },
      })
    case 'event':
      return event(effect)
    case 'ability':
      return text('log.ability', {
        faction: factionThing(effect.faction),
        ability: { kind: 'ability', id: effect.ability },
      })
    case 'select':
      return text('log.select', {
        what: { kind: isAbility(effect.command) ? 'ability' : 'command', id: effect.command },
        region: regionThing(effect.region),
      })
    case 'card':
      return turned(effect)
    case 'swap-winter':
      return text('log.sudden-frost', { ...(typeof effect.next === 'number' && { card: cardThing(effect.next) }) })
    case 'winter':
      return text('log.winter', { n: effect.winter })
    case 'phase':
      return text(effect.phase === 'none' ? 'log.winter-over' : 'log.phase', { phase: text(`phase.${effect.phase}`) })
    case 'capability':
    case 'capability-lost':
      return text(`log.${effect.kind}`, {
        card: cardThing(effect.capability.card),
        side: text(`side.${effect.capability.side}`),
        faction: factionThing(effect.capability.holder),
      })
    case 'lasting':
      return text(effect.on ? 'log.lasting.on' : 'log.lasting.off', { card: cardThing(effect.card) })
    case 'roll':
      return text('log.roll', { die: effect.die, for: effect.for })
    case 'note':
      return effect.text
    case 'bot-path':
      return text('log.bot-path', { faction: factionThing(effect.faction), path: effect.path.map(botStep) })
    case 'adjust':
      return text('log.adjust')
    case 'result':
      return text(`log.result.${effect.result.reason}`, {
        factions: (effect.result.ranking[0]?.factions ?? []).map(factionThing),
      })
  }
}

/** "B1 Ambiorix is threatened: no (fewer than 4 Warbands)." */
function botStep({ node, question, answer, facts = [], tieBreaks = [] }: PathStep): Text {
  const params = { node, question, answer }
  const why = [...facts, ...tieBreaks]
  return why.length ? text('bot.step.why', { ...params, why }) : text('bot.step', params)
}

/** Of a card with two texts the sentence names the one that is executed (5.2). */
function event({ faction, card, side }: Extract<Effect, { kind: 'event' }>): Text {
  const params = { faction: factionThing(faction), card: cardThing(card) }
  if (!cardData(card).dual) return text('log.event.only', params)
  return text('log.event', { ...params, side: text(`side.${side}`) })
}

/** "3 Hidden Warbands". */
export function troops(faction: Faction, side: Side, n: number): Text {
  return text(`pieces.${faction === 'romans' ? 'auxilia' : 'warband'}.${side}`, { n, faction: factionThing(faction) })
}

function group({ faction, group: g }: Extract<Effect, { kind: 'move' }>): Text[] {
  return [
    ...(g.leader ? [text('pieces.the-leader', { faction: factionThing(faction) })] : []),
    ...(g.legions ? [text('pieces.legion', { n: g.legions })] : []),
    ...sides.filter((s) => g[s] > 0).map((s) => troops(faction, s, g[s])),
  ]
}

const box = (id: string): Text => text(`legions.${id}`)

const abilities = new Set([
  'build',
  'scout',
  'besiege',
  'entreat',
  'devastate',
  'ambush',
  'trade',
  'suborn',
  'enlist',
  'rampage',
])
const isAbility = (id: string): boolean => abilities.has(id)

function resources({ faction, change, why, region }: Extract<Effect, { kind: 'resources' }>): Text {
  const key = change < 0 ? 'log.resources.less' : 'log.resources.more'
  return text(region ? `${key}.in` : key, {
    faction: factionThing(faction),
    n: Math.abs(change),
    why: text(`why.${why}`),
    ...(region && { region: regionThing(region) }),
  })
}

/** Where the Senate marker is. At an end of its track it matters that it isn't Firm: it may just have ceased to be (6.5.1). */
export function senateIs({ box, firm }: { box: SenateBox; firm: boolean }): Text {
  const key = firm ? 'log.senate.firm' : box === 'intrigue' ? 'log.senate' : 'log.senate.not-firm'
  return text(key, { box: text(`senate.${box}`) })
}

function turned({ current, next }: Extract<Effect, { kind: 'card' }>): Text {
  if (current === null) return text('log.card.last')
  if (current === 'winter') return text('log.card.winter')
  const card = cardThing(current)
  if (next === null) return text('log.card.only', { card })
  return next === 'winter' ? text('log.card.frost', { card }) : text('log.card', { card, next: cardThing(next) })
}
