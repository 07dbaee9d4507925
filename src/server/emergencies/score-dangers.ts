import { type EmergencyKind, emergencyKind } from '#contract/communities.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'

/**
 * From where on danger is heard, and from where on a person is asked. On 3,296 sentences of other writers, half of those
 * about danger innocent ones with its words, 78 % and 94 % of dangers lie above them, and 3 % and 14 % of the others.
 */
const [sure, perhaps] = [0.5, 0.15]
/** A kind of danger that is this much less likely than the likeliest is not spoken of. */
const beside = 0.4
/** A text of fewer words is heard by the list of words alone, and a sentence of fewer is read with the others. */
const [fewestWords, fewestOfSentence] = [3, 4]

/**
 * The dangers that the language model hears in a text, and whether to ask about danger where it is not sure.
 * @param isDoubtful An idiom in the text only sounds like danger.
 */
export function scoreDangers(
  text: string,
  { isDoubtful }: { isDoubtful: boolean },
): { kinds: EmergencyKind[]; mayBe: boolean } {
  if (text.trim().split(/\s+/).length < fewestWords) return { kinds: [], mayBe: false }
  const score = loadScorer()
  const read = partsOf(text).map((part) => {
    const scores = score(part)
    const chances = emergencyKind.options.map((kind) => ({ kind, chance: scores.get(`danger:${kind}`) ?? 0 }))
    return { chances, danger: chances.reduce((sum, { chance }) => sum + chance, 0) }
  })
  const worst = read.reduce((most, part) => (part.danger > most.danger ? part : most), {
    chances: [],
    danger: 0,
  } as Part)
  const most = Math.max(0, ...worst.chances.map(({ chance }) => chance))
  const kinds = worst.chances.filter(({ chance }) => chance >= most * beside).map(({ kind }) => kind)
  const isSure = worst.danger >= sure && !isDoubtful
  return { kinds: isSure ? kinds : [], mayBe: worst.danger >= perhaps && !isSure }
}

type Part = { chances: { kind: EmergencyKind; chance: number }[]; danger: number }

/** The text, and each of its sentences: in a long story one may speak of danger. */
function partsOf(text: string): string[] {
  const sentences = text
    .split(/[.!?;\n]+/)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= fewestOfSentence)
  return sentences.length > 1 ? [text, ...sentences] : [text]
}
