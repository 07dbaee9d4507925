import type { InsuranceKind } from '#contract/eligibility.ts'
import type { WordKey } from '#i18n/translator.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { discountKinds, freeKinds } from '#server/programs/program-kinds.ts'
import { phoneLink } from '../markup.ts'
import { askTopic } from './ask-topic.ts'
import type { MedicineParts } from './medicine-parts.ts'
import { programList, startLine } from './program-list.ts'
import { federalNote, hasFree } from './programs-answer.ts'
import type { ProgramsFor } from './programs-for.ts'

/** The words for a kind of insurance; of several, the first of these leads. */
const leads: [InsuranceKind, WordKey][] = [
  ['medicare', 'chatMedicine.insurance.medicare'],
  ['part_d', 'chatMedicine.insurance.medicare'],
  ['extra_help', 'chatMedicine.insurance.medicare'],
  ['medicaid', 'chatMedicine.insurance.medicaid'],
  ['va', 'chatMedicine.insurance.va'],
  ['tricare', 'chatMedicine.insurance.tricare'],
  ['commercial', 'chatMedicine.insurance.commercial'],
  ['none', 'chatMedicine.insurance.none'],
]

const mostAdvisers = 3

type Directory = MedicineParts['communities']

/** What helps with this insurance whatever the medicine, before the medicine is known. */
export function insuranceAnswer(understood: Understood, programs: ProgramsFor, communities: Directory): Answer {
  const { language, facts } = understood
  const t = translators[language]
  const lead = leads.find(([kind]) => facts.insurance?.includes(kind))
  if (!lead) return askInsurance(understood, programs)
  const cards = programs.forInsurance(understood, [...freeKinds, ...discountKinds])
  return programList(cards, {
    language,
    before: [
      t(lead[1]),
      startLine(cards, language),
      federalNote(understood),
      lead[0] === 'none' ? coverageLine(understood, communities) : null,
    ],
    after: [hasFree(cards.slice(0, 3)) && t('finder.neverPay'), t('chatMedicine.insurance.nameDrug')],
    asks: 'drug',
    suggestions: [t('chatMedicine.suggest.phone'), t('chatMedicine.suggest.more'), t('chatMedicine.suggest.local')],
  })
}

/** Where to ask for coverage itself, as the records of the state or the country have it. */
function coverageLine({ facts, language }: Understood, communities: Directory): string | null {
  const found = communities.findService(facts.state === 'NY' ? 'ny-nysoh' : 'us-medicaid', language)
  if (!found?.phone_number) return null
  const { service_name: name, phone_number } = found
  return translators[language]('chatMedicine.insurance.coverage', { name, phone: phoneLink(phone_number) })
}

/** Who explains insurance or takes applications for it, and the question what the person has. */
function askInsurance(understood: Understood, programs: ProgramsFor): Answer {
  const { language } = understood
  const { ask, hint } = eligibilityWords[language].questions.insurance
  return programList(programs.general(understood, ['government']).slice(0, mostAdvisers), {
    language,
    before: [translators[language]('chatMedicine.insurance.unknown')],
    after: [`**${ask}** ${hint}`],
    ...askTopic('insurance', understood),
  })
}
