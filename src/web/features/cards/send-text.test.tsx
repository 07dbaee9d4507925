// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { es } from '#i18n/es.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { SpanishButton } from '#testing/pages/spanish-button.tsx'
import { SendText } from './send-card.tsx'

test('why a card was not sent is said in the other language too', async () => {
  const { screen, user, t } = renderPage(
    <>
      <SpanishButton />
      <SendText
        card={{ special_type: 'programs', items: [], url: '', sends: { email: true, text: true } }}
        onSent={() => undefined}
      />
    </>,
    { parts: ['cards'] },
  )
  await user.click(screen.getByRole('button', { name: t('cards.send') }))
  expect(screen.getByText(t('cards.text.noData'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByText(es.cards.text.noData)).toBeTruthy()
})
