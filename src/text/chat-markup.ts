/** A run of words in one look. `inside` holds what stands within a bold run. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; inside: Inline[] }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'heading'; words: Inline[] }
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; items: Inline[][] }

/** The marks within a line, as patterns. */
export const boldPattern = String.raw`\*\*(?<bold>[^\n*]+)\*\*`
export const linkPattern = String.raw`\[(?<words>[^\]\n[]+)\]\((?<href>[^\s()]+(?:\([^\s()]*\)[^\s()]*)*)\)`
const inline = new RegExp(`${boldPattern}|${linkPattern}`, 'gu')

/** The places of an answer where a link may lead: other sites by https, a phone, our own pages. */
export function isAllowedLink(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return !/[\s\p{Cc}]/u.test(href)
  return /^tel:\+?[\d-]+$/.test(href) || /^https:\/\/[\w.-]+(?:[/?#:]|$)/.test(href)
}

/** Reads the marks of `chatReply`. Whatever is no mark is text; a link to elsewhere is only its words. */
export function readMarkup(text: string): Block[] {
  const blocks: Block[] = []
  let isApart = true
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') isApart = true
    else {
      addLine(blocks, line, isApart)
      isApart = false
    }
  }
  return blocks
}

function addLine(blocks: Block[], line: string, isApart: boolean): void {
  const [, mark = '', words = line] = /^(#{1,4}|[-*]) +(.*)$/.exec(line) ?? []
  const last = blocks.at(-1)
  if (mark.startsWith('#')) blocks.push({ kind: 'heading', words: readInline(words) })
  else if (mark && last?.kind === 'list') last.items.push(readInline(words))
  else if (mark) blocks.push({ kind: 'list', items: [readInline(words)] })
  else if (last?.kind === 'paragraph' && !isApart) last.lines.push(readInline(line))
  else blocks.push({ kind: 'paragraph', lines: [readInline(line)] })
}

function readInline(text: string): Inline[] {
  const found: Inline[] = []
  let end = 0
  for (const { 0: whole, index, groups = {} } of text.matchAll(inline)) {
    if (index > end) found.push({ kind: 'text', text: text.slice(end, index) })
    found.push(inlineOf(groups))
    end = index + whole.length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}

function inlineOf({ bold: inside, words = '', href = '' }: Record<string, string | undefined>): Inline {
  if (inside !== undefined) return { kind: 'bold', inside: readInline(inside) }
  return isAllowedLink(href) ? { kind: 'link', text: words, href } : { kind: 'text', text: words }
}

/** The words of an answer without its marks, a line for each of its lines. */
export function plainText(text: string): string {
  return readMarkup(text)
    .flatMap((block) => {
      if (block.kind === 'heading') return [wordsOf(block.words)]
      return (block.kind === 'list' ? block.items : block.lines).map(wordsOf)
    })
    .join('\n')
}

function wordsOf(words: Inline[]): string {
  return words.map((one) => (one.kind === 'bold' ? wordsOf(one.inside) : one.text)).join('')
}
