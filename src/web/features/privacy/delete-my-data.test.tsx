// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '#i18n/en.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { usePerson } from '#web/features/site/person.ts'
import { DeleteMyData } from './delete-my-data.tsx'

const words = en.pages.privacy.forget

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/** Answers every call of the API with this status, and notes what was asked. */
function answerWith(status: number) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path.split('?')[0]}`)
    const reply =
      status === 200
        ? { response_code: 200, forgotten: [], lines: [], lost: false }
        : { response_code: status, code: 'internal_error' }
    return new Response(JSON.stringify(reply), { status })
  })
  return asked
}

function fillStorage() {
  for (const key of ['navi.savedCards', 'session', 'token', 'dictation-told']) localStorage.setItem(key, 'x')
  for (const key of ['navi.papers', 'asked', 'navi.programs']) sessionStorage.setItem(key, 'x')
  localStorage.setItem('i18nextLng', 'es')
}

async function pressDelete() {
  const { screen, user } = renderPage(<DeleteMyData words={words} />)
  await user.click(screen.getByRole('button', { name: words.button }))
  return screen
}

test('one press deletes the talk before the cookies that find it, and all that the browser keeps but the language', async () => {
  const asked = answerWith(200)
  fillStorage()
  const screen = await pressDelete()
  await screen.findByText(words.done)
  expect(asked).toEqual(['DELETE /api/conversation', 'POST /api/forget_me', 'GET /api/person'])
  expect(Object.keys(localStorage)).toEqual(['i18nextLng'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

/** What the strip of every page shows of the reader. */
function Told() {
  const { lines, hear } = usePerson()
  return (
    <>
      <button type="button" onClick={() => hear([{ topic: 'place', label: 'Place', text: '33125, FL' }])}>
        Tell
      </button>
      <p>{lines.map(({ text }) => text)}</p>
    </>
  )
}

test('what the reader told of themselves goes from the page as well', async () => {
  answerWith(200)
  const { screen, user } = renderPage(
    <>
      <Told />
      <DeleteMyData words={words} />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Tell' }))
  expect(screen.getByText('33125, FL')).toBeDefined()
  await user.click(screen.getByRole('button', { name: words.button }))
  await screen.findByText(words.done)
  expect(screen.queryByText('33125, FL')).toBeNull()
})

test('where the server is not reached, the reader is told, the rest is deleted, and a second press can still find the talk', async () => {
  answerWith(500)
  fillStorage()
  const screen = await pressDelete()
  await screen.findByText(words.failedServer)
  expect(screen.queryByText(words.done)).toBeNull()
  expect(screen.getByText(words.doneDevice)).toBeDefined()
  expect(Object.keys(localStorage).sort()).toEqual(['i18nextLng', 'session'])

  answerWith(200)
  screen.getByRole('button', { name: words.button }).click()
  await screen.findByText(words.done)
  expect(Object.keys(localStorage)).toEqual(['i18nextLng'])
})

test('a browser that closes its storage off is told what to do', async () => {
  answerWith(200)
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem() {
      throw new Error('closed off')
    },
    clear: () => undefined,
    key: 'x',
  })
  const screen = await pressDelete()
  await screen.findByText(words.failedDevice)
  expect(screen.getByText(words.doneChat)).toBeDefined()
})
