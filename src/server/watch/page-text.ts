import { Parser } from 'htmlparser2'

/** What a person would read on a page. */
export type PageText = {
  title: string
  lines: string[]
  /** What each line stands under: the last heading, then the first cell of its row, its term or its question. */
  headings: string[]
  hasScript: boolean
}

const unseen = new Set(['script', 'style', 'noscript', 'template', 'svg', 'select', 'head'])
const inline = new Set([
  'a',
  'b',
  'strong',
  'em',
  'i',
  'span',
  'sup',
  'sub',
  'small',
  'u',
  'font',
  'mark',
  'abbr',
  'label',
  'wbr',
  'nobr',
])

const isHeading = /^h[1-6]$/
const isCell = /^t[dh]$/
const isLabel = /^(dt|summary)$/
const endsLabel = /^(tr|dl|details)$/

/** More elements than any page has one in another, and how much is read before they are counted: the parser gets slow with each. */
const deepest = 1_000
const piece = 20_000

/** The visible text of a page, a block a line; `null` where so much is left open that it is no page. */
export function textOf(html: string): PageText | null {
  let depth = 0
  let title = ''
  let hasScript = false
  let text = ''
  const open: string[] = []
  const blocks: { text: string; heading: string }[] = []
  let heading = ''
  let label: string | null = null
  let isRaised = false
  /** Ends a block, which is a heading where it was one. */
  const endBlock = (name = '') => {
    const said = tidy(text)
    if (isHeading.test(name)) heading = said
    if (isHeading.test(name) || endsLabel.test(name)) label = null
    if (said) blocks.push({ text: said, heading: [heading, label].filter(Boolean).join(' · ') })
    if (isCell.test(name)) label ??= said
    if (isLabel.test(name)) label = said
    text = ''
  }
  const parser = new Parser({
    onopentag(name, { hidden, style = '' }) {
      depth += 1
      if (name === 'script') hasScript = true
      isRaised = name === 'sup'
      // What stands inside an element that is not seen is not seen either.
      const isUnseen = unseen.has(name) || hidden !== undefined || /display:\s*none/i.test(style)
      if (open.length > 0 || isUnseen || name === 'title') open.push(name)
      if (!inline.has(name)) endBlock()
    },
    ontext(part) {
      if (open.at(-1) === 'title') title += part
      // The number of a footnote is no digit of what it stands after.
      else if (open.length === 0) text += isRaised && /\d$/.test(text) && /^\d/.test(part) ? ` ${part}` : part
      isRaised = false
    },
    onclosetag(name) {
      depth -= 1
      if (open.at(-1) === name) open.pop()
      if (!inline.has(name)) endBlock(name)
    },
  })
  for (let at = 0; at < html.length; at += piece) {
    parser.write(html.slice(at, at + piece))
    if (depth > deepest) return null
  }
  parser.end()
  endBlock()
  const lines = blocks.map((block) => block.text)
  return { title: tidy(title), lines, headings: blocks.map((block) => block.heading), hasScript }
}

function tidy(text: string): string {
  return text
    .replace(/[\s\u00a0\u200b\u00ad]+/g, ' ')
    .replace(/[‐‑‒–]/g, '-')
    .trim()
}
