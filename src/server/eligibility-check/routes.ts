import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type CheckedDrug, checkEligibility, type PersonFacts, takeTurn } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { decodeState, encodeState } from '#server/eligibility/check-state.ts'
import { countFits } from '#server/eligibility/count-fits.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { AppError } from '#server/errors.ts'
import { answerOneReader } from '#server/http/of-one-reader.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import { factsOf } from '#server/person/read-told.ts'
import type { Services } from '#server/services.ts'

type Parts = Pick<Services, 'drugs' | 'eligibility' | 'answer' | 'dialogue' | 'people' | 'readerCookies'>

export function eligibilityRoutes({
  drugs,
  eligibility,
  answer,
  dialogue,
  people,
  readerCookies,
}: Parts): FastifyPluginAsyncZod {
  /** The whole result for one medicine: every program, and what to do first. */
  function summarize(drug: Drug, facts: PersonFacts, language: Language, withWhy: boolean): CheckedDrug {
    const name = drugs.nameIn(drug, language)
    const checked = eligibility.check(drug, facts)
    const found = answer.find(drug, facts, language, { withWhy })
    const programs = checked.map((each) => eligibility.card(each, language))
    return {
      drug_id: drug.id,
      drug_name: name,
      summary: eligibilityWords[language].result({ ...countFits(checked), drug: name }),
      best: programs.find(({ program_id }) => program_id === found.answer?.program_id) ?? null,
      programs,
      answer: found,
    }
  }

  return async (app) => {
    app.addHook('onRequest', answerOneReader)
    // Two names of one call: the spec lists both.
    for (const url of [takeTurn.url, '/api/recomendation_test']) {
      app.route({
        ...takeTurn,
        url,
        schema:
          url === takeTurn.url ? takeTurn.schema : { ...takeTurn.schema, operationId: 'takeEligibilityTurnAlias' },
        handler: async (request, reply) => {
          const { question, start_over } = request.body
          const told = (!start_over && people.find(request)?.told) || {}
          const before = start_over ? undefined : decodeState(readerCookies.read('check', request), factsOf(told))
          const language = languageOfRequest(request)
          const { state, reply: said } = dialogue.takeTurn(request.body, before, language, factsOf(told))
          if (state)
            reply.header('set-cookie', [
              readerCookies.write('check', encodeState(state), request),
              ...people.keep({ told: people.learn(told, state.facts, question) }, request),
            ])
          return said
        },
      })
    }

    app.route({
      ...checkEligibility,
      handler: async (request) => {
        const { drug_ids, facts } = request.body
        const language = languageOfRequest(request)
        const wanted = [...new Set(drug_ids)].map((id) => {
          const drug = drugs.find(id)
          if (!drug) throw new AppError('unknown_drug')
          return drug
        })
        const withWhy = request.query.why !== undefined
        const own = facts ? undefined : people.find(request)
        const checkOne = (drug: Drug) => summarize(drug, facts ?? own?.factsFor(drug.id) ?? {}, language, withWhy)
        return { response_code: 200 as const, results: wanted.map(checkOne) }
      },
    })
  }
}
