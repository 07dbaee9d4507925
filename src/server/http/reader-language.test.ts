import { expect, test } from 'vitest'
import { languageOfRequest } from './reader-language.ts'

type Sent = { body?: unknown; query?: unknown; cookie?: string; accept?: string }

function languageOf({ body, query, cookie, accept }: Sent) {
  return languageOfRequest({ body, query, headers: { cookie, 'accept-language': accept } })
}

test('the query comes before the cookie, and the cookie before the browser', () => {
  expect(languageOf({ query: { lng: 'es' }, cookie: 'i18next=en', accept: 'en' })).toBe('es')
  expect(languageOf({ cookie: 'a=1; i18next=es-US', accept: 'en' })).toBe('es')
  expect(languageOf({ accept: 'fr, es-MX;q=0.8, en;q=0.5' })).toBe('es')
})

test('the lng field of a form counts like the query', () => {
  expect(languageOf({ body: { lng: 'es' } })).toBe('es')
})

test('a language that we do not have is passed over', () => {
  expect(languageOf({ query: { lng: 'fr' }, accept: 'es' })).toBe('es')
  expect(languageOf({ accept: 'fr' })).toBe('en')
  expect(languageOf({ accept: 'es;q=0, en' })).toBe('en')
})
