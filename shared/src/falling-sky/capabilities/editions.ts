/**
 * Capabilities whose text the second edition changed. One constant for each, so that the first edition can become an
 * option (CRD-1).
 */

/** 30 Vercingetorix's Elite, shaded: 4 Warbands in the second edition, 2 in the first. */
export const eliteSize: number = 4

/**
 * 39 River Commerce, unshaded: `anywhere` in the second edition, Trade without Supply Lines; `fixed` in the first, 2 for
 * every Aedui Ally and Citadel in a Supply Line.
 */
export const riverCommerce = 'anywhere' as 'anywhere' | 'fixed'
