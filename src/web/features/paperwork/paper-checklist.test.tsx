// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '#i18n/en.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { loadChecklist } from './load-checklist.ts'
import { PaperChecklist } from './paper-checklist.tsx'

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const words = en.pages.forms.checklist
const tally = { all: 10, income: 4, insurance: 1, residency: 0, prescription: 10 }
const rules = { free: tally, copay: tally, government: tally, charity: tally, discount: tally }
const services = { tallies: { rules: () => rules } } as unknown as Parameters<typeof loadChecklist>[0]['services']

const openList = () => renderPage(<PaperChecklist {...loadChecklist({ services, language: 'en' })} />)
const prescription = words.lists.free.papers.prescription

test('ticks are counted, and stay when the page is opened again in the same tab', async () => {
  const { screen, user, unmount } = openList()
  await user.click(screen.getByRole('checkbox', { name: new RegExp(prescription) }))
  expect(screen.getByText('1 of 7 ready')).toBeDefined()
  unmount()
  const again = openList()
  expect(await again.screen.findByText('1 of 7 ready')).toBeDefined()
  const clear = again.screen.getByRole<HTMLButtonElement>('button', { name: words.clear })
  await again.user.click(clear)
  expect(clear.disabled).toBe(false)
  expect(document.activeElement).toBe(clear)
  expect(again.screen.getAllByText('0 of 7 ready')).toHaveLength(2)
  expect(sessionStorage.getItem('navi.papers')).toBe('[]')
})

test('a paper says how many programs of the list have its rule, and says nothing where none has', () => {
  const { screen } = openList()
  expect(screen.getAllByText('4 of the 10 on our list have a rule on income.')).toHaveLength(3)
  expect(screen.getAllByText('1 of the 10 on our list leaves out people with some kinds of insurance.')).toHaveLength(4)
  expect(screen.queryByText(/where you must live/)).toBeNull()
})

test('what somebody else wrote into the storage does no harm', async () => {
  sessionStorage.setItem('navi.papers', '{"a":1}')
  const { screen } = openList()
  expect(screen.getAllByText('0 of 7 ready')).toHaveLength(2)
})

test('the list is printed as the browser prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { screen, user } = openList()
  await user.click(screen.getByRole('button', { name: words.print }))
  expect(print).toHaveBeenCalledOnce()
})
