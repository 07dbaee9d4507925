import { expect, test } from 'vitest'
import { contactForm } from './intake-forms.ts'

function problemsOf(email: string, message = 'Hello'): string[] {
  const { error } = contactForm.safeParse({ name: 'Ana', topic: 'site', message, email })
  return error?.issues.map(({ message }) => message) ?? []
}

test.each(['ana@example.org', ' ana.maria@mail.example.org ', 'ana+navi@localhost.lan'])(
  '%s is an address',
  (email) => {
    expect(problemsOf(email)).toEqual([])
  },
)

test.each([
  'ana',
  'ana@',
  'ana@example',
  'ana@example.',
  'ana@.org',
  'ana@example..org',
  'a na@example.org',
  'a@b@c.org',
])('%s is no address', (email) => {
  expect(problemsOf(email)).toEqual(['email'])
})

test.each([`a@${'.'.repeat(10_000)}@`, `a@${'a.'.repeat(5_000)}@`, 'a'.repeat(10_000)])(
  'an address of 10,000 characters is only called long, at once',
  (email) => {
    const start = performance.now()
    expect(problemsOf(email)).toEqual(['long'])
    expect(performance.now() - start).toBeLessThan(250)
  },
)

test('who wrote too much and gave no way to answer is told both', () => {
  expect(problemsOf('', 'x'.repeat(4_001))).toEqual(['long', 'reach'])
})
