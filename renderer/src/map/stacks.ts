import { factions } from '@gallia/shared/falling-sky/ids'
import type { Faction, RegionId } from '@gallia/shared/falling-sky/ids'
import type { LeaderState } from '@gallia/shared/falling-sky/state'
import type { RegionView } from '@gallia/shared/falling-sky/view'
import type { PickedGroup } from './types'

/** The pieces of a Region as stacks in rows and lines (how they look: design, Stacks in a Region). */

export const stackKinds = [
  'leader', 'legions', 'hidden', 'revealed', 'scouted', 'mixed', 'forts', 'settlements',
] as const // prettier-ignore
export type StackKind = (typeof stackKinds)[number]
/** `mixed` is a way of drawing two kinds. */
export type PieceKind = Exclude<StackKind, 'mixed'>

export interface Stack {
  faction: Faction
  kind: StackKind
  count: number
  /** Hidden and Revealed, where both are folded into one stack. */
  split?: readonly [hidden: number, revealed: number]
  /** The leader's symbol is up (1.4.3). */
  named?: boolean
  /** Fort of Provincia: it can never be removed (1.4.2). */
  permanent?: boolean
  /** How many of them are picked for a group. */
  picked?: number
}

/** Rows that stand together; `starts` are the positions at which another Faction begins. */
export interface Line {
  stacks: readonly Stack[]
  starts: readonly number[]
}

interface Wanted {
  region: RegionId
  view: RegionView
  leaders: Record<Faction, LeaderState>
  group?: PickedGroup
  hidden?: readonly Faction[]
}

/** One row per Faction that has pieces here, in the order Romans, Arverni, Aedui, Belgae, Germans; discs are not in it. */
export function rowsOf(wanted: Wanted): Stack[][] {
  const shown = factions.filter((f) => !wanted.hidden?.includes(f))
  return shown.map((faction) => rowOf(faction, wanted)).filter((row) => row.length > 0)
}

/** Leader, Legions, Auxilia or Warbands Hidden, Revealed, Scouted, Fort, Settlement. */
function rowOf(faction: Faction, { region, view, leaders, group }: Wanted): Stack[] {
  const forces = view.forces[faction]
  const leader = leaders[faction]
  const picked = group?.region === region && group.faction === faction ? group.pieces : {}
  const row: Stack[] = []
  const add = (kind: StackKind, count: number, more: Partial<Stack> = {}) => {
    if (count > 0) row.push({ faction, kind, count, ...more })
  }
  const pick = (n: number | undefined) => (n ? { picked: n } : {})
  if (leader.place === 'map' && leader.region === region) {
    add('leader', 1, { named: leader.named, ...pick(picked.leader) })
  }
  add('legions', forces.legions, pick(picked.legions))
  add('hidden', forces.hidden, pick(picked.hidden))
  add('revealed', forces.revealed, pick(picked.revealed))
  add('scouted', forces.scouted, pick(picked.scouted))
  add('forts', forces.forts, faction === 'romans' && region === 'provincia' ? { permanent: true } : {})
  add('settlements', forces.settlements)
  return row
}

/** Joins neighbouring rows that together have three stacks or less. */
export function joinRows(rows: readonly (readonly Stack[])[]): Line[] {
  const lines: { stacks: Stack[]; starts: number[] }[] = []
  for (const row of rows) {
    const last = lines.at(-1)
    if (last && last.stacks.length + row.length <= 3) {
      last.starts.push(last.stacks.length)
      last.stacks.push(...row)
    } else {
      lines.push({ stacks: [...row], starts: [] })
    }
  }
  return lines
}

/** Hidden and Revealed of a Faction become one stack with two numbers, Hidden first. */
export function foldRow(row: readonly Stack[]): Stack[] {
  const hidden = row.find((s) => s.kind === 'hidden')
  const revealed = row.find((s) => s.kind === 'revealed')
  if (!hidden || !revealed) return [...row]
  const picked = (hidden.picked ?? 0) + (revealed.picked ?? 0)
  const mixed: Stack = {
    faction: hidden.faction,
    kind: 'mixed',
    count: hidden.count + revealed.count,
    split: [hidden.count, revealed.count],
    ...(picked ? { picked } : {}),
  }
  return row.flatMap((s) => (s === hidden ? [mixed] : s === revealed ? [] : [s]))
}

/** The number on a stack: nothing on a single piece, "6|2" on a folded stack, "8/10" while some are picked. */
export function badgeOf(stack: Stack): string {
  if (stack.picked && stack.count > 1) return `${stack.picked}/${stack.count}`
  if (stack.split) return `${stack.split[0]}|${stack.split[1]}`
  return stack.count > 1 ? String(stack.count) : ''
}

/** The name of the picture of a stack's piece (assets/pieces). */
export function pictureOf(stack: Stack): string {
  const { faction } = stack
  switch (stack.kind) {
    case 'leader':
      if (faction === 'aedui') return 'leader-diviciacus'
      return `${stack.named ? 'leader' : 'successor'}-${faction}`
    case 'legions':
      return 'legion'
    case 'hidden':
    case 'mixed':
      if (faction === 'romans') return 'auxilia-hidden'
      return `warband-${faction}-hidden`
    case 'revealed':
      return faction === 'romans' ? 'auxilia-revealed' : `warband-${faction}-revealed`
    case 'scouted':
      return faction === 'romans' ? 'auxilia-scouted' : `warband-${faction}-scouted`
    case 'forts':
      return stack.permanent ? 'fort-permanent' : 'fort'
    case 'settlements':
      return 'settlement'
  }
}

/** All that decides how a Region's camp looks: equal keys, equal picture. */
export const campKey = (lines: readonly (readonly Stack[])[]): string =>
  lines.map((row) => row.map((s) => `${s.faction}.${s.kind}.${s.count}.${s.named ?? ''}`).join(',')).join(';')
