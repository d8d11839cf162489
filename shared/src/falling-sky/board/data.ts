import type { Faction, RegionId, TribeId } from '../ids'

/** The Regions, Tribes and borders of the map (1.3). Names are in the text files. */

export type Group = 'belgica' | 'celtica' | 'germania' | 'britannia' | 'provincia' | 'cisalpina'

export interface RegionData {
  id: RegionId
  group: Group
  tribes: readonly TribeId[]
  /** The Factions whose Home Region it is: Rally or Recruit symbol (1.3.1). */
  homeOf: readonly Faction[]
  permanentFort: boolean
}

export const regionData: readonly RegionData[] = [
  { id: 'morini', group: 'belgica', tribes: ['menapii', 'morini'], homeOf: ['belgae'], permanentFort: false },
  { id: 'nervii', group: 'belgica', tribes: ['eburones', 'nervii'], homeOf: ['belgae'], permanentFort: false },
  {
    id: 'atrebates',
    group: 'belgica',
    tribes: ['bellovaci', 'atrebates', 'remi'],
    homeOf: ['belgae'],
    permanentFort: false,
  },
  { id: 'sugambri', group: 'germania', tribes: ['suebi-north', 'sugambri'], homeOf: ['germans'], permanentFort: false },
  { id: 'ubii', group: 'germania', tribes: ['suebi-south', 'ubii'], homeOf: ['germans'], permanentFort: false },
  { id: 'treveri', group: 'celtica', tribes: ['treveri'], homeOf: [], permanentFort: false },
  { id: 'carnutes', group: 'celtica', tribes: ['carnutes', 'aulerci'], homeOf: [], permanentFort: false },
  { id: 'mandubii', group: 'celtica', tribes: ['mandubii', 'senones', 'lingones'], homeOf: [], permanentFort: false },
  { id: 'veneti', group: 'celtica', tribes: ['veneti', 'namnetes'], homeOf: [], permanentFort: false },
  { id: 'pictones', group: 'celtica', tribes: ['pictones', 'santones'], homeOf: [], permanentFort: false },
  { id: 'bituriges', group: 'celtica', tribes: ['bituriges'], homeOf: [], permanentFort: false },
  { id: 'aedui', group: 'celtica', tribes: ['aedui'], homeOf: ['aedui'], permanentFort: false },
  { id: 'sequani', group: 'celtica', tribes: ['sequani', 'helvetii'], homeOf: [], permanentFort: false },
  {
    id: 'arverni',
    group: 'celtica',
    tribes: ['arverni', 'cadurci', 'volcae'],
    homeOf: ['arverni'],
    permanentFort: false,
  },
  { id: 'britannia', group: 'britannia', tribes: ['catuvellauni'], homeOf: [], permanentFort: false },
  { id: 'provincia', group: 'provincia', tribes: ['helvii'], homeOf: ['romans'], permanentFort: true },
  { id: 'cisalpina', group: 'cisalpina', tribes: ['nori'], homeOf: [], permanentFort: false },
]

export interface TribeData {
  id: TribeId
  region: RegionId
  city?: string
  /** Only this Faction may have an Ally or Citadel here (1.4.2). */
  only?: Faction
  /** The Suebi add nothing to a Region's Control Value (1.3.1). */
  suebi?: true
}

