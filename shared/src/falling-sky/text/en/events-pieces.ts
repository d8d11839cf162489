/** English texts of the Events that place, move and remove pieces, Resources and markers. */
export const eventsPieces: Record<string, string> = {
  'log.found-citadel': '{faction} Citadel placed at the {tribe}.',
  'log.raze': 'The {tribe} are Razed for good.',
  'log.colony': 'A Colony is founded in {region}: Control Value +1.',
  'log.capability-lost': '{card}, {side}, is a Capability no more.',
  'log.optimates': 'Optimates: with a Roman score of {n} the Senate recalls all Legions and the war is over.',
} // prettier-ignore
