import type { AppLoadContext } from 'react-router'
import { allWords } from '#web/translator.server.ts'

/** The facts of the reader as a page asks them, for a medicine where there is one. */
export function aboutPerson(drugId: string | undefined, { services, language, person }: AppLoadContext) {
  const { use, add, answer, takeBack, about, kept } = allWords[language].person
  const told = person?.told ?? {}
  const drug = drugId === undefined ? undefined : services.drugs.find(drugId)
  return {
    /** Whether anything is known, by which programs can be judged. */
    isKnown: Object.keys(told).length > 0,
    questions: services.people.questions(told, services.eligibility.incomeLimits(drug, told), language),
    words: { use, add, answer, takeBack, about, kept },
  }
}

export type AboutPerson = ReturnType<typeof aboutPerson>
