import { findPhoneNumbersInText } from 'libphonenumber-js'
import type { Found } from './fact.ts'

const faxOrText = /\bfax\b|\btty\b|\btdd\b|(?<!call or )\btext\b/i
const vanity = /\b(?:1[-. ])?(8(?:00|33|44|55|66|77|88))[-. ]([A-Z\d][A-Z\d.-]{5,12}[A-Z\d])\b/g
const keys = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** Numbers that are there for something else than to ask about the program. */
export const otherCall =
  /\b(headquarters|corporate|privacy|legal|careers?|switchboard|investors?|media|press|side effects?|adverse|FDA|pharmacists?|processor|help ?desk|claims?|prescribers?|health ?care (professionals?|providers?)|medical (information|questions)|doctors?|physicians?|(doctors?|provider) offices?|clinics?|samples?|orders?|billing|shipping|deliver(y|ies)|website|technical|jobs?|vendors?|donat(e|ions?)|suppliers?|wholesalers?|médicos|doctores|farmac(ia|ias|éuticos?)|información médica|prensa|poison|suicide|crisis|emergency|stud(?:y|ies)|research|trials?|labs?|meters?|devices?|rides?|211|911|988)\b/i

/** The numbers of a line, also those in letters; fax and text numbers are none. */
export function phonesOf(line: string): Found[] {
  const said = line.slice(0, 300)
  const isFirm = !otherCall.test(said)
  const words = [...line.matchAll(vanity)].flatMap(([, area, letters = '']) => {
    const digits = [...letters.replace(/[.-]/g, '')]
      .map((each) => (/\d/.test(each) ? each : keys.findIndex((key) => key.includes(each))))
      .join('')
    return /[A-Z]/.test(letters) && digits.length >= 7 ? [`${area}${digits.slice(0, 7)}`] : []
  })
  const numbers = findPhoneNumbersInText(line, 'US')
    .filter(({ startsAt }) => !faxOrText.test(line.slice(Math.max(0, startsAt - 14), startsAt)))
    .map(({ number }) => number.nationalNumber)
  return [...new Set([...numbers, ...words])].map((value) => ({ kind: 'phone', value, said, isFirm }))
}
