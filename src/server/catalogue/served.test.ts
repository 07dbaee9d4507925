import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { catalogue } from '#testing/records/shipped-catalogue.ts'

test('every researched program is kept, and at least 400 are served', () => {
  const { programs, servedToday } = catalogue
  expect(programs).toHaveLength(451)
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
    'salix-pap',
    'sunovion-support-pap',
    'trokendi-xr-savings',
    'viatris-advocate-copay',
    'viatris-advocate-pap',
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

test('every community service is served, and vendors without a page are not', () => {
  const { services, servedServices, vendors, servedVendors, servedProgrammes } = catalogue
  expect([services.length, servedServices.length]).toEqual([960, 906])
  expect([vendors.length, servedVendors.length]).toEqual([107, 86])
  expect(servedVendors.every(({ website }) => website)).toBe(true)
  expect(servedProgrammes.every(({ vendors }) => vendors.length > 0)).toBe(true)
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

test('every class of the medicines has a name in the words', () => {
  const classes = new Set(catalogue.drugs.map((drug) => drug.class))
  expect([...classes].sort()).toEqual(Object.keys(en.heads.classes).sort())
})

test('who has no controlled medicine is not named for one', () => {
  const { findDrug, generalPrograms, served } = catalogue
  const without = served.filter((program) => program.no_controlled).map(({ id }) => id)
  const namedFor = (id: string) => {
    const drug = findDrug(id)
    return drug ? generalPrograms(drug).map((program) => program.id) : []
  }
  expect(without.sort()).toEqual(['amazon-rxpass', 'cost-plus-drugs', 'ia-safenetrx', 'va-pharmacy-connection'])
  expect(namedFor('metformin')).toEqual(expect.arrayContaining(without))
  for (const drug of ['alprazolam', 'adderall', 'lyrica', 'tramadol'])
    expect(namedFor(drug).filter((id) => without.includes(id))).toEqual([])
  expect(namedFor('alprazolam')).toContain('rx-outreach')
  expect(findDrug('gabapentin')?.controlled).toBe(false)
})

test('who has generics alone is not named for a brand that no generic is sold of', () => {
  const { findDrug, generalPrograms, served } = catalogue
  const ofGenerics = served.filter((program) => program.generics_only).map(({ id }) => id)
  const namedFor = (id: string) => {
    const drug = findDrug(id)
    return drug ? generalPrograms(drug).filter((program) => ofGenerics.includes(program.id)) : undefined
  }
  expect(ofGenerics).toHaveLength(5)
  expect(namedFor('mounjaro')).toEqual([])
  expect(namedFor('biktarvy')).toEqual([])
  expect(namedFor('metformin')).toHaveLength(5)
  expect(namedFor('farxiga')).toHaveLength(5)
})
