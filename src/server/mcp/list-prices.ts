import { z } from 'zod'
import { drugPrices, price } from '#contract/prices.ts'
import type { Prices } from '#server/prices/prices.ts'
import { type DrugResolver, drugOf, medicineInput } from './resolve-drug.ts'
import { languageInput, pageAt, tool } from './tool.ts'

const mostListed = 20

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
