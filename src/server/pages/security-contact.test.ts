import { expect, test } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'
import { serveSecurityContact } from './security-contact.ts'

const path = '/.well-known/security.txt'
const now = Date.UTC(2026, 10, 22, 17)

async function ask(security: string | null, env: Record<string, string> = {}) {
  const { app, services } = await testApp({ env, operator: { security } })
  serveSecurityContact(app, services, () => now)
  return app.inject(path)
}

test('security.txt names the operator’s contact, where it is kept, and a day in less than a year on which it ends', async () => {
  const reply = await ask('security@navi.example', { PUBLIC_URL: 'https://navi.example' })
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toBe(`Contact: mailto:security@navi.example
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: en, es
Canonical: https://navi.example/.well-known/security.txt
`)
  expect((await ask('https://navi.example/report')).body).toMatch(/^Contact: https:\/\/navi\.example\/report\n/)
})

test('where the operator has named nobody, there is no security.txt', async () => {
  expect((await ask(null)).statusCode).toBe(404)
})
