import type { Page } from '@playwright/test'

/**
 * Texts on the page of which a part can't be seen: cut off by a box that doesn't scroll, or by the window; and those that
 * run over the edge of their button. What can be scrolled to is there; words for listeners only, and the log's dots, are
 * as they should be.
 *
 * @returns one line each: the text, and the class of the box that cuts it
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('style, script, svg, [inert]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = range.getBoundingClientRect()
      if (rect.width === 0 || rect.height === 0) continue
      const by = cutBy(element, rect)
      if (by) cut.push(`"${words.slice(0, 40)}" by ${by}`)
    }
    return [...new Set(cut)]

    function cutBy(from: Element, rect: DOMRect): string | undefined {
      let [across, down] = [true, true] // whether nothing on the way can be scrolled in that direction
      for (let box: Element | null = from; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (style.webkitLineClamp !== 'none') return undefined // a beginning, with dots on purpose
        if (style.clipPath === 'inset(50%)') return undefined // for listeners only
        const edge = box.getBoundingClientRect()
        // A word that leaves its button is seen whole, but over the edge.
        if (box.matches('button') && !holds(edge, rect)) return nameOf(box)
        const margin = slack + (Number.parseFloat(style.overflowClipMargin) || 0)
        const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
        const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
        if (across && cuts(style.overflowX) && (rect.left < edge.left - margin || rect.right > edge.right + margin))
          return nameOf(box)
        if (down && cuts(style.overflowY) && (rect.top < edge.top - margin || rect.bottom > edge.bottom + margin))
          return nameOf(box)
        if (scrolls(style.overflowX)) across = false
        if (scrolls(style.overflowY)) down = false
        if (style.position === 'fixed') break
      }
      if (across && (rect.left < -slack || rect.right > innerWidth + slack)) return 'the window'
      if (down && (rect.top < -slack || rect.bottom > innerHeight + slack)) return 'the window'
      return undefined
    }

    function holds(edge: DOMRect, rect: DOMRect): boolean {
      const across = rect.left > edge.left - slack && rect.right < edge.right + slack
      return across && rect.top > edge.top - slack && rect.bottom < edge.bottom + slack
    }

    function nameOf(box: Element): string {
      return `${box.tagName.toLowerCase()}.${box.className}`
    }
  })
}
