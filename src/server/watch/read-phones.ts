import { findPhoneNumbersInText } from 'libphonenumber-js'
import { phonesInLetters } from '#server/catalogue/phones-in-text.ts'
import type { Found } from './fact.ts'

const faxOrText = /\bfax\b|\btty\b|\btdd\b|(?<!call or )\btext\b/i

/** Numbers that are there for something else than to ask about the program. */
export const otherCall =
  /\b(headquarters|corporate|privacy|legal|careers?|switchboard|investors?|media|press|side effects?|adverse|FDA|pharmacists?|processor|help ?desk|claims?|prescribers?|health ?care (professionals?|providers?)|medical (information|questions)|doctors?|physicians?|(doctors?|provider) offices?|clinics?|samples?|orders?|billing|shipping|deliver(y|ies)|website|technical|jobs?|vendors?|donat(e|ions?)|suppliers?|wholesalers?|médicos|doctores|farmac(ia|ias|éuticos?)|información médica|prensa|poison|suicide|crisis|emergency|stud(?:y|ies)|research|trials?|labs?|meters?|devices?|rides?|211|911|988)\b/i

/** The numbers of a line, also those in letters; fax and text numbers are none. */
export function phonesOf(line: string): Found[] {
  const said = line.slice(0, 300)
  const isFirm = !otherCall.test(said)
  const numbers = findPhoneNumbersInText(line, 'US')
    .filter(({ startsAt }) => !faxOrText.test(line.slice(Math.max(0, startsAt - 14), startsAt)))
    .map(({ number }) => number.nationalNumber)
  return [...new Set([...numbers, ...phonesInLetters(line)])].map((value) => ({ kind: 'phone', value, said, isFirm }))
}
