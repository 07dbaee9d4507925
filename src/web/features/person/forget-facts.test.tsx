// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderPage } from '#testing/render.tsx'
import { stubSilentServer } from '#testing/silent-server.ts'
import { ForgetFacts } from './forget-facts.tsx'

test('who has everything forgotten by a server that says nothing is told that it failed', async () => {
  stubSilentServer()
  const { screen, user, t } = renderPage(<ForgetFacts />)
  await user.click(screen.getByRole('button', { name: t('site.told.forget') }))
  expect(await screen.findByText(t('site.told.failed'))).toBeTruthy()
})
