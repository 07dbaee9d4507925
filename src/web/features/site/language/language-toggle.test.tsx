// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { LanguageToggle } from './language-toggle.tsx'

afterEach(() => {
  localStorage.clear()
  document.documentElement.lang = ''
})

test('in English it offers Español, as a link to the same page and drug', () => {
  const { screen } = renderPage(<LanguageToggle />, { at: '/copaysaving?drug=ozempic' })
  const link = screen.getByRole('link', { name: 'Español' })
  expect(link.getAttribute('href')).toBe('/copaysaving?drug=ozempic&lng=es')
  expect(link.getAttribute('lang')).toBe('es')
})

test('in Spanish it offers English', () => {
  const { screen } = renderPage(<LanguageToggle />, { language: 'es', at: '/aboutus?lng=es' })
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/aboutus?lng=en')
})

test('pressed, it changes the words in place and keeps the choice', async () => {
  const { screen, user } = renderPage(<LanguageToggle />, { at: '/aboutus?lng=en' })
  await user.click(screen.getByRole('link', { name: 'Español' }))
  const back = await screen.findByRole('link', { name: 'English' })
  expect(document.documentElement.lang).toBe('es')
  expect(document.cookie).toContain('i18next=es')
  expect(localStorage.getItem('i18nextLng')).toBe('es')
  expect(back.getAttribute('href')).toBe('/aboutus?lng=en')
})
