import { expect, test } from 'vitest'
import { changeFile, problemsIn, smallCopyOfCatalogue } from '#testing/records/catalogue-folder.ts'

/** Changes one program of a copy of the catalogue by hand, as somebody who makes a mistake would. */
function catalogueWith(change: (program: Record<string, unknown>) => void) {
  const folder = smallCopyOfCatalogue(['programs/merck.json', 'programs/goodrx.json'])
  changeFile(folder, 'programs/merck.json', ({ programs }: { programs: Record<string, unknown>[] }) =>
    change(programs[0] as Record<string, unknown>),
  )
  return folder
}

function ruleOf({ rules }: Record<string, unknown>, change: object) {
  const { insurance, ...others } = rules as { insurance: object }
  return { rules: { ...others, insurance: { ...insurance, ...change } } }
}

test.each([
  [
    'a phone number of another form',
    (program: Record<string, unknown>) => Object.assign(program, { phone: '(800) 555-0100' }),
    /phone: must look like/,
  ],
  [
    'a link that is none',
    (program: Record<string, unknown>) => Object.assign(program, { website: 'merck' }),
    /website: must be a web address/,
  ],
  [
    'a missing Spanish sentence',
    (program: Record<string, unknown>) => Object.assign(program, { benefit: { en: 'Help.' } }),
    /benefit\.es/,
  ],
  ['a field that nobody knows', (program: Record<string, unknown>) => Object.assign(program, { price: 5 }), /price/],
  [
    'an id used twice',
    (program: Record<string, unknown>) => Object.assign(program, { id: 'goodrx' }),
    /goodrx · id: stands twice/,
  ],
  [
    'a medicine that is not on the list',
    (program: Record<string, unknown>) =>
      Object.assign(program, { medicines: [{ brand: 'Nosuch', generic: 'nosuch' }] }),
    /Nosuch is not in drugs\.csv/,
  ],
  [
    'a form of another medicine',
    (program: Record<string, unknown>) =>
      Object.assign(program, { form_url: 'https://merckhelps.com/ozempic-form.pdf' }),
    /form_url: names Ozempic, and would be given for \S/,
  ],
  [
    'a page of terms in the place of a form',
    (program: Record<string, unknown>) => Object.assign(program, { form_url: 'https://merckhelps.com/Terms.pdf' }),
    /form_url: is a page of terms or rules, not a form/,
  ],
  [
    'the website given once more as a form',
    (program: Record<string, unknown>) => Object.assign(program, { form_url: program.website }),
    /form_url: is the website, not a form/,
  ],
  [
    'hours of a phone that is not there',
    (program: Record<string, unknown>) =>
      Object.assign(program, { phone: null, phone_hours: { en: 'Every day', es: 'Todos los días' } }),
    /phone_hours: must be null/,
  ],
  [
    'a brand in two groups',
    (program: Record<string, unknown>) =>
      Object.assign(program, { medicine_groups: [{ brands: ['Januvia'] }, { brands: ['Januvia'] }] }),
    /medicine_groups: must not name a brand twice/,
  ],
  [
    'a text about a form that is not there',
    (program: Record<string, unknown>) =>
      Object.assign(program, { exceptions: { en: 'The form is from 2020.', es: 'El formulario es de 2020.' } }),
    /exceptions\.en: speaks of a form[\s\S]*exceptions\.es: speaks of a form/,
  ],
  [
    'days that end before they begin',
    (program: Record<string, unknown>) => Object.assign(program, { valid: { from: '2027-01-01', to: '2026-12-31' } }),
    /valid: must not end before it begins/,
  ],
  [
    'a figure that nobody has entered',
    (program: Record<string, unknown>) => Object.assign(program, { benefit: { en: 'Pay {nosuch}.', es: '{nosuch}.' } }),
    /benefit\.en: \{nosuch\} is not in yearly-figures\.json/,
  ],
  [
    'a day that no calendar has',
    (program: Record<string, unknown>) =>
      Object.assign(program, { sources: [{ url: 'https://merck.com/', page_date: '2026-02-31', supports: [] }] }),
    /sources\.0\.page_date: is no date of the calendar/,
  ],
  [
    'a copay card for people with Medicare',
    (program: Record<string, unknown>) =>
      Object.assign(program, { kind: 'copay' }, ruleOf(program, { medicare: 'yes' })),
    /rules\.insurance: a copay card takes no Medicare/,
  ],
  [
    'a copay card for people whose Medicare does not pay',
    (program: Record<string, unknown>) =>
      Object.assign(program, { kind: 'copay' }, ruleOf(program, { medicare: 'if_not_covered' })),
    /rules\.insurance: a copay card takes no Medicare/,
  ],
  [
    'a word for insurance that nobody knows',
    (program: Record<string, unknown>) => Object.assign(program, ruleOf(program, { commercial: 'denied' })),
    /rules\.insurance\.commercial: .*"yes"\|"no"\|"if_not_covered"\|"unknown"/,
  ],
  [
    'a plan of who has none',
    (program: Record<string, unknown>) => Object.assign(program, ruleOf(program, { uninsured: 'if_not_covered' })),
    /rules\.insurance\.uninsured: .*"yes"\|"no"\|"unknown"/,
  ],
  [
    'a cost that the text does not say',
    (program: Record<string, unknown>) =>
      Object.assign(program, { cost: { dollars: 7, bound: 'exactly', per: 'month' } }),
    /cost: must be said in benefit/,
  ],
  [
    'dollars of one digit that differ',
    (program: Record<string, unknown>) =>
      Object.assign(program, { benefit: { en: 'Pay $5 a month.', es: 'Pague $6 al mes.' } }),
    /benefit\.en: names 5/,
  ],
  [
    'a Spanish text in English',
    (program: Record<string, unknown>) =>
      Object.assign(program, { benefit: { en: 'Free medicine if you qualify.', es: 'Free medicine if you qualify.' } }),
    /benefit\.es: is the English text/,
  ],
  [
    'markup and letters that nobody sees',
    (program: Record<string, unknown>) =>
      Object.assign(program, { benefit: { en: 'Free <b>medicine</b>.', es: 'Medicina \u202egratis.' } }),
    /benefit\.en: must be plain text[\s\S]*benefit\.es: has a character that nobody sees/,
  ],
  [
    'a text of blanks',
    (program: Record<string, unknown>) => Object.assign(program, { benefit: { en: ' ', es: ' ' } }),
    /benefit\.en: must not be empty/,
  ],
  [
    'the generic of another medicine',
    (program: Record<string, unknown>) =>
      Object.assign(program, { medicines: [{ brand: 'Januvia', generic: 'semaglutide' }] }),
    /medicines: Januvia is sitagliptin in drugs\.csv, not semaglutide/,
  ],
  [
    'a medicine named twice',
    (program: Record<string, unknown>) =>
      Object.assign(program, {
        medicines: [
          { brand: 'Januvia', generic: 'sitagliptin' },
          { brand: 'Januvia', generic: 'sitagliptin' },
        ],
      }),
    /medicines: must not name one twice/,
  ],
  [
    'a program for no medicine',
    (program: Record<string, unknown>) => Object.assign(program, { medicines: [] }),
    /medicines: must not be empty/,
  ],
])('%s stops the start with file, record and field', (_, change, message) => {
  const folder = catalogueWith(change)
  const problems = problemsIn(folder)
  expect(problems).toMatch(message)
  expect(problems).toMatch(/(programs(\/merck\.json)?|catalogue) · \S/)
})

test('all problems are told at once', () => {
  const folder = catalogueWith((program) => Object.assign(program, { phone: '911', website: 'merck' }))
  expect(problemsIn(folder)).toMatch(/phone[\s\S]*website/)
})
