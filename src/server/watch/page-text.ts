import { Parser } from 'htmlparser2'

/** What a person would read on a page. */
export type PageText = {
  title: string
  lines: string[]
  /** What each line stands under: the last heading, then the first cell of its row, its term or its question. */
  headings: string[]
  /** Whether each line stands around the page, as it does on all of its site: in its head, its foot or its menu. */
  frames: boolean[]
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

const frames = new Set(['footer', 'header', 'nav'])
const frameRoles = new Set(['banner', 'contentinfo', 'navigation'])
/** What sites without those elements call them. A card has a footer too, and a part a header. */
const frameName =
  /(?:^|\s)(?:(?:site|page|main|global)[-_]+)?footer(?:[-_][\w-]*)?(?:\s|$)|(?:^|\s)(?:site|global|top)[-_](?:header|bar|nav)(?:\s|$)/i
const content = new Set(['main', 'article', 'section'])

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
  const blocks: { text: string; heading: string; isFrame: boolean }[] = []
  /** How deep the part around the page lies that is open, and the content. */
  let [frame, inner] = [0, 0]
  let heading = ''
  let label: string | null = null
  let isRaised = false
  /** Ends a block, which is a heading where it was one. */
  const endBlock = (name = '') => {
    const said = tidy(text)
    if (isHeading.test(name)) heading = said
    if (isHeading.test(name) || endsLabel.test(name)) label = null
    if (said) blocks.push({ text: said, heading: [heading, label].filter(Boolean).join(' · '), isFrame: frame > 0 })
    if (isCell.test(name)) label ??= said
    if (isLabel.test(name)) label = said
    text = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const { hidden, style = '' } = attributes
      if (!inline.has(name)) endBlock()
      depth += 1
      if (content.has(name)) inner ||= depth
      // A part of the content has a head of its own.
      else if (isFrame(name, attributes) && !(name === 'header' && inner)) frame ||= depth
      if (name === 'script') hasScript = true
      isRaised = name === 'sup'
      // What stands inside an element that is not seen is not seen either.
      const isUnseen = unseen.has(name) || hidden !== undefined || /display:\s*none/i.test(style)
      if (open.length > 0 || isUnseen || name === 'title') open.push(name)
    },
    ontext(part) {
      if (open.at(-1) === 'title') title += part
      // The number of a footnote is no digit of what it stands after.
      else if (open.length === 0) text += isRaised && /\d$/.test(text) && /^\d/.test(part) ? ` ${part}` : part
      isRaised = false
    },
    onclosetag(name) {
      if (open.at(-1) === name) open.pop()
      if (!inline.has(name)) endBlock(name)
      if (frame === depth) frame = 0
      if (inner === depth) inner = 0
      depth -= 1
    },
  })
  for (let at = 0; at < html.length; at += piece) {
    parser.write(html.slice(at, at + piece))
    if (depth > deepest) return null
  }
  parser.end()
  endBlock()
  const firstHeading = blocks.findIndex(({ heading }) => heading)
  return {
    title: tidy(title),
    lines: blocks.map((block) => block.text),
    headings: blocks.map((block) => block.heading),
    // What stands above the first heading is the head of the site, whatever it is made of.
    frames: blocks.map(({ isFrame }, index) => isFrame || index < firstHeading),
    hasScript,
  }
}

function isFrame(name: string, { role = '', class: names = '', id = '' }: Record<string, string>): boolean {
  return frames.has(name) || frameRoles.has(role) || frameName.test(names) || frameName.test(id)
}

function tidy(text: string): string {
  return text
    .replace(/[\s\u00a0\u200b\u00ad]+/g, ' ')
    .replace(/[‐‑‒–]/g, '-')
    .trim()
}
