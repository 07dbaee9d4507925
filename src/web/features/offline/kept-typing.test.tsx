// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { keepTyped, restoreTyped } from './kept-typing.ts'

afterEach(() => sessionStorage.clear())

/** A form as pages have them; the name is a field that React controls. */
function Form() {
  const [name, setName] = useState('')
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <p>Hello {name}</p>
      <textarea aria-label="Message" name="message" />
      <select aria-label="Topic" name="topic">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input aria-label="Agree" type="checkbox" />
      <input aria-label="Password" type="password" />
      <input aria-label="Medicine" role="combobox" aria-expanded="false" aria-controls="list" />
    </form>
  )
}

async function typeAndLoadAnew() {
  const before = renderPage(<Form />)
  const { user, screen } = before
  await user.type(screen.getByLabelText('Name'), 'Ana')
  await user.type(screen.getByLabelText('Message'), 'Half a sentence')
  await user.selectOptions(screen.getByLabelText('Topic'), 'b')
  await user.click(screen.getByLabelText('Agree'))
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.type(screen.getByLabelText('Medicine'), 'oz')
  keepTyped()
  before.unmount()
  return renderPage(<Form />)
}

test('what was typed comes back into the same fields, also into those that React controls', async () => {
  const { screen } = await typeAndLoadAnew()
  restoreTyped()
  await screen.findByText('Hello Ana')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Half a sentence')
  expect(screen.getByLabelText<HTMLSelectElement>('Topic').value).toBe('b')
  expect(screen.getByLabelText<HTMLInputElement>('Agree').checked).toBe(true)
})

test('a password and what was typed into a search are not kept', async () => {
  const { screen } = await typeAndLoadAnew()
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret|"oz"/)
  restoreTyped()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})

test('what the reader has typed since is not overwritten, and nothing comes back twice', async () => {
  const { screen, user } = await typeAndLoadAnew()
  await user.type(screen.getByLabelText('Message'), 'New')
  restoreTyped()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('New')
  expect(sessionStorage.getItem('navi.typed')).toBeNull()
})

test('a field that comes later is filled when it is there', async () => {
  const { unmount, screen } = await typeAndLoadAnew()
  unmount()
  restoreTyped()
  renderPage(<Form />)
  await screen.findByText('Hello Ana')
})
