// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { CommunityItem, VendorName } from '#contract/communities.ts'
import { es } from '#i18n/es.ts'
import type { Language } from '#i18n/languages.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { SpanishButton } from '#testing/pages/spanish-button.tsx'
import { ShareCardContext } from '#web/features/site/saved/share-card.ts'
import { DealsPage } from './deals-page.tsx'
import type { DealsData } from './load-deals.ts'

function item(id: string, programme_name: string, location: string, kind: CommunityItem['kind'] = 'programme') {
  return { id, label: `${programme_name} (${location})`, programme_name, location, kind, url_link: null }
}

const transit = item('transit', 'Transit', 'The whole country')
const rochester = item('transit-rochester-ny', 'Transit', 'Rochester, NY')
const bills = item('utility-bills-upstate-new-york', 'Utility bills', 'Upstate New York')
const pantry = item('roc-foodlink', 'Find Food map', 'Monroe County, NY', 'organization')
const items = [transit, rochester, bills, pantry]

const amtrak: VendorName = {
  id: 'amtrak-senior-fare',
  vendor_name: 'Amtrak',
  discount_coupon: '10% off most trains for age 65 and up',
  url_link: 'https://www.amtrak.com',
  sources: [],
  unlinked_sources: 0,
  source_date: null,
  evidence: 'lead',
  checked_on: null,
  spanish_reviewed: false,
  freshness: { state: 'old', on: null, facts: [] },
}

const answers = new Map<string, object | Error>()
const asked: string[] = []

/** The API as the browser meets it: what each path answers, or that nothing does. */
beforeEach(() => {
  asked.length = 0
  answers.clear()
  answers.set('/api/get_all_communities', { response_code: 200, all_community: items })
  answers.set('/api/vendors_names', { response_code: 200, Vendors_names: [amtrak] })
  answers.set('/api/vendors_details', { response_code: 200, Vendors_details: [amtrak] })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers.get(address.split('?')[0] ?? '')
    if (!answer || answer instanceof Error) throw answer
    return Response.json(answer)
  })
})

const start: DealsData = {
  general: { title: '', description: '' },
  meta: { title: '', description: '' },
  language: 'en',
  programmes: [transit, rochester, bills],
  picked: null,
  deals: null,
  organizations: [],
  unknown: null,
}

async function renderDeals({ data = start, language = 'en' }: { data?: DealsData; language?: Language } = {}) {
  const shareCard = vi.fn()
  const page = renderPage(
    <ShareCardContext value={shareCard}>
      <SpanishButton />
      <DealsPage data={data} />
    </ShareCardContext>,
    {
      parts: ['communities'],
      language,
      at: data.picked ? `/specialcommunity?program=${data.picked.id}` : '/specialcommunity',
    },
  )
  const { screen, t, user } = page
  const field = (name: 'program' | 'location') =>
    screen.getByRole<HTMLInputElement>('combobox', { name: t(`communities.deals.${name}`) })
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  const search = () => user.click(screen.getByRole('button', { name: t('communities.search.submit') }))
  return { ...page, shareCard, field, options, search }
}

type Page = Awaited<ReturnType<typeof renderDeals>>

async function pick({ user, field, screen }: Page, name: string) {
  await user.click(field('program'))
  await user.type(field('program'), name)
  await user.click(await screen.findByRole('option'))
}

// First, while the list has not been loaded yet: it is kept from then on.
test('a list that does not come is told, and the next focus asks again', async () => {
  answers.set('/api/get_all_communities', new TypeError('no network'))
  const { screen, user, field, options } = await renderDeals({ language: 'es', data: { ...start, language: 'es' } })
  await user.click(field('program'))
  expect((await screen.findByRole('alert')).textContent).toContain('Falló la carga de las comunidades.')
  expect(screen.queryByText(es.communities.deals.loading)).toBeNull()
  expect(screen.getAllByText(es.site.notOpened).length).toBeGreaterThan(0)
  answers.set('/api/get_all_communities', { response_code: 200, all_community: items })
  await user.click(field('location'))
  await vi.waitFor(() => expect(options().length).toBeGreaterThan(0))
})

test('an answer that is not the list is told in the words of the spec', async () => {
  answers.set('/api/get_all_communities', {})
  const { screen, user, field } = await renderDeals()
  await user.click(field('program'))
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to fetch communities!')
  answers.set('/api/get_all_communities', new TypeError('no network'))
  await user.click(field('location'))
  expect(await screen.findByText('Failed to fetch communities.')).toBeTruthy()
  answers.set('/api/get_all_communities', { response_code: 200, all_community: items })
  await user.click(field('program'))
  await screen.findAllByRole('option')
})

test('a program lists its locations, and a program with one location fills it in', async () => {
  const page = await renderDeals()
  await page.user.click(page.field('program'))
  await page.screen.findAllByRole('option')
  expect(page.options()).toEqual([
    'Transit2 locations',
    'Utility billsUpstate New York',
    'Find Food mapMonroe County, NY',
  ])
  await pick(page, 'util')
  expect(page.field('program').value).toBe('Utility bills')
  expect(page.field('location').value).toBe('Upstate New York')
})

test('a chosen location narrows the programs, and a chosen program the locations, by keyboard alone', async () => {
  const { user, field, options } = await renderDeals()
  field('location').focus()
  await user.keyboard('roch{ArrowDown}{Enter}')
  expect(field('location').value).toBe('Rochester, NY')
  field('program').focus()
  await user.keyboard('{ArrowDown}')
  expect(options()).toEqual(['Transit2 locations'])
  await user.keyboard('{Enter}')
  expect(field('program').value).toBe('Transit')
  await user.clear(field('location'))
  await user.click(field('location'))
  expect(options()).toEqual(['The whole country', 'Rochester, NY'])
})

