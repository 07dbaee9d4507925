// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { DrugName } from '#drug-names/drug-name.ts'
import { renderPage } from '#testing/pages/render.tsx'
import { DrugSearch } from './drug-search.tsx'

function brand(label: string, generic: string, also: string[] = []): DrugName {
  return { id: label.toLowerCase(), label, generic, kind: 'brand', also }
}

const januvia = brand('Januvia', 'sitagliptin')
const janumet = brand('Janumet', 'sitagliptin/metformin')
const ozempic = brand('Ozempic', 'semaglutide', ['ozempik'])
const metformin: DrugName = { id: 'm', label: 'metformin', generic: 'metformin', kind: 'generic', also: ['metformina'] }
const nameless: DrugName = { id: '', label: 'Zocor', generic: 'simvastatin', kind: 'brand', also: [] }
const drugs = [januvia, janumet, ozempic, metformin, nameless]

function renderSearch(props: Partial<ComponentProps<typeof DrugSearch>> = {}) {
  const onSelect = vi.fn()
  const page = renderPage(<DrugSearch drugs={drugs} onSelect={onSelect} label="Your medicine" {...props} />)
  const field = page.screen.getByRole<HTMLInputElement>('combobox', { name: 'Your medicine' })
  const options = () => page.screen.queryAllByRole('option').map(({ textContent }) => textContent)
  return { ...page, field, options, onSelect }
}

type Search = ReturnType<typeof renderSearch>

/** The list is prepared in pieces: its first row shows when that is done. */
async function type({ user, field, screen }: Search, text: string) {
  await user.type(field, text)
  await screen.findAllByRole('option')
}

test('typing lists the names that start with it, in alphabetical order, with the generic name below', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  expect(search.options()).toEqual(['Janumetsitagliptin/metformin', 'Januviasitagliptin'])
  expect(search.field.getAttribute('aria-expanded')).toBe('true')
})

test('the typed letters are bold', async () => {
  const search = renderSearch()
  await type(search, 'OZEM')
  expect(search.screen.getByText('Ozem').tagName).toBe('B')
})

test('a tap on the empty field lists medicines, and a second tap keeps the list', async () => {
  const { user, field, screen, options } = renderSearch()
  await user.click(field)
  await screen.findAllByRole('option')
  await user.click(field)
  expect(options()).toHaveLength(drugs.length)
})

test('a Spanish name finds the medicine', async () => {
  const search = renderSearch()
  await type(search, 'metformina')
  expect(search.options()).toEqual(['metforminGeneric medicine'])
})

test('a name that only sounds like it is marked as similar', async () => {
  const search = renderSearch()
  await type(search, 'yanuvia')
  expect(search.options()).toEqual(['Januviasitagliptin · Similar name'])
})

test('the arrows move the highlight and Enter takes the highlighted medicine', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  await search.user.keyboard('{ArrowDown}{ArrowDown}')
  const highlighted = search.screen.getByRole('option', { selected: true })
  expect(search.field.getAttribute('aria-activedescendant')).toBe(highlighted.id)
  await search.user.keyboard('{Enter}')
  expect(search.onSelect).toHaveBeenCalledExactlyOnceWith(januvia)
  expect(search.field.value).toBe('Januvia')
  expect(search.field.getAttribute('aria-expanded')).toBe('false')
})

test('a click takes a medicine', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  const [first] = search.screen.getAllByRole('option')
  if (first) await search.user.click(first)
  expect(search.onSelect).toHaveBeenCalledExactlyOnceWith(janumet)
  expect(search.options()).toEqual([])
})

test('the same medicine can be taken twice', async () => {
  const search = renderSearch({ selected: januvia })
  await search.user.clear(search.field)
  await type(search, 'januv')
  await search.user.click(search.screen.getByRole('option'))
  expect(search.onSelect).toHaveBeenCalledExactlyOnceWith(januvia)
})

test('Enter takes the medicine of exactly that name, whatever the case', async () => {
  const search = renderSearch()
  await type(search, 'jANUVIA')
  await search.user.keyboard('{Enter}')
  expect(search.onSelect).toHaveBeenCalledExactlyOnceWith(januvia)
})

test('Enter takes the only medicine found', async () => {
  const search = renderSearch()
  await type(search, 'ozempik')
  await search.user.keyboard('{Enter}')
  expect(search.onSelect).toHaveBeenCalledExactlyOnceWith(ozempic)
})

