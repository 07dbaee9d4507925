import { z } from 'zod'
import { offer } from '#contract/answer.ts'
import { personFacts } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import type { AnswerService } from '#server/answer/answer.ts'
import type { Eligibility } from '#server/eligibility/eligibility.ts'
import { type DrugResolver, drugOf, medicineInput } from './resolve-drug.ts'
import { languageInput, offerFact, pageAt, programFact, proof, tool } from './tool.ts'

/** Of each list that follows the answer. */
const mostListed = 10

const question = z.object({ topic: z.string(), question: z.string(), why: z.string(), choices: z.array(z.string()) })

const line = z.object({
  ...programFact.pick({ program_id: true, program_name: true, kind: true, phone_number: true, program_url: true })
    .shape,
  ...proof,
})

const other = line.extend({ fit: offer.shape.fit, action: z.string(), money: offer.shape.money })

const notNow = line.extend({
  reason: z.string(),
  change: z.string().nullable(),
})

type Parts = { answer: Pick<AnswerService, 'find'>; eligibility: Pick<Eligibility, 'check' | 'card'> }

/** What a person should do first for a medicine, by the facts that are given in the call and kept nowhere. */
export const checkEligibility = ({ answer, eligibility }: Parts, drugs: DrugResolver) =>
  tool({
    name: 'check_eligibility',
    title: 'Check what fits a person',
    description:
      'Holds every program of a medicine against facts of a person and says what to do first, what then, and what is not for them now. Send only facts that the person told; leave out what is not known. Send no name, address or number of a person: there is no field for them. Nothing is kept. Citizenship is never asked. "question" is the one question whose answer would change the answer: ask it in these words.',
    input: z.object({ medicine: medicineInput, facts: personFacts.default({}), language: languageInput }),
    output: z.object({
      drug_id: z.string(),
      drug_name: z.string(),
      answer: offerFact.nullable().meta({ description: 'null: nothing fits that the person could act on.' }),
      if_that_says_no: z.array(offerFact),
      others: z.array(other).meta({ description: `At most ${mostListed} that may fit too, best first.` }),
      not_now: z.array(notNow).meta({ description: `At most ${mostListed}.` }),
      question: question.nullable(),
    }),
    run: ({ medicine, facts }, asked) => {
      const drug = drugOf(medicine, drugs)
      const page = pageAt(`/drugs/${drug.id}`, asked)
      const found = answer.find(drug, facts, asked.language)
      const cards = new Map<string, ProgramCard>(
        eligibility.check(drug, facts).map((each) => [each.program.id, eligibility.card(each, asked.language)]),
      )
      const withRecord = <Line extends { program_id: string }>(each: Line) => {
        const card = cards.get(each.program_id)
        return card ? { ...card, ...each, page } : []
      }
      return {
        drug_id: drug.id,
        drug_name: drug.name,
        answer: found.answer && { ...found.answer, page },
        if_that_says_no: found.if_that_says_no.map((offer) => ({ ...offer, page })),
        others: found.others.slice(0, mostListed).flatMap(withRecord),
        not_now: found.not_now.slice(0, mostListed).flatMap(withRecord),
        question: found.question,
      }
    },
  })
