import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { createTranslator, type Words } from '#i18n/translator.ts'
import { I18nProvider, PageWords, useTranslation } from './i18n.tsx'
import { siteWords } from './translator.server.ts'

function Send() {
  const { t } = useTranslation('cards')
  return `${t('cards.send')}, ${t('site.close')}`
}

function shownWith(words: Partial<Words>, element: ReactNode) {
  return renderToString(
    <I18nProvider language="en" words={siteWords.en}>
      <PageWords words={words}>{element}</PageWords>
    </I18nProvider>,
  )
}

test('a component says the words that its page brings, and those of every page', () => {
  expect(shownWith({ cards: en.cards }, <Send />)).toBe('Send, Close')
})

test('a component fails at once whose page does not bring the words that it asks for', () => {
  expect(() => shownWith({ plan: en.plan }, <Send />)).toThrow('needs a PageWords above it that gives cards')
})

// Each line under a `@ts-expect-error` must not compile, or the compiler complains of the comment.
test('what is not named can not be asked for', () => {
  function Unnamed() {
    const { t } = useTranslation()
    // @ts-expect-error the cards are not named
    return t('cards.send')
  }
  const t = createTranslator('en', { cards: en.cards })
  // @ts-expect-error the words of the site are not given
  expect(t('site.close')).toBe('site.close')
  expect(shownWith({}, <Unnamed />)).toBe('cards.send')
})
