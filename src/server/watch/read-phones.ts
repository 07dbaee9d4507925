import { findPhoneNumbersInText } from 'libphonenumber-js'
import { phonesInLetters } from '#server/catalogue/phones-in-text.ts'
import type { Found } from './fact.ts'

/** A fax or text number, where nothing between says that it is one to call: "Fax it to the program at", "or call". */
const faxOrText = /\b(?:fax(?:ed)?|tty|tdd|(?<!call or )text)\b(?!.*\b(?:call|phone|telephone|contact|or)\b)/i

/** Numbers that are there for something else than to ask about the program. */
export const otherCall =
  /\b(headquarters|corporate|main (?:phone|number|line|office)|brokers?|(?:licensed|insurance) agents?|provider opportunities|privacy|legal|careers?|switchboard|investors?|media|press|side effects?|adverse|FDA|pharmacists?|processor|help ?desk|claims?|prescribers?|health ?care (professionals?|providers?)|medical (information|questions)|doctors?|physicians?|(doctors?|provider) offices?|clinics?|samples?|sales|orders?|billing|shipping|deliver(y|ies)|with (this|our|the) website|technical|jobs?|vendors?|donat(e|ions?)|suppliers?|wholesalers?|médicos|doctores|farmac(ia|ias|éuticos?)|información médica|prensa|poison|suicide|crisis|emergency|stud(?:y|ies)|research|trials?|labs?|meters?|devices?|rides?|211|911|988)\b/i

/** Whom else to ask is not whose number it is. */
const orYourDoctor = /\b(?:or|and) (?:talk|speak) (?:to|with) your (?:doctor|physician|pharmacist)\b/i

/** A sentence that is no longer says too little of whose number it names. */
const shortSentence = 60

/** The numbers of a block of sentences, also those in letters; fax and text numbers are none. `above` stands over a lone number. */
export function phonesOf(sentences: string[], above: string): Found[] {
  return sentences.flatMap((sentence, index) => {
    const before = sentence.length < shortSentence ? (sentences[index - 1] ?? above) : ''
    if (above && faxOrText.test(above)) return []
    return numbersOf(sentence).map(({ value, at }): Found => {
      const said = `${before} ${sentence.slice(Math.max(0, at - 200), at + 100)}`.trim().slice(-300)
      return { kind: 'phone', value, said, isFirm: !otherCall.test(said.replace(orYourDoctor, ' ')) }
    })
  })
}

function numbersOf(text: string): { value: string; at: number }[] {
  const found = findPhoneNumbersInText(text, 'US')
  const numbers = found.map(({ number, startsAt }) => ({ value: String(number.nationalNumber), at: startsAt }))
  // A number in letters is mostly followed by its digits, which are then read.
  const inLetters = phonesInLetters(text)
    .filter((value) => !numbers.some((number) => number.value === value))
    .map((value) => ({ value, at: text.indexOf(value.slice(0, 3)) }))
  return [...numbers, ...inLetters].filter(({ at }) => {
    const previous = found.findLast(({ endsAt }) => endsAt <= at)?.endsAt ?? 0
    return !faxOrText.test(text.slice(Math.max(previous, at - 60), at))
  })
}