test('a search without a program says so at the field and as a message, and fetches nothing', async () => {
  const { screen, search, field } = await renderDeals()
  await search()
  const words = 'Please select a program to fetch vendor details!'
  expect(screen.getAllByText(words)).toHaveLength(2)
  const described = document.getElementById(field('program').getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(words)
  expect(document.activeElement).toBe(field('program'))
  expect(asked.filter((address) => address.startsWith('/api/vendors'))).toEqual([])
})

test('what is wrong is said in the other language too, and no more once a program below is picked', async () => {
  const { screen, user, search, t } = await renderDeals()
  await search()
  await user.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByText(es.communities.deals.pick)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^Upstate New York/ }))
  await screen.findByRole('table')
  expect(screen.queryByText(es.communities.deals.pick)).toBeNull()
  expect(t('communities.deals.pick')).not.toBe(es.communities.deals.pick)
})

test('vendors that do not come are told in the other language too', async () => {
  answers.set('/api/vendors_names', new TypeError('no network'))
  const { screen, user } = await renderDeals()
  await user.click(screen.getByRole('link', { name: /^Upstate New York/ }))
  await screen.findAllByText('An error occurred while fetching vendor details.')
  await user.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByText(es.communities.deals.failed)).toBeTruthy()
})

test('a search fetches the vendors, and only then shows their table', async () => {
  const page = await renderDeals()
  const { screen } = page
  await pick(page, 'util')
  expect(screen.queryByRole('table')).toBeNull()
  await page.search()
  const table = await screen.findByRole('table')
  expect([...table.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    'Vendor Name',
    'Discount Coupon',
    'Use Digital Coupon',
  ])
  expect(screen.getByRole('rowheader', { name: /Amtrak/ }).textContent).toContain(
    'The facts come from a public list. Ask to make sure.',
  )
  expect(asked).toContain('/api/vendors_names?programme_id=utility-bills-upstate-new-york&lng=en')
  expect(screen.getByText('Deals can change. Ask before you pay.')).toBeTruthy()
  expect(document.activeElement?.contains(table)).toBe(true)
})

test('a program without vendors says so in the page and as a message', async () => {
  const message = 'No vendor details found for this program.'
  answers.set('/api/vendors_names', { response_code: 200, Vendors_names: [], message })
  const page = await renderDeals()
  await pick(page, 'food map')
  await page.search()
  expect(await page.screen.findByRole('heading', { name: message })).toBeTruthy()
  expect(page.screen.getAllByText(message)).toHaveLength(2)
  expect(page.screen.queryByRole('columnheader', { name: 'Vendor Name' })).toBeNull()
  expect(page.screen.getByRole('columnheader', { name: 'Organization Name' })).toBeTruthy()
})

test.each(['a second search', 'Try again'])('vendors that do not come are told, and %s asks again', async (way) => {
  answers.set('/api/vendors_names', new TypeError('no network'))
  const page = await renderDeals()
  await pick(page, 'util')
  await page.search()
  expect(await page.screen.findAllByText('An error occurred while fetching vendor details.')).toHaveLength(2)
  answers.set('/api/vendors_names', { response_code: 200, Vendors_names: [amtrak] })
  if (way === 'Try again') await page.user.click(page.screen.getByRole('button', { name: way }))
  else await page.search()
  expect(await page.screen.findByRole('table')).toBeTruthy()
})

const shown: DealsData = { ...start, picked: transit, deals: { program: 'transit', vendors: [amtrak] } }

test('the coupon of a vendor is asked for, and opens as a card', async () => {
  const { screen, user, shareCard } = await renderDeals({ data: shown })
  await user.click(screen.getByRole('button', { name: /^Digital Coupon ?: Amtrak$/ }))
  await vi.waitFor(() => expect(shareCard).toHaveBeenCalledExactlyOnceWith(['amtrak-senior-fare']))
  expect(asked).toContain('/api/vendors_details?vendors_id=amtrak-senior-fare&lng=en')
})

test('a coupon that does not come is told in the server’s words, and no card opens', async () => {
  answers.set('/api/vendors_details', { response_code: 404, code: 'unknown_vendor', message: 'We do not know it.' })
  const { screen, user, shareCard } = await renderDeals({ data: shown })
  await user.click(screen.getByRole('button', { name: /^Digital Coupon ?: Amtrak$/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('We do not know it.')
  expect(shareCard).not.toHaveBeenCalled()
})

test('the vendors of a shared address stand in the page at once, with the same program elsewhere', async () => {
  const { screen, field } = await renderDeals({ data: shown })
  expect(screen.getByRole('table')).toBeTruthy()
  expect(field('program').value).toBe('Transit')
  expect(field('location').value).toBe('The whole country')
  expect(screen.getByRole('link', { name: 'Rochester, NY' }).getAttribute('href')).toBe(
    '/specialcommunity?program=transit-rochester-ny',
  )
})

test('a program that came with the page is brought into view when it is asked for again', async () => {
  const { screen, user } = await renderDeals({ data: shown })
  await user.click(screen.getByRole('link', { name: 'Rochester, NY' }))
  await user.click(await screen.findByRole('link', { name: 'The whole country' }))
  await vi.waitFor(() => expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true))
  expect(document.activeElement?.textContent).toContain('Transit, The whole country')
  expect(document.activeElement).not.toBe(document.body)
})
