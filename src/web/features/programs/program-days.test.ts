import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { categories } from '#contract/choices.ts'
import { checkReply } from '#contract/eligibility.ts'
import { programsReply } from '#contract/programs.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { smallPages } from '#testing/app/small-pages.ts'
import { testApp } from '#testing/app/test-app.ts'
import { loadDrug } from './load-drug.ts'

/** Around the new year on the east coast, five hours behind. */
const lastMinute = new Date('2027-01-01T04:59:59Z')
const firstMinute = new Date('2027-01-01T05:00:00Z')

// It opens a whole server, with its database.
const wait = { timeout: 60_000 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastMinute })
})

afterEach(() => {
  vi.useRealTimers()
})

async function openSite() {
  const { app, services } = await testApp()
  const pages = fastify()
  const page = { loader: ({ params, context }: Parameters<typeof loader>[0]) => loader({ params, context }) }
  mountPages(pages, services, smallPages({ 'drugs/:slug': page }, {}), { built: true })
  return {
    app,
    /** What the page of a medicine shows, as the browser is given it. */
    pageOf: async (drug: string) => (await pages.inject(`/drugs/${drug}.data`)).body,
    async listedFor(drug_id: string, more: Record<string, string> = {}) {
      const payload = { drug_id, category_name: categories.potentially, ...more }
      const reply = await app.inject({ method: 'POST', url: '/api/get_program_criteria', payload })
      return programsReply.parse(reply.json()).result
    },
    async checkedFor(drug: string, facts: object) {
      const payload = { drug_ids: [drug], facts }
      const reply = await app.inject({ method: 'POST', url: '/api/eligibility/check', payload })
      return checkReply.parse(reply.json()).results[0]?.programs ?? []
    },
  }
}

function loader({ params, context }: { params: { slug: string }; context: Parameters<typeof loadDrug>[1] }) {
  return loadDrug(params.slug, context)
}

test('a card of a year ends at midnight Eastern: in the lists, in the check and on the page', wait, async () => {
  const { pageOf, listedFor, checkedFor } = await openSite()
  const ids = async () => ({
    listed: (await listedFor('humalog')).map(({ program_id }) => program_id),
    checked: (await checkedFor('humalog', { insurance: ['none'] })).map(({ program_id }) => program_id),
  })
  const before = await ids()
  expect(before.listed).toContain('lilly-insulin-value-program')
  expect(before.checked).toContain('lilly-insulin-value-program')
  expect(await pageOf('humalog')).toContain('lilly-insulin-value-program')
  vi.setSystemTime(firstMinute)
  const after = await ids()
  expect(after.listed).not.toContain('lilly-insulin-value-program')
  expect(after.checked).not.toContain('lilly-insulin-value-program')
  expect(await pageOf('humalog')).not.toContain('lilly-insulin-value-program')
})

test('Medicare’s negotiated prices of a year give way to those of the next', wait, async () => {
  const { pageOf, checkedFor } = await openSite()
  const withPartD = { insurance: ['medicare', 'part_d'] }
  const yearsFor = async (drug: string) =>
    (await checkedFor(drug, withPartD))
      .map(({ program_id }) => program_id)
      .filter((id) => id.startsWith('medicare-negotiated-prices'))
  expect(await yearsFor('eliquis')).toEqual(['medicare-negotiated-prices-2026'])
  expect(await yearsFor('ozempic')).toEqual([])
  expect(await pageOf('ozempic')).not.toContain('medicare-negotiated-prices')
  vi.setSystemTime(firstMinute)
  expect(await yearsFor('eliquis')).toEqual(['medicare-negotiated-prices-2027'])
  expect(await yearsFor('ozempic')).toEqual(['medicare-negotiated-prices-2027'])
  expect(await pageOf('ozempic')).toContain('In 2027, Medicare drug plans pay a lower, negotiated price')
})

test('a program says the figures of today’s year, in both languages', wait, async () => {
  const { app } = await openSite()
  const limitIn = async (lng: string) => {
    const payload = { drug_ids: ['metformin'], facts: { insurance: ['medicare', 'part_d'] } }
    const headers = { cookie: `i18next=${lng}` }
    const reply = await app.inject({ method: 'POST', url: '/api/eligibility/check', payload, headers })
    const programs = checkReply.parse(reply.json()).results[0]?.programs ?? []
    return programs.find(({ program_id }) => program_id === 'medicare-part-d-yearly-limit')?.description
  }
  expect(await limitIn('en')).toContain('you pay at most $2,100 this year')
  expect(await limitIn('es')).toContain('paga como máximo $2,100 este año')
  vi.setSystemTime(firstMinute)
  expect(await limitIn('en')).toContain('you pay at most $2,400 this year')
  expect(await limitIn('es')).toContain('paga como máximo $2,400 este año')
})

test(
  'programs of single states are listed for their people alone, and the page says how many states have one',
  wait,
  async () => {
    const { pageOf, listedFor, checkedFor } = await openSite()
    const capsIn = (programs: { program_id: string }[]) =>
      programs.map(({ program_id }) => program_id).filter((id) => id.endsWith('insulin-copay-cap'))
    expect(capsIn(await listedFor('lantus'))).toEqual([])
    expect(capsIn(await listedFor('lantus', { state: 'TX' }))).toEqual(['tx-insulin-copay-cap'])
    expect(capsIn(await checkedFor('lantus', { insurance: ['commercial'] }))).toEqual([])
    expect(capsIn(await checkedFor('lantus', { insurance: ['commercial'], state: 'CO' }))).toEqual([
      'co-insulin-copay-cap',
    ])
    expect(await pageOf('lantus')).not.toContain('insulin-copay-cap')
  },
)
