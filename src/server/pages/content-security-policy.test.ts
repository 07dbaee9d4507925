import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, withoutNonce } from './content-security-policy.ts'

const nonce = 'ours'
const noHosts = { frameHosts: [], voiceHost: null, readsOut: false }
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const scriptsAllowed = (html: string) => /script-src ([^;]*)/.exec(contentSecurityPolicy(html, nonce, noHosts))?.[1]

test('no frame is allowed unless the operator has set one, and then that host alone', () => {
  expect(contentSecurityPolicy('', nonce, noHosts)).not.toContain('frame-src')
  expect(contentSecurityPolicy('', nonce, { ...noHosts, frameHosts: ['https://forms.example'] })).toContain(
    '; frame-src https://forms.example;',
  )
})

test('a page may ask no other host, unless a voice service is set up, and then that one alone', () => {
  expect(contentSecurityPolicy('', nonce, noHosts)).toContain("; connect-src 'self';")
  expect(contentSecurityPolicy('', nonce, { ...noHosts, voiceHost: 'https://voice.example' })).toContain(
    "; connect-src 'self' https://voice.example;",
  )
})

test('the scripts that we wrote are named by hash, each once', () => {
  const page = '<script nonce="ours">a()</script><script async="" nonce="ours" src="/x.js"></script>'
  expect(scriptsAllowed(page + page)).toBe(`'self' ${hashOf('a()')}`)
})

test.each([
  '<script>alert(document.domain)</script>',
  '<script nonce="guessed">alert(1)</script>',
  '<script >alert(1)</script nonce="ours">',
  '<p title=" nonce="ours""><script>alert(1)</script>',
])('a script that got into the page in another way is not allowed: %s', (html) => {
  expect(scriptsAllowed(html)).toBe("'self'")
})

test('a page leaves without its nonce', () => {
  expect(withoutNonce('<script nonce="ours">a()</script>', nonce)).toBe('<script>a()</script>')
})
