// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { PlanPage } from './plan-page.tsx'

const nothing = { medicines: [], for_all: [], applications: [], free: 0, doubtful: [], unread: [], left_out: [] }

const eliquis = { drug_id: 'eliquis', name: 'Eliquis' }

test('who deleted the plan by mistake gets it back, ticks and all', async () => {
  const kept = { medicines: ['eliquis'], done: ['a-step'] }
  localStorage.setItem('navi.plan', JSON.stringify(kept))
  vi.stubGlobal('fetch', async () => Response.json({ response_code: 200, ...nothing, medicines: [eliquis] }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })
  const { screen, user, t } = renderPage(<PlanPage renderSay={() => null} />, { parts: ['plan'] })
  await user.click(screen.getByRole('button', { name: t('plan.delete') }))
  expect(localStorage.getItem('navi.plan')).toBeNull()
  expect(screen.getByText(t('plan.deleted'))).toBeTruthy()
  const undo = screen.getByRole('button', { name: t('plan.undo') })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(JSON.parse(localStorage.getItem('navi.plan') ?? '')).toEqual(kept)
  expect(screen.queryByText(t('plan.deleted'))).toBeNull()
})

test('where a plan that somebody sent can not be read, that is told, and it is asked for again', async () => {
  const reply = vi.fn().mockRejectedValueOnce(new TypeError('no network'))
  reply.mockImplementation(async () => Response.json({ response_code: 200, ...nothing, medicines: [eliquis] }))
  vi.stubGlobal('fetch', reply)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { screen, user, t } = renderPage(<PlanPage renderSay={() => null} />, { parts: ['plan'], at: '/?#eliquis' })
  await screen.findByText(t('site.notOpened'))
  await user.click(screen.getByRole('button', { name: t('site.tryAgain') }))
  expect(await screen.findByText('Eliquis')).toBeTruthy()
  expect(screen.queryByText(t('site.notOpened'))).toBeNull()
})

test('a name that we do not know is told above the plan, and stays in the box', async () => {
  const read = { ...nothing, medicines: [eliquis], unread: ['foobarol'] }
  vi.stubGlobal('fetch', async () => Response.json({ response_code: 200, ...read }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { screen, user, t } = renderPage(<PlanPage renderSay={() => null} />, { parts: ['plan'] })
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('plan.add.label') })
  await user.type(box, 'Eliquis, foobarol')
  await user.click(screen.getByRole('button', { name: t('plan.add.button') }))
  const told = await screen.findByText(t('plan.add.unread', { count: 1 }))
  expect(told.closest('[role="status"]')).toBe(document.activeElement)
  expect(told.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(box.value).toBe('foobarol')
  await user.click(screen.getByRole('button', { name: t('plan.add.correct') }))
  expect(document.activeElement).toBe(box)
})
