// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react'
import { type ComponentProps, Fragment, StrictMode } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longestQuestion as longest } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import {
  answerByHand,
  answers,
  answerWith,
  asked,
  generalCall,
  json,
  kept,
  questions,
  standInForNetwork,
} from '#testing/chat-network.ts'
import { keptTurn, replyOf } from '#testing/chat-turns.ts'
import { renderPage } from '#testing/render.tsx'
import { ShareCardContext } from '#web/features/site/share-card.ts'
import { ChatPanel } from './chat-panel.tsx'
import { longestQuestion } from './limits.ts'

standInForNetwork()

beforeEach(() => {
  // The reveal only: what waits otherwise goes by the real clock.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Lets what the network said arrive, then lets time pass for the reveal. */
const pass = (milliseconds: number) =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    vi.advanceTimersByTime(milliseconds)
  })

type Props = Partial<ComponentProps<typeof ChatPanel>>

async function openPanel({
  language = 'en',
  at = '/health-care-ai',
  Mode = StrictMode,
  ...props
}: Props & { language?: Language; at?: string; Mode?: typeof StrictMode | typeof Fragment } = {}) {
  const onBack = vi.fn()
  const page = renderPage(
    <Mode>
      <ShareCardContext value={() => undefined}>
        <ChatPanel variant="general" receiver={null} onBack={onBack} {...props} />
      </ShareCardContext>
    </Mode>,
    { language, at },
  )
  await pass(0)
  const { screen, t, user } = page
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('chat.message') })
  const say = async (words: string) => {
    await user.type(box, `${words}{Enter}`)
    await pass(0)
  }
  const press = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }))
    await pass(0)
  }
  const log = () => screen.getByRole('log').textContent
  const talk = () => screen.queryByRole('region', { name: t('chat.messages') })
  /** In the talk, and not where it is told to screen readers. */
  const inTalk = (words: string) => within(talk() as HTMLElement).getByText(words, { selector: 'p' })
  return { ...page, box, say, press, log, talk, inTalk, onBack }
}

const program = {
  item_id: 'a-program',
  kind: 'program',
  program_name: 'A Program',
  program_url: 'https://program.example/',
  organization: 'A Maker',
  line: 'Gives the medicine for free.',
  form_link: 'https://program.example/form',
  phone_number: '1-800-555-0100',
  phone_confirmed: true,
  source_url: 'https://source.example/page',
  source_date: '2026-08',
  checked_on: null,
} as const

const withItems = (text: string, ...items: object[]) => `${text}\n${JSON.stringify({ final_result: items })}`

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}

test('the limit of the box is the limit of the contract', () => {
  expect(longestQuestion).toBe(longest)
})

test('it starts with 10 suggestions, and shows all 14 on demand', async () => {
  const { screen, press } = await openPanel()
  const suggestions = () => within(screen.getByRole('list')).getAllByRole('listitem')
  expect(suggestions()).toHaveLength(10)
  await press('More suggestions')
  expect(suggestions()).toHaveLength(14)
  expect(screen.getByRole('heading', { level: 1, name: 'Navi AI' })).toBeTruthy()
})

test('Community Resources stands third where it is wanted, and asks by the special search', async () => {
  answerWith(replyOf('Here.'))
  const { screen, user, press } = await openPanel({ withCommunityResources: true })
  expect(within(screen.getByRole('list')).getAllByRole('listitem')[2]?.textContent).toBe('Community Resources')
  await press('Community Resources')
  const dialog = within(screen.getByRole('dialog', { name: 'Special Search' }))
  await user.type(dialog.getByRole('textbox', { name: 'Program Name' }), 'Food pantry')
  await user.click(dialog.getByRole('button', { name: 'Search' }))
  expect(dialog.getByText('Please fill out all fields before searching!')).toBeTruthy()
  expect(questions()).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Location' }), '14604{Enter}')
  await pass(500)
  expect(questions()).toMatchObject([{ question: 'Food pantry near 14604' }])
  expect(screen.queryByRole('dialog', { name: 'Special Search' })).toBeNull()
})

