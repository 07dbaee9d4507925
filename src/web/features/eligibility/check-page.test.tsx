// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { CheckedDrug, TurnReply } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { es } from '#i18n/es.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { SpanishButton } from '#testing/pages/spanish-button.tsx'
import { CheckPage } from './check-page.tsx'

const insurance: TurnReply = {
  response_code: 200,
  response_type: 'question',
  question: 'What health insurance do you have?',
  result: '',
  message: '',
  advice: '',
  unique: '',
  options: [],
  recommendation: null,
  topic: 'insurance',
  hint: '',
  why: '',
  example: '',
  choices: ['None', 'Medicare', 'Medicaid'],
  answers: [{ topic: 'state', label: 'State', text: 'New York' }],
  progress: { step: 2, of: 5 },
}

const enSeguro: TurnReply = {
  ...insurance,
  question: '¿Qué seguro médico tiene?',
  choices: ['Ninguno', 'Medicare o similar', 'Medicaid o similar'],
}

const programs = Array.from({ length: 8 }, (_, index) => ({
  program_id: `p${index + 1}`,
  drug_name: 'Ozempic',
  program_name: `Program ${index + 1}`,
  status: 'likely',
}))

const best = { program_id: 'p0', program_name: 'The best program' }
const recommendation = { answer: best, if_that_says_no: [], others: programs, not_now: [], question: null }
const done = { ...insurance, response_type: 'answer', topic: null, options: programs, recommendation }

const checked = (id: string): CheckedDrug => ({
  drug_id: id,
  drug_name: id,
  summary: '',
  best: null,
  programs: [],
  answer: { drug_id: id, drug_name: id, answer: null, if_that_says_no: [], others: [], not_now: [], question: null },
})

let turn: (fields: FormData) => Promise<object> | object
let check: (ids: string[]) => object
const turns: Record<string, FormDataEntryValue>[] = []

/** The API as the browser meets it. */
beforeEach(() => {
  turns.length = 0
  turn = (fields) => (fields.get('lng') === 'es' ? enSeguro : insurance)
  check = (ids) => ({ response_code: 200, results: ids.map(checked) })
  vi.stubGlobal('fetch', async (address: string, { body }: { body: FormData | string }) => {
    if (address === '/api/eligibility/check') return Response.json(check(JSON.parse(body as string).drug_ids))
    turns.push(Object.fromEntries(body as FormData))
    return Response.json(await turn(body as FormData))
  })
})

function renderCheck() {
  const page = renderPage(
    <>
      <SpanishButton />
      <CheckPage
        drug={{ id: 'ozempic', label: 'Ozempic' }}
        renderProgram={({ program_name }: ProgramCard) => <h3>{program_name}</h3>}
        renderAnswer={{ whole: ({ answer }) => <h3>{answer?.program_name}</h3>, notNow: () => null }}
        picker={(onPick) => (
          <button type="button" onClick={() => onPick({ id: 'Januvia', label: 'Januvia' })}>
            Add Januvia
          </button>
        )}
      />
    </>,
    { parts: ['check'] },
  )
  const { screen, user } = page
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  return { ...page, press }
}

/** Waits for the toast that says so: the page may say it too. */
const seeToast = ({ screen, t }: ReturnType<typeof renderCheck>, words: string) =>
  screen.findByRole('button', { name: `${t('site.close')}: ${words}` })

test('a choice that was ticked stays ticked in the other language, and is sent in its words', async () => {
  const { screen, user, press, t } = renderCheck()
  await press(t('check.moreThanOne'))
  await user.click(await screen.findByRole('checkbox', { name: 'Medicare' }))
  await press('Español')
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Medicare o similar' })
  expect(choice.checked).toBe(true)
  await user.click(choice)
  await user.click(screen.getByRole('checkbox', { name: 'Medicaid o similar' }))
  await press(es.check.submit)
  await vi.waitFor(() => expect(turns.at(-1)).toMatchObject({ question: 'Medicaid o similar', topic: 'insurance' }))
  expect(t('check.submit')).not.toBe(es.check.submit)
})

test('one tap on a choice sends it, and what was understood is shown and can be changed at once', async () => {
  turn = (fields) =>
    fields.get('question') === 'Medicare'
      ? {
          ...insurance,
          topic: 'age',
          question: 'How old?',
          answers: [{ topic: 'insurance', label: 'Insurance', text: 'Medicare' }],
        }
      : insurance
  const { screen, press } = renderCheck()
  await press('Medicare')
  await screen.findByRole('heading', { name: 'How old?' })
  const [change] = screen.getAllByRole('button', { name: /^Change.*Insurance/ })
  expect(change?.closest('form')).not.toBeNull()
  change?.click()
  await vi.waitFor(() => expect(turns.at(-1)).toMatchObject({ change: 'insurance' }))
})

