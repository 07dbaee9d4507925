// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { renderPage } from '#testing/render.tsx'
import { FloatingChat } from './floating-chat.tsx'

const words = en.chatPages.floating

test('the button opens Navi in place as a robot, closes it as a cross, and a link leads to its own page', async () => {
  const { screen, user } = renderPage(
    <FloatingChat words={words}>
      <p>Navi is here</p>
    </FloatingChat>,
  )
  expect(screen.queryByText('Navi is here')).toBeNull()
  const open = screen.getByRole('button', { name: words.open })
  expect(open.getAttribute('aria-expanded')).toBe('false')
  expect(open.querySelector('.lucide-bot')).not.toBeNull()

  await user.click(open)
  expect(screen.getByText('Navi is here')).toBeDefined()
  const close = screen.getByRole('button', { name: words.close })
  expect(close.getAttribute('aria-expanded')).toBe('true')
  expect(close.querySelector('.lucide-x')).not.toBeNull()

  await user.click(close)
  expect(screen.queryByText('Navi is here')).toBeNull()
  expect(screen.getByRole('link', { name: words.whole }).getAttribute('href')).toBe('/health-care-ai/')
})
