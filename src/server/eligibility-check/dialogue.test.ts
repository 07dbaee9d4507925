import { expect, test } from 'vitest'
import { categories } from '#contract/choices.ts'
import { checkReply, type Topic, turnReply } from '#contract/eligibility.ts'
import { programsReply } from '#contract/programs.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { understand } from '#server/eligibility/understand/understand.ts'
import { cookieJar } from '#testing/app/cookie-jar.ts'
import { multipart, testApp } from '#testing/app/test-app.ts'

const url = '/api/get_criteria_recomendation'

/** A browser with its cookie: sends what a person says, one turn after another. */
async function browser(lng: 'en' | 'es' = 'en', session_id = '123456') {
  const { app, lines } = await testApp()
  const jar = cookieJar(app)

  async function say(question: string, fields: Record<string, string> = {}) {
    const form = multipart({ question, session_id, lng, ...fields })
    const reply = await jar.ask({ method: 'POST', url, ...form })
    return turnReply.parse(reply.json())
  }
  /** Answers each question by its topic, and yes to what is confirmed, until one of them is asked or the talk ends. */
  async function until(stop: string, answers: Record<string, string>, first = 'Ozempic') {
    let turn = await say(first)
    while (turn.response_type === 'question' && turn.topic !== stop)
      turn = await say(turn.choices.includes('No') && !turn.hint ? 'yes' : (answers[turn.topic as string] ?? 'skip'))
    return turn
  }
  const finish = (answers: Record<string, string>) => until('', answers)
  return { app, lines, say, until, finish, cookie: jar.header }
}

const statusOf = (options: { program_id: string; status: string }[], id: string) =>
  options.find(({ program_id }) => program_id === id)?.status

test('the label of a medicine starts a check, and insurance, which settles most, is asked first', async () => {
  const { say } = await browser()
  const turn = await say('Ozempic')
  expect([turn.response_type, turn.topic, turn.question]).toEqual([
    'question',
    'insurance',
    'What health insurance do you have?',
  ])
  expect(turn.progress.step).toBe(1)
  expect(turn.progress.of).toBeGreaterThan(3)
  expect(turn.choices).toContain('Medicare')
})

test('in Spanish a generic has its Spanish name, which starts its check', async () => {
  const { say, app } = await browser('es')
  expect((await say('Atorvastatina')).response_type).toBe('question')
  const payload = { drug_ids: ['atorvastatin'], facts: {}, lng: 'es' }
  const reply = await app.inject({ method: 'POST', url: '/api/eligibility/check', payload })
  const [checked] = checkReply.parse(reply.json()).results
  expect(checked?.drug_name).toBe('atorvastatina')
})

test('other words without a running check are a fail with a message, and HTTP 200', async () => {
  const { say } = await browser('es')
  const turn = await say('tengo Medicare')
  expect(turn.response_type).toBe('fail')
  expect(turn.message).toBe(
    'Primero elija una medicina. Si ya había empezado, sus respuestas ya no están, porque pasó un tiempo.',
  )
})

test('a person without insurance and with a low income is led to the free program, with the reason and the limit', async () => {
  const { finish } = await browser()
  const { response_type, unique, result, options } = await finish({
    insurance: 'I have no insurance',
    household_size: 'me and my wife',
    yearly_income: 'about $2,300 a month',
    state: 'NY',
    age: '52',
    prescription: 'yes',
  })
  expect([response_type, unique]).toEqual(['answer', 'Options'])
  expect(result).toMatch(/may fit|likely to fit/)
  const free = options.find(({ program_id }) => program_id === 'novo-nordisk-pap')
  expect(free?.Program_name).toBe(free?.program_name)
  // It has a rule on citizenship, which nobody is asked, so it stays at "may".
  expect(free?.status).toBe('may')
  expect(free?.findings.map(({ text }) => text)).toContain(
    'Your home has about $27,600 a year. The limit for 2 people is $43,280.',
  )
  expect(free?.sources.length).toBeGreaterThan(0)
})

test('the same talk works in Spanish', async () => {
  const { finish } = await browser('es')
  const { options, answers } = await finish({
    insurance: 'no tengo seguro',
    household_size: 'somos 4',
    yearly_income: 'unos 2,300 al mes',
    state: 'Nueva York',
    age: 'tengo 52 años',
    prescription: 'sí',
  })
  expect(answers.map(({ label, text }) => `${label}: ${text}`)).toContain('Personas en casa: 4 personas')
  expect(answers.map(({ text }) => text)).toContain('Unos $27,600 al año')
  expect(options[0]?.findings.map(({ text }) => text)).toContain('Es para personas sin seguro médico.')
})

test('nobody on Medicare is shown a copay card as fitting, and the reason names the rule', async () => {
  const { finish } = await browser()
  const { options } = await finish({ insurance: 'Medicare with Part D' })
  const cards = options.filter(({ kind }) => kind === 'copay')
  expect(cards.length).toBeGreaterThan(0)
  expect(cards.every(({ status }) => status === 'not_now')).toBe(true)
  expect(cards[0]?.findings.map(({ text }) => text).join(' ')).toContain('It is a federal rule.')
  expect(statusOf(options, 'medicare-extra-help-lis')).toBe('may')
})

