import type { Bucket } from '@gallia/shared/kernel/decision'
import { factions, type Faction } from '@gallia/shared/falling-sky/ids'

const files = import.meta.glob<string>('../assets/pieces/*/*.svg', { eager: true, query: '?url', import: 'default' })

/** The picture of a piece or marker in a set of colours; the name is that of its file. */
export function pieceUrl(name: string, colours: 'default' | 'safe'): string | undefined {
  return files[`../assets/pieces/${colours}/${name}.svg`] ?? files[`../assets/pieces/default/${name}.svg`]
}

/** Kinds of pieces as the tables of forces count them. */
export type PieceKind =
  | 'leader' | 'legions' | 'hidden' | 'revealed' | 'scouted' | 'troops' | 'allies' | 'citadels' | 'forts' | 'settlements' // prettier-ignore

/** The file that shows a kind of piece of a Faction. */
export function pieceName(kind: PieceKind, faction: Faction): string {
  switch (kind) {
    case 'leader':
      return faction === 'aedui' ? 'leader-diviciacus' : `leader-${faction}`
    case 'legions':
      return 'legion'
    case 'hidden':
    case 'revealed':
    case 'scouted':
      return faction === 'romans' ? `auxilia-${kind}` : `warband-${faction}-${kind}`
    case 'troops':
      return pieceName('hidden', faction)
    case 'allies':
      return `ally-${faction}`
    case 'citadels':
      return `citadel-${faction}`
    case 'forts':
      return 'fort'
    case 'settlements':
      return 'settlement'
  }
}

const kinds: readonly (readonly [RegExp, PieceKind])[] = [
  [/leader|successor|caesar|vercingetorix|ambiorix|diviciacus|ariovistus/, 'leader'],
  [/legion/, 'legions'],
  [/scouted/, 'scouted'],
  [/revealed/, 'revealed'],
  [/hidden|warband|auxilia|troop/, 'hidden'],
  [/citadel/, 'citadels'],
  [/all(y|ies)/, 'allies'],
  [/fort/, 'forts'],
  [/settlement/, 'settlements'],
]

/**
 * The picture that fits a bucket, if its words name a kind of piece: those of its id, and else the key of its label, which
 * may name the Faction too.
 */
export function pieceOfBucket({ id, label }: Bucket, asked: Faction): string | undefined {
  const named = label.params?.['faction']
  const owner = typeof named === 'object' && 'kind' in named ? factions.find((f) => f === named.id) : undefined
  return pieceInWords(id, asked) ?? pieceInWords(label.key, owner ?? asked)
}

function pieceInWords(words: string, asked: Faction): string | undefined {
  if (/resource/.test(words)) return 'resource'
  const kind = kinds.find(([word]) => word.test(words))?.[1]
  const named = factions.find((f) => words.split(/[^a-z]+/).includes(f))
  return kind && pieceName(kind, named ?? asked)
}
