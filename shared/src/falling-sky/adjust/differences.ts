import type { Text } from '../../kernel/text'
import { text } from '../../kernel/text'
import { forcesIn } from '../board/control'
import type { Faction, RegionId, TribeId } from '../ids'
import { factions, regions, sides, tribes } from '../ids'
import { cardThing, factionThing, leaderThing, regionThing, tribeThing } from '../names'
import type { Capability, Deed, State } from '../state'
import { senateIs, troops } from '../text/describe'

/** A line of the log about something that was set by hand. */
export interface Difference {
  text: Text
  faction?: Faction
}

/** What differs between two states, one sentence each, in the words of the log. */
export function differences(before: State, after: State): Difference[] {
  return [
    ...regions.flatMap((region) => inRegion(before, after, region)),
    ...tribes.flatMap((tribe) => ofTribe(before, after, tribe)),
    ...factions.flatMap((faction) => ofFaction(before, after, faction)),
    ...ofRome(before, after),
    ...ofCards(before, after),
    ...ofDeeds(before, after),
    ...ofCapabilities(before, after),
    ...ofMarkers(before, after),
    ...(before.winters === after.winters ? [] : [{ text: text('log.adjust.winters', { n: after.winters }) }]),
  ]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function inRegion(before: State, after: State, region: RegionId): Difference[] {
  const [was, is] = [before.regions[region], after.regions[region]]
  const pieces = factions
    .filter((faction) => !same(was.forces[faction], is.forces[faction]))
    .map((faction) => ({ faction, text: piecesNow(after, faction, region) }))
  if (was.devastated === is.devastated) return pieces
  return [...pieces, { text: text(is.devastated ? 'log.devastate' : 'log.recover', { region: regionThing(region) }) }]
}

function piecesNow(state: State, faction: Faction, region: RegionId): Text {
  const there = forcesIn(state, faction, region)
  const pieces = [
    ...(there.legions ? [text('pieces.legion', { n: there.legions })] : []),
    ...sides.filter((side) => there[side]).map((side) => troops(faction, side, there[side])),
    ...(there.forts ? [text('pieces.fort', { n: there.forts })] : []),
  ]
  const where = { faction: factionThing(faction), region: regionThing(region) }
  return pieces.length ? text('log.adjust.pieces', { ...where, pieces }) : text('log.adjust.no-pieces', where)
}

function ofTribe(before: State, after: State, tribe: TribeId): Difference[] {
  const is = after.tribes[tribe]
  if (same(before.tribes[tribe], is)) return []
  const thing = { tribe: tribeThing(tribe) }
  switch (is.status) {
    case 'allied': {
      const { faction } = is
      const key = is.citadel ? 'log.adjust.citadel' : 'log.adjust.ally'
      return [{ text: text(key, { ...thing, faction: factionThing(faction) }), faction }]
    }
    case 'subdued':
      return [{ text: text('log.adjust.subdued', thing) }]
    case 'dispersed':
      return [{ text: text('log.disperse', thing) }]
    case 'gathering':
      return [{ text: text('log.gather', thing) }]
    case 'razed':
      return [{ text: text('log.raze', thing) }]
    case 'closed':
      return [] // told by its marker
  }
}

function ofFaction(before: State, after: State, faction: Faction): Difference[] {
  const thing = { faction: factionThing(faction) }
  const lines: Text[] = []
  const leader = after.leaders[faction]
  if (!same(before.leaders[faction], leader)) {
    lines.push(
      leader.place === 'map'
        ? text('log.adjust.leader', { leader: leaderThing(faction, leader.named), region: regionThing(leader.region) })
        : text(`log.adjust.leader-${leader.place}`, thing),
    )
  }
  if (before.resources[faction] !== after.resources[faction])
    lines.push(text('log.adjust.resources', { ...thing, n: after.resources[faction] }))
  if (before.eligibility[faction] !== after.eligibility[faction])
    lines.push(text(`log.eligibility.${after.eligibility[faction]}`, thing))
  return lines.map((line) => ({ text: line, faction }))
}

function ofRome(before: State, after: State): Difference[] {
  const lines: Text[] = []
  const { box, firm } = after.senate
  if (!same(before.senate, after.senate)) {
    lines.push(box === 'off' ? text('log.adjust.senate-off') : senateIs({ box, firm }))
  }
  if (!same(before.legions, after.legions)) {
    const { track, fallen, removed, harvestBox } = after.legions
    lines.push(text('log.adjust.legions', { track, fallen, removed: removed + harvestBox }))
  }
  return lines.map((line) => ({ text: line, faction: 'romans' }))
}

function ofCards(before: State, after: State): Difference[] {
  const { current, next } = after.cards
  if (before.cards.current === current && before.cards.next === next) return []
  const named = (card: typeof current): Text =>
    text(card === null ? 'log.adjust.no-card' : 'name', { name: { kind: 'card', id: String(card) } })
  return [{ text: text('log.adjust.cards', { current: named(current), next: named(next) }) }]
}

/** Who has done what on the card, where that differs; on a Winter card nobody acts. */
function ofDeeds(before: State, after: State): Difference[] {
  if (after.cards.current === 'winter') return []
  const did = ({ cards }: State, faction: Faction): Deed | undefined =>
    cards.acted.find((deed) => deed.faction === faction)?.did
  return factions
    .filter((faction) => did(before, faction) !== did(after, faction))
    .map((faction) => {
      const deed = did(after, faction)
      const thing = { faction: factionThing(faction) }
      return {
        faction,
        text: deed
          ? text('log.adjust.acted', { ...thing, deed: text(`deed.${deed}`) })
          : text('log.adjust.not-acted', thing),
      }
    })
}

function ofCapabilities(before: State, after: State): Difference[] {
  const missing = (from: State, in_: State): readonly Capability[] =>
    from.capabilities.filter((c) => !in_.capabilities.some((other) => same(c, other)))
  const line = (key: string, { card, side, holder }: Capability): Difference => ({
    text: text(key, { card: cardThing(card), side: text(`side.${side}`), faction: factionThing(holder) }),
    faction: holder,
  })
  return [
    ...missing(before, after).map((c) => line('log.capability-lost', c)),
    ...missing(after, before).map((c) => line('log.capability', c)),
  ]
}

function ofMarkers(before: State, after: State): Difference[] {
  const lines: Text[] = []
  for (const card of before.lasting.filter((c) => !after.lasting.includes(c)))
    lines.push(text('log.lasting.off', { card: cardThing(card) }))
  for (const card of after.lasting.filter((c) => !before.lasting.includes(c)))
    lines.push(text('log.lasting.on', { card: cardThing(card) }))
  if (before.colony !== after.colony)
    lines.push(
      after.colony === null ? text('log.adjust.no-colony') : text('log.colony', { region: regionThing(after.colony) }),
    )
  const [was, is] = [before.circumvallation, after.circumvallation]
  if (was && !same(was, is)) lines.push(text('log.circumvallation.off', { faction: factionThing(was.faction) }))
  if (is && !same(was, is))
    lines.push(text('log.circumvallation.on', { faction: factionThing(is.faction), region: regionThing(is.region) }))
  return lines.map((line) => ({ text: line }))
}
