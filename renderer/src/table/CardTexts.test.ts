import { describe, expect, it } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { changedCards } from '@gallia/shared/falling-sky/cards/edition'
import type { CardId } from '@gallia/shared/falling-sky/ids'
import { mountedAt } from '../../test/mounted'
import CardTexts from './CardTexts.vue'

async function shown(card: CardId, unfolded: boolean, firstEditionCards: boolean) {
  const { wrapper, table } = await mountedAt(defineComponent(() => () => h(CardTexts, { card, unfolded })))
  if (table.told) {
    const { board } = table.told
    table.told = { ...table.told, board: { ...board, options: { ...board.options, firstEditionCards } } }
  }
  await nextTick()
  const texts = wrapper.findAll('.txt').map((p) => p.text())
  const other = wrapper.find('.other-edition')
  return {
    texts,
    all: wrapper.text(),
    other: other.exists() ? other.text() : '',
    tags: wrapper.findAll('.ctag').map((c) => c.text()),
  }
}

describe('a card read at leisure', () => {
  it('says which text is which if it has two, though one alone differ in the other edition', async () => {
    const labels = async (card: CardId): Promise<string> => {
      const { texts, other } = await shown(card, true, false)
      return `${texts.join(' ')} ${other}`
    }
    expect(await labels(11)).toMatch(/Unshaded.*Shaded.*Unshaded/)
    expect(await labels(54)).not.toMatch(/Unshaded/)
  })
})

describe('a card that the second edition changed', () => {
  it('says what counts at the table, and where it is read at leisure also what the other edition says', async () => {
    const second = await shown(54, true, false)
    const first = await shown(54, true, true)
    expect(second.texts[0]).not.toContain('Germans not counted')
    expect(second.other).toContain('First edition')
    expect(second.other).toContain('Germans not counted')
    expect(first.texts[0]).toContain('Germans not counted')
    expect(first.tags).toEqual(['First edition'])
    expect(first.other).toContain('Second edition')
    expect(first.other).not.toContain('Germans not counted')
  })

  it('says only what counts where there is little room', async () => {
    const { texts, all } = await shown(54, false, true)
    expect(texts[0]).toContain('Germans not counted')
    expect(all).not.toContain('Second edition')
  })

  it.each(changedCards)('has both readings (%i)', async (card) => {
    const { texts, other } = await shown(card, true, false)
    expect(other).not.toBe('')
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('is one of five: all others have one text', async () => {
    const { all } = await shown(1, true, true)
    expect(all).not.toMatch(/(First|Second) edition/)
  })
})
