import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programCard } from '#server/programs/program-card.ts'
import { readConfig } from '#server/settings/config.ts'
import { anyLetter } from '#testing/any-letter.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createGrounding } from './grounding.ts'

const grounding = createGrounding(catalogue, readConfig({}))
const kindsIn = (...given: Parameters<typeof grounding.check>) => grounding.check(...given).map(({ kind }) => kind)

test('what a program’s own card says is grounded, in both languages', () => {
  for (const program of catalogue.served)
    for (const language of ['en', 'es'] as const) {
      const card = programCard({ program, medicine: null, drug: null }, language, catalogue)
      const { program_name, sponsor, description, sentences, phone_number, program_url, sources } = card
      const text = [
        `**${program_name}** (${sponsor}): ${description}`,
        sentences.map((sentence) => sentence.text).join(' '),
        phone_number ? `[${phone_number}](tel:+${phone_number.replaceAll('-', '')})` : '',
        program_url ? `[${program_name}](${program_url})` : '',
        ...sources.map(({ url, page_date }) => `${url} ${page_date ?? ''}`),
      ].join('\n')
      expect([program.id, grounding.check(text)]).toEqual([program.id, []])
    }
})

test.each([
  ['Call 1-800-555-0199.', 'phone'],
  ['Call (800) 555 0199.', 'phone'],
  ['Call 8005550199.', 'phone'],
  ['Call 555-0199.', 'phone'],
  ['Dial 311 now.', 'phone'],
  ['Text HELP to 55555.', 'phone'],
  ['Llame al 1-800-NOVO-FREE.', 'phone'],
  ['[Call](tel:+18005550199)', 'phone'],
  ['Go to [the form](https://globo.example/form).', 'link'],
  ['Go to freemeds.com.', 'link'],
  ['Write to help@navi.example.', 'link'],
  ['[Open](javascript:alert(1))', 'link'],
  ['[Open](//globo.example)', 'link'],
  ['[Open](/drugs/no-such-drug)', 'link'],
  ['[Open](/no-such-page)', 'link'],
  ['[Open](/digitalcard?items=no-such-item)', 'link'],
  ['It costs $7,777 a year.', 'price'],
  ['It costs 7777 dollars.', 'price'],
  ['Cuesta 7777 dólares.', 'price'],
  ['You save 97%.', 'number'],
  ['It takes 111 days.', 'number'],
  ['Tarda 111 días.', 'number'],
  ['We checked in March 2031.', 'source'],
  ['Revisado en marzo de 2031.', 'source'],
  ['Checked 2031-03-01.', 'source'],
])('"%s" is not borne out by any record: %s', (text, kind) => {
  expect(kindsIn(text)).toContain(kind)
})

test.each([
  'Call **911** now. Call or text **988**. Poison Control is [1-800-222-1222](tel:+18002221222).',
  'Llame al 1-800-799-7233 o al 211.',
  'You may qualify for the **Jardiance Savings Card**. See if you qualify.',
  'Tal vez usted califica. Applying is free.',
  'The **Jardiance Savings Card** does not take Medicare.',
  'See [Ozempic](/drugs/ozempic), [help](/support-programs?q=food&place=14604) and [the check](/checkeligibility?drug=ozempic).',
  'GoodRx has coupons at https://www.goodrx.com.',
  'In Rochester, NY you can ask in June.',
  'Puede preguntar en Rochester por Ozempic y Jardiance.',
])('"%s" says nothing that no record bears out', (text) => {
  expect(grounding.check(text)).toEqual([])
})

test('a number or link of another program is a claim', () => {
  expect(grounding.check('**Jardiance Savings Card**: call 1-866-310-7549.')).toEqual([
    { kind: 'phone', text: '1-866-310-7549' },
  ])
  expect(kindsIn('**Jardiance Savings Card**: [page](https://www.goodrx.com).')).toEqual(['link'])
})

test('amounts must be of the program that is spoken of, or said by the person', () => {
  expect(kindsIn('**Jardiance Savings Card**: you may pay $25.')).toEqual(['price'])
  expect(kindsIn('**Jardiance Savings Card**: you may pay $0 for 90 days.')).toEqual([])
  expect(kindsIn('You pay $437 now.', { said: ['they want 437 a month'] })).toEqual([])
})

test('the cards of an answer are held to their own records', () => {
  const card = {
    item_id: 'lilly-cares-group-1',
    kind: 'program',
    program_name: 'Lilly Cares Foundation Patient Assistance Program (Group 1 medicines)',
    program_url: null,
    organization: null,
    line: '',
    form_link: null,
    phone_number: '1-800-545-6962',
    phone_confirmed: true,
    source_url: null,
    source_date: null,
    checked_on: null,
  }
  const withCard = (changes: object) => `Here.\n\n${JSON.stringify({ final_result: [{ ...card, ...changes }] })}`
  expect(kindsIn(withCard({}))).toEqual([])
  expect(kindsIn(withCard({ phone_number: '1-800-555-0199' }))).toEqual(['phone'])
  expect(kindsIn(withCard({ program_url: 'https://globo.example' }))).toEqual(['link'])
  expect(kindsIn(withCard({ item_id: 'globo-cares' }))).toEqual(['record'])
  expect(kindsIn(withCard({ line: 'You pay $7.' }))).toEqual(['price'])
})

test('no text makes it throw, and no invented number gets through', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 300 }), fc.integer({ min: 100, max: 199 }), (noise, last) => {
      const text = `${noise}\nCall 1-800-555-0${last} now`
      expect(kindsIn(text)).toContain('phone')
    }),
  )
})
