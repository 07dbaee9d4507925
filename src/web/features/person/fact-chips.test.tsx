// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import type { AboutPerson } from './about-person.ts'
import { FactChips } from './fact-chips.tsx'

const question = {
  topic: 'household_size' as const,
  chip: 'At home',
  known: '',
  title: 'How many?',
  hint: 'Count yourself.',
  choices: [],
  typed: { label: 'Or type it', example: 'Like: 9' },
}
const words = { use: 'Use', add: 'Add', answer: 'Answer', takeBack: 'Take back', about: 'About', kept: 'Kept' }

/** The server takes numbers from 1 to 30. */
function answer(_address: string, { body }: { body: string }) {
  const size = Number(JSON.parse(body).answer)
  if (size > 0 && size <= 30) return Response.json({ response_code: 200, facts: {}, lines: [], lost: false })
  return Response.json({ response_code: 400, code: 'unread_household', message: 'From 1 to 30.' }, { status: 400 })
}

async function openChip() {
  vi.stubGlobal('fetch', async (...call: Parameters<typeof answer>) => answer(...call))
  onTestFinished(() => void vi.unstubAllGlobals())
  const about: AboutPerson = { isKnown: false, questions: [question], words }
  const page = renderPage(<FactChips about={about} />)
  const details = page.container.querySelector('details') as HTMLDetailsElement
  details.open = true
  const field = page.screen.getByRole('textbox', { name: 'Or type it' })
  return { ...page, details, field }
}

test('an answer that is not taken is told at its field until it is changed, and a good one closes the panel', async () => {
  const { screen, user, field, details } = await openChip()
  await user.type(field, '99{Enter}')
  const problem = await screen.findByText('From 1 to 30.')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.some((id) => document.getElementById(id)?.contains(problem))).toBe(true)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  expect(screen.queryByText('From 1 to 30.')).toBeNull()
  await user.type(field, '4{Enter}')
  await vi.waitFor(() => expect(details.open).toBe(false))
  expect(screen.queryByText('From 1 to 30.')).toBeNull()
})

test('the panel closes by its own button and by a tap beside it, not by one inside', async () => {
  const { screen, user, t, details } = await openChip()
  await user.click(screen.getByText('Count yourself.'))
  expect(details.open).toBe(true)
  await user.click(screen.getByRole('button', { name: t('site.close') }))
  expect(details.open).toBe(false)
  details.open = true
  await user.click(document.body)
  expect(details.open).toBe(false)
})
