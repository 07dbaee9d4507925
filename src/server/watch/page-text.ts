import { Parser } from 'htmlparser2'

/** What a person would read on a page. */
export type PageText = { title: string; lines: string[]; hasScript: boolean }

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

/** The visible text of a page, a block a line. */
export function textOf(html: string): PageText {
  let title = ''
  let hasScript = false
  let text = ''
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, { hidden, style = '' }) {
      if (name === 'script') hasScript = true
      // What stands inside an element that is not seen is not seen either.
      const isUnseen = unseen.has(name) || hidden !== undefined || /display:\s*none/i.test(style)
      if (open.length > 0 || isUnseen || name === 'title') open.push(name)
      if (!inline.has(name)) text += '\n'
    },
    ontext(part) {
      if (open.at(-1) === 'title') title += part
      else if (open.length === 0) text += part
    },
    onclosetag(name) {
      if (open.at(-1) === name) open.pop()
      if (!inline.has(name)) text += '\n'
    },
  })
  parser.end(html)
  const lines = text.split('\n').map(tidy).filter(Boolean)
  return { title: tidy(title), lines, hasScript }
}

function tidy(text: string): string {
  return text
    .replace(/[\s\u00a0\u200b\u00ad]+/g, ' ')
    .replace(/[‐‑‒–]/g, '-')
    .trim()
}