test('the answer stands alone, and the other programs come when they are asked for', async () => {
  turn = () => done
  const { screen, user, t } = renderCheck()
  await screen.findByRole('heading', { name: 'The best program' })
  expect(screen.queryByRole('heading', { name: 'Program 1' })).toBeNull()
  await user.click(screen.getByText(t('check.others', { count: 8 })))
  await screen.findByRole('heading', { name: 'Program 1' })
})

test('while one answer is on its way, nothing else is sent', async () => {
  const { screen, press, t } = renderCheck()
  await screen.findByRole('heading', { name: insurance.question })
  const before = turns.length
  let answer: (reply: object) => void = () => {}
  turn = () => new Promise((resolve) => (answer = resolve))
  await press(t('check.skip'))
  await press(/^Change/)
  await press(t('check.startOver'))
  expect(turns.slice(before).map(({ question }) => question)).toEqual(['skip'])
  expect(screen.getByRole('complementary').getAttribute('aria-busy')).toBe('true')
  answer(insurance)
  await vi.waitFor(() => expect(screen.getByRole('complementary').getAttribute('aria-busy')).toBe('false'))
  await press(/^Change/)
  expect(turns.at(-1)).toMatchObject({ change: 'state' })
})

test('a medicine that could not be checked can be picked again', async () => {
  turn = () => done
  const { screen, press } = renderCheck()
  await screen.findByRole('heading', { name: 'The best program' })
  check = () => ({ response_code: 500, code: 'internal', message: '' })
  await press('Add Januvia')
  await screen.findByText('We could not check this medicine now. Please add it again in a minute.')
  check = (ids) => ({ response_code: 200, results: ids.map(checked) })
  await press('Add Januvia')
  await screen.findByRole('heading', { name: 'Januvia' })
  await press('Add Januvia')
  expect(screen.getAllByRole('heading', { name: 'Januvia' })).toHaveLength(1)
})

test.each([
  ['says so', () => Response.json({ response_code: 500, code: 'internal', message: 'Ours.' }, { status: 500 })],
  ['is a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('a question whose answer is an error that %s is told as the spec words it', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  await seeToast(renderCheck(), 'Unable to fetch eligibility question')
})

test('a question that gets no answer is an internal server error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await seeToast(renderCheck(), 'Internal server error')
})

test('why the check itself does not go on is told in its own words', async () => {
  turn = () => ({ ...insurance, response_type: 'fail', message: 'This check has ended.' })
  await seeToast(renderCheck(), 'This check has ended.')
})

test.each([
  ['an error', async () => Response.json({ response_code: 500 }, { status: 500 }), 'Programs not found'],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong'],
])('programs for which there comes %s are told of as the spec words it', async (_, answer, words) => {
  const page = renderCheck()
  await page.screen.findByRole('heading', { name: insurance.question })
  vi.stubGlobal('fetch', answer)
  await page.user.click(page.screen.getByRole('tab', { name: 'Potentially pre-qualified programs' }))
  await seeToast(page, words)
})

test('a further medicine is said to be looked at until its result is there', async () => {
  turn = () => done
  const { screen, press, t } = renderCheck()
  await screen.findByRole('heading', { name: 'The best program' })
  const { fetch } = globalThis
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => asked.then(() => fetch(...call)))
  await press('Add Januvia')
  expect(screen.getByText(t('check.checking', { drug: 'Januvia' }))).toBeTruthy()
  answer()
  await screen.findByRole('heading', { name: 'Januvia' })
  expect(screen.queryByText(t('check.checking', { drug: 'Januvia' }))).toBeNull()
})

test('taking a medicine out leaves the focus at the heading of the list', async () => {
  turn = () => done
  const { screen, press, t } = renderCheck()
  await screen.findByRole('heading', { name: 'The best program' })
  await press('Add Januvia')
  await press(t('check.remove', { drug: 'Januvia' }))
  expect(screen.queryByRole('heading', { name: 'Januvia' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: t('check.otherMedicines') }))
})

test('the rest of the programs takes the focus to the first that was not shown', async () => {
  turn = () => done
  const { screen, user, press, t } = renderCheck()
  await user.click(await screen.findByText(t('check.others', { count: 8 })))
  await press(t('check.showMore', { count: 2 }))
  expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Program 7' }))).toBe(true)
  expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Program 8' }))).toBe(false)
})
