import { expect, test } from 'vitest'
import { testApp } from '#testing/app/test-app.ts'

test.each(['/api/all_drug_list', '/healthz', '/api/nowhere'])('%s carries the headers of safety', async (url) => {
  const { app } = await testApp()
  expect((await app.inject(url)).headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  })
})

test('an answer of the API may do nothing where it is opened as a page', async () => {
  const { app } = await testApp()
  const policy = async (url: string) => (await app.inject(url)).headers['content-security-policy']
  expect(await policy('/api/all_drug_list')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(await policy('/api/docs')).not.toMatch(/https:|swagger\.io|upgrade-insecure|'unsafe/)
  expect(await policy('/api/docs')).toContain("script-src 'self'")
})
