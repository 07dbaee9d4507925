import { type EmergencyKind, emergencyKind } from '#contract/communities.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import type { TalkState } from '#language/talk-state.ts'

/**
 * From where on danger is heard, and from where on a person is asked. Of sentences that were not learnt 85 % and 93 % of
 * dangers lie above them, or are heard by the list of words, and 3 % and 8 % of what is none.
 */
const [sure, perhaps] = [0.35, 0.08]
/**
 * The same of a sentence without those around it, and of a text without the talk before it: "my wife is five months along",
 * "we are short, not gonna lie". Of texts of several sentences set aside, 123 of 148 dangers are heard so and not 125, and
 * 6 % of the others and not 12.
 */
const [sureApart, perhapsApart] = [0.7, 0.15]
/** Below it words of danger alone make Navi ask and not alarm: of 218 such sentences 15 spoke of danger. */
const unlikely = 0.1
/** The same where an idiom in the text only sounds like danger. */
const surest = 0.85
/** A kind of danger that is this much less likely than the likeliest is not spoken of. */
const beside = 0.4
/** In a talk of one danger a text speaks of another too where it does so by itself and as surely as this. */
const surelyOther = 0.9
const ofBody = new Set<EmergencyKind>(['medical', 'poison'])
/** A text of fewer words is heard by the list of words alone, and a sentence of fewer is read with the others. */
const [fewestWords, fewestOfSentence] = [3, 4]

type Scored = {
  /** The likeliest first. */
  kinds: EmergencyKind[]
  /** The danger that it may be: somebody is to be asked. */
  mayBe: EmergencyKind | null
  /** Each sentence was read, and none sounds like danger. */
  isUnlikely: boolean
}

/** `isDoubtful`: an idiom in the text only sounds like danger. `before`: the talk before it, where it is known. */
type Circumstances = { isDoubtful: boolean; before?: TalkState | undefined }

/**
 * The dangers that the language model hears in a text, and whether to ask about danger where it is not sure. In a talk a
 * text is read by itself and after what was said: of dangers told in the middle of talks that it had not learnt, 58 % are
 * heard in the first way, 86 % in the second.
 */
export function scoreDangers(text: string, { isDoubtful, before }: Circumstances): Scored {
  if (countWords(text) < fewestWords) return { kinds: [], mayBe: null, isUnlikely: false }
  const { sentences, isEachRead } = sentencesOf(text)
  const whole = readPart(text, before)
  const apart = worstOf([...(before ? [text] : []), ...sentences].map((part) => readPart(part)))
  const heard = worstOf([
    whole.danger >= (isDoubtful ? surest : sure) ? whole : calm,
    apart.danger >= (isDoubtful ? surest : sureApart) ? apart : calm,
  ])
  const kinds = heard === calm ? [] : kindsOf(heard, apart, before)
  return {
    kinds,
    mayBe: kinds.length > 0 ? null : askedAbout(whole, apart, before),
    isUnlikely: isEachRead && Math.max(before ? 0 : whole.danger, apart.danger) < unlikely,
  }
}

/** The dangers of what was heard: after numbers to call "shall I drive her myself" speaks of the danger that they were for. */
function kindsOf({ chances }: Part, apart: Part, before?: TalkState): EmergencyKind[] {
  const sorted = chances.toSorted((a, b) => b.chance - a.chance)
  const goesOn = sorted.find(({ kind }) => before?.last === `danger:${kind}`)
  if (!goesOn) return sorted.filter(({ chance }) => chance >= (sorted[0]?.chance ?? 0) * beside).map(({ kind }) => kind)
  const surely = apart.chances.filter(({ chance }) => chance >= surelyOther)
  // To name 911 or Poison Control besides does no harm: who wanted to die may have taken something.
  const likely = sorted.filter(({ kind, chance }) => ofBody.has(kind) && chance >= goesOn.chance * beside)
  const others = [...likely, ...surely].filter(({ kind }) => kind !== goesOn.kind)
  return [...new Set([goesOn, ...others].map(({ kind }) => kind))]
}

/** The danger to ask about. In a talk the text by itself says less, but for who has just spoken of danger. */
function askedAbout(whole: Part, apart: Part, before?: TalkState): EmergencyKind | null {
  const isApart = apart.danger >= perhapsApart && (!before || before.last.startsWith('danger:'))
  if (whole.danger < perhaps && !isApart) return null
  const { chances } = whole.danger >= perhaps ? whole : apart
  return chances.reduce((most, one) => (one.chance > most.chance ? one : most)).kind
}

type Part = { chances: { kind: EmergencyKind; chance: number }[]; danger: number }

function readPart(part: string, before?: TalkState): Part {
  const scores = loadScorer()(part, before)
  const chances = emergencyKind.options.map((kind) => ({ kind, chance: scores.get(`danger:${kind}`) ?? 0 }))
  return { chances, danger: chances.reduce((sum, { chance }) => sum + chance, 0) }
}

const calm: Part = { chances: [], danger: 0 }

function worstOf(parts: Part[]): Part {
  return parts.reduce((most, part) => (part.danger > most.danger ? part : most), calm)
}

/** Of a longer story several sentences are read together: nobody may keep the others waiting. */
const mostParts = 12

/** The sentences of a text, where it has several: in a long story one may speak of danger. */
function sentencesOf(text: string): { sentences: string[]; isEachRead: boolean } {
  const written = text.split(/[.!?;\n]+/).filter((sentence) => /\p{L}/u.test(sentence))
  const sentences = written.filter((sentence) => countWords(sentence) >= fewestOfSentence)
  if (sentences.length < 2) return { sentences: [], isEachRead: written.length < 2 }
  const together = Math.ceil(sentences.length / mostParts)
  const parts = Array.from({ length: Math.ceil(sentences.length / together) }, (_, at) =>
    sentences.slice(at * together, (at + 1) * together).join('. '),
  )
  return { sentences: parts, isEachRead: together === 1 && sentences.length === written.length }
}

/** Of pieces that are written apart: signs and pictures by themselves are no words. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}
