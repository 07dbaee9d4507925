import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { changeFile, problemsIn, smallCopyOfCatalogue } from '#testing/catalogue-folder.ts'
import { catalogue } from '#testing/shipped-catalogue.ts'
import { loadCatalogue } from './catalogue.ts'

/** Changes one program of a copy of the catalogue by hand, as somebody who makes a mistake would. */
function catalogueWith(change: (program: Record<string, unknown>) => void) {
  const folder = smallCopyOfCatalogue(['merck.json', 'goodrx.json'])
  changeFile(folder, 'programs/merck.json', ({ programs }: { programs: Record<string, unknown>[] }) =>
    change(programs[0] as Record<string, unknown>),
  )
  return folder
}

function ruleOf({ rules }: Record<string, unknown>, change: object) {
  const { insurance, ...others } = rules as { insurance: object }
  return { rules: { ...others, insurance: { ...insurance, ...change } } }
}

test('every researched program is kept, and at least 400 are served', () => {
  const { programs, servedToday } = catalogue
  expect(programs).toHaveLength(426)
  expect(servedToday().length).toBeGreaterThanOrEqual(400)
})

test('programs that have ended, wait for a look or cannot be reached are not served', () => {
  const { programs, served } = catalogue
  const idsOf = (kept: typeof programs) => kept.map(({ id }) => id).sort()
  const ended = programs.filter(({ likely_ended }) => likely_ended)
  expect(idsOf(ended)).toEqual([
    'amrix-savings',
    'fl-discount-drug-card',
    'genentech-esbriet-copay',
    'gocovri-copay',
    'latuda-savings-card',
    'pan-foundation',
    'sunovion-support-pap',
    'trokendi-xr-savings',
    'vyvanse-savings-offer',
  ])
  const waiting = programs.filter((program) => program.not_served && !ended.includes(program))
  expect(idsOf(waiting)).toEqual([
    'ars-neffy-cost-help',
    'az-arrayrx',
    'ga-adap',
    'mo-rx',
    'oh-charitable-pharmacies',
    'ok-rx-for-oklahoma',
    'trumprx-abbvie-eye-drops',
  ])
  const left = programs.filter((program) => !served.includes(program))
  const unreachable = left.filter((program) => !ended.includes(program) && !waiting.includes(program))
  expect(idsOf(unreachable)).toEqual(['blink-health', 'recorlev-careconnection-copay', 'ucbcares-bimzelx-pap'])
})

test('every served program can be called or opened, for each of its medicines', () => {
  const { served } = catalogue
  const unreachable = served.filter(({ phone, website, form_url }) => !phone && !website && !form_url)
  expect(unreachable.map(({ id }) => id)).toEqual([])
})

test('a club that has ended is kept, and served with no programme', () => {
  const { vendors, servedVendors, servedProgrammes } = catalogue
  const ids = (listed: { id: string }[]) => listed.map(({ id }) => id)
  expect(ids(vendors)).toContain('kroger-rx-club')
  expect(ids(servedVendors)).not.toContain('kroger-rx-club')
  expect(ids(servedProgrammes.flatMap(({ vendors }) => vendors))).not.toContain('kroger-rx-club')
})

test('copay cards never say that Medicare, Medicaid or military insurance is accepted', () => {
  const accepting = catalogue.served.filter(
    ({ kind, rules: { insurance } }) =>
      kind === 'copay' && [insurance.medicare, insurance.medicaid, insurance.tricare_va].includes('yes'),
  )
  expect(accepting.map(({ id }) => id)).toEqual([])
})

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

test('a file that is no JSON is named', () => {
  const folder = smallCopyOfCatalogue()
  writeFileSync(join(folder, 'programs/merck.json'), '{ "sponsor": ')
  expect(problemsIn(folder)).toMatch(/programs\/merck\.json: is not JSON/)
})

test('the hash changes with any fact', () => {
  const folder = catalogueWith((program) => Object.assign(program, { name: 'Merck Helps' }))
  expect(loadCatalogue(folder).hash).not.toBe(catalogue.hash)
})

test('every class of the medicines has a name in the words', () => {
  const classes = new Set(catalogue.drugs.map((drug) => drug.class))
  expect([...classes].sort()).toEqual(Object.keys(en.heads.classes).sort())
})

test('no reader is sent to a site that the catalogue does not link', () => {
  const { served, isLinked } = catalogue
  const links = served
    .flatMap(({ website, form_url, medicine_groups = [] }) => [
      website,
      form_url,
      ...medicine_groups.flatMap((group) => [group.website ?? null, group.form_url ?? null]),
    ])
    .filter((link) => link !== null)
  expect(links.filter((link) => !isLinked(link))).toEqual([])
  expect(isLinked('https://www.fdocuments.us/form')).toBe(false)
})

