// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { standInForNetwork } from '#testing/pages/chat-network.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { ChatToggle } from './chat-toggle.tsx'

standInForNetwork()

// It is fetched when the chat is opened, and a test waits only moments.
beforeAll(() => import('./chat-panel.tsx'))

const { steps } = en.chatPages
const data = { words: { chat: en.chat }, intro: undefined, receiver: null, canMail: true, ads: [] }

test('the button opens Navi in place and takes the focus there', async () => {
  const { screen, user } = renderPage(<ChatToggle words={steps} data={data} />)
  // What is opened waits until it comes in sight.
  await act(() => user.click(screen.getByRole('button', { name: steps.open })))
  const chat = await screen.findByRole('region', { name: en.chat.name })
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(chat)).toBe(true)
  await user.click(screen.getByRole('button', { name: steps.close }))
  expect(screen.queryByRole('region', { name: en.chat.name })).toBeNull()
})
