import { fold } from '#text/fold.ts'
import { type RecordFacts, textsOf } from './record-facts.ts'

const ofHours =
  /\b(?:open|opens|close|closes|closed|hours?|saturdays?|sundays?|weekends?|abren?|abiert[oa]s?|cierran?|horarios?|horas?|sabados?|domingos?)\b/

/** What is often asked of a place, in words that its record would have too. */
const topics = [
  /\b(?:free|costs?|charges?|fees?|pay|gratis|gratuit[oa]s?|cuestan?|cobran?|pagar|pago)\b/,
  /\b(?:id|ids|identification|identificacion)\b/,
  /\b(?:appointments?|walk in|citas?)\b/,
  /\b(?:deliver|delivers|delivery|a domicilio|a la casa)\b/,
]

/** Whether it is asked when something is open: a bare "the number, and are they open" asks for both. */
export function asksHours(question: string): boolean {
  return ofHours.test(fold(question)) && !/\b(?:number|phone|numero|telefono)\b/.test(fold(question))
}

/** Whether a record tells what is asked, where it is of hours, cost and the like; `undefined` where it is of something else. */
export function tellsOfTopic(facts: RecordFacts, question: string): boolean | undefined {
  const asked = fold(question)
  if (ofHours.test(asked)) return facts.hours !== null
  const topic = topics.find((one) => one.test(asked))
  return topic && textsOf(facts).some((text) => topic.test(fold(text)))
}
