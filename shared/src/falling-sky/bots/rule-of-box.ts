/**
 * The paragraph of each box; boxes that are used from several places have that of the first. What is made of the Event (A3,
 * B3b, R4, V2b) is told at the box that asks whether it is open.
 */
const rules: Readonly<Record<string, string>> = {
  G5: '8.2', G6b: '8.3.2', G7: '8.4.1', G9: '8.4.3',
  B1: '8.5.1', 'B-BATTLE': '8.5.1', 'B-FLEE': '8.5.1', 'B-RAMPAGE': '8.5.1', 'B-ENLIST': '8.5.1',
  B2: '8.5.2', 'B-PASS': '8.5.2', B3: '8.5.2',
  B4: '8.5.3', 'B-RALLY': '8.5.3', B5: '8.5.4', 'B-RAID': '8.5.4', 'B-MARCH': '8.5.5', 'B-QUARTERS': '8.5.6',
  A1: '8.6.1', 'A-PASS': '8.6.1', A2: '8.6.1', 'A-EVENT': '8.6.1', A4: '8.6.2', 'A-BATTLE': '8.6.2',
  'A-AMBUSH': '8.6.2', A5: '8.6.3', 'A-RALLY': '8.6.3', 'A-TRADE': '8.6.3', 'A-SUBORN': '8.6.3', 'A-NONE': '8.6.3',
  A6: '8.6.4', 'A-RAID': '8.6.4', 'A-MARCH': '8.6.5', 'A-AGREE': '8.6.6', 'A-QUARTERS': '8.6.7',
  V1: '8.7.1', 'V-BATTLE': '8.7.1', 'V-AMBUSH': '8.7.1', 'V-FLEE': '8.7.1', 'V-VERC': '8.7.1', 'V-DEVASTATE': '8.7.1',
  'V-ENTREAT': '8.7.1', V2: '8.7.2', V2c: '8.7.2', V3: '8.7.3', 'V-RALLY': '8.7.3', V4: '8.7.4', 'V-SPREAD': '8.7.4',
  V5: '8.7.5', 'V-RAID': '8.7.5', 'V-PASS': '8.7.5', 'V-MASS': '8.7.6', 'V-QUARTERS': '8.7.7', 'V-SPRING': '8.7.7',
  R1: '8.8.1', 'R-BATTLE': '8.8.1', 'R-BATTLE-CAESAR': '8.8.1', 'R-BESIEGE': '8.8.1', 'R-SCOUT': '8.8.1',
  'R-MARCH': '8.8.3', 'R-MARCH-DIE': '8.8.3', R2: '8.8.1', 'R-PASS': '8.8.5', R3: '8.8.2', R5: '8.8.3',
  'R-RECRUIT': '8.8.4', 'R-BUILD': '8.8.1', 'R-SEIZE': '8.8.5', 'R-QUARTERS': '8.8.7',
} // prettier-ignore

/** The paragraph of chapter 8 that a box of a flowchart stands in; undefined for one that is not known. */
export function ruleOfBox(node: string): string | undefined {
  return rules[node] ?? rules[node.split('.')[0] ?? '']
}

/** All boxes of all flowcharts and guidelines. */
export const boxes: readonly string[] = Object.keys(rules)
