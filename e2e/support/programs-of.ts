import { categories } from '../../src/contract/choices.ts'
import { listPrograms, type ProgramCard } from '../../src/contract/programs.ts'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { siteUrl } from './browser.ts'

/** The two pages that find programs, and a medicine with programs of two kinds on each. */
export const finders = [
  { page: 'assistance', path: '/patient-assistant-savings', drug: { id: 'humalog', label: 'Humalog' } },
  { page: 'copay', path: '/copaysaving', drug: { id: 'eliquis', label: 'Eliquis' } },
] as const

export type Finder = (typeof finders)[number]

/** Each of them in a language of its own, with a name for the test: they differ in their programs and words alone. */
export const finderSamples = finders.map((finder, index) => {
  const language = languages[index] ?? 'en'
  return [`${finder.path} in ${language}`, { ...finder, language }] as const
})

/** What our API says of a medicine: the page must say the same. */
export async function programsOf(drug: string, page: Finder['page'], lng: Language): Promise<ProgramCard[]> {
  const response = await fetch(siteUrl + listPrograms.url, {
    method: listPrograms.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ drug_id: drug, category_name: categories[page], lng }),
  })
  return (await response.json()).result
}
