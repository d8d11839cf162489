import type { Scenario } from './scenario'

/** Reconquest of Gaul, mid-Winter 53 BC: four years. */
export const reconquestOfGaul: Scenario = {
  id: 'reconquest-of-gaul',
  firstYearBC: 53,
  decks: {
    standard: { piles: 12, winterInPiles: [3, 6, 9, 12] },
    short: { piles: 9, winterInPiles: [3, 6, 9] },
  },
  evenInitiative: true,
  special: [],
  ambiorixInsteadAt: undefined,
  position: {
    scenario: 'reconquest-of-gaul',
    resources: { romans: 20, arverni: 10, aedui: 15, belgae: 10 },
    tribes: { veneti: 'gathering' },
    regions: {
      morini: {
        romans: { legions: 1, auxilia: { hidden: 1 } },
        belgae: { warbands: { hidden: 4 }, allies: ['menapii', 'morini'] },
      },
      nervii: {
        romans: { legions: 2, auxilia: { hidden: 2 }, forts: 1 },
        belgae: { leader: 'ambiorix', warbands: { hidden: 4 }, allies: ['eburones', 'nervii'] },
        germans: { warbands: { hidden: 1 } },
      },
      atrebates: {
        romans: { auxilia: { hidden: 1 }, allies: ['remi'] },
        belgae: { warbands: { hidden: 3 }, allies: ['bellovaci', 'atrebates'] },
      },
      sugambri: { germans: { warbands: { hidden: 4 }, allies: ['suebi-north', 'sugambri'] } },
      ubii: { germans: { warbands: { hidden: 4 }, allies: ['suebi-south'] } },
      treveri: {
        romans: { legions: 1, auxilia: { hidden: 2 }, forts: 1 },
        belgae: { warbands: { hidden: 4 }, allies: ['treveri'] },
      },
      carnutes: { arverni: { warbands: { hidden: 4 }, allies: ['carnutes'] } },
      mandubii: {
        arverni: { warbands: { hidden: 3 }, allies: ['senones'] },
        aedui: { warbands: { hidden: 3 }, allies: ['lingones'] },
      },
      bituriges: { aedui: { warbands: { hidden: 3 }, allies: ['bituriges'] } },
      aedui: { aedui: { warbands: { hidden: 3 }, citadels: ['aedui'] } },
      arverni: { arverni: { leader: 'vercingetorix', warbands: { hidden: 6 }, allies: ['arverni'] } },
      provincia: { romans: { leader: 'caesar', legions: 4, auxilia: { hidden: 6 } } },
    },
  },
}
