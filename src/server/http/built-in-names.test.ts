import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { chatCalls } from '#contract/chat.ts'
import { testApp } from '#testing/app/test-app.ts'
import { builtInNames, inheritedNames } from '#testing/records/built-in-names.ts'

const session_id = '123456'
const headers = { host: 'navi.example' }
const asked = (url: string, question: string): InjectOptions => ({
  method: 'POST',
  url,
  headers,
  payload: { question, session_id },
})
const search = (url: string, fields: Record<string, string>): InjectOptions => ({
  url: `${url}?${new URLSearchParams(fields)}`,
  headers,
})
const sent = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, headers, payload })

/** Every call that takes text, with these words wherever it takes them. */
const calls: Record<string, (words: string) => InjectOptions[]> = {
  chat: (words) => Object.values(chatCalls).map(({ url }) => asked(url, words)),
  eligibility: (words) => [
    asked('/api/get_criteria_recomendation', words),
    sent('/api/get_criteria_recomendation', { question: 'Ozempic', session_id, drug_id: words.slice(0, 120) }),
    ...['insurance', 'yearly_income', 'household_size', 'state', 'age'].map((topic) =>
      sent('/api/get_criteria_recomendation', { question: words, session_id, drug_id: 'ozempic', topic }),
    ),
    sent('/api/eligibility/check', { drug_ids: [words.slice(0, 120)] }),
  ],
  programs: (words) => [
    sent('/api/get_program_criteria', { drug_id: words.slice(0, 120), category_name: 'Free Medications' }),
    sent('/api/get_program_criteria', { drug_id: 'ozempic', category_name: words }),
  ],
  communities: (words) => [
    search('/api/community_services', { q: words.slice(0, 200), place: words.slice(0, 80) }),
    search('/api/community_services', { category: words }),
    search('/api/vendors_names', { program_name: words, location: words }),
    search('/api/vendors_details', { vendor_name: words, program_name: words }),
  ],
  cards: (words) => [
    sent('/api/digital_card', { items: words }),
    sent('/api/special_mail', {
      email: 'ana@mail.example',
      item_count: 1,
      item_1_vendor_name: words,
      item_1_url_link: words,
      item_1_discount_coupon: words,
      [words]: words,
    }),
    sent('/api/special_sms', { phone_no: words, item_count: 1, item_1_organization: words, [words]: words }),
    sent('/api/text_messaging', { phone_no: words, organization: words, url: words }),
    sent('/api/local_community_digital_card_email', { email: words }),
  ],
  intake: (words) => [
    search('/api/request_form', { form: words }),
    search('/api/delivery_area', { zip: words.slice(0, 40) }),
    sent('/api/contact_request', { form_token: words, name: words, email: words, topic: words, message: words }),
    sent('/api/delivery_request', { form_token: words, name: words, phone: words, drug: words, [words]: words }),
  ],
}

/** Words of every day around a name. */
const sentence = fc
  .tuple(
    fc.constantFrom('mi esposo es', 'I take', 'help near', 'la medicina de mi', 'how much is'),
    fc.uniqueArray(fc.constantFrom(...builtInNames), { minLength: 1, maxLength: 12 }),
    fc.constantFrom('y no tiene seguro', 'for my mother', 'in Rochester NY', ''),
  )
  .map(([before, names, after]) => [before, ...names, after].join(' ').trim())

test.each(Object.entries(calls))(
  'a name of the language itself is a word like any other: %s',
  { timeout: 120_000 },
  async (_, callsWith) => {
    const { app } = await testApp({ env: { RATE_LIMIT: '1000000', SENDS_PER_ADDRESS: '1000000' } })
    const check = async (words: string) => {
      for (const call of callsWith(words)) {
        const { statusCode, body } = await app.inject(call)
        expect(statusCode, `${call.url} ${words}: ${body}`).toBeLessThan(500)
      }
    }
    for (const name of inheritedNames) await check(name)
    for (let at = 0; at < builtInNames.length; at += 20) await check(builtInNames.slice(at, at + 20).join(' '))
    await fc.assert(fc.asyncProperty(sentence, check), { numRuns: 15 })
  },
)