test('an amount without a period is confirmed before it counts, and "no" asks again', async () => {
  const { say, until } = await browser()
  await until('yearly_income', { insurance: 'none' })
  const doubt = await say('2300')
  expect(doubt.question).toBe('$2,300 a month, about $27,600 a year: right?')
  expect(doubt.choices).toEqual(['Yes', 'No'])
  const again = await say('no')
  expect([again.topic, again.response_type]).toEqual(['yearly_income', 'question'])
  await say('2300')
  const on = await say('yes')
  expect(on.answers.find(({ topic }) => topic === 'yearly_income')?.text).toBe('About $27,600 a year')
})

test('what is not understood is asked once more in other words, and then left unknown', async () => {
  const { say } = await browser()
  await say('Ozempic')
  const again = await say('xqzt blorp')
  expect([again.topic, again.message]).toEqual(['insurance', 'I did not understand that.'])
  expect(again.question).toContain('Which of these do you have')
  const next = await say('xqzt blorp')
  expect(next.topic).not.toBe('insurance')
  expect(next.answers).toEqual([])
})

test('"I don’t know" and "skip" leave a topic unknown and go on', async () => {
  const { say } = await browser()
  await say('Ozempic')
  const next = await say('I don’t know')
  expect(next.topic).not.toBe('insurance')
  const after = await say('skip')
  expect(after.topic).not.toBe(next.topic)
})

test('"go back" asks the last answer again, and a changed answer counts', async () => {
  const { say } = await browser()
  await say('Ozempic')
  await say('Medicaid')
  const back = await say('go back')
  expect([back.topic, back.question]).toEqual(['insurance', 'What health insurance do you have?'])
  const on = await say('Medicare')
  expect(on.answers.map(({ text }) => text)).toEqual(['Medicare'])
})

test('any answer can be asked again by its topic', async () => {
  const { say } = await browser()
  await say('Ozempic')
  await say('none')
  await say('3')
  const changed = await say('insurance', { change: 'insurance' })
  expect(changed.topic).toBe('insurance')
})

test('an answer that was asked again and not understood twice still holds, until it is skipped', async () => {
  const { say } = await browser()
  await say('Ozempic')
  await say('Medicaid')
  await say('insurance', { change: 'insurance' })
  await say('xqzt blorp')
  const kept = await say('xqzt blorp')
  expect(kept.topic).not.toBe('insurance')
  expect(kept.answers.map(({ text }) => text)).toEqual(['Medicaid'])
  await say('insurance', { change: 'insurance' })
  expect((await say('skip')).answers).toEqual([])
})

test('a page of another site can not answer with its readers’ hands', async () => {
  const { app, say, cookie } = await browser()
  await say('Ozempic')
  const reply = await app.inject({
    method: 'POST',
    url,
    payload: { question: 'Medicare', session_id: '123456' },
    headers: { cookie: cookie(), 'sec-fetch-site': 'cross-site' },
  })
  expect([reply.json().code, reply.headers['set-cookie']]).toEqual(['cross_site', undefined])
})

test('a second answer that contradicts the first is asked about', async () => {
  const { say, until } = await browser()
  await until('yearly_income', { insurance: 'none', household_size: '2' })
  const doubt = await say('the 4 of us live on $30,000 a year')
  expect(doubt.question).toBe(
    'You said before: 2 people. Now: 4 people, $2,500 a month, about $30,000 a year. Is the new answer right?',
  )
  const on = await say('yes')
  expect(on.answers.map(({ text }) => text)).toEqual(expect.arrayContaining(['4 people', 'About $30,000 a year']))
})

test.each(['en', 'es'] as const)('every quick answer in %s is understood', (language) => {
  const { choices } = eligibilityWords[language]
  for (const topic of Object.keys(choices) as Topic[])
    for (const choice of choices[topic] ?? [])
      expect([choice, understand(topic, choice)]).toEqual([choice, expect.objectContaining({ kind: 'fact' })])
})

test('names, birth dates and numbers are not kept, and the person is told', async () => {
  const { say, cookie, lines } = await browser()
  await say('Ozempic')
  const turn = await say('My name is Zebulon Quillfeather and my SSN is 078-05-1120')
  expect(turn.message).toContain('We did not keep it.')
  const kept = cookie()
    .split('; ')
    .map((each) => Buffer.from(each.split(/[=.]/)[1] as string, 'base64url').toString())
  expect(kept.join(' ')).not.toMatch(/Zebulon|078/)
  expect(lines.join('')).not.toMatch(/Zebulon|Ozempic/i)
})

test('what is known is not asked again for another medicine, apart from the prescription', async () => {
  const { say } = await browser()
  await say('Ozempic')
  await say('none')
  const other = await say('Eliquis')
  expect(other.topic).not.toBe('insurance')
  expect(other.answers.map(({ topic }) => topic)).toEqual(['insurance'])
})

