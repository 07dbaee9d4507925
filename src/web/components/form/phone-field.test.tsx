// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { renderPage } from '#testing/pages/render.tsx'
import { PhoneField } from './phone-field.tsx'
import { emptyPhone } from './phone-value.ts'

const words = {
  label: 'Phone number',
  mask: '1 (702) 123-4567',
  tooLong: 'Too long',
  country: 'Country',
  noCountry: 'No matches found.',
  countriesFound: (count: number) => `${count} countries`,
}

function Form() {
  const [phone, setPhone] = useState(emptyPhone)
  return (
    <>
      <PhoneField value={phone} onChange={setPhone} locale="en-US" words={words} />
      <output aria-label="Sent">{phone.number}</output>
    </>
  )
}

// Else the first test waits for it to be built.
beforeAll(() => import('./phone-numbers.ts'))

/** The field once it knows the numbering plans. */
async function show() {
  const { screen, user } = renderPage(<Form />)
  const country = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
  const sent = () => screen.getByRole('status', { name: 'Sent' }).textContent
  return { screen, user, country, number, sent }
}

test('the country is the US and the empty field shows the mask', async () => {
  const { country, number } = await show()
  expect(country.value).toBe('US +1')
  expect(number.placeholder).toBe('1 (702) 123-4567')
})

test('a number is formatted while it is typed and sent with a leading plus', async () => {
  const { user, number, sent } = await show()
  await user.type(number, '17025550123')
  expect(number.value).toBe('1 (702) 555-0123')
  expect(sent()).toBe('+17025550123')
})

test('Backspace empties the field, brackets and all', async () => {
  const { user, number, sent } = await show()
  await user.type(number, '7025550123')
  for (let left = number.value.length; left > 0; left--) await user.keyboard('{Backspace}')
  expect(number.value).toBe('')
  expect(sent()).toBe('')
})

test('a digit put into the middle stays there', async () => {
  const { user, number, sent } = await show()
  await user.type(number, '702555123')
  await user.type(number, '0', { initialSelectionStart: 8, initialSelectionEnd: 8 })
  expect(number.value).toBe('(702) 5505-123')
  expect(sent()).toBe('+17025505123')
})

test('a number that starts with a plus brings its country', async () => {
  const { user, country, number, sent } = await show()
  await user.type(number, '+525555')
  expect(country.value).toBe('MX +52')
  expect(number.value).toBe('+52 55 55')
  expect(sent()).toBe('+525555')
})

test('more than 15 digits are refused, with a reason', async () => {
  const { screen, user, number } = await show()
  await user.type(number, '+123456789012345')
  const whole = number.value
  await user.type(number, '6')
  expect(number.value).toBe(whole)
  expect(screen.getByText('Too long')).toBeTruthy()
  await user.keyboard('{Backspace}')
  expect(screen.queryByText('Too long')).toBeNull()
})

test('typing a name finds a country, and Enter takes the row that is marked', async () => {
  const { screen, user, country, number, sent } = await show()
  await user.type(number, '5555123456')
  await user.click(country)
  await user.keyboard('mexi')
  await screen.findByText('1 countries')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(country.value).toBe('MX +52')
  expect(sent()).toBe('+525555123456')
  expect(screen.queryByRole('option')).toBeNull()
})

test('an unknown country is said so, and leaving the field brings the chosen one back', async () => {
  const { screen, user, country } = await show()
  await user.click(country)
  await user.keyboard('qqq')
  expect(await screen.findByText('No matches found.')).toBeTruthy()
  await user.tab()
  expect(country.value).toBe('US +1')
})
