/** What is different here for those who know other games of the series, with the rules to read. */
export const known: readonly { id: string; rules: readonly string[] }[] = [
  { id: 'cards', rules: ['2.3.4'] },
  { id: 'winter', rules: ['2.4', '6.1'] },
  { id: 'victory', rules: ['7.2', '7.3'] },
  { id: 'control', rules: ['1.6'] },
  { id: 'allies', rules: ['1.3.2'] },
  { id: 'battle', rules: ['3.2.4', '3.3.4'] },
  { id: 'hidden', rules: ['1.4.3', '4.3.3'] },
  { id: 'march', rules: ['3.2.2', '3.3.2'] },
  { id: 'abilities', rules: ['4.1'] },
  { id: 'supply', rules: ['3.2.1'] },
  { id: 'agreements', rules: ['1.5'] },
  { id: 'germans', rules: ['6.2'] },
  { id: 'senate', rules: ['6.5', '1.4.1'] },
  { id: 'quarters', rules: ['6.3'] },
  { id: 'frost', rules: ['2.3.8'] },
]
