import { expect, it } from 'vitest'
import { holdsAll } from '../reading/search'
import { findOn } from './finding'

const shelf = ['Retreat: the Defender leaves', 'River Tolls', 'Rhenus: a great river in the north', 'Leader: may roll']
const found = (...words: string[]) => findOn(words, (looked) => shelf.filter((text) => holdsAll(text, looked)))

it('what is found holds all the words', () => {
  expect(found('river')).toEqual({ all: [shelf[1], shelf[2]], words: ['river'], partly: false })
  expect(found().all).toEqual(shelf)
})

it('where nothing does, it holds their beginnings', () => {
  expect(found('retreating')).toEqual({ all: [shelf[0]], words: ['retrea'], partly: false })
})

it('where nothing does that either, it holds most of them, and says so', () => {
  expect(found('retreat', 'great', 'river')).toEqual({ all: [shelf[2]], words: ['retre', 'great', 'river'], partly: true }) // prettier-ignore
  expect(found('wolves', 'bark')).toEqual({ all: [], words: ['wolv', 'bark'], partly: false })
})
