import { z } from 'zod'
import { stateCode } from '#contract/states.ts'
import type { Programs } from '#server/programs/programs.ts'
import { programFact } from './record-fields.ts'
import { type DrugResolver, drugOf, medicineInput } from './resolve-drug.ts'
import { languageInput, pageAt, tool } from './tool.ts'

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
