import { z } from 'zod'
import { serviceCard } from '#contract/communities.ts'
import { drugListItem } from '#contract/drugs.ts'
import { knowledgeCard } from '#contract/knowledge.ts'
import { price } from '#contract/prices.ts'
import { programCard } from '#contract/programs.ts'
import { provenance } from '#contract/sources.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Medicine, Program } from '#server/catalogue/files/program-file.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import type { Prices } from '#server/prices/prices.ts'
import { programCard as cardOf } from '#server/programs/program-card.ts'
import { linksForMedicine, rulesForMedicine } from '#server/programs/rules-for-medicine.ts'
import type { OpenTable } from './open-table.ts'

/** The catalogue, and the services that pages ask. */
export type Served = {
  catalogue: Catalogue
  communities: Communities
  drugs: Drugs
  knowledge: KnowledgeService
  prices: Prices
}

const credit = (key: 'ours' | 'names') => inBoth((language) => [translators[language](`openData.${key}`)])

/** Everything that may be taken along: what pages serve today, from the services that they ask. */
export function openTables(served: Served): OpenTable[] {
  return [medicines(served), programs(served), services(served), answers(served), prices(served)]
}

const rxcuis = z.array(z.string()).meta({ description: 'RxCUI, one for each group of forms of this name.' })

function medicines({ drugs }: Served): OpenTable {
  const { drug_id, drug_name, generic_name, drug_type, other_names } = drugListItem.shape
  return {
    name: 'medicines',
    common: z.object({ drug_id, drug_name, generic_name, drug_type, other_names, rxcuis }),
    told: z.object({}),
    licences: ['MIT'],
    credits: credit('names'),
    list: () => each(drugs.list(), (item) => [{ ...item, rxcuis: drugs.find(item.id)?.rxcuis ?? [] }]),
  }
}

const medicineOfProgram = z.object({
  medicine: z.string().meta({ description: 'The brand, or the generic where the program names no brand.' }),
  generic_name: z.string(),
  medicine_confirmed: programCard.shape.medicine_confirmed,
  form_link: z.string().nullable(),
  program_url: z.string().nullable(),
  rules: programCard.shape.rules,
})

function programs({ catalogue }: Served): OpenTable {
  const { program_id, program_name, sponsor, kind, form_link, program_url, rules } = programCard.shape
  const { phone_number, phone_confirmed } = programCard.shape
  const { description, program_criteria, coverage_requirement, phone_hours } = programCard.shape
  const toldOf = (program: Program, language: Language) => ({
    ...cardOf({ program, medicine: null, drug: null }, language, catalogue),
    medicines: program.medicines.map((medicine) => medicineIn(program, medicine)),
  })
  return {
    name: 'programs',
    common: z.object({
      ...{ program_id, program_name, sponsor, kind, phone_number, phone_confirmed, form_link, program_url, rules },
      ...provenance,
      medicines: z.array(medicineOfProgram),
    }),
    told: z.object({ description, program_criteria, coverage_requirement, phone_hours }),
    licences: ['MIT'],
    credits: credit('ours'),
    list: (language) => each(catalogue.servedToday(), (program) => [toldOf(program, language)]),
  }
}

function medicineIn(program: Program, medicine: Medicine): z.infer<typeof medicineOfProgram> {
  const { form_url, website } = linksForMedicine(program, medicine)
  return {
    medicine: medicine.brand ?? medicine.generic,
    generic_name: medicine.generic,
    medicine_confirmed: medicine.evidence !== 'lead',
    form_link: form_url,
    program_url: website,
    rules: rulesForMedicine(program, medicine),
  }
}

/** Listed health centers are left out: who cleaned that list did not say under which terms it may be passed on. */
function services({ catalogue, communities }: Served): OpenTable {
  const { service_id, organization, category, phone_number, phone_confirmed, url_link, address, reach } =
    serviceCard.shape
  const { service_name, description, eligibility, area_served, hours } = serviceCard.shape
  return {
    name: 'services',
    common: z.object({
      ...{ service_id, organization, category, phone_number, phone_confirmed, url_link, address, reach },
      ...{ languages: serviceCard.shape.languages, schedules: serviceCard.shape.schedules, ...provenance },
    }),
    told: z.object({ service_name, description, eligibility, area_served, hours }),
    licences: ['MIT'],
    credits: credit('ours'),
    list: (language) => each(catalogue.servedServices, ({ id }) => communities.findService(id, language) ?? []),
  }
}

function answers({ knowledge }: Served): OpenTable {
  const { id, subject, phone, website, emergency, not_advice, look_first, valid_to, states } = knowledgeCard.shape
  const { question, other_questions, answer, next_step } = knowledgeCard.shape
  return {
    name: 'answers',
    common: z.object({
      ...{ id, subject, phone, website, emergency, not_advice, look_first, valid_to, states, ...provenance },
    }),
    told: z.object({ question, other_questions, answer, next_step }),
    licences: ['MIT'],
    credits: credit('ours'),
    list: (language) =>
      each(knowledge.list(language), ({ id }) => {
        const card = knowledge.find(id, language)
        return card && card !== 'ended' ? card : []
      }),
  }
}

function prices({ catalogue, drugs, prices }: Served): OpenTable {
  const { kind, dollars, strength, dollars_per_unit, usual, rxcui, website, date, is_old, valid_from, valid_to } =
    price.shape
  const { said, is_not, place, medicine, form, quantity, unit, note } = price.shape
  return {
    name: 'prices',
    common: z.object({
      ...{ drug_id: z.string(), kind, dollars, strength, dollars_per_unit, usual, rxcui, website },
      ...{ date, is_old, valid_from, valid_to },
    }),
    told: z.object({ said, is_not, place, medicine, form, quantity, unit, note }),
    licences: ['MIT', 'CC-BY-4.0'],
    credits: inBoth((language) => catalogue.prices.sources.map(({ credit, url }) => `${credit[language]} ${url}`)),
    list: (language) =>
      each(drugs.list(), ({ id }) => {
        const drug = drugs.find(id)
        return drug ? prices.of(drug, language).prices.map((each) => ({ drug_id: id, ...each })) : []
      }),
  }
}

/** What is told of each of many, made when it is asked for: all at once would hold up every other answer. */
function* each<Of>(many: Iterable<Of>, tell: (one: Of) => object | object[]): Generator<object> {
  for (const one of many) yield* [tell(one)].flat()
}

function inBoth(told: (language: Language) => string[]): Record<Language, string[]> {
  return { en: told('en'), es: told('es') }
}
