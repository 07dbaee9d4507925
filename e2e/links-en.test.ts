import { test } from 'vitest'
import { expectLinksLead } from './link-walk.ts'

test(
  'on a phone in English, every kind of link on every kind of page leads to a page when it is pressed, and back',
  () => expectLinksLead({ language: 'en', width: 390 }),
  900_000,
)
