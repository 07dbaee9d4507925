import { afterEach, expect, onTestFinished, test } from 'vitest'
import { host, openCardApp, outboxOf, post } from '#testing/app/card-app.ts'
import { someItems, vendorForm } from '#testing/factories/card-forms.ts'
import { startMailServer } from '#testing/network-edge/mail-server.ts'

type World = Awaited<ReturnType<typeof openCardApp>>

const { vendors } = someItems()

let opened: World | undefined

afterEach(async () => {
  await opened?.services.delivery.stop()
})

async function open(env: Record<string, string> = {}) {
  const mail = { MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'navi@navi.example', PUBLIC_URL: 'https://navi.example' }
  opened = await openCardApp({ ...mail, ...env })
  return opened
}

/** Mails the card of one vendor. */
function mailCard(world: World, email: string, item = 0) {
  const vendor = vendors[item]
  if (!vendor) throw new Error('The catalogue serves too few vendors')
  return post(world, '/api/special_mail', vendorForm(email, [{ name: vendor.name, link: vendor.website ?? 'N/A' }]))
}

/** Where the last mail says that mails can be stopped, from the site's root on. */
async function stopPath(world: World): Promise<string> {
  const [mail] = (await outboxOf(world)).slice(-1)
  return mail?.message.text.match(/https:\/\/navi\.example(\/stopmail\/\S+)/)?.[1] ?? ''
}

const oneClick = ({ app }: World, url: string, payload = 'List-Unsubscribe=One-Click') =>
  app.inject({ method: 'POST', url, payload, headers: { host, 'content-type': 'application/x-www-form-urlencoded' } })

test('one click stops mails to the whole mailbox, and a stranger is told nothing of it', async () => {
  const world = await open()
  const first = await mailCard(world, 'v.ictim+a@gmail.com')
  const url = await stopPath(world)
  expect(url).not.toMatch(/victim|gmail|%40|@/i)
  expect((await oneClick(world, url)).statusCode).toBe(200)
  const later = await mailCard(world, 'victim@googlemail.com', 1)
  expect(later.json()).toEqual(first.json())
  expect(later.statusCode).toBe(200)
  expect(await outboxOf(world)).toHaveLength(1)
  expect((await mailCard(world, 'other@gmail.com', 1)).statusCode).toBe(200)
  expect(await outboxOf(world)).toHaveLength(2)
})

test('a page asks first, in both languages and without JavaScript, and what was stopped can begin again', async () => {
  const world = await open()
  await mailCard(world, 'ana@mail.example')
  const url = await stopPath(world)
  const page = await world.app.inject({ url, headers: { host } })
  expect(page.body).toMatch(/<form method="post">.*Stop the mails/)
  expect(page.body).not.toContain('<script')
  const spanish = await world.app.inject({ url: url.replace('lng=en', 'lng=es'), headers: { host } })
  expect(spanish.body).toMatch(/<html lang="es">.*No quiero más correos/s)
  expect(await world.services.stopList.has('ana@mail.example')).toBe(false)
  await oneClick(world, url, 'wish=stop')
  expect(await world.services.stopList.has('ana@mail.example')).toBe(true)
  expect((await oneClick(world, url, 'wish=start')).body).toContain('You can get mails again')
  expect(await world.services.stopList.has('ana@mail.example')).toBe(false)
})

test('a token that we did not make stops nothing', async () => {
  const world = await open()
  await mailCard(world, 'ana@mail.example')
  const url = await stopPath(world)
  const path = '/stopmail/'
  const wrong = url.slice(0, path.length) + (url[path.length] === 'A' ? 'B' : 'A') + url.slice(path.length + 1)
  for (const bad of [wrong, '/stopmail/x', `/stopmail/${'A'.repeat(43)}.${'A'.repeat(43)}`]) {
    expect((await oneClick(world, bad)).statusCode).toBe(404)
    expect((await world.app.inject({ url: bad, headers: { host } })).statusCode).toBe(404)
  }
  const { rows } = await world.services.database.pool.query('SELECT * FROM stopped_recipient')
  expect(rows).toEqual([])
})

test('what is no form is refused, and stops nothing', async () => {
  const world = await open()
  for (const fields of [[1], { wish: 'stop' }])
    expect((await post(world, '/stopmail/made-up', fields)).json()).toMatchObject({ response_code: 415 })
})

test('the mail says in its headers how one click stops mails, and one that waits is not sent once it was stopped', async () => {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const world = await open({ MAIL_URL: server.url })
  await mailCard(world, 'ana@mail.example')
  await mailCard(world, 'eva@mail.example')
  const { stopList, delivery } = world.services
  await stopList.add('eva@mail.example')
  await delivery.start({ warn: () => undefined, error: () => undefined } as never)
  const waiting = async () =>
    (await world.services.letters.count()).map(({ status, count }) => `${status} ${count}`).join()
  await expect.poll(waiting, { timeout: 20_000 }).toBe('waiting 0,sending 0,dead 1')
  expect(server.mails.map(({ to }) => to)).toEqual([['ana@mail.example']])
  const raw = server.mails[0]?.raw.replace(/\r\n[ \t]+/g, '') ?? ''
  expect(raw).toMatch(/^List-Unsubscribe: ?<https:\/\/navi\.example\/stopmail\/\S+>/im)
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
})
