// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { Header } from './header.tsx'

async function openMenu() {
  const page = renderPage(<Header />)
  const button = page.screen.getByRole('button', { name: 'Menu' })
  await page.user.click(button)
  return { ...page, button, menu: page.screen.getByRole('navigation', { name: 'Menu' }) }
}

test('the logo leads home, and About us and Contact us are in the header', () => {
  const { screen } = renderPage(<Header />)
  expect(screen.getByRole('link', { name: /^Navi.*home page$/ }).getAttribute('href')).toBe('/')
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(main.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/aboutus')
  expect(main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contactus')
})

test('the menu is closed until its button is pressed', async () => {
  const { screen } = renderPage(<Header />)
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
})

test('the menu button says that the menu is open', async () => {
  const { button, menu } = await openMenu()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(menu.id)
})

test('Escape closes the menu and gives the focus back to its button', async () => {
  const { button, menu, user, screen } = await openMenu()
  within(menu).getByRole('link', { name: 'Home' }).focus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('following a link of the menu goes there', async () => {
  const { menu, user, screen } = await openMenu()
  await user.click(within(menu).getByRole('link', { name: 'Ask Navi' }))
  expect(await screen.findByText('Other page /health-care-ai/')).toBeTruthy()
})

test('following a link to the page in sight closes the menu', async () => {
  const { menu, user, screen } = await openMenu()
  await user.click(within(menu).getByRole('link', { name: 'Home' }))
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull()
})

test('the steps to add Navi to the home screen open from the menu, for two browsers', async () => {
  const { menu, user, screen } = await openMenu()
  await user.click(within(menu).getByRole('button', { name: 'Add to home screen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Navi to your home screen' }))
  const boldOfSteps = () => dialog.getAllByRole('listitem').map((step) => step.querySelector('b')?.textContent)
  expect(boldOfSteps()).toEqual(['three dots', 'Save and Share', 'Create shortcut', 'Navi'])
  await user.click(dialog.getByRole('tab', { name: 'Safari (iPhone)' }))
  expect(boldOfSteps()).toEqual(['share icon', 'Add to Home Screen', 'Add'])
})

test('the address of the steps opens them at once', async () => {
  const { screen } = renderPage(<Header />, { language: 'es', at: '/addhomemodal' })
  expect(await screen.findByRole('dialog', { name: 'Agregue Navi a su pantalla de inicio' })).toBeTruthy()
})

test('the header leads to the four places of the site, and says how many medicines the plan holds', () => {
  localStorage.setItem('navi.plan', '{"medicines":["ozempic","eliquis"],"done":[]}')
  const { screen } = renderPage(<Header />)
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  const places = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(places.slice(0, 4)).toEqual([
    ['Find', '/'],
    ['22 medicinesMy plan', '/plan'],
    ['Near me', '/localcommunity'],
    ['Navi', '/health-care-ai/'],
  ])
  localStorage.clear()
})

test.each([
  ['en', '11 medicineMy plan'],
  ['es', '11 medicinaMi plan'],
] as const)('%s: a plan of one medicine is said to hold one', (language, words) => {
  localStorage.setItem('navi.plan', '{"medicines":["ozempic"],"done":[]}')
  const { screen } = renderPage(<Header />, { language })
  const links = within(screen.getByRole('navigation', { name: language === 'en' ? 'Main' : 'Principal' })).getAllByRole(
    'link',
  )
  expect(links.map((link) => link.textContent)).toContain(words)
  localStorage.clear()
})
