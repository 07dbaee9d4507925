import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, type Inline, isAllowedLink, plainText, readMarkup } from './chat-markup.ts'

function linksOf(blocks: Block[]): string[] {
  const runs = blocks.flatMap((block) =>
    block.kind === 'heading' ? [block.words] : block.kind === 'list' ? block.items : block.lines,
  )
  const inside = (words: Inline[]): string[] =>
    words.flatMap((one) => (one.kind === 'bold' ? inside(one.inside) : one.kind === 'link' ? [one.href] : []))
  return runs.flatMap(inside)
}

test('bold, headings, lists, links and line breaks are read', () => {
  expect(readMarkup('### Free\nGo to [the form](https://a.example/x_(y)) **now**.\n\n- one\n- two')).toEqual([
    { kind: 'heading', words: [{ kind: 'text', text: 'Free' }] },
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'Go to ' },
          { kind: 'link', text: 'the form', href: 'https://a.example/x_(y)' },
          { kind: 'text', text: ' ' },
          { kind: 'bold', inside: [{ kind: 'text', text: 'now' }] },
          { kind: 'text', text: '.' },
        ],
      ],
    },
    { kind: 'list', items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
  ])
})

test.each([
  'javascript:alert(1)',
  'http://a.example',
  '//a.example',
  '/\\a.example',
  'https://',
  'https://good.example@bad.example',
  'data:text/html,x',
  'mailto:a@b.example',
  'JAVASCRIPT:x',
  'tel:+1;ext=<b>',
])('a link to %j is only its words', (href) => {
  expect(isAllowedLink(href)).toBe(false)
  expect(readMarkup(`[words](${href})`)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text: 'words' }]] }])
})

test.each(['https://a.example', 'https://a.example/b?c=d#e', 'tel:+15855550100', 'tel:911', '/drug/ozempic'])(
  'a link to %j is a link',
  (href) => expect(isAllowedLink(href)).toBe(true),
)

test('whatever comes, every link leads to an allowed place', () => {
  const addresses = ['https://a.example/', 'tel:911', '/drug', '//a.example', 'javascript:alert(1)']
  const piece = fc.constantFrom('**', '[', ']', '](', '(', ')', '- ', '\n', 'word', ' ', ...addresses)
  fc.assert(fc.property(fc.array(piece), (parts) => linksOf(readMarkup(parts.join(''))).every(isAllowedLink)))
})

test('no letter of the text is lost, and none is added', () => {
  // Without the marks themselves, which are what is taken away.
  const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  fc.assert(
    fc.property(
      fc.array(fc.lorem({ maxCount: 4 }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }),
      (words, looks) => {
        const marks = [
          (w: string) => w,
          (w: string) => `**${w}**`,
          (w: string) => `[${w}](tel:911)`,
          (w: string) => `\n- ${w}`,
          (w: string) => `\n### ${w}\n`,
        ]
        const text = words.map((word, index) => marks[looks[index] ?? 0]?.(word)).join(' ')
        expect(lettersOf(plainText(text))).toBe(lettersOf(text.replaceAll('(tel:911)', '')))
      },
    ),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abc ñ\n😀1.,<>&"') }), (text) => {
      expect(plainText(text).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }),
  )
})
