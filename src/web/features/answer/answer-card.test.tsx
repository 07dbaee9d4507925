// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Freshness } from '#contract/sources.ts'
import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import { type Language, languages } from '#i18n/languages.ts'
import { createAnswer } from '#server/answer/answer.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { createEligibility } from '#server/eligibility/eligibility.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { AnswerCard } from './answer-card.tsx'

const drug = catalogue.findDrug('januvia') as Drug
const { find } = createAnswer(createEligibility(catalogue), catalogue)

/** Whether the card of an answer shows a text before anything on it is opened. */
function showsAtOnce(state: Freshness['state'], text: string, language: Language): boolean {
  const { answer } = find(drug, { insurance: ['none'] }, language)
  if (!answer) throw new Error('There is an answer for this person.')
  const offer = { ...answer, freshness: { state, on: '2019-05', facts: [] } }
  const { screen, unmount } = renderPage(<AnswerCard offer={offer} drug={drug.name} />, {
    parts: ['answerCard'],
    language,
  })
  const shown = screen.queryAllByText(text).some((element) => !element.closest('details'))
  unmount()
  return shown
}

test.each(languages)(
  '%s: an answer that is old, or that its page no longer says, tells so before anything is opened',
  (language) => {
    const { old, changed } = { en, es }[language].programs.freshness
    expect(showsAtOnce('old', old, language)).toBe(true)
    expect(showsAtOnce('changed', changed, language)).toBe(true)
    expect(showsAtOnce('dated', old, language)).toBe(false)
  },
)
