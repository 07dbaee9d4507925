import { expect, test } from 'vitest'
import { catalogue } from '#testing/records/shipped-catalogue.ts'
import { createEligibility } from './eligibility.ts'

const eligibility = createEligibility(catalogue)
const checked = catalogue.drugs
  .flatMap((drug) => eligibility.check(drug, {}))
  .find(({ findings }) => ['age', 'medicine'].every((wanted) => findings.some(({ rule }) => rule === wanted)))

/** The page that the rule comes from, of pages that support each something, the newest first. */
function pageOf(rule: string, ...supported: string[]): string | null | undefined {
  const [source] = checked?.program.sources ?? []
  if (!checked || !source) throw new Error('no program to try')
  const sources = supported.map((supports, at) => ({
    ...source,
    url: `https://${supports}.example/`,
    page_date: `20${20 - at}-01-01`,
    supports: [supports],
  }))
  const card = eligibility.card({ ...checked, program: { ...checked.program, sources } }, 'en')
  return card.findings.find((finding) => finding.rule === rule)?.source?.url
}

test('a rule comes from the page that says it supports it', () => {
  expect(pageOf('age', 'phone', 'age')).toBe('https://age.example/')
  expect(pageOf('medicine', 'phone', 'medicines')).toBe('https://medicines.example/')
})

test('a page that supports languages supports no age: the newest is named', () => {
  expect(pageOf('age', 'phone', 'languages')).toBe('https://phone.example/')
})
