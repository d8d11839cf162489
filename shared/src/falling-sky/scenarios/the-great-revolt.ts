import type { Scenario } from './scenario'

/** The Great Revolt, Spring 52 BC: three years. */
export const theGreatRevolt: Scenario = {
  id: 'the-great-revolt',
  firstYearBC: 52,
  decks: {
    standard: { piles: 9, winterInPiles: [3, 6, 9] },
    short: { piles: 6, winterInPiles: [3, 6] },
  },
  evenInitiative: true,
  special: ['higher-margin-arverni-belgae'],
  ambiorixInsteadAt: 'sugambri',
  position: {
    scenario: 'the-great-revolt',
    resources: { romans: 20, arverni: 20, aedui: 15, belgae: 10 },
    tribes: { eburones: 'gathering' },
    regions: {
      morini: { belgae: { warbands: { hidden: 4 }, allies: ['morini'] } },
      nervii: {
        romans: { auxilia: { hidden: 2 }, forts: 1 },
        belgae: { warbands: { hidden: 1 } },
        germans: { warbands: { hidden: 1 } },
      },
      atrebates: {
        romans: { auxilia: { hidden: 2 }, allies: ['remi'] },
        belgae: { warbands: { hidden: 1 }, allies: ['bellovaci'] },
      },
      sugambri: {
        belgae: { leader: 'successor', warbands: { hidden: 4 } },
        germans: { warbands: { hidden: 2 }, allies: ['suebi-north', 'sugambri'] },
      },
      ubii: { germans: { warbands: { hidden: 1 }, allies: ['suebi-south'] } },
      treveri: {
        romans: { legions: 2, auxilia: { hidden: 2 }, forts: 1 },
        germans: { warbands: { hidden: 2 } },
      },
      carnutes: {
        arverni: { leader: 'vercingetorix', warbands: { hidden: 10 }, allies: ['carnutes', 'aulerci'] },
      },
      mandubii: {
        romans: { legions: 8, auxilia: { hidden: 2 }, allies: ['lingones'], forts: 1 },
        arverni: { warbands: { hidden: 4 }, allies: ['senones'] },
        aedui: { warbands: { hidden: 4 }, allies: ['mandubii'] },
      },
      veneti: { arverni: { warbands: { hidden: 2 }, allies: ['namnetes'] } },
      pictones: { arverni: { warbands: { hidden: 2 }, allies: ['pictones', 'santones'] } },
      bituriges: { aedui: { warbands: { hidden: 4 }, allies: ['bituriges'] } },
      aedui: { aedui: { warbands: { hidden: 6 }, citadels: ['aedui'] } },
      sequani: { arverni: { warbands: { hidden: 1 }, allies: ['sequani', 'helvetii'] } },
      arverni: { arverni: { warbands: { hidden: 10 }, allies: ['cadurci'], citadels: ['arverni'] } },
      provincia: { romans: { leader: 'caesar', auxilia: { hidden: 6 }, allies: ['helvii'] } },
    },
  },
}
