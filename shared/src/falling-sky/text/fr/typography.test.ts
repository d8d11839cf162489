import { expect, test } from 'vitest'
import { frenchSpaces, withFrenchSpaces } from './typography'

test('no line breaks before high punctuation and inside quotation marks', () => {
  expect(frenchSpaces('Où ? Là : « ici » ; 5 % !')).toBe('Où\u202f? Là\u00a0: «\u00a0ici\u00a0»\u202f; 5\u00a0%\u202f!')
})

test('in all texts of a table, however deep', () => {
  expect(withFrenchSpaces({ a: 'Qui ?', b: { c: ['Là !', 'rien'] } })).toEqual({
    a: 'Qui\u202f?',
    b: { c: ['Là\u202f!', 'rien'] },
  })
})
