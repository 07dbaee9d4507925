// @vitest-environment happy-dom
import { Bot, type IconNode, X } from 'lucide'
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { FloatingChat } from './floating-chat.tsx'

const words = en.chatPages.floating

const linesOf = (icon: IconNode) => icon.map(([, { d = null }]) => d)
const drawnIn = (button: HTMLElement) => [...button.querySelectorAll('svg > *')].map((line) => line.getAttribute('d'))

test('the button opens Navi in place as a robot, closes it as a cross, and a link leads to its own page', async () => {
  const { screen, user } = renderPage(
    <FloatingChat words={words}>
      <p>Navi is here</p>
    </FloatingChat>,
  )
  expect(screen.queryByText('Navi is here')).toBeNull()
  const open = screen.getByRole('button', { name: words.open })
  expect(open.getAttribute('aria-expanded')).toBe('false')
  expect(drawnIn(open)).toEqual(linesOf(Bot))

  await user.click(open)
  expect(screen.getByText('Navi is here')).toBeDefined()
  const close = screen.getByRole('button', { name: words.close })
  expect(close.getAttribute('aria-expanded')).toBe('true')
  expect(drawnIn(close)).toEqual(linesOf(X))

  await user.click(close)
  expect(screen.queryByText('Navi is here')).toBeNull()
  expect(screen.getByRole('link', { name: words.whole }).getAttribute('href')).toBe('/health-care-ai/')
})
