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

/** Edges that words may not cross. */
interface Limit {
  box: Element
  edges: DOMRect
  across: boolean
  down: boolean
}

/** Runs in the page. */
function findFaults(fontSize: string | number): string[] {
  const root = document.documentElement
  root.style.fontSize = String(fontSize)
  const faults: string[] = []
  if (root.scrollWidth > window.innerWidth) faults.push(`the page scrolls sideways, to ${root.scrollWidth}`)

  const range = document.createRange()
  // Texts share their boxes: to ask the browser anew for each takes longer than all the rest.
  const limits = new Map<Element, Limit[]>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (isSeen(text.parentElement)) faults.push(...cutOff(text as Text), ...broken(text as Text))
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
    if (!text.data.trim() || !text.parentElement) return []
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    const outside = limitsOf(text.parentElement).find((limit) => isOutside(words, limit))
    return outside ? [`"${text.data.trim()}" is cut off by ${nameOf(outside.box)}`] : []
  }

  /** Where words in an element end: at its own edges and at those of the boxes around it, the next one first. */
  function limitsOf(element: Element): Limit[] {
    if (element === root) return []
    let all = limits.get(element)
    if (!all) {
      all = [limitOf(element), ...(element.parentElement ? limitsOf(element.parentElement) : [])].filter(
        (limit) => limit !== undefined,
      )
      limits.set(element, all)
    }
    return all
  }

  function limitOf(box: Element): Limit | undefined {
    const { display, overflowX, overflowY } = getComputedStyle(box)
    if (display === 'inline' || display === 'contents') return undefined
    const across = hides(overflowX) || box.matches('a, button, label, summary, td, body')
    const down = hides(overflowY)
    return across || down ? { box, edges: box.getBoundingClientRect(), across, down } : undefined
  }

  function isOutside(words: DOMRect, { edges, across, down }: Limit): boolean {
    if (across && (words.left < edges.left - 1 || words.right > edges.right + 1)) return true
    return down && (words.top < edges.top - 2 || words.bottom > edges.bottom + 2)
  }

  function hides(overflow: string) {
    return overflow === 'hidden' || overflow === 'clip'
  }

  function nameOf(box: Element): string {
    return `<${box.localName} class="${box.className}">`
  }

  /** Numbers and short words that are taken apart. In a text on one line nothing is. */
  function broken(text: Text): string[] {
    return isOnOneLine(text, 0, text.length) ? [] : [...brokenNumbers(text), ...brokenWords(text)]
  }

  function brokenNumbers(text: Text): string[] {
    const numbers = [...text.data.matchAll(/(?:\b1-)?\b\d{3}-\d{3}-\d{4}\b|\b1-\d{3}-[A-Z]{4,}/g)]
    return numbers.flatMap(({ 0: number, index }) =>
      isOnOneLine(text, index, number.length) ? [] : [`${number} is broken`],
    )
  }

  /** Short words whose box is narrower than they are. */
  function brokenWords(text: Text): string[] {
    const words = [...text.data.matchAll(/(?<![\p{L}\p{N}/.@-])\p{L}{3,6}(?![\p{L}\p{N}/.@-])/gu)]
    return words.flatMap(({ 0: word, index }) =>
      isOnOneLine(text, index, word.length)
        ? []
        : [`"${word}" is taken apart in ${text.parentElement && nameOf(text.parentElement)}`],
    )
  }

  function isOnOneLine(text: Text, start: number, length: number): boolean {
    range.setStart(text, start)
    range.setEnd(text, start + length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size <= 1
  }

  /** The height of all that sticks to the top or the foot of the screen in the middle of the page; a dialog may be high. */
  function coveredByBars(): number {
    window.scrollTo(0, root.scrollHeight / 3)
    let covered = 0
    for (const bar of document.querySelectorAll('body *')) {
      const { top, bottom, width } = bar.getBoundingClientRect()
      const isStuck = Math.abs(top) < 1 || Math.abs(bottom - window.innerHeight) < 1
      if (!isStuck || width <= window.innerWidth / 2 || bar.closest('dialog')) continue
      if (['sticky', 'fixed'].includes(getComputedStyle(bar).position)) covered += bottom - top
    }
    window.scrollTo(0, 0)
    return covered
  }
}
