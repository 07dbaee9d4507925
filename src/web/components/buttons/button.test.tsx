// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { Button, ButtonLink } from './button.tsx'

test('a button does its work once for each press', async () => {
  const save = vi.fn()
  const { screen, user } = renderPage(<Button onClick={save}>Save</Button>)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(save).toHaveBeenCalledTimes(1)
})

test('a busy button says so, keeps the focus and does nothing more', async () => {
  const save = vi.fn()
  const send = vi.fn()
  const { screen, user } = renderPage(
    <form action={send}>
      <Button type="submit" busy busyLabel="Searching..." onClick={save}>
        Search
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Searching...' })
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(save).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('a button that is not busy is named by its own words only', () => {
  const { screen } = renderPage(
    <Button busy={false} busyLabel="Searching...">
      Search
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('aria-busy')).toBe('false')
})

test('a link to a page of ours stays in the tab', async () => {
  const { screen, user } = renderPage(<ButtonLink to="/assistance">Get live help</ButtonLink>)
  await user.click(screen.getByRole('link', { name: 'Get live help' }))
  expect(await screen.findByText('Other page /assistance')).toBeTruthy()
})

test('a link to a foreign page opens a new tab that cannot reach back', () => {
  const { screen } = renderPage(<ButtonLink to="https://example.org/form">Open the form</ButtonLink>)
  const link = screen.getByRole('link', { name: 'Open the form' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener')
})

test('a phone number opens no tab', () => {
  const { screen } = renderPage(<ButtonLink to="tel:+15555550100">Call</ButtonLink>)
  const link = screen.getByRole('link', { name: 'Call' })
  expect(link.getAttribute('href')).toBe('tel:+15555550100')
  expect(link.getAttribute('target')).toBeNull()
})
