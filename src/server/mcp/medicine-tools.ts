import { z } from 'zod'
import { drugListItem } from '#contract/drugs.ts'
import { drugPrices, price } from '#contract/prices.ts'
import { stateCode } from '#contract/states.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import type { Prices } from '#server/prices/prices.ts'
import type { Programs } from '#server/programs/programs.ts'
import { type DrugResolver, drugOf, medicineInput } from './resolve-drug.ts'
import { languageInput, pageAt, programFact, tool } from './tool.ts'

const mostFound = 10

const found = z.object({
  ...drugListItem.pick({ drug_id: true, drug_name: true, generic_name: true, drug_type: true }).shape,
  found_by: z
    .enum(['prefix', 'generic', 'other-name', 'similar'])
    .meta({ description: 'similar: the name was written otherwise. Ask the person whether this is it.' }),
  matched: z.string(),
  same_as: z.array(z.string()).meta({ description: 'The generic of a brand, and the brands of a generic.' }),
  page: z.string(),
})

/** Finds medicines by a name as people write it. */
export function findMedicine(drugs: Pick<Drugs, 'find' | 'otherNames'>, { search }: DrugResolver) {
  const namesBeside = (id: string) => {
    const drug = drugs.find(id)
    return drug ? drugs.otherNames(drug).map(({ name }) => name) : []
  }
  return tool({
    name: 'find_medicine',
    title: 'Find a medicine',
    description:
      'Finds medicines by brand, generic, Spanish or misspelled name. Use its drug_id for the other tools. Where several are found, or found_by is similar, ask the person which one is meant and never choose for them.',
    input: z.object({ name: z.string().min(1).max(120), language: languageInput }),
    output: z.object({ medicines: z.array(found) }),
    run: ({ name }, asked) => ({
      medicines: search(name)
        .slice(0, mostFound)
        .map(({ drug, how, matched }) => ({
          drug_id: drug.id,
          drug_name: drug.label,
          generic_name: drug.generic,
          drug_type: drug.kind,
          found_by: how,
          matched,
          same_as: namesBeside(drug.id),
          page: pageAt(`/drugs/${drug.id}`, asked),
        })),
    }),
  })
}

/** Of programs and of prices. */
const mostListed = 20

/** The programs that may pay for a medicine, as its page lists them. */
export const listPrograms = ({ listRoutes }: Pick<Programs, 'listRoutes'>, drugs: DrugResolver) =>
  tool({
    name: 'list_programs',
    title: 'List programs for a medicine',
    description: `The programs that may pay for a medicine or lower its price: free ones first, then copay help, then discounts, then help with any medicine. At most ${mostListed}; total says how many there are. Programs of one state are listed only with that state.`,
    input: z.object({
      medicine: medicineInput,
      state: stateCode.optional().meta({ description: 'Where the person lives, as two letters.' }),
      language: languageInput,
    }),
    output: z.object({ drug_id: z.string(), drug_name: z.string(), total: z.int(), programs: z.array(programFact) }),
    run: ({ medicine, state }, asked) => {
      const drug = drugOf(medicine, drugs)
      const { free, copay, discount, general } = listRoutes(drug, { language: asked.language, state })
      const programs = [...free, ...copay, ...discount, ...general.free, ...general.discount]
      const page = pageAt(`/drugs/${drug.id}`, asked)
      return {
        drug_id: drug.id,
        drug_name: drug.name,
        total: programs.length,
        programs: programs.slice(0, mostListed).map((card) => ({ ...card, page })),
      }
    },
  })

const listed = z.object({
  ...price.shape,
  source: drugPrices.shape.credits.element.pick({ credit: true, url: true }),
  page: z.string(),
})

/** What is known of the prices of a medicine. */
export const listPrices = ({ of }: Pick<Prices, 'of'>, drugs: DrugResolver) =>
  tool({
    name: 'list_prices',
    title: 'List prices of a medicine',
    description: `What drugstores pay, prices without insurance, and what Medicare's drug plans pay. None of them is a quote: say is_not and the date beside each price. At most ${mostListed}; total says how many there are.`,
    input: z.object({ medicine: medicineInput, language: languageInput }),
    output: z.object({
      ...drugPrices.pick({ drug_id: true, drug_name: true, none_known: true }).shape,
      total: z.int(),
      prices: z.array(listed),
    }),
    run: ({ medicine }, asked) => {
      const drug = drugOf(medicine, drugs)
      const { prices, credits, ...found } = of(drug, asked.language)
      const page = pageAt(`/drugs/${drug.id}`, asked)
      const sources = new Map(credits.map((credit) => [credit.kind, credit]))
      const sourced = prices.flatMap((each) => {
        const source = sources.get(each.kind)
        return source ? { ...each, source, page } : []
      })
      return { ...found, total: sourced.length, prices: sourced.slice(0, mostListed) }
    },
  })
