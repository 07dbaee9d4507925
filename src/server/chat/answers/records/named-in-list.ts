import { fold } from '#text/fold.ts'
import { sentencesIn } from '#text/sentences.ts'

/** One of several medicines with its price, the first after what leads in: "For 30 days it is: Eliquis $231." */
const priced = /^(?<lead>[^:]*: )?(?<name>\p{Lu}[\p{L} ]*) \$[\d,]+(?:\.\d\d)?\.?$/u

/** A text that lists prices of medicines, with those alone that are named in it; the whole text where none of them is. */
export function namedInList(text: string, names: string[]): string {
  const sentences = sentencesIn(text).map((sentence) => {
    const { lead = '', name } = sentence.match(priced)?.groups ?? {}
    return { sentence, lead, name }
  })
  const isNamed = (listed: string) => names.some((name) => fold(listed).split(' ').includes(fold(name)))
  const kept = sentences.filter(({ name }) => name === undefined || isNamed(name))
  const first = kept.find(({ name }) => name !== undefined)
  if (!first) return text
  const lead = first.lead ? '' : (sentences.find((one) => one.lead)?.lead ?? '')
  return kept.map((one) => (one === first ? lead + one.sentence : one.sentence)).join(' ')
}