test('Enter never takes a guess, not even the only one', async () => {
  const search = renderSearch()
  await type(search, 'yanuvia')
  await search.user.keyboard('{Enter}')
  expect(search.onSelect).not.toHaveBeenCalled()
  expect(search.options()).toHaveLength(1)
})

test('Enter among several keeps the list open and asks for a choice', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  await search.user.keyboard('{Enter}')
  expect(search.onSelect).not.toHaveBeenCalled()
  expect(search.options()).toHaveLength(2)
  expect(search.screen.getByText('Choose your medicine from the list.').role).toBe('status')
})

test('a medicine without an id is not taken', async () => {
  const search = renderSearch()
  await type(search, 'zoc')
  await search.user.click(search.screen.getByRole('option'))
  await search.user.keyboard('{Enter}')
  expect(search.onSelect).not.toHaveBeenCalled()
  expect(search.field.value).toBe('zoc')
})

test('Escape closes the list and leaves the text, once and twice', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  await search.user.keyboard('{Escape}{Escape}')
  expect(search.options()).toEqual([])
  expect(search.field.value).toBe('jan')
})

test('leaving the field takes nothing, not even the highlighted medicine', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  await search.user.keyboard('{ArrowDown}')
  await search.user.tab()
  expect(search.onSelect).not.toHaveBeenCalled()
  expect(search.field.value).toBe('jan')
  expect(search.options()).toEqual([])
})

test('Tab goes from the field to the clear button, past the list', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  await search.user.tab()
  expect(document.activeElement).toBe(search.screen.getByRole('button', { name: 'Clear medicine' }))
})

test('Home and End move the caret, not the highlight', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  await search.user.keyboard('{End}{Home}')
  expect(search.screen.queryByRole('option', { selected: true })).toBeNull()
})

test('Clear medicine empties the field, keeps it in focus, and tells the page', async () => {
  const onClear = vi.fn()
  const { user, field, screen } = renderSearch({ selected: januvia, onClear })
  await user.click(screen.getByRole('button', { name: 'Clear medicine' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(onClear).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Clear medicine' })).toBeNull()
})

test('nothing found says so', async () => {
  const { user, field, screen, options } = renderSearch()
  await user.type(field, 'qwrtzp')
  await screen.findByText('No matches found.')
  expect(options()).toEqual([])
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('the number of medicines is announced politely', async () => {
  const search = renderSearch()
  await type(search, 'jan')
  expect(search.screen.getByText('2 medicines in the list.').role).toBe('status')
})

test('while the list loads one can type, and the rows come when it is there', async () => {
  const { user, screen } = renderPage(<LoadingSearch />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await user.type(field, 'oz')
  expect(field.value).toBe('oz')
  expect(screen.getByText('Loading the list of medicines. You can keep typing.').role).toBe('status')
  await user.click(screen.getByRole('button', { name: 'Loaded' }))
  await user.click(field)
  expect((await screen.findByRole('option')).textContent).toBe('Ozempicsemaglutide')
})

function LoadingSearch() {
  const [list, setList] = useState<DrugName[]>()
  return (
    <>
      <DrugSearch drugs={list} onSelect={vi.fn()} label="Your medicine" />
      <button type="button" onClick={() => setList(drugs)}>
        Loaded
      </button>
    </>
  )
}

test('without the list the form goes to the server with what was typed', async () => {
  const { field, user } = renderSearch({ drugs: undefined, formAction: '/patient-assistant-savings' })
  const { form } = field
  await user.type(field, 'oz')
  const isKept = form ? !fireEvent.submit(form) : true
  expect(isKept).toBe(false)
  expect(field.name).toBe('drug')
  expect(form?.getAttribute('action')).toBe('/patient-assistant-savings')
  expect(form?.method).toBe('get')
})

test('the field shows the medicine of the page', () => {
  expect(renderSearch({ selected: januvia }).field.value).toBe('Januvia')
})

test('in Spanish the words are Spanish', async () => {
  const { screen } = renderPage(
    <DrugSearch drugs={drugs} selected={januvia} onSelect={vi.fn()} label="Su medicina" />,
    {
      language: 'es',
    },
  )
  expect(screen.getByRole('button', { name: 'Borrar la medicina' })).toBeTruthy()
})
