import { type EmergencyKind, emergencyKind } from '#contract/communities.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'

/**
 * From where on danger is heard, and from where on a person is asked. Of a writer from whom nothing was learnt 90 % and
 * 96 % of dangers lie above them, or are heard by the list of words, and 5 % and 9 % of what is none.
 */
const [sure, perhaps] = [0.5, 0.15]
/** The same where an idiom in the text only sounds like danger. */
const surest = 0.85
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
  const isSure = worst.danger >= (isDoubtful ? surest : sure)
  return { kinds: isSure ? kinds : [], mayBe: worst.danger >= perhaps && !isSure }
}

type Part = { chances: { kind: EmergencyKind; chance: number }[]; danger: number }

/** Of a longer story several sentences are read together: nobody may keep the others waiting. */
const mostParts = 12

/** The text, and each of its sentences: in a long story one may speak of danger. */
function partsOf(text: string): string[] {
  const sentences = text
    .split(/[.!?;\n]+/)
    .filter((sentence) => sentence.trim().split(/\s+/).length >= fewestOfSentence)
  if (sentences.length < 2) return [text]
  const together = Math.ceil(sentences.length / mostParts)
  const parts = Array.from({ length: Math.ceil(sentences.length / together) }, (_, at) =>
    sentences.slice(at * together, (at + 1) * together).join('. '),
  )
  return [text, ...parts]
}