test('a suggestion leads to the page that answers it best, and is asked there', async () => {
  const { screen } = await openPanel()
  const link = screen.getByRole('link', { name: 'My copay is too high' })
  expect(link.getAttribute('href')).toBe('/digital-pharmacy?ask=copay')
})

test('on its own page a suggestion is a question', async () => {
  answerWith(replyOf('Yes.'), '/api/get_digital_pharmacy')
  const { press, screen } = await openPanel({ variant: 'pharmacy', at: '/digital-pharmacy/' })
  expect(screen.queryByRole('link', { name: 'My copay is too high' })).toBeNull()
  await press('My copay is too high')
  expect(questions()).toMatchObject([{ question: 'My copay is too high', lng: 'en' }])
})

test('the question in ?ask= is asked once and leaves the address, so that no reload asks it again', async () => {
  answerWith(replyOf('Yes.'))
  const { screen } = await openPanel({ at: '/digital-pharmacy?ask=copay', ads: <Address /> })
  expect(questions()).toMatchObject([{ question: 'My copay is too high' }])
  expect(screen.getByText('At /digital-pharmacy')).toBeTruthy()
})

test('an unknown suggestion in ?ask= asks nothing', async () => {
  await openPanel({ at: '/digital-pharmacy?ask=nothing' })
  expect(questions()).toEqual([])
})

test('a picked medicine asks exactly once, marked as automatic', async () => {
  answerWith(replyOf('Here.'), '/api/get_prescription_criteria_reccomendation')
  const picked = { variant: 'prescription', firstQuestion: { id: 'ozempic', text: 'Ozempic' } } as const
  const first = await openPanel(picked)
  expect(questions()).toMatchObject([{ question: 'Ozempic', automatic: 'true' }])
  first.unmount()
  await openPanel({ ...picked, language: 'es' })
  expect(questions()).toHaveLength(1)
})

test('a question that the route gives is asked once and not as automatic', async () => {
  answerWith(replyOf('Here.'))
  await openPanel({ initialQuestion: 'Who helps?' })
  expect(questions()).toHaveLength(1)
  expect(questions()[0]).not.toHaveProperty('automatic')
})

test('an answer is revealed 5 letters every 50 ms, then told once and whole', async () => {
  answerWith(replyOf('A short answer.'))
  const { say, talk, log } = await openPanel()
  await say('Hello')
  expect(log()).toBe('')
  await pass(50)
  expect(talk()?.textContent).toContain('A sho')
  expect(talk()?.textContent).not.toContain('A shor')
  expect(log()).toBe('')
  await pass(100)
  expect(talk()?.textContent).toContain('A short answer.')
  await pass(50)
  expect(log()).toBe('A short answer.')
})

test('Navi is looking until the first letters are there', async () => {
  const line = answerByHand()
  const { say, screen } = await openPanel()
  await say('Hello')
  expect(screen.getByText('Navi is looking…')).toBeTruthy()
  await line.send({ event: 'start', data: { question_id: 'x' } }, { event: 'delta', data: { text: 'Here' } })
  await pass(50)
  expect(screen.queryByText('Navi is looking…')).toBeNull()
  expect(screen.getByText('Here')).toBeTruthy()
})

test('a text that stands instead of another is what is shown in the end', async () => {
  const line = answerByHand()
  const { say, talk } = await openPanel()
  await say('Hello')
  await line.send({ event: 'delta', data: { text: 'Wrong words here' } })
  await pass(100)
  await line.send({ event: 'replace', data: { text: 'The right words.' } })
  expect(talk()?.textContent).toContain('The right')
  expect(talk()?.textContent).not.toContain('Wrong')
  await line.send({ event: 'done', data: replyOf('The right words.') })
  await pass(500)
  expect(talk()?.textContent).toContain('The right words.')
})

