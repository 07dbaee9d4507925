import { setTimeout as sleep } from 'node:timers/promises'
import { UNSAFE_decodeViaTurboStream as decodeData } from 'react-router'
import { expect, test } from 'vitest'
import { chatCalls } from '../../src/contract/chat.ts'
import { siteUrl } from '../support/browser.ts'

// Decision 22: whichever way a reader asks, what to do first for a medicine is the same.

const medicines = [
  'Ozempic',
  'Eliquis',
  'Humira',
  'Trikafta',
  'Advair Diskus',
  'Atorvastatin',
  'Acyclovir',
  'Abatacept',
  'Adalimumab',
  'Aimovig',
  'Asciminib',
]
/** Asked for in one question. */
const together = ['Acyclovir', 'Aimovig', 'Abatacept']

const people: Record<string, Record<string, string>> = {
  'nobody knows': {},
  'uninsured couple, Florida': {
    insurance: 'none',
    household_size: '2',
    yearly_income: '19000',
    place: 'FL',
    age: '61',
  },
  'Part D, low income, Ohio': { insurance: 'Medicare Part D', household_size: '1', yearly_income: '18000', age: '70' },
  'Part D, New York': { insurance: 'Medicare Part D', household_size: '1', yearly_income: '31000', place: 'NY' },
  'insurance from work, Texas': { insurance: 'private', household_size: '4', yearly_income: '60000', place: 'TX' },
  'Medicaid, California': { insurance: 'Medicaid', household_size: '1', yearly_income: '12000', place: 'CA' },
}

/** How often who is told that the site is busy asks again. */
const mostTries = 20

/** A browser of its own, with its cookies, as far as HTTP goes. */
function openBrowser() {
  const cookies = new Map<string, string>()
  return async function ask(path: string, payload?: object, tries = 1): Promise<Response> {
    const reply = await fetch(siteUrl + path, {
      ...(payload && { method: 'POST', body: JSON.stringify(payload) }),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'accept-language': 'en',
        ...(payload && { 'content-type': 'application/json' }),
      },
    })
    if (reply.status === 503 && tries < mostTries) {
      await sleep(500)
      return ask(path, payload, tries + 1)
    }
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return reply
  }
}

type Ask = ReturnType<typeof openBrowser>
type First = { answer: { program_id: string } | null }

const idOf = ({ answer }: First) => answer?.program_id ?? 'none'

async function onPage(ask: Ask, address: string): Promise<string> {
  const { body } = await ask(address)
  if (!body) throw new Error(`${address} has no data`)
  const { value } = await decodeData(body, globalThis)
  const routes = Object.values(value as Record<string, { data?: { answer?: First } }>)
  const [found] = routes.flatMap(({ data }) => data?.answer ?? [])
  return found ? idOf(found) : 'none'
}

/** The cards that an answer shows, in their order. */
async function inChat(ask: Ask, question: string): Promise<string[]> {
  const session_id = String(100_000 + Math.floor(Math.random() * 900_000))
  const { result } = (await (await ask(chatCalls.general.url, { question, session_id })).json()) as { result: string }
  const cards = result.split('\n').at(-1) ?? ''
  const items: { item_id: string }[] = cards.startsWith('{') ? JSON.parse(cards).final_result : []
  return items.map(({ item_id }) => item_id)
}

async function inCheck(ask: Ask, drug: string): Promise<string> {
  const take = async (question: string) =>
    (await ask('/api/get_criteria_recomendation', { question, session_id: '123456' })).json()
  let turn = await take(drug)
  while (turn.response_type === 'question') turn = await take('skip')
  return idOf(turn.recommendation)
}

/** Help with every medicine, such as Extra Help, stands once and before the ways to pay for each. */
async function inPlan(ask: Ask, drug: string): Promise<string> {
  const { for_all, applications } = await (await ask('/api/plan', { drug_ids: [drug], list: '' })).json()
  const [first] = [...for_all, ...applications]
  return first.offer?.program_id ?? 'none'
}

test.each(Object.entries(people))('%s: pages, API, chat, check and plan show the same first', async (_, facts) => {
  const ask = openBrowser()
  for (const [topic, answer] of Object.entries(facts)) {
    const told = await ask('/api/person', { topic, answer })
    expect(told.status, topic).toBe(200)
  }
  const faults: string[] = []
  const firsts = new Map<string, string>()
  for (const drug of medicines) {
    const id = drug.toLowerCase().replaceAll(' ', '-')
    const first = idOf((await (await ask(`/api/answer?drug_id=${id}`)).json()).result)
    firsts.set(drug, first)
    const shown = {
      'its page': await onPage(ask, `/drugs/${id}.data`),
      'the list of programs': await onPage(ask, `/patient-assistant-savings.data?drug=${id}`),
      chat: (await inChat(ask, `help me pay for ${drug}`))[0],
      'chat, asked whether I qualify': (await inChat(ask, `do I qualify for help with ${drug}?`))[0],
      check: await inCheck(ask, drug),
      plan: await inPlan(ask, id),
    }
    for (const [where, id] of Object.entries(shown))
      if (id !== first) faults.push(`${drug}, ${where}: ${id}, not ${first}`)
    const card = await onPage(ask, `/copaysaving.data?drug=${id}`)
    const [inTalk] = await inChat(ask, `is there a copay card for ${drug}`)
    if (inTalk !== card) faults.push(`${drug}, a copay card in the chat: ${inTalk}, not ${card}`)
  }
  expect(faults).toEqual([])
  const best = [...new Set(together.map((drug) => firsts.get(drug)))]
  expect(await inChat(ask, `help me pay for ${new Intl.ListFormat('en').format(together)}`)).toEqual(best)
})
