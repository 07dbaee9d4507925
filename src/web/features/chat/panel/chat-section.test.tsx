// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { ChatSection } from './chat-section.tsx'

// What a browser does where the connection breaks.
vi.mock('./chat-panel.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test.each([
  ['en', en],
  ['es', es],
] as const)(
  'in %s, a chat that got lost on the way leaves a way to its own page, and the page around it stays',
  async (language, words) => {
    const data = { words: { chat: words.chat }, intro: undefined, receiver: null, canMail: true, ads: [] }
    // It waits until it comes in sight.
    const { screen } = await act(async () =>
      renderPage(
        <>
          <p>Two programs</p>
          <ChatSection variant="prescription" data={data} />
        </>,
        { language },
      ),
    )
    const way = await screen.findByRole('link', { name: words.chat.openPage })
    expect(way.getAttribute('href')).toBe('/health-care-ai/')
    expect(screen.getByText(words.chat.missing)).toBeTruthy()
    expect(screen.getByText('Two programs')).toBeTruthy()
  },
)