test('marks are elements, links open a new tab, and no HTML reaches the page', async () => {
  answerWith(
    replyOf(
      '### Free\n**Bold** <img src=x> [the form](https://a.example/form) [call](tel:911) [here](/drug) [bad](javascript:x)',
    ),
  )
  const { say, talk, screen } = await openPanel()
  await say('Hello')
  await pass(3000)
  expect(screen.getByRole('heading', { level: 3, name: 'Free' })).toBeTruthy()
  const form = screen.getByRole('link', { name: /the form/ })
  expect(form.getAttribute('target')).toBe('_blank')
  expect(form.getAttribute('rel')).toBe('noopener')
  expect(screen.getByRole('link', { name: 'call' }).getAttribute('href')).toBe('tel:911')
  expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe('/drug')
  expect(screen.queryByRole('link', { name: 'bad' })).toBeNull()
  expect(talk()?.querySelector('img')).toBeNull()
  expect(talk()?.textContent).toContain('<img src=x>')
})

test('with reduced motion an answer appears whole', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const line = answerByHand()
  const { say, screen, inTalk } = await openPanel()
  await say('Hello')
  await line.send({ event: 'delta', data: { text: 'A part' } })
  await pass(500)
  expect(screen.queryByText('A part')).toBeNull()
  await line.send({ event: 'done', data: replyOf('A part and more.') })
  expect(inTalk('A part and more.')).toBeTruthy()
})

test('an emergency appears whole and at once, and is never collapsed', async () => {
  const text = `**Call 911 now.** ${'Stay with someone. '.repeat(20)}`.trim()
  answerWith(replyOf(text, { kind: 'emergency' }))
  const { say, talk, screen } = await openPanel()
  await say('Help')
  expect(talk()?.textContent).toContain(text.replaceAll('**', ''))
  expect(screen.queryByRole('button', { name: /View more/ })).toBeNull()
})

test('the first reply is collapsed to 150 characters; the next is not', async () => {
  const long = 'word '.repeat(60).trim()
  answerWith(replyOf(long))
  const { say, inTalk, press } = await openPanel()
  await say('One')
  await pass(3000)
  expect(inTalk(`${long.slice(0, 150).trimEnd()}…`)).toBeTruthy()
  await press(/View more/)
  expect(inTalk(long)).toBeTruthy()
  await press(/View less/)
  expect(inTalk(`${long.slice(0, 150).trimEnd()}…`)).toBeTruthy()
  answerWith(replyOf(`Second ${long}`))
  await say('Two')
  await pass(5000)
  expect(inTalk(`Second ${long}`)).toBeTruthy()
})

