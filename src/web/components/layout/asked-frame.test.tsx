// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { AskedFrame } from './asked-frame.tsx'

test('nothing of the other site is loaded before the reader presses the button that names it', async () => {
  const { screen, user, container } = renderPage(
    <AskedFrame src="about:blank" title="A form" text="From forms.example." button="Load forms.example" />,
  )
  expect(container.querySelector('iframe')).toBe(null)
  await user.click(screen.getByRole('button', { name: 'Load forms.example' }))
  const frame = screen.getByTitle('A form')
  expect(frame.getAttribute('sandbox')).toBe('allow-forms allow-scripts allow-same-origin allow-popups')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(screen.queryByRole('button')).toBe(null)
})
