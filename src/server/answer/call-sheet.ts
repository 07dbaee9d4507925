import type { InsuranceKind } from '#contract/eligibility.ts'
import type { Language } from '#i18n/languages.ts'
import type { Medicine, Program } from '#server/catalogue/files/program-file.ts'
import { actionOf } from './offer-facts.ts'
import { answerWords } from './words.ts'

const tollFree = /^1-8(00|33|44|55|66|77|88)-/
const lists = { en: new Intl.ListFormat('en'), es: new Intl.ListFormat('es') }

type Phone = Pick<Program, 'phone' | 'phone_confirmed' | 'phone_hours' | 'languages'>

/** What stands beside a program's phone: its hours and languages, and whether the number may be wrong. */
export function callNoteOf(phone: Phone, language: Language): string {
  const doubt = phone.phone_confirmed ? '' : answerWords[language].phoneOfOtherSite
  return [hoursOf(phone, language), doubt].filter(Boolean).join(' ')
}

/** Hours and languages of a program's phone, as far as they are known. */
export function hoursOf(program: Phone, language: Language): string {
  return answerWords[language].callNote({
    hours: program.phone_hours?.[language] ?? null,
    languages: program.languages,
    isFree: tollFree.test(program.phone ?? ''),
  })
}

/** Who calls, and what for. */
type Call = { program: Program; medicine: Medicine | null; drugs: string[]; insurance?: InsuranceKind[] | undefined }

/** What to say on the phone of a program; the medicines may be none. */
export function toSayOf({ program, medicine, drugs, insurance }: Call, language: Language): string {
  const words = answerWords[language]
  const action = actionOf({ program, medicine })
  const said = { program: program.name, insurance }
  if (drugs.length > 0) return words.toSay({ ...said, action, drug: lists[language].format(drugs) })
  const isApplied = program.kind === 'pap' || program.kind === 'foundation'
  return words.toSay({ ...said, action: isApplied ? 'public_help' : action, drug: words.myMedicine })
}
