import { expect, test } from 'vitest'
import { openCardApp, outboxOf, post } from '#testing/app/card-app.ts'
import { someItems, vendorForm } from '#testing/factories/card-forms.ts'

const [vendor] = someItems().vendors
if (!vendor) throw new Error('The catalogue serves no vendor')

const open = (env: Record<string, string> = {}) =>
  openCardApp({
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'navi@navi.example',
    PUBLIC_URL: 'https://navi.example',
    METRICS_TOKEN: 'a-secret-of-16-or-more',
    SENDS_PER_DAY: '6',
    ...env,
  })

type World = Awaited<ReturnType<typeof open>>

const mailCards = async (world: World, addresses: string[]) => {
  for (const address of addresses) {
    const card = vendorForm(address, [{ name: vendor.name, link: vendor.website ?? 'N/A' }])
    expect((await post(world, '/api/special_mail', card)).statusCode).toBe(200)
  }
}

const toOperator = async (world: World) =>
  (await outboxOf(world)).filter(({ recipient }) => recipient === 'team@navi.example')

const warnings = (...worlds: World[]) =>
  worlds.flatMap(({ lines }) => lines.filter((line) => line.includes('"event":"budget_half"')))

test('at half of a day’s budget the operator gets one mail and one line in the log, however many replicas look', async () => {
  const replicas = await Promise.all([1, 2].map(() => open({ OPERATOR_MAIL: 'team@navi.example' })))
  const [first, second] = replicas as [World, World]
  const look = () => Promise.all(replicas.map(({ services, app }) => services.budgets.check(app.log)))
  await mailCards(first, ['a@mail.example', 'b@mail.example'])
  await look()
  expect([await toOperator(first), warnings(first, second)]).toEqual([[], []])
  await mailCards(second, ['c@mail.example', 'd@mail.example'])
  await look()
  await look()
  const mails = await toOperator(first)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.message.text).toContain('4 of the 6 mails and texts')
  expect(mails[0]?.message.text).not.toContain('mail.example')
  expect(warnings(first, second)).toHaveLength(1)
})

test('without an address of the operator, half of a budget is a line in the log, and metrics always tell the share', async () => {
  const world = await open()
  await mailCards(world, ['a@mail.example', 'b@mail.example', 'c@mail.example'])
  await world.services.budgets.check(world.app.log)
  expect(await outboxOf(world)).toHaveLength(3)
  expect(warnings(world)).toHaveLength(1)
  const headers = { authorization: 'Bearer a-secret-of-16-or-more' }
  const { body } = await world.app.inject({ url: '/metrics', headers })
  expect(body).toContain('day_budget_used_ratio{budget="sends"} 0.5')
  expect(body).toContain('day_budget_used_ratio{budget="requests"} 0')
})
