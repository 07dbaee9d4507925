import { type Language, languageOf } from '#i18n/languages.ts'
import { sentencesOf } from '#text/speech-text.ts'

/** A sentence of the page, and where it stands. */
export interface Readable {
  text: string
  range: Range
  /** What its block says that it is written in. */
  language: Language | undefined
}

interface Piece {
  node: Text
  from: number
}

/** What is to be pressed, drawn, closed or meant for other ears. */
const unread =
  'button, nav, script, style, noscript, select, input, textarea, svg, .visually-hidden, [aria-hidden="true"], [data-unread]'

const blocks =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, div, section, article, header, footer, form, td, th, summary, label, legend, body'

/** The sentences that can be seen in an element, in their order. Each block ends one. */
export function readableIn(element: Element): Readable[] {
  const pieces: Piece[] = []
  let text = ''
  let block: Element | null = null
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isRead(node as Text)) continue
    const own = blockOf(node as Text)
    if (block && own !== block) text += '\n'
    block = own
    pieces.push({ node: node as Text, from: text.length })
    text += (node as Text).data.replace(/\s/g, ' ')
  }
  let from = 0
  return sentencesOf(text).flatMap((sentence) => {
    const start = from
    from += sentence.length
    const words = sentence.trim()
    if (!/[\p{L}\p{N}]/u.test(words)) return []
    const first = start + sentence.indexOf(words)
    const range = rangeOf(pieces, first, first + words.length)
    return [{ text: words, range, language: languageAt(range) }]
  })
}

function isRead({ data, parentElement }: Text): boolean {
  return data.trim() !== '' && parentElement !== null && !parentElement.closest(unread) && isSeen(parentElement)
}

/** Not in closed details, and not hidden. */
function isSeen(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}

function blockOf({ parentElement }: Text): Element | null {
  return parentElement?.closest(blocks) ?? null
}

function languageAt({ startContainer }: Range): Language | undefined {
  const written = blockOf(startContainer as Text)?.closest<HTMLElement>('[lang]')
  return languageOf(written?.lang)
}

function rangeOf(pieces: Piece[], from: number, to: number): Range {
  const range = document.createRange()
  const place = (at: number) => pieces.findLast((piece) => piece.from <= at)
  const start = place(from)
  const end = place(to - 1)
  if (start) range.setStart(start.node, from - start.from)
  if (end) range.setEnd(end.node, Math.min(end.node.length, to - end.from))
  return range
}
