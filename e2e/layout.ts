import type { Page } from 'playwright-core'

/** A screen, and the reader's text size in the browser's settings or, as a percentage, set on the page by a style. */
interface Screen {
  width: number
  text?: 32 | '200%'
}

/** What of the page a reader with this screen could not read or reach; the page must just have been laid out at its top. */
export async function layoutFaults(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const { width, text = 16 } of screens) {
    const standard = typeof text === 'number' ? text : 16
    await page.setViewportSize({ width, height: width < 576 ? 844 : 800 })
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
    for (const fault of await page.evaluate(findFaults, text === standard ? '' : text)) {
      faults.push(`${width} px, text ${text}: ${fault}`)
    }
  }
  await devtools.detach()
  return faults
}

/** Runs in the page. */
function findFaults(fontSize: string | number): string[] {
  const root = document.documentElement
  root.style.fontSize = String(fontSize)
  const faults: string[] = []
  if (root.scrollWidth > window.innerWidth) faults.push(`the page scrolls sideways, to ${root.scrollWidth}`)

  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (isSeen(text.parentElement))
      faults.push(...cutOff(text as Text), ...brokenNumbers(text as Text), ...brokenWords(text as Text))
  }
  const covered = coveredByBars()
  if (covered > window.innerHeight / 2) faults.push(`bars cover ${covered} of ${window.innerHeight} pixels`)
  return faults

  /** What is for ears only, or a trap for robots, is cut off on purpose. */
  function isSeen(element: Element | null): element is Element {
    for (let box = element; box; box = box.parentElement)
      if (box.clientWidth === 1 || box.clientHeight === 1) return false
    return element?.checkVisibility({ visibilityProperty: true }) === true && !element.closest('svg')
  }

  /** Words that stand outside of a box that hides what overflows, of a control, or of the page. */
  function cutOff(text: Text): string[] {
    if (!text.data.trim()) return []
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    for (let box = text.parentElement; box && box !== root; box = box.parentElement) {
      if (isOutside(words, box))
        return [`"${text.data.trim()}" is cut off by <${box.localName} class="${box.className}">`]
    }
    return []
  }

  function isOutside(words: DOMRect, box: Element): boolean {
    const { display, overflowX, overflowY } = getComputedStyle(box)
    if (display === 'inline' || display === 'contents') return false
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const isKept = hides(overflowX) || box.matches('a, button, label, summary, td, body')
    if (isKept && (words.left < left - 1 || words.right > right + 1)) return true
    return hides(overflowY) && (words.top < top - 2 || words.bottom > bottom + 2)
  }

  function hides(overflow: string) {
    return overflow === 'hidden' || overflow === 'clip'
  }

  function brokenNumbers(text: Text): string[] {
    const broken: string[] = []
    for (const { 0: number, index } of text.data.matchAll(/(?:\b1-)?\b\d{3}-\d{3}-\d{4}\b|\b1-\d{3}-[A-Z]{4,}/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(`${number} is broken`)
    }
    return broken
  }

  /** Short words that are taken apart, because their box is narrower than they are. */
  function brokenWords(text: Text): string[] {
    const words = [...text.data.matchAll(/(?<![\p{L}\p{N}/.@-])\p{L}{3,6}(?![\p{L}\p{N}/.@-])/gu)]
    return words.flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1
        ? [`"${word}" is taken apart in <${text.parentElement?.localName} class="${text.parentElement?.className}">`]
        : []
    })
  }

  /** The height of all that sticks to the top or the foot of the screen in the middle of the page; a dialog may be high. */
  function coveredByBars(): number {
    window.scrollTo(0, root.scrollHeight / 3)
    let covered = 0
    for (const bar of document.querySelectorAll('body *')) {
      const { top, bottom, width } = bar.getBoundingClientRect()
      const isStuck = Math.abs(top) < 1 || Math.abs(bottom - window.innerHeight) < 1
      const { position } = getComputedStyle(bar)
      if (
        isStuck &&
        width > window.innerWidth / 2 &&
        ['sticky', 'fixed'].includes(position) &&
        !bar.closest('dialog')
      ) {
        covered += bottom - top
      }
    }
    window.scrollTo(0, 0)
    return covered
  }
}
