import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLetter } from '#testing/any-letter.ts'
import { parseEmailAddress } from './email-address.ts'

test.each([
  ['ana@mail.example', 'ana@mail.example'],
  ['  ana.o+navi@mail.example ', 'ana.o+navi@mail.example'],
  ["d'arcy_1@sub.mail.example", "d'arcy_1@sub.mail.example"],
  ['ana@niño.example', 'ana@xn--nio-8ma.example'],
  ['ana@MAIL.Example', 'ana@mail.example'],
])('%s is read as %s', (text, address) => {
  expect(parseEmailAddress(text)).toBe(address)
})

test.each([
  '',
  'ana',
  'ana@',
  '@mail.example',
  'ana@mail',
  'ana o@mail.example',
  'ana@mail.example,eva@mail.example',
  'ana@mail.example;eva@mail.example',
  'ana@eva@mail.example',
  'Ana <ana@mail.example>',
  '"ana"@mail.example',
  'ana..o@mail.example',
  'victim%other@gmail.com',
  'victim!other@gmail.com',
  '-victim@gmail.com',
  'ana@mail.example\r\nBcc: eva@mail.example',
  'ana@mail.example\0',
  'ana\u202e@mail.example',
  'ana@mail\u200b.example',
  'ana@mail\u00ad.example',
  'ana＠mail.example',
  'ana@ｍail.example',
  'ana@mail。example',
  'аna@mail.example',
  'ana@mаil.com',
  'ana@xn--mil-5cd.com',
  'ana@mail.niñо.example',
  'ana@[127.0.0.1]',
  'ana@127.0.0.1',
  'ana@-mail.example',
  'ana@mail.example/x',
  'ana@mail.example:25',
  `${'a'.repeat(65)}@mail.example`,
  `ana@${'a'.repeat(64)}.example`,
  `ana@${'mail.'.repeat(60)}example`,
])('%j is no address', (text) => {
  expect(parseEmailAddress(text)).toBeUndefined()
})

test('whatever is read is plain ASCII with one @, no space and no comma, and is read again as itself', () => {
  const part = fc.string({ unit: anyLetter, maxLength: 12 })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.emailAddress(),
        fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`),
      ),
      (text) => {
        const address = parseEmailAddress(text)
        if (address === undefined) return
        expect(address).toMatch(/^[!-~]+$/)
        expect(address).not.toMatch(/[,;:<>()[\]"\\]/)
        expect(address.split('@').length).toBe(2)
        expect(parseEmailAddress(address)).toBe(address)
      },
    ),
    { numRuns: 2000 },
  )
})
