// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { es } from '#i18n/es.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { SpanishButton } from '#testing/pages/spanish-button.tsx'
import { ContactForm } from './contact-form.tsx'

// No server answers here: nothing in these tests is sent.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))

function renderForm() {
  return renderPage(
    <>
      <SpanishButton />
      <h2 id="write">Write to us</h2>
      <ContactForm labelledBy="write" />
    </>,
    { parts: ['intake'] },
  )
}

test('a field that must be filled in says so, however many lines it has', () => {
  const { screen, t } = renderForm()
  const message = screen.getByRole('textbox', { name: t('intake.fields.message') })
  expect(message.getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('textbox', { name: /Phone/ }).hasAttribute('aria-required')).toBe(false)
})

test('why a form was not taken is said in the other language too', async () => {
  const { screen, user, t } = renderForm()
  await user.click(screen.getByRole('button', { name: t('intake.form.send') }))
  await screen.findByText(t('intake.form.fixFirst'))
  await user.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByText(es.intake.form.fixFirst)).toBeTruthy()
})
