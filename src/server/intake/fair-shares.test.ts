import { expect, test } from 'vitest'
import { contact, openForm, openIntakeApp, send } from '#testing/app/intake-app.ts'

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

test('who has used up a share waits a minute, then two, then four, is told so in words, and is never shut out', async () => {
  const world = await openIntakeApp({ TRUST_PROXY: 'true', REQUESTS_PER_ADDRESS: '2' })
  const forms: string[] = []
  for (let form = 0; form < 9; form += 1) forms.push(await openForm(world, 'contact'))
  const press = (language: string) => {
    const fields = { ...contact, message: String(forms.length), form_token: forms.at(-1), lng: language }
    return send(world, 'contact', fields, { 'x-forwarded-for': '198.51.100.7' })
  }
  const waits: string[] = []
  for (let sent = 0; sent < 6; sent += 1) {
    const reply = await press('en')
    if (reply.statusCode === 200) forms.pop()
    else {
      const again = await press('es')
      waits.push(reply.json().message, again.json().message)
      expect(reply.statusCode).toBe(429)
      world.clock.now += Number(reply.headers['retry-after']) * 1_000
    }
  }
  expect(waits).toHaveLength(4)
  expect(waits[0]).toBe(
    'Too many messages for now. Please try again in 1 minute. Until then you can print or save what you see here, or call.',
  )
  expect(waits[3]).toContain('Intente otra vez en 2 minutos.')
  expect(await world.requests.list()).toHaveLength(4)
})

test('who has spent the budget of everybody shuts the door until the next hour, not until the next day', async () => {
  const world = await openIntakeApp({ TRUST_PROXY: 'true', REQUESTS_PER_DAY: '48' })
  world.clock.now = Date.UTC(2026, 10, 21, 1)
  const sendNew = async (network: number) => {
    const fields = { ...contact, message: `${network}`, form_token: await openForm(world, 'contact') }
    world.clock.now -= 55_000
    return send(world, 'contact', fields, { 'x-forwarded-for': `198.51.${network}.7` })
  }
  const refused: number[] = []
  for (let network = 0; network < 50; network += 1) {
    const reply = await sendNew(network)
    if (reply.statusCode === 200) continue
    const wait = Number(reply.headers['retry-after'])
    expect(wait).toBeLessThanOrEqual(3600)
    refused.push(network)
    world.clock.now += wait * 1_000
  }
  expect(refused[0]).toBe(20)
  expect((await world.requests.list()).length).toBeGreaterThan(40)
  world.clock.now = Date.UTC(2026, 10, 21, 23, 30)
  expect((await sendNew(200)).statusCode).toBe(200)
})