export const tribeData: readonly TribeData[] = [
  { id: 'menapii', region: 'morini' },
  { id: 'morini', region: 'morini' },
  { id: 'eburones', region: 'nervii' },
  { id: 'nervii', region: 'nervii' },
  { id: 'bellovaci', region: 'atrebates' },
  { id: 'atrebates', region: 'atrebates' },
  { id: 'remi', region: 'atrebates' },
  { id: 'suebi-north', region: 'sugambri', only: 'germans', suebi: true },
  { id: 'sugambri', region: 'sugambri' },
  { id: 'suebi-south', region: 'ubii', only: 'germans', suebi: true },
  { id: 'ubii', region: 'ubii' },
  { id: 'treveri', region: 'treveri' },
  { id: 'carnutes', region: 'carnutes', city: 'Cenabum' },
  { id: 'aulerci', region: 'carnutes' },
  { id: 'mandubii', region: 'mandubii', city: 'Alesia' },
  { id: 'senones', region: 'mandubii' },
  { id: 'lingones', region: 'mandubii' },
  { id: 'veneti', region: 'veneti' },
  { id: 'namnetes', region: 'veneti' },
  { id: 'pictones', region: 'pictones' },
  { id: 'santones', region: 'pictones' },
  { id: 'bituriges', region: 'bituriges', city: 'Avaricum' },
  { id: 'aedui', region: 'aedui', city: 'Bibracte', only: 'aedui' },
  { id: 'sequani', region: 'sequani', city: 'Vesontio' },
  { id: 'helvetii', region: 'sequani' },
  { id: 'arverni', region: 'arverni', city: 'Gergovia', only: 'arverni' },
  { id: 'cadurci', region: 'arverni' },
  { id: 'volcae', region: 'arverni' },
  { id: 'catuvellauni', region: 'britannia' },
  { id: 'helvii', region: 'provincia' },
  { id: 'nori', region: 'cisalpina' },
]

/** `rhenus` halts a March (1.3.5); `coastal` is an arrow to Britannia (1.3.4). */
export type BorderKind = 'normal' | 'rhenus' | 'coastal'

export const borders: readonly { a: RegionId; b: RegionId; kind: BorderKind }[] = [
  { a: 'morini', b: 'nervii', kind: 'normal' },
  { a: 'morini', b: 'atrebates', kind: 'normal' },
  { a: 'morini', b: 'sugambri', kind: 'rhenus' },
  { a: 'morini', b: 'britannia', kind: 'coastal' },
  { a: 'nervii', b: 'atrebates', kind: 'normal' },
  { a: 'nervii', b: 'treveri', kind: 'normal' },
  { a: 'nervii', b: 'sugambri', kind: 'rhenus' },
  { a: 'atrebates', b: 'treveri', kind: 'normal' },
  { a: 'atrebates', b: 'carnutes', kind: 'normal' },
  { a: 'atrebates', b: 'mandubii', kind: 'normal' },
  { a: 'atrebates', b: 'veneti', kind: 'normal' },
  { a: 'atrebates', b: 'britannia', kind: 'coastal' },
  { a: 'sugambri', b: 'ubii', kind: 'normal' },
  { a: 'treveri', b: 'sugambri', kind: 'rhenus' },
  { a: 'treveri', b: 'ubii', kind: 'rhenus' },
  { a: 'sequani', b: 'ubii', kind: 'rhenus' },
  { a: 'ubii', b: 'cisalpina', kind: 'normal' },
  { a: 'treveri', b: 'mandubii', kind: 'normal' },
  { a: 'treveri', b: 'sequani', kind: 'normal' },
  { a: 'carnutes', b: 'mandubii', kind: 'normal' },
  { a: 'carnutes', b: 'pictones', kind: 'normal' },
  { a: 'carnutes', b: 'bituriges', kind: 'normal' },
  { a: 'carnutes', b: 'veneti', kind: 'normal' },
  { a: 'mandubii', b: 'aedui', kind: 'normal' },
  { a: 'mandubii', b: 'sequani', kind: 'normal' },
  { a: 'mandubii', b: 'bituriges', kind: 'normal' },
  { a: 'veneti', b: 'pictones', kind: 'normal' },
  { a: 'veneti', b: 'britannia', kind: 'coastal' },
  { a: 'pictones', b: 'bituriges', kind: 'normal' },
  { a: 'pictones', b: 'arverni', kind: 'normal' },
  { a: 'bituriges', b: 'aedui', kind: 'normal' },
  { a: 'bituriges', b: 'arverni', kind: 'normal' },
  { a: 'aedui', b: 'sequani', kind: 'normal' },
  { a: 'aedui', b: 'arverni', kind: 'normal' },
  { a: 'aedui', b: 'provincia', kind: 'normal' },
  { a: 'sequani', b: 'provincia', kind: 'normal' },
  { a: 'sequani', b: 'cisalpina', kind: 'normal' },
  { a: 'arverni', b: 'provincia', kind: 'normal' },
  { a: 'provincia', b: 'cisalpina', kind: 'normal' },
]
