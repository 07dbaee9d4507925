import { expect, test } from 'vitest'
import { contact, openForm, openIntakeApp, send } from '#testing/intake-app.ts'

type World = Awaited<ReturnType<typeof openIntakeApp>>

/** Sends one more form from this address, with words of its own. */
async function sendFrom(world: World, address: string, message: string, form_token: string) {
  const headers = { 'x-forwarded-for': address }
  return (await send(world, 'contact', { ...contact, message, form_token }, headers)).json().code ?? 'stored'
}

test('a form can be corrected and sent again twice, and is no key to send others with', async () => {
  const world = await openIntakeApp()
  const form_token = await openForm(world, 'contact')
  const codes: string[] = []
  for (const message of ['a', 'b', 'b', 'c', 'd', 'c']) codes.push(await sendFrom(world, '', message, form_token))
  expect(codes).toEqual(['stored', 'stored', 'stored', 'stored', 'expired_page', 'stored'])
  expect(await world.requests.list()).toHaveLength(3)
})

test('25 networks of one home can’t close the forms for a reader elsewhere', async () => {
  const world = await openIntakeApp({ TRUST_PROXY: 'true' })
  const tokens: string[] = []
  for (let form = 0; form < 75; form += 1) tokens.push(await openForm(world, 'contact'))
  const codes: string[] = []
  for (const [sent, form_token] of tokens.entries()) {
    const address = `2001:db8:1:2a${(sent % 25).toString(16).padStart(2, '0')}::1`
    codes.push(await sendFrom(world, address, `${sent}`, form_token))
  }
  expect(codes.filter((code) => code === 'stored')).toHaveLength(40)
  expect(codes.at(-1)).toBe('too_many_sends')
  expect(await sendFrom(world, '198.51.100.7', 'honest', await openForm(world, 'contact'))).toBe('stored')
})

test('the last quarter of a day is for who has sent nothing yet', async () => {
  const world = await openIntakeApp({ TRUST_PROXY: 'true', REQUESTS_PER_DAY: '8' })
  const codes: string[] = []
  for (let sent = 0; sent < 8; sent += 1)
    codes.push(await sendFrom(world, '198.51.100.7', `${sent}`, await openForm(world, 'contact')))
  expect(codes.slice(5)).toEqual(['stored', 'too_many_sends', 'too_many_sends'])
  expect(await sendFrom(world, '203.0.113.9', 'honest', await openForm(world, 'contact'))).toBe('stored')
})
