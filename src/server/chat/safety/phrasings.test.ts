import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Hazards, readHazards } from './read-hazards.ts'

/** What must be heard of the sentences under each heading of phrasings.txt. */
const heardAs: Record<string, (hazards: Hazards) => boolean> = {
  emergency: ({ emergencies }) => emergencies.length > 0,
  'no emergency': ({ emergencies }) => emergencies.length === 0,
  // Who is in danger is told so before any question for a doctor.
  advice: ({ advice, emergencies }) => advice !== null || emergencies.length > 0,
  'no advice': ({ advice, emergencies }) => advice === null && emergencies.length === 0,
  personal: ({ personal }) => personal.length > 0,
  'not personal': ({ personal }) => personal.length === 0,
  injection: ({ injection }) => injection,
  'no injection': ({ injection }) => !injection,
}

const sections = readFileSync(new URL('./phrasings.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)

test.each(
  sections.flatMap((section) => {
    const [heading = '', ...sentences] = section.split('\n').filter(Boolean)
    return sentences.map((sentence) => [heading, sentence] as const)
  }),
)('is heard as %s: %s', (heading, sentence) => {
  expect(heardAs[heading]?.(readHazards(sentence))).toBe(true)
})
