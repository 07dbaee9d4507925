// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type Answer, answers, json, openSharePanel, queued, sends } from '#testing/pages/share-dialog.tsx'

test.each(['', 'someone', 'some one@mail.example', 'someone@mail', 'a@b@mail.example'])(
  'the address %j is refused before anything is sent, until it is edited',
  async (address) => {
    const { user, panel, field, press } = await openSharePanel('email')
    if (address) await user.type(field, address)
    await press()
    expect(panel.getByRole('alert').textContent).toBe('Please enter a valid email address.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(sends()).toEqual([])
    await user.type(field, 'x')
    expect(panel.queryByRole('alert')).toBeNull()
  },
)

test('a mailed card closes its panel and says what the server says', async () => {
  answers.set('/api/special_mail', json(queued))
  const { inside, user, t, field, press, button } = await openSharePanel('email')
  await user.type(field, 'someone@mail.example')
  await press()
  expect(await inside.findByText(queued.message)).toBeTruthy()
  expect(inside.queryByRole('region', { name: t('cards.email.title') })).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(sends()).toEqual([
    {
      path: '/api/special_mail',
      fields: {
        email: 'someone@mail.example',
        special_type: 'programs',
        item_count: '1',
        item_1_program_name: 'A Program',
        item_1_program_url: 'https://program.example/',
        lng: 'en',
        form_token: 'good-once',
      },
    },
  ])
})

test('a double click sends once, and the button is busy until the answer', async () => {
  let answer: (reply: Response) => void = () => undefined
  answers.set(
    '/api/special_mail',
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const { inside, user, field, t, panel } = await openSharePanel('email')
  await user.type(field, 'someone@mail.example')
  await user.dblClick(panel.getByRole('button', { name: t('cards.send') }))
  await user.type(field, '{Enter}')
  expect(panel.getByRole('button', { name: t('cards.sending') }).getAttribute('aria-busy')).toBe('true')
  expect(sends()).toHaveLength(1)
  answer(Response.json(queued))
  expect(await inside.findByText(queued.message)).toBeTruthy()
})

const failures: [string, Answer | undefined, string, string][] = [
  [
    'a refusal',
    json({ response_code: 429, code: 'too_many_sends', message: 'Too many today.' }, 429),
    'Too many today.',
    'Too many today.',
  ],
  ['an answer without a code', json({}, 500), 'An error occurred.', 'An error occurred.'],
  ['another code', json({ response_code: 202 }), 'ERROR', 'Error in API response.'],
  [
    'a page that is not ours',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'An error occurred.',
    'Failed to send SMS.',
  ],
  [
    'no answer at all',
    undefined,
    'Failed to send email: Navi did not answer. Press Send again.',
    'Error sending SMS: Navi did not answer. Press Send again.',
  ],
]

test.each(failures)(
  '%s is told in the words of the spec, and what was typed stays',
  async (_, answer, mailed, texted) => {
    if (answer) {
      answers.set('/api/special_mail', answer)
      answers.set('/api/special_sms', answer)
    }
    const mail = await openSharePanel('email')
    await mail.user.type(mail.field, 'someone@mail.example')
    await mail.press()
    expect((await mail.panel.findByRole('alert')).textContent).toBe(mailed)
    expect(mail.field.value).toBe('someone@mail.example')
    mail.unmount()

    const text = await openSharePanel('text')
    await text.user.type(text.field, '7025550123')
    await text.press()
    expect((await text.panel.findByRole('alert')).textContent).toBe(texted)
    expect(text.field.value).toBe('(702) 555-0123')
  },
)

test('a text goes to the number with a leading plus, and the panel forgets it', async () => {
  answers.set('/api/special_sms', json(queued))
  const { inside, user, t, field, press, button } = await openSharePanel('text')
  await user.type(field, '17025550123')
  await press()
  expect(await inside.findByText(queued.message)).toBeTruthy()
  expect(inside.queryByRole('region', { name: t('cards.text.title') })).toBeNull()
  expect(sends()[0]?.fields).toEqual({
    phone_no: '+17025550123',
    special_type: 'programs',
    item_count: '1',
    item_1_organization: 'A Program',
    item_1_url: 'https://program.example/',
    item_1_discount_coupon: 'N/A',
    lng: 'en',
    form_token: 'good-once',
  })
  await user.click(button)
  expect(inside.getByRole<HTMLInputElement>('textbox', { name: t('cards.text.label') }).value).toBe('')
})

test('an empty phone has no data; signs without a digit are no number', async () => {
  const { user, panel, field, press } = await openSharePanel('text')
  await press()
  expect(panel.getByRole('alert').textContent).toBe('No data available.')
  await user.type(field, '+')
  expect(panel.queryByRole('alert')).toBeNull()
  await press()
  expect(panel.getByRole('alert').textContent).toBe('Failed to create image blob or phone number is missing.')
  expect(sends()).toEqual([])
})

test('closing the text panel clears the number and the error', async () => {
  const { user, inside, t, field, press, button } = await openSharePanel('text')
  await user.type(field, '+')
  await press()
  await user.click(button)
  await user.click(button)
  expect(inside.getByRole<HTMLInputElement>('textbox', { name: t('cards.text.label') }).value).toBe('')
  expect(inside.queryByText(t('cards.text.missing'))).toBeNull()
})

test('where sending is not set up, the server’s words say so', async () => {
  answers.set('/api/special_mail', json({ ...queued, delivery: 'outbox_folder', message: 'Kept in a folder.' }))
  const { inside, user, field, press } = await openSharePanel('email')
  await user.type(field, 'someone@mail.example')
  await press()
  expect(await inside.findByText('Kept in a folder.')).toBeTruthy()
  expect(inside.queryByText('Email sent successfully!')).toBeNull()
})
