import { expect, test } from 'vitest'
import { categories } from '#contract/choices.ts'
import { checkReply } from '#contract/eligibility.ts'
import { programsReply } from '#contract/programs.ts'
import { type Language, languages } from '#i18n/languages.ts'
import { mountPages } from '#server/pages/mount-pages.ts'
import { openAnswers } from '#testing/app/open-answers.ts'
import { testApp } from '#testing/app/test-app.ts'
import { asked } from '#testing/factories/understood.ts'
import { realPages, textOf } from '#testing/pages/real-pages.tsx'
import * as drug from './routes/medicines/drug.tsx'
import * as programs from './routes/medicines/patient-assistant-savings.tsx'

/** Radius gives Tymlos to who has private insurance only where the plan does not cover it. */
const medicine = 'tymlos'
const program = 'radius-assist-tymlos-pap'
const facts = {
  insurance: ['commercial' as const],
  household_size: 1,
  yearly_income: { from: 20_000, to: 20_000 },
  state: 'OH',
  prescription: true,
}
const said = {
  en: 'If you have private insurance (from a job or that you buy), your plan must first refuse to pay for the medicine. Ask your plan for the letter that says no.',
  es: 'Si usted es una persona con seguro privado (por su trabajo o comprado por usted), primero su plan debe negarse a pagar la medicina. Pida a su plan la carta que dice que no.',
}
// The first opens a whole server, with its database.
const wait = { timeout: 60_000 }

async function openSite(lng: Language) {
  const { app, services } = await testApp()
  mountPages(app, services, realPages({ 'drugs/:slug': drug, 'patient-assistant-savings': programs }), { built: true })
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload: { ...payload, lng } })
  return { app, post }
}

test.each(languages)(
  'a plan that must first refuse to pay is told of on the pages of a medicine (%s)',
  wait,
  async (lng) => {
    const { app } = await openSite(lng)
    for (const page of [`/drugs/${medicine}?lng=${lng}`, `/patient-assistant-savings?drug=${medicine}&lng=${lng}`])
      expect(textOf((await app.inject(page)).body), page).toContain(said[lng])
  },
)

test.each(languages)('the check, the calls and the open data say it in the same words (%s)', wait, async (lng) => {
  const { app, post } = await openSite(lng)
  const listed = await post('/api/get_program_criteria', { drug_id: medicine, category_name: categories.assistance })
  const own = programsReply.parse(listed.json()).result.find(({ program_id }) => program_id === program)
  expect(own?.coverage_requirement).toContain(said[lng])
  expect(own?.rules.insurance.commercial).toBe('if_not_covered')

  const [checked] = checkReply.parse(
    (await post('/api/eligibility/check', { drug_ids: [medicine], facts })).json(),
  ).results
  const judged = checked?.programs.find(({ program_id }) => program_id === program)
  expect(judged?.status).toBe('may')
  expect(judged?.findings.find(({ rule }) => rule === 'insurance')).toMatchObject({
    result: 'unknown',
    text: said[lng],
  })

  const open = (await app.inject('/data/programs.json')).json<{ records: Record<string, string>[] }>()
  const record = open.records.find(({ program_id }) => program_id === program)
  expect(JSON.stringify(record)).toContain(said[lng])

  const called = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_programs', arguments: { medicine, language: lng } },
    },
  })
  expect(called.body).toContain(said[lng])
})

test.each(languages)('Navi says it in the same words (%s)', wait, async (language) => {
  const { answer } = await openAnswers()
  const heard = { language, drugs: [medicine], isDrugNamed: true, facts }
  for (const turn of [
    asked({ ...heard, intent: 'eligibility' }),
    asked({ ...heard, intent: 'rule', rule: 'insurance' }),
  ]) {
    const { text, items } = await answer(turn)
    expect(JSON.stringify([text, items]), turn.intent).toContain(said[language])
  }
})
