// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { stubSilentServer } from '#testing/network-edge/silent-server.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { ForgetFacts } from './forget-facts.tsx'

test('who has everything forgotten by a server that says nothing is told that it failed', async () => {
  stubSilentServer()
  const { screen, user, t } = renderPage(<ForgetFacts />)
  await user.click(screen.getByRole('button', { name: t('site.told.forget') }))
  expect(await screen.findByText(t('site.told.failed'))).toBeTruthy()
})
