import type { Scenario } from './scenario'

/** Pax Gallica?, late Summer 54 BC: five years. */
export const paxGallica: Scenario = {
  id: 'pax-gallica',
  firstYearBC: 54,
  decks: { standard: { piles: 14, winterInPiles: [2, 5, 8, 11, 14] }, short: undefined },
  evenInitiative: false,
  special: [
    'first-winter-without-victory',
    'first-winter-without-germans',
    'harvest-legions',
    'senate-enters',
    'vercingetorix-enters',
  ],
  ambiorixInsteadAt: undefined,
  position: {
    scenario: 'pax-gallica',
    resources: { romans: 8, arverni: 5, aedui: 5, belgae: 5 },
    senate: { box: 'off' },
    legions: { harvestBox: 3 },
    leaders: { arverni: 'spring-box' },
    tribes: { veneti: 'dispersed' },
    regions: {
      morini: { belgae: { warbands: { hidden: 1 }, allies: ['menapii'] } },
      nervii: {
        romans: { forts: 1 },
        belgae: { leader: 'ambiorix', warbands: { hidden: 2 }, allies: ['eburones'] },
        germans: { warbands: { hidden: 2 } },
      },
      atrebates: {
        romans: { auxilia: { hidden: 1 }, allies: ['atrebates', 'remi'] },
        belgae: { warbands: { hidden: 2 }, allies: ['bellovaci'] },
      },
      sugambri: { germans: { warbands: { hidden: 4 }, allies: ['suebi-north', 'sugambri'] } },
      ubii: { germans: { warbands: { hidden: 4 }, allies: ['suebi-south'] } },
      treveri: { belgae: { warbands: { hidden: 1 }, allies: ['treveri'] } },
      mandubii: {
        arverni: { warbands: { hidden: 3 }, allies: ['senones'] },
        aedui: { warbands: { hidden: 2 } },
      },
      aedui: { aedui: { warbands: { hidden: 2 }, allies: ['aedui'] } },
      arverni: { arverni: { warbands: { hidden: 2 }, allies: ['arverni'] } },
      britannia: { romans: { leader: 'caesar', legions: 5, auxilia: { hidden: 1 } } },
      provincia: { romans: { auxilia: { hidden: 2 } } },
    },
  },
}
