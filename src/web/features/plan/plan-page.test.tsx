// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '#testing/render.tsx'
import { PlanPage } from './plan-page.tsx'

const nothing = { medicines: [], for_all: [], applications: [], free: 0, doubtful: [], unread: [], left_out: [] }

test('a name that we do not know is told above the plan, and stays in the box', async () => {
  const read = { ...nothing, medicines: [{ drug_id: 'eliquis', name: 'Eliquis' }], unread: ['foobarol'] }
  vi.stubGlobal('fetch', async () => Response.json({ response_code: 200, ...read }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { screen, user, t } = renderPage(<PlanPage renderSay={() => null} />)
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
