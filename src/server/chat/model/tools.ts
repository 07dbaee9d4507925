import { tool } from 'ai'
import { z } from 'zod'
import { serviceCategory } from '#contract/communities.ts'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { Fit } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { createDealFinder } from '../answers/find-deals.ts'
import { programFields, type RecordFields, serviceFields } from './record-fields.ts'
import type { Records } from './records.ts'
import type { ToolParts } from './tool-parts.ts'

const mostRows = 6
/** In one answer: a model that goes round in circles must not keep the database busy. */
const mostCalls = 8

/** What was looked up for one answer: records, and the medicines for which. */
export type Looked = { language: Language; ids: Set<string>; drugs: Set<string>; fits: Map<string, Fit> }

const words = z.string().max(200)
const nothing = { found: 'no record' }

/** Makes the tools of one answer: read-only, over the services that answer pages too, in the language of the turn. */
export function createTools(
  { catalogue, drugs, finder, programs, eligibility, communities }: ToolParts,
  records: Records,
) {
  const deals = createDealFinder(catalogue)

  return (facts: PersonFacts, looked: Looked) => {
    const { language } = looked
    let calls = 0
    const fieldsOf = (found: string[]) => records.findAll(found, looked).map(({ fields }) => fields)
    const seen = (rows: RecordFields[]) => {
      for (const { id } of rows) looked.ids.add(String(id))
      return rows.length > 0 ? rows : nothing
    }
    const findDrug = (id: string) => {
      const drug = drugs.find(id)
      if (drug) looked.drugs.add(drug.id)
      return drug
    }
    const bounded =
      <Input>(run: (input: Input) => unknown) =>
      async (input: Input) => {
        calls += 1
        return calls > mostCalls ? { error: 'No more look-ups: answer now.' } : await run(input)
      }

    return {
      find_medicine: tool({
        description: 'Finds a medicine by its name, also misspelled. Gives its id.',
        inputSchema: z.object({ name: words }),
        execute: bounded(({ name }) =>
          finder
            .find(name)
            .slice(0, 3)
            .map(({ drug }) => ({ id: drug.id, name: drug.label, generic: drug.generic })),
        ),
      }),
      list_programs: tool({
        description: 'Lists programs that help to pay for a medicine.',
        inputSchema: z.object({ drug_id: words, kind: z.enum(['free', 'copay', 'discount']).optional() }),
        execute: bounded(({ drug_id, kind }) => {
          const drug = findDrug(drug_id)
          if (!drug) return nothing
          const routes = programs.listRoutes(drug, language)
          const cards = kind ? routes[kind] : [...routes.free, ...routes.copay, ...routes.discount]
          return seen(cards.slice(0, mostRows).map(programFields))
        }),
      }),
      read_program: tool({
        description: 'Reads one program by its id.',
        inputSchema: z.object({ program_id: words }),
        execute: bounded(({ program_id }) => seen(fieldsOf([program_id]))),
      }),
      check_eligibility: tool({
        description: 'Holds the programs of a medicine against what this person has said of themselves.',
        inputSchema: z.object({ drug_id: words }),
        execute: bounded(({ drug_id }) => {
          const drug = findDrug(drug_id)
          if (!drug) return nothing
          const cards = eligibility
            .check(drug, facts)
            .slice(0, mostRows)
            .map((checked) => eligibility.card(checked, language))
          for (const { program_id, status } of cards) looked.fits.set(program_id, status)
          return seen(
            cards.map((card) => ({ ...programFields(card), why: card.findings.map(({ text }) => text).join(' ') })),
          )
        }),
      }),
      search_local_help: tool({
        description: 'Finds local help such as food, rent, rides or a lawyer near a ZIP code, city or state.',
        inputSchema: z.object({ need: words, place: words.optional(), category: serviceCategory.optional() }),
        execute: bounded(async ({ need, place, category }) => {
          const { services } = await communities.search({ q: need, place: place?.slice(0, 80), category }, language)
          return seen(services.slice(0, mostRows).map(serviceFields))
        }),
      }),
      find_deals: tool({
        description: 'Finds public discounts of shops, museums, phones and the like.',
        inputSchema: z.object({ words }),
        execute: bounded((input) =>
          seen(
            fieldsOf(
              deals
                .find(input.words, undefined)
                .slice(0, mostRows)
                .map(({ id }) => id),
            ),
          ),
        ),
      }),
    }
  }
}