test('every community service is served, and vendors without a page are not', () => {
  const { services, servedServices, vendors, servedVendors, servedProgrammes } = catalogue
  expect([services.length, servedServices.length]).toEqual([932, 876])
  expect([vendors.length, servedVendors.length]).toEqual([107, 86])
  expect(servedVendors.every(({ website }) => website)).toBe(true)
  expect(servedProgrammes.every(({ vendors }) => vendors.length > 0)).toBe(true)
})

test('a mistake in a community file is told with the service and the field', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'communities/rochester.json')
  const json = JSON.parse(readFileSync(file, 'utf8'))
  const [service] = json.organizations[1].services
  Object.assign(service, { phone: '(585) 555-0100', area: { ...service.area, cities: [] } })
  writeFileSync(file, JSON.stringify(json))
  expect(problemsIn(folder)).toContain(`communities/rochester.json · ${service.id} · phone: must look like`)
  service.phone = null
  writeFileSync(file, JSON.stringify(json))
  expect(problemsIn(folder)).toContain(`communities/rochester.json · ${service.id} · area.cities`)
})

test('a number of one listing cannot be served for a state, and one that waits to be checked never is', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'communities/states/energy.json')
  const json = JSON.parse(readFileSync(file, 'utf8'))
  const waiting = json.services.find(({ id }: { id: string }) => id === 'st-ky-energy')
  const [service] = loadCatalogue(folder).services.filter(({ id }) => id === waiting.id)
  expect(JSON.stringify(service)).not.toContain(waiting.phone_to_check)
  waiting.phone = waiting.phone_to_check
  writeFileSync(file, JSON.stringify(json))
  expect(problemsIn(folder)).toContain(
    `communities/states/energy.json · ${waiting.id} · phone: ${waiting.phone} stands neither on its own page`,
  )
  waiting.sources.push({ url: 'https://chfs.ky.gov/another', page_date: null, supports: ['phone'] })
  writeFileSync(file, JSON.stringify(json))
  expect(() => loadCatalogue(folder)).not.toThrow()
})

test('a county that its state has not is told', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'communities/rochester.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Monroe County"', '"Montroe County"'))
  expect(problemsIn(folder)).toMatch(/roc-\S+ · area.counties: Montroe County is no county of NY/)
})

test('a text of a service or a vendor is checked as that of a program is', () => {
  const folder = smallCopyOfCatalogue()
  const services = join(folder, 'communities/southern-tier.json')
  const json = JSON.parse(readFileSync(services, 'utf8'))
  const [service] = json.organizations[0].services
  Object.assign(service, { phone: null, eligibility: { en: 'Call first.', es: 'Llame primero.' } })
  delete service.phone_evidence
  writeFileSync(services, JSON.stringify(json))
  const vendors = join(folder, 'vendors.json')
  const said = readFileSync(vendors, 'utf8').replace(/"es": "Club anual;/, '"es": "Precio en efectivo;')
  writeFileSync(vendors, said)
  expect(problemsIn(folder)).toContain(
    `communities/southern-tier.json · ${service.id} · eligibility.en: speaks of a phone`,
  )
  expect(problemsIn(folder)).toContain('vendors.json · kroger-rx-club · coupon.es: “en efectivo”')
})

test('a medicine that is itself a generic cannot be marked as a brand with generics', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'drugs.csv')
  const all = readFileSync(file, 'utf8')
  writeFileSync(file, all.replace(/^(atorvastatin,.*),,,,([\d;]+),fda/m, '$1,yes,,2026-07-15,$2,fda'))
  const problems = problemsIn(folder)
  expect(problems).toMatch(/drugs\.csv · row 2 · mainly_generic: must be empty unless/)
  expect(problems).toMatch(/drugs\.csv · row 2 · generic_sold: must be empty unless/)
})

test('a generic is said to be sold on a day of its price only', () => {
  const folder = smallCopyOfCatalogue()
  const file = join(folder, 'drugs.csv')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^(Plavix,.*),2026-07-15,/m, '$1,2026-07-16,'))
  expect(problemsIn(folder)).toContain('drugs.csv · Plavix · generic_sold: is no day of a price of the generic')
})

test('an id names one record of the whole catalogue, because shared cards name their items by it', () => {
  const folder = smallCopyOfCatalogue(['goodrx.json'])
  const file = join(folder, 'vendors.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"id": "goodrx-savings"', '"id": "goodrx"'))
  expect(problemsIn(folder)).toContain('catalogue · goodrx · id: stands twice')
})
