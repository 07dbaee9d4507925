import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

test.each(['/api/all_drug_list', '/healthz', '/api/nowhere'])('%s carries the headers of safety', async (url) => {
  const { app } = await testApp()
  expect((await app.inject(url)).headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  })
})
