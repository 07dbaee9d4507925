// @vitest-environment happy-dom
import { fireEvent, render, within } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#i18n/en.ts'
import { replyOf } from '#testing/factories/chat-turns.ts'
import { answerWith, questions, standInForNetwork } from '#testing/pages/chat-network.ts'
import { openPanel, pass, standInForReveal } from '#testing/pages/chat-panel.tsx'
import { I18nProvider } from '#web/i18n.tsx'
import { Composer } from './composer.tsx'

standInForNetwork()
standInForReveal()

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

/** A composer as the server sends it, with what somebody types before it comes alive. */
function openEarly(typed = '') {
  const asked: string[] = []
  const nothing = () => undefined
  const composer = (
    <I18nProvider language="en" words={en}>
      <Composer
        box={createRef()}
        isBusy={false}
        onSend={async (question) => void asked.push(question)}
        onStop={nothing}
        onEdit={nothing}
      />
    </I18nProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(composer)
  const page = within(container)
  const box = page.getByRole<HTMLTextAreaElement>('textbox')
  box.value = typed
  const send = page.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  return { asked, box, send, wake: () => render(composer, { container, hydrate: true }) }
}

test('before the page is alive nothing can be sent, for the browser alone would lose what was typed', () => {
  const { send, wake } = openEarly()
  expect(send.disabled).toBe(true)
  wake()
  expect(send.disabled).toBe(false)
})

test('what was typed and sent by Enter before the page was alive is asked then, once', () => {
  const { asked, box, wake } = openEarly('my insurance ended\n')
  wake()
  expect(asked).toEqual(['my insurance ended'])
  expect(box.value).toBe('')
})

test('what was typed without Enter before the page was alive stays in the box', () => {
  const { asked, box, wake } = openEarly('first line\nsecond')
  wake()
  expect(asked).toEqual([])
  expect(box.value).toBe('first line\nsecond')
})