test('the send button is a stop button while an answer comes; stop keeps what was revealed and tells the server', async () => {
  const line = answerByHand()
  const { say, screen, press, talk, box } = await openPanel()
  await say('Hello')
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await line.send({ event: 'delta', data: { text: 'Twelve letters and many more' } })
  await pass(100)
  await press('Stop the answer')
  await pass(500)
  expect(talk()?.textContent).toContain('Twelve let')
  expect(talk()?.textContent).not.toContain('letters')
  expect(screen.getByText('You stopped this answer.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  expect(asked.find(({ body }) => 'question' in body)?.signal?.aborted).toBe(true)
  const [stop] = asked.filter(({ path }) => path === '/api/conversation/stop')
  expect(stop?.body).toMatchObject({ shown: 10, question_id: questions()[0]?.question_id })
  expect(document.activeElement).toBe(box)
})

test('stop also ends the reveal of an answer that has all come', async () => {
  answerWith(replyOf(withItems('A rather long answer with a card', program)))
  const { say, screen, press, talk } = await openPanel()
  await say('Hello')
  await pass(50)
  await press('Stop the answer')
  await pass(500)
  expect(talk()?.textContent).not.toContain('rather long')
  expect(screen.queryByText('A Program')).toBeNull()
})

test('Enter sends, Shift+Enter is a new line, and nothing is sent of nothing', async () => {
  answerWith(replyOf('Yes.'))
  const { user, box } = await openPanel()
  await user.type(box, '   {Enter}')
  await user.type(box, '{Enter}')
  expect(questions()).toEqual([])
  await user.type(box, 'one{Shift>}{Enter}{/Shift}two{Enter}')
  expect(questions()).toMatchObject([{ question: 'one\ntwo' }])
  expect(box.value).toBe('')
  expect(document.activeElement).toBe(box)
})

test('Enter that ends a composed word does not send', async () => {
  const { user, box } = await openPanel()
  await user.type(box, 'word')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(questions()).toEqual([])
})

test('a message of more than 2,000 letters is told of and kept', async () => {
  const { user, box, screen } = await openPanel()
  fireEvent.change(box, { target: { value: 'a'.repeat(2_001) } })
  await user.type(box, '{Enter}')
  expect(screen.getByText(/too long/).textContent).toContain('2,001')
  expect(box.value).toHaveLength(2_001)
  expect(questions()).toEqual([])
})

const refusal = { response_code: 429, code: 'too_many_requests', message: 'Too many today.' }

test.each<[string, () => Response, string]>([
  ['a refusal', json(refusal, 429), 'Unable to fetch data'],
  ['an answer without a code', json({}), 'Unable to fetch data'],
  ['a page that is not ours', () => new Response('<h1>Bad gateway</h1>'), 'Failed to send message'],
  [
    'an answer that breaks off',
    () => new Response('event: delta\ndata: {"text":"a"}\n\n', { headers: { 'content-type': 'text/event-stream' } }),
    'Failed to send message',
  ],
  [
    'an error among the events',
    () =>
      new Response(`event: error\ndata: ${JSON.stringify(refusal)}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }),
    'Unable to fetch data',
  ],
])('%s is told in a toast and in the page, and the same question is tried again', async (_, answer, words) => {
  answers.set(generalCall, answer)
  const { say, screen, press, talk, inTalk } = await openPanel()
  await say('Hello')
  expect(screen.getAllByText(words).length).toBe(1)
  expect(talk()?.textContent).toContain('Hello')
  answerWith(replyOf('Fine now.'))
  await press('Try again')
  await pass(500)
  expect(inTalk('Fine now.')).toBeTruthy()
  const [first, second] = questions()
  expect(second).toEqual(first)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('what the server says of a refusal stands in the page', async () => {
  answers.set(generalCall, json(refusal, 429))
  const { say, talk } = await openPanel()
  await say('Hello')
  expect(talk()?.textContent).toContain('Too many today.')
})

test('without internet the question is kept and nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { say, talk, screen } = await openPanel()
  await say('Hello')
  expect(questions()).toEqual([])
  expect(talk()?.textContent).toContain('There is no internet now')
  expect(talk()?.textContent).toContain('Hello')
  expect(screen.getByText('Failed to send message')).toBeTruthy()
  vi.restoreAllMocks()
})

test('the records of an answer are cards, and the JSON never shows', async () => {
  const line = answerByHand()
  const { say, screen, talk } = await openPanel()
  await say('Hello')
  const result = withItems('Here is one.', program)
  for (const letter of [result.slice(0, 14), result.slice(14, 40), result.slice(40)]) {
    await line.send({ event: 'delta', data: { text: letter } })
    await pass(300)
    expect(talk()?.textContent).not.toMatch(/[{}]|final_result/)
  }
  await line.send({ event: 'done', data: replyOf(result) })
  await pass(500)
  const card = within(screen.getByRole('article'))
  expect(card.getByRole('heading', { name: 'A Program' })).toBeTruthy()
  expect(card.getByRole('link', { name: /1-800-555-0100/ }).getAttribute('href')).toBe('tel:+18005550100')
  expect(card.getByRole('link', { name: /Open the form/ }).getAttribute('href')).toBe('https://program.example/form')
  expect(card.getByRole('link', { name: /Share/ }).getAttribute('href')).toBe('/digitalcard?items=a-program')
  expect(card.getByText(/August 2026/).textContent).toMatch(/not.*checked/i)
  expect(card.getByRole('link', { name: /source.example/ })).toBeTruthy()
})

test('a number of a public list says so, and a link that is no https is not one', async () => {
  answerWith(
    replyOf(
      withItems('Here.', { ...program, phone_confirmed: false, form_link: 'javascript:alert(1)', program_url: null }),
    ),
  )
  const { say, screen } = await openPanel()
  await say('Hello')
  await pass(500)
  const card = within(screen.getByRole('article'))
  expect(card.getByText(/public list only/)).toBeTruthy()
  expect(card.queryByRole('link', { name: /Open/ })).toBeNull()
})

test('near results open the special search, and words that were asked for are marked in services', async () => {
  answerWith(replyOf(withItems('Here.', { ...program, kind: 'service' })))
  const { say, screen, press } = await openPanel({
    highlight: (text, query) => <mark>{`${query}: ${text}`}</mark>,
  })
  await say('food')
  await pass(500)
  expect(screen.getByText('food: Gives the medicine for free.').tagName).toBe('MARK')
  await press('Search for more help near you')
  expect(screen.getByRole('dialog', { name: 'Special Search' })).toBeTruthy()
})

test('options and what one can say next are buttons that ask; empty ones are left out', async () => {
  answerWith(
    replyOf('Which one?', {
      unique: 'Options',
      options: [
        { Program_name: 'First program', program_id: '1' },
        { Program_name: ' ', program_id: '2' },
      ],
      suggestions: ['And the copay?', ''],
    }),
  )
  const { say, screen, press } = await openPanel()
  await say('Hello')
  await pass(500)
  expect(within(screen.getByRole('list', { name: 'Ask about one of these' })).getAllByRole('button')).toHaveLength(1)
  expect(within(screen.getByRole('list', { name: 'You can also ask' })).getAllByRole('button')).toHaveLength(1)
  await press('First program')
  expect(questions()[1]).toMatchObject({ question: 'First program' })
})

test('the back arrow goes from the talk to the suggestions, keeps the talk, and then goes a page back', async () => {
  answerWith(replyOf('Yes.'))
  const { say, press, screen, onBack, talk } = await openPanel()
  await say('Hello')
  await pass(500)
  kept.turns = [keptTurn('Hello', replyOf('Yes.'), { question_id: String(questions()[0]?.question_id) })]
  await press('Back')
  expect(onBack).not.toHaveBeenCalled()
  expect(talk()).toBeNull()
  expect(screen.getByRole('heading', { name: 'Pick one, or type your own' })).toBeTruthy()
  await press('Continue our talk')
  expect(talk()?.textContent).toContain('Yes.')
  await press('Back')
  await press('Back')
  expect(onBack).toHaveBeenCalledTimes(1)
})

test('a talk of the last half hour is there again, whole and silent', async () => {
  const long = 'word '.repeat(60).trim()
  kept.turns = [
    keptTurn('Hello', replyOf('Hi.')),
    keptTurn('More', replyOf(long)),
    keptTurn('Then', replyOf(withItems('Not all of this', program)), { shown: 7 }),
  ]
  const { talk, log } = await openPanel()
  expect(talk()?.textContent).toContain('Hi.')
  expect(talk()?.textContent).toContain(long)
  expect(talk()?.textContent).toContain('Not all')
  expect(talk()?.textContent).not.toContain('Not all of')
  expect(log()).toBe('')
})

test('the chat is cleared by a second press only, everywhere', async () => {
  kept.turns = [keptTurn('Hello', replyOf('Hi.'))]
  const { press, talk, screen } = await openPanel()
  await press('Clear this chat')
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([])
  expect(screen.getByText(/cannot be undone/)).toBeTruthy()
  await press('Press again to clear')
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  expect(talk()).toBeNull()
  expect(screen.getByText('The chat is cleared.')).toBeTruthy()
})

test('a chat that could not be cleared stays and says so', async () => {
  kept.turns = [keptTurn('Hello', replyOf('Hi.'))]
  const { press, talk, screen } = await openPanel()
  answers.delete('/api/conversation')
  await press('Clear this chat')
  await press('Press again to clear')
  expect(talk()?.textContent).toContain('Hi.')
  expect(screen.getByText(/could not clear/)).toBeTruthy()
})

test('who receives the words is said before the first message, and not after', async () => {
  answerWith(replyOf('Yes.'))
  const { say, screen } = await openPanel({
    receiver: 'Example Models',
    firstQuestion: { id: 'crestor', text: 'Crestor' },
  })
  await pass(500)
  expect(screen.getByText(/Example Models/)).toBeTruthy()
  await say('Hello')
  expect(screen.queryByText(/Example Models/)).toBeNull()
})

test('an answer that is there before the kept talk stays, when the talk was read without it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  let tellKept: (reply: Response) => void = () => undefined
  answers.set('/api/conversation', () => {
    return new Promise((resolve) => {
      tellKept = resolve
    })
  })
  answerWith(replyOf('Yes.'))
  const { inTalk, say } = await openPanel({ Mode: Fragment })
  await say('Hello')
  expect(inTalk('Yes.')).toBeTruthy()
  tellKept(Response.json({ response_code: 200, turns: [], resumable: true }))
  await pass(0)
  expect(inTalk('Yes.')).toBeTruthy()
})

test('another tab that changes the talk makes this one read it again', async () => {
  const { talk } = await openPanel()
  kept.turns = [keptTurn('From the other tab', replyOf('Hi.'))]
  const other = new BroadcastChannel('navi-talk')
  other.postMessage('changed')
  await vi.waitFor(() => expect(talk()?.textContent).toContain('From the other tab'))
  other.close()
})

test('an answer tells the other tabs', async () => {
  answerWith(replyOf('Yes.'))
  const heard = vi.fn()
  const other = new BroadcastChannel('navi-talk')
  other.onmessage = heard
  const { say } = await openPanel()
  await say('Hello')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  other.close()
})

test('the reply is copied as plain text with its records', async () => {
  answerWith(replyOf(withItems('**Here** is one.', program)))
  const { say, press, screen } = await openPanel()
  await say('Hello')
  await pass(500)
  await press('Copy')
  expect(screen.getByText('Copied to clipboard')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(
    'Here is one.\n\nA Program\nGives the medicine for free.\n1-800-555-0100\nhttps://program.example/form',
  )
})

test('a copy that fails says so, and where there is no clipboard too', async () => {
  answerWith(replyOf('Yes.'))
  const { say, press, screen } = await openPanel()
  await say('Hello')
  await pass(500)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await press('Copy')
  expect(screen.getByText('Failed to copy')).toBeTruthy()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await press('Copy')
  expect(screen.getByText('Error copying to clipboard')).toBeTruthy()
  vi.restoreAllMocks()
})

test('the talk is mailed to a checked address', async () => {
  kept.turns = [keptTurn('Hello', replyOf('Hi.'))]
  answers.set('/api/conversation/mail', json({ response_code: 200, message: 'It is sent.', delivery: 'queued' }))
  // Under StrictMode this page would close the dialog that it opens twice.
  const { screen, user } = await openPanel({ Mode: Fragment })
  await user.click(screen.getByRole('button', { name: 'Email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Email this chat' }))
  const field = await dialog.findByRole('textbox', { name: 'Your email' })
  await user.type(field, 'someone{Enter}')
  expect(dialog.getByText('Please enter a valid email address.')).toBeTruthy()
  await user.type(field, '@mail.example{Enter}')
  expect(await screen.findByText('It is sent.')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({
    path: '/api/conversation/mail',
    body: { email: 'someone@mail.example', lng: 'en' },
  })
})

test('in Spanish everything says usted, and the question goes with its language', async () => {
  answerWith(replyOf('Sí.', { language: 'es' }))
  const { say, screen, box, inTalk } = await openPanel({ language: 'es' })
  expect(screen.getByRole('heading', { name: 'Elija una, o escriba su pregunta' })).toBeTruthy()
  expect(box.placeholder).toBe('Pregúntele a Navi')
  await say('Hola')
  await pass(500)
  expect(questions()).toMatchObject([{ question: 'Hola', lng: 'es' }])
  expect(inTalk('Sí.')).toBeTruthy()
})

test('an answer in the other language says which it is', async () => {
  answerWith(replyOf('Sí.', { language: 'es' }))
  const { say, inTalk } = await openPanel()
  await say('Hola')
  await pass(500)
  expect(inTalk('Sí.').closest('[lang]')?.getAttribute('lang')).toBe('es')
})
