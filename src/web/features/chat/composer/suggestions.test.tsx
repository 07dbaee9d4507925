// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import type { ChatVariant } from '#contract/chat.ts'
import { replyOf } from '#testing/factories/chat-turns.ts'
import { answerByHand, answerWith, questions, standInForNetwork } from '#testing/pages/chat-network.ts'
import { openPanel, pass, standInForReveal } from '#testing/pages/chat-panel.tsx'

standInForNetwork()
standInForReveal()

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}

test('it starts with 10 suggestions, and shows all 14 on demand', async () => {
  const { screen, press } = await openPanel()
  const suggestions = () => within(screen.getByRole('list')).getAllByRole('listitem')
  expect(suggestions()).toHaveLength(10)
  await press('More suggestions')
  expect(suggestions()).toHaveLength(14)
  expect(screen.getByRole('heading', { level: 1, name: 'Navi AI' })).toBeTruthy()
})

test('a chat about one subject begins with its questions', async () => {
  const firstOf = async (variant: ChatVariant) => {
    const { screen, unmount } = await openPanel({ variant })
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    unmount()
    return items.slice(0, 4).map(({ textContent }) => textContent)
  }
  expect(await firstOf('community')).toEqual([
    'Find help near me',
    'Who can help with rent or food?',
    'I need a ride to the doctor',
    'I need legal help',
  ])
  expect((await firstOf('pharmacy'))[0]).toBe('My copay is too high')
  expect((await firstOf('prescription'))[1]).toBe('I have no insurance')
})

test('Community Resources stands third where it is wanted, and asks by the special search', async () => {
  answerWith(replyOf('Here.'))
  const { screen, user, press } = await openPanel({ withCommunityResources: true })
  expect(within(screen.getByRole('list')).getAllByRole('listitem')[2]?.textContent).toBe('Community Resources')
  await press('Community Resources')
  const dialog = within(screen.getByRole('dialog', { name: 'Special Search' }))
  await user.type(dialog.getByRole('textbox', { name: 'Program Name' }), 'Food pantry')
  await user.click(dialog.getByRole('button', { name: 'Search' }))
  expect(dialog.getByText('Please fill out all fields before searching!')).toBeTruthy()
  expect(questions()).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Location' }), '14604{Enter}')
  await pass(500)
  expect(questions()).toMatchObject([{ question: 'Food pantry near 14604' }])
  expect(screen.queryByRole('dialog', { name: 'Special Search' })).toBeNull()
})

test('the special search stays open while Navi is still answering something else', async () => {
  const line = answerByHand()
  const { say, screen, user, press } = await openPanel({ withCommunityResources: true })
  await say('Hello')
  await press('Back')
  await press('Community Resources')
  const dialog = within(screen.getByRole('dialog', { name: 'Special Search' }))
  await user.type(dialog.getByRole('textbox', { name: 'Program Name' }), 'Food pantry')
  await user.type(dialog.getByRole('textbox', { name: 'Location' }), '14604{Enter}')
  expect(dialog.getByText(/still answering/)).toBeTruthy()
  await line.send({ event: 'done', data: replyOf('Yes.') })
  await pass(0)
  answerWith(replyOf('Here.'))
  await user.click(dialog.getByRole('button', { name: 'Search' }))
  await pass(500)
  expect(questions()).toMatchObject([{ question: 'Hello' }, { question: 'Food pantry near 14604' }])
  expect(screen.queryByRole('dialog', { name: 'Special Search' })).toBeNull()
})

test('a suggestion leads to the page that answers it best, and is asked there', async () => {
  const { screen } = await openPanel()
  const link = screen.getByRole('link', { name: 'My copay is too high' })
  expect(link.getAttribute('href')).toBe('/digital-pharmacy?ask=copay')
})

test('on its own page a suggestion is a question', async () => {
  answerWith(replyOf('Yes.'), '/api/get_digital_pharmacy')
  const { press, screen } = await openPanel({ variant: 'pharmacy', at: '/digital-pharmacy/' })
  expect(screen.queryByRole('link', { name: 'My copay is too high' })).toBeNull()
  await press('My copay is too high')
  expect(questions()).toMatchObject([{ question: 'My copay is too high', lng: 'en' }])
})

test('the question in ?ask= is asked once and leaves the address, so that no reload asks it again', async () => {
  answerWith(replyOf('Yes.'))
  const { screen } = await openPanel({ at: '/digital-pharmacy?ask=copay', ads: <Address /> })
  expect(questions()).toMatchObject([{ question: 'My copay is too high' }])
  expect(screen.getByText('At /digital-pharmacy')).toBeTruthy()
})

test('an unknown suggestion in ?ask= asks nothing', async () => {
  await openPanel({ at: '/digital-pharmacy?ask=nothing' })
  expect(questions()).toEqual([])
})

test('a picked medicine asks exactly once, marked as automatic', async () => {
  answerWith(replyOf('Here.'), '/api/get_prescription_criteria_reccomendation')
  const picked = { variant: 'prescription', firstQuestion: { id: 'ozempic', text: 'Ozempic' } } as const
  const first = await openPanel(picked)
  expect(questions()).toMatchObject([{ question: 'Ozempic', automatic: 'true' }])
  first.unmount()
  await openPanel({ ...picked, language: 'es' })
  expect(questions()).toHaveLength(1)
})

test('a picked medicine waits for the answer that is under way', async () => {
  answerWith(replyOf('Yes.'))
  await openPanel({ at: '/digital-pharmacy?ask=copay', firstQuestion: { id: 'farxiga', text: 'Farxiga' } })
  expect(questions()).toMatchObject([{ question: 'My copay is too high' }])
  await pass(500)
  expect(questions()).toMatchObject([{}, { question: 'Farxiga', automatic: 'true' }])
})

test('options and what one can say next are buttons that ask; empty ones are left out', async () => {
  answerWith(
    replyOf('Which one?', {
      unique: 'Options',
      options: [
        { Program_name: 'First program', program_id: '1' },
        { Program_name: ' ', program_id: '2' },
      ],
      suggestions: ['And the copay?', ''],
    }),
  )
  const { say, screen, press } = await openPanel()
  await say('Hello')
  await pass(500)
  expect(within(screen.getByRole('list', { name: 'Ask about one of these' })).getAllByRole('button')).toHaveLength(1)
  expect(within(screen.getByRole('list', { name: 'You can also ask' })).getAllByRole('button')).toHaveLength(1)
  await press('First program')
  expect(questions()[1]).toMatchObject({ question: 'First program' })
})
