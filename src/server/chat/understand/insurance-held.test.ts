import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { InsuranceKind } from '#contract/eligibility.ts'
import { endsInsurance } from '#server/eligibility/understand/held-insurance.ts'
import { understand } from '#server/eligibility/understand/understand.ts'
import { readFacts } from './facts.ts'

// What people say of insurance they have, had, were denied, want, or somebody else has. `held` is what they have:
// "open" where they do not say. The sentences were written before the reading of them; do not tune it to the second file.
type Case = { language: 'en' | 'es'; sentence: string; held: string }

const readers: Record<string, (sentence: string) => string> = {
  chat: (sentence) => written(readFacts(sentence, {}).insurance),
  // What the check is in doubt of it asks about, so that only a sure reading rules programs out.
  check(sentence) {
    const read = understand('insurance', sentence)
    if (read.kind !== 'fact') return 'open'
    // Insurance that was lost may have been the only one: whether there is none is asked.
    const isAsked = read.doubtful && endsInsurance(sentence)
    return isAsked ? 'open' : written(read.facts.insurance)
  },
}

function written(kinds: InsuranceKind[] | undefined): string {
  return kinds?.join(' + ') ?? 'open'
}

function casesOf(file: string): Case[] {
  return parse(readFileSync(new URL(file, import.meta.url)), { columns: true })
}

const known = casesOf('insurance-held.csv')
const heldOut = casesOf('insurance-held-out.csv')

test.each(Object.keys(readers))('the %s takes as held what people say they have, and nothing else', (reader) => {
  const wrong = known
    .map(({ sentence, held }) => ({ sentence, held, read: readers[reader]?.(sentence) }))
    .filter(({ held, read }) => read !== held)
  expect(wrong).toEqual([])
})

test.each(Object.keys(readers))('the %s reads nine in ten of the sentences that were set aside', (reader) => {
  const right = heldOut.filter(({ sentence, held }) => readers[reader]?.(sentence) === held)
  process.stdout.write(`${reader}: ${right.length} of ${heldOut.length} sentences set aside are read right\n`)
  expect(right.length / heldOut.length).toBeGreaterThanOrEqual(0.9)
})
