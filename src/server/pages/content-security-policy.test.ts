import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('no frame is allowed unless the operator has set one, and then that host alone', () => {
  expect(contentSecurityPolicy('', [])).not.toContain('frame-src')
  expect(contentSecurityPolicy('', ['https://forms.example'])).toContain('; frame-src https://forms.example;')
})
