// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { stubSilentServer } from '#testing/network-edge/silent-server.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { DrugPicker } from './drug-picker.tsx'

let answer: () => Response
vi.stubGlobal('fetch', async () => answer())

const renderPicker = () => renderPage(<DrugPicker label="Your medicine" formAction="/" />)

test('a list that a server begins and never sends is told too', async () => {
  stubSilentServer()
  const { screen, user, t } = renderPicker()
  await user.click(screen.getByRole('combobox', { name: 'Your medicine' }))
  expect(await screen.findByRole('button', { name: t('search.retry') })).toBeTruthy()
})

test('a list that does not come is told once on all pages, and the next focus asks again', async () => {
  answer = () => {
    throw new TypeError('no network')
  }
  const { screen, user, t, unmount } = renderPicker()
  await user.click(screen.getByRole('combobox', { name: 'Your medicine' }))
  await screen.findByText(t('search.toast.noAnswer'))
  unmount()

  const next = renderPicker()
  expect(await next.screen.findByRole('button', { name: t('search.retry') })).toBeTruthy()
  expect(next.screen.queryByText(t('search.toast.noAnswer'))).toBeNull()
  answer = () =>
    Response.json({ response_code: 200, drug_names: [{ generic_name: 'semaglutide', brand: [['Ozempic']] }] })
  await next.user.click(next.screen.getByRole('combobox', { name: 'Your medicine' }))
  expect(await next.screen.findByRole('option', { name: /Ozempic/ })).toBeTruthy()
})
