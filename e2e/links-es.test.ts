import { test } from 'vitest'
import { expectLinksLead } from './link-walk.ts'

test(
  'on a computer in Spanish, every kind of link on every kind of page leads to a page when it is pressed, and back',
  () => expectLinksLead({ language: 'es', width: 1280 }),
  900_000,
)
