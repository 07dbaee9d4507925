import type { PersonFacts } from '#contract/eligibility.ts'
import type { Application, PlannedMedicine, PlanReply } from '#contract/plan.ts'
import { mostMedicines } from '#contract/plan.ts'
import type { Language } from '#i18n/languages.ts'
import type { AnswerService } from '#server/answer/answer.ts'
import { sayOffer } from '#server/answer/say-offer.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { MedicineReader } from '#server/chat/medicines/medicine-reader.ts'
import { findAll } from '#server/drugs/find-all.ts'
import type { Checked } from '#server/eligibility/eligibility.ts'
import { stepsOf } from './plan-steps.ts'
import { nothingRead, type ReadList, readMedicineList } from './read-medicine-list.ts'

type Wanted = { drugIds: string[]; read: ReadList }

/** A way to pay, and the medicines that it pays for. */
type Route = { checked: Checked | undefined; drugs: Drug[] }

type Parts = {
  catalogue: Pick<Catalogue, 'figures' | 'findDrug' | 'isLinked'>
  answer: AnswerService
  /** Reads medicines in a text; built when first asked for. */
  medicines: () => MedicineReader
}

/** Makes one plan of several medicines. Nothing is kept. */
export function createPlan({ catalogue, answer, medicines }: Parts) {
  const found = (ids: string[]) => findAll(catalogue.findDrug, ids)

  return {
    /** Reads a pasted list, each line when `inTurn` lets it on. */
    read: async (list: string, inTurn: () => Promise<void>): Promise<ReadList> =>
      list.trim() === '' ? nothingRead : readMedicineList(list, medicines(), inTurn),

    make({ drugIds, read }: Wanted, facts: PersonFacts, language: Language): Omit<PlanReply, 'response_code'> {
      const all = [...new Set(found([...drugIds, ...read.drugs]))]
      const drugs = all.slice(0, mostMedicines)
      const { forAll, routes } = routesOf(drugs, facts)
      const say = (route: Route) => application(route, facts, language)
      return {
        medicines: drugs.map(named),
        for_all: forAll.map((checked) => ({ ...say({ checked, drugs: drugs.slice(0, 1) }), medicines: [] })),
        applications: routes.map(say),
        free: routes.filter(({ checked }) => checked?.program.kind === 'pap').flatMap(({ drugs }) => drugs).length,
        doubtful: read.doubtful.map(({ typed, mayBe }) => ({ typed, may_be: found(mayBe).map(named) })),
        unread: read.unread,
        left_out: all.slice(mostMedicines).map(named),
      }
    },
  }

  function routesOf(drugs: Drug[], facts: PersonFacts) {
    const forAll = new Map<string, Checked>()
    const routes = new Map<string, Route>()
    for (const drug of drugs) {
      const { answer: first, ifThatSaysNo, others } = answer.ranked(drug, facts)
      const ranked = [...(first ? [first] : []), ...ifThatSaysNo, ...others]
      if (first && helpsWithAll(first)) forAll.set(first.program.id, first)
      const checked = ranked.find((each) => !helpsWithAll(each))
      const id = routeId(checked, drug)
      routes.set(id, { checked, drugs: [...(routes.get(id)?.drugs ?? []), drug] })
    }
    return { forAll: [...forAll.values()], routes: [...routes.values()] }
  }

  function application({ checked, drugs }: Route, facts: PersonFacts, language: Language): Application {
    const [drug] = drugs
    const id = routeId(checked, drug)
    return {
      id,
      medicines: drugs.map(named),
      offer: checked && drug ? sayOffer(checked, { drug, facts, language, withWhy: false }, catalogue) : null,
      steps: stepsOf(id, checked, language),
    }
  }
}

/** Public help that is tied to no medicine, such as Extra Help: it stands once, and each medicine gets a way of its own. */
function helpsWithAll({ program, medicine }: Checked): boolean {
  return program.kind === 'government' && !medicine
}

function routeId(checked: Checked | undefined, drug: Drug | undefined): string {
  return checked?.program.id ?? `none-${drug?.id}`
}

function named({ id, name }: Drug): PlannedMedicine {
  return { drug_id: id, name }
}
