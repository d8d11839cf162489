import type { Decision } from '../../../kernel/decision'
import type { Thing } from '../../../kernel/text'
import type { TribeId } from '../../ids'
import { tribes } from '../../ids'

/** What an option or bucket lights up on the map: what it is about. */
export function litBy(decision: Decision, id: string): readonly Thing[] {
  const all = decision.kind === 'choose' ? decision.options : decision.buckets
  return all.find((o) => o.id === id)?.on ?? []
}

/** The Tribes among that. */
export function tribesLitBy(decision: Decision, id: string): TribeId[] {
  const lit = litBy(decision, id)
  return tribes.filter((t) => lit.some((thing) => thing.kind === 'tribe' && thing.id === t))
}