test('a prescription answer counts for the medicine it was given for, and for no other', async () => {
  const { app, until, say, cookie } = await browser()
  await until('prescription', { insurance: 'none' })
  await say('not yet')
  const payload = { drug_ids: ['ozempic', 'eliquis'] }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/eligibility/check',
    payload,
    headers: { cookie: cookie() },
  })
  const [ozempic, eliquis] = checkReply.parse(reply.json()).results
  const refused = (programs: { findings: { rule: string; result: string }[] }[] = []) =>
    programs.some(({ findings }) =>
      findings.some(({ rule, result }) => rule === 'prescription' && result === 'not_met'),
    )
  expect([refused(ozempic?.programs), refused(eliquis?.programs)]).toEqual([true, false])
})

test('an answer from a page with another medicine goes on with the medicine of that page', async () => {
  const { say } = await browser()
  await say('Ozempic')
  await say('Humira')
  const turn = await say('Medicaid', { drug_id: 'ozempic', topic: 'insurance' })
  expect(turn.answers.map(({ text }) => text)).toEqual(['Medicaid'])
  const { options } = await say('skip', { drug_id: 'ozempic' })
  expect(options.filter(({ drug_name }) => drug_name === 'Humira')).toEqual([])
})

test('a page that is loaded again and again shows the same question, in the same words', async () => {
  const { say } = await browser()
  const first = await say('Ozempic')
  for (let loads = 0; loads < 12; loads += 1) expect((await say('Ozempic')).question).toBe(first.question)
})

test('a confirmed answer that leaves the question open does not ask the same again and again', async () => {
  const { say, until } = await browser()
  await until('insurance', {})
  await say('none')
  await until('', { household_size: '2', yearly_income: '$30,000 a year', state: 'NY' })
  await say('insurance', { change: 'insurance' })
  await say('there are 4 of us')
  const on = await say('yes')
  expect(on.question).not.toContain('You said before')
})

test('starting over forgets every answer', async () => {
  const { say } = await browser()
  await say('Ozempic')
  await say('none')
  const fresh = await say('Ozempic', { start_over: 'true' })
  expect([fresh.topic, fresh.answers]).toEqual(['insurance', []])
})

test('an answer of 10,000 characters is refused, and the question still stands', async () => {
  const { say } = await browser()
  await say('Ozempic')
  const turn = await say('a'.repeat(10_000))
  expect([turn.response_type, turn.message]).toEqual(['fail', 'That is too long for me. Please answer in a few words.'])
  expect((await say('Medicare')).response_type).toBe('question')
})

test('a check ends after 15 turns, whatever is said', async () => {
  const { say } = await browser()
  let turn = await say('Ozempic')
  let turns = 0
  while (turn.response_type === 'question' && turns < 30) {
    turns += 1
    turn = await say(turns % 2 ? '2300' : 'no')
  }
  expect(turn.response_type).toBe('answer')
  expect(turns).toBeLessThanOrEqual(15)
})

test('a six-digit number alone opens nobody’s check', async () => {
  const { app, say } = await browser()
  await say('Ozempic')
  const stranger = await app.inject({
    method: 'POST',
    url,
    payload: { question: 'Medicare', session_id: '123456' },
  })
  expect(stranger.json().response_type).toBe('fail')
})

test.each([
  ['no question', { session_id: '123456' }],
  ['an empty question', { question: '', session_id: '123456' }],
  ['a session id of five digits', { question: 'Ozempic', session_id: '12345' }],
  ['an unknown topic to change', { question: 'x', session_id: '123456', change: 'citizenship' }],
])('%s is a 400', async (_, payload) => {
  const { app } = await testApp()
  const reply = await app.inject({ method: 'POST', url, payload })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_request'])
})

test('a broken or invented cookie is no check', async () => {
  const { app } = await testApp()
  for (const cookie of ['navi_check=%%%', 'navi_check=e30', `navi_check=${'A'.repeat(5000)}`]) {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { cookie },
      payload: { question: 'Medicare', session_id: '123456' },
    })
    expect([reply.statusCode, reply.json().response_type]).toEqual([200, 'fail'])
  }
})

test('the second name of the call answers the same', async () => {
  const { app } = await testApp()
  const payload = { question: 'Ozempic', session_id: '123456' }
  const reply = await app.inject({ method: 'POST', url: '/api/recomendation_test', payload })
  expect(reply.json().topic).toBe('insurance')
})

test('the programs of a category carry the verdict of this browser’s answers', async () => {
  const { app, finish, cookie } = await browser()
  await finish({ insurance: 'Medicaid' })
  const payload = { drug_id: 'ozempic', category_name: categories.copay }
  const judged = await app.inject({
    method: 'POST',
    url: '/api/get_program_criteria',
    payload,
    headers: { cookie: cookie() },
  })
  expect(programsReply.parse(judged.json()).result.map(({ status }) => status)).toContain('not_now')
  const plain = await app.inject({ method: 'POST', url: '/api/get_program_criteria', payload })
  expect(new Set(programsReply.parse(plain.json()).result.map(({ status }) => status))).toEqual(
    new Set(['not_checked']),
  )
})
