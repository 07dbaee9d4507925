// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { ChangesPage } from './changes-page.tsx'

const change = {
  id: '2026-11-20-trap-card-phone',
  on: '2026-11-20',
  day: 'November 20, 2026',
  name: 'Trap Savings Card',
  text: 'The phone number is 1-800-444-5555 now. It was 1-800-222-3333.',
  url: 'https://www.merckhelps.com/trapcard',
}

const found = (changes: (typeof change)[]) => ({
  changes,
  feed: '/changes.xml?lng=en',
  meta: { title: '', description: '' },
  words: {} as Parameters<typeof ChangesPage>[0]['found']['words'],
})

test('each change names its record, what changed, the day and the page', async () => {
  const page = await renderPage(<ChangesPage found={found([change])} />, { parts: ['changes'] })
  expect(page.getByRole('heading', { name: 'Trap Savings Card' })).toBeTruthy()
  expect(page.getByText(change.text)).toBeTruthy()
  expect(page.getByText('November 20, 2026').getAttribute('datetime')).toBe('2026-11-20')
  expect(page.getByRole('link', { name: /^Its page/ }).getAttribute('href')).toBe(change.url)
  expect(page.getByRole('link', { name: /Atom feed/ }).getAttribute('href')).toBe('/changes.xml?lng=en')
})

test('before the first change, the page says so', async () => {
  const page = await renderPage(<ChangesPage found={found([])} />, { parts: ['changes'], language: 'es' })
  expect(page.getByText(/Todavía nada/)).toBeTruthy()
})
