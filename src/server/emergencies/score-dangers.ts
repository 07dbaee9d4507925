import { type EmergencyKind, emergencyKind } from '#contract/communities.ts'
import { loadBearingWords } from '#language/bearing/load-bearing-words.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import type { TalkState } from '#language/talk-state.ts'
import { fold } from '#text/fold.ts'
import { isOtherLanguage } from '#text/other-language.ts'
import { namesSign } from './denied.ts'
import { mendDangerWords } from './mend-danger-words.ts'

/**
 * From where on danger is heard, and from where on a person is asked. Of sentences that were not learnt 85 % and 93 % of
 * dangers lie above them, or are heard by the list of words, and 3 % and 8 % of what is none.
 */
const [sure, perhaps] = [0.35, 0.08]
/** Below it one in nine of such sentences set aside tells of danger, and far fewer of what people ask: they are answered first. */
const slight = 0.2
/** In a talk of something else. */
const sureInTalk = 0.5
/**
 * The same of a sentence without those around it, and of a text without the talk before it: "my wife is five months along",
 * "we are short, not gonna lie". Of texts of several sentences set aside, 123 of 148 dangers are heard so and not 125, and
 * 6 % of the others and not 12.
 */
const [sureApart, perhapsApart] = [0.7, 0.15]
/**
 * Where a sentence goes on to another matter: "my daughter swallowed two of my pills how much is the er" sounds of prices as
 * a whole. What of it sounds of danger by itself (from `sureApart` on) makes Navi ask, and alarm where something was
 * swallowed: of what is set aside and was not heard before, 4 poisonings and 12 of 19,185 that are none.
 */
const joint =
  /,|\s(?=(?:how|what|where|who|which|do i|do we|does|can|will|is there|is it|and|but|so|because|cuz|i need|need|we have|i have|no insurance|without|c[oó]mo|cu[aá]nto|d[oó]nde|qu[eé]|qui[eé]n|necesito|tengo|tenemos|se puede|puedo|y|pero|porque|no tengo|no tenemos|sin)\s)/iu
/** Of what is said after these, a fifth and more of the examples tell of danger, as after no other. */
const closeToDanger = new Set([
  'card:good-samaritan-overdose',
  'card:out-of-insulin-today',
  'card:do-not-stop-suddenly',
])
/** In a text that sounds of none as a whole, one sentence must sound of danger as surely as this: "sorry for the caps, I can't see the letters". */
const [none, sureAgainstWhole] = [0.02, 0.9]
/** What is done with what is swallowed: without a word of it no clause tells of poison ("una ya no puede más con esto"). */
const takesIn =
  /\b(?:t[ao]k(?:e|es|en|ing)|took|g[ai]v(?:e|es|en|ing)|swallow\w*|ate|eat\w*|dr[aiu]nk\w*|inject\w*|inhal\w*|got (?:in|into|a hold)|mouth|pills?|meds|medicines?|tablets?|bottle|dos(?:e|es|is)|tom\w+|trag\w+|com(?:io|ie\w+)|beb(?:i|io|ie\w+)|inyect\w+|di|dio|boca|pastillas?|medicinas?|frasco|botella|pildoras?|\d+)\b/
/** A clause makes Navi ask from here on: of what is set aside one danger fewer is asked about than from 0.7 on, and 54 fewer in vain. */
const sureOfClause = 0.9
/** Below it words of danger alone make Navi ask and not alarm: of 218 such sentences 15 spoke of danger. */
const unlikely = 0.1
/** The same where an idiom in the text only sounds like danger. */
const surest = 0.85
/** A kind of danger that is this much less likely than the likeliest is not spoken of. */
const beside = 0.4
/** In a talk of one danger a text speaks of another too where it does so by itself and as surely as this. */
const surelyOther = 0.9
/** Those of who has taken something, or is sick. */
export const dangersOfBody: ReadonlySet<EmergencyKind> = new Set(['medical', 'poison'])
/**
 * A text of fewer words is heard by the list of words alone, and a sentence of fewer is read with the others. After danger
 * two words may tell of it: "era metoprolol". A clause of fewer makes nobody ask by itself ("mi ex me dice"), but
 * bears out words of danger and poison ("like i wanna die", "i took 30 tylenol").
 */
const [fewestWords, fewestAfterDanger, fewestOfSentence, fewestOfClause] = [3, 2, 4, 5]
/** A question of so many words after numbers to call speaks of danger by itself, or asks something else. */
const fewestOfQuestion = 8
/** Who was afraid or in despair asks calmly after it: of who is ill right now each question may be of the danger. */
const askedCalmly = new Set(['danger:suicide', 'danger:abuse'])
/** Of who is ill right now nobody asks for these. That somebody has no insurance is said by who fears what help costs. */
const ofPaying =
  /\b(?:marketplace|obamacare|copays?|copagos?|prior auth\w*|deductibles?|deducibles?|appeal\w*|apel\w+|coupons?|cupon\w*|formulary|tiers?|refills?|resurtid\w+|programs?|programas?|discounts?|descuentos?)\b/
const ofHelp =
  /\b(?:help\w*|ayud\w+|call\w*|llam\w+|911|ambulan\w+|hospital\w*|er|emergency room|emergencias?|urgencias|sala|go in|take (?:him|her|me)|drive|narcan|naloxon\w*|cant afford|no puedo pagar)\b/
const asks =
  /[?¿]|(?:^\W*|[.!?"”] )(?:(?:and|so|ok|but|y|pero|bueno|o) )*(?:do|does|can|is|are|will|would|how|where|what|which|who|cu[aá]nto|d[oó]nde|c[oó]mo|qu[eé]|qui[eé]n|puedo|hay|aceptan|reciben)\s/iu

export type Scored = {
  /** The likeliest first. */
  kinds: EmergencyKind[]
  /** The danger that it may be: somebody is to be asked. */
  mayBe: EmergencyKind | null
  /** It hardly is: what was asked is answered before. */
  isSlight: boolean
  /** Each sentence was read, and none sounds like danger. */
  isUnlikely: boolean
}

/**
 * `isDoubtful`: an idiom in the text only sounds like danger. `isPast`: it speaks of the past. `before`: the talk before it,
 * where it is known.
 */
type Circumstances = { isDoubtful: boolean; isPast: boolean; before?: TalkState | undefined }

/**
 * The dangers that the language model hears in a text, and whether to ask about danger where it is not sure. In a talk a
 * text is read by itself and after what was said: of dangers told in the middle of talks that it had not learnt, 58 % are
 * heard in the first way, 86 % in the second.
 */
export function scoreDangers(text: string, { isDoubtful, isPast, before }: Circumstances): Scored {
  const fewest = before?.last.startsWith('danger:') ? fewestAfterDanger : fewestWords
  if (countWords(text) < fewest || isOtherLanguage(text))
    return { kinds: [], mayBe: null, isSlight: false, isUnlikely: false }
  const { sentences, isEachRead } = sentencesOf(text)
  const whole = readPart(text, before)
  const apart = worstOf([...(before ? [text] : []), ...sentences].map((part) => readPart(part)))
  const isBorneOut = bearsOut(text, whole, before)
  const kinds = asksOfElse(text, apart, before)
    ? []
    : kindsHeard(whole, isBorneOut ? apart : calm, { text, isDoubtful, before })
  const clauses = kinds.length > 0 || isPast ? [] : clausesOf(text)
  const parts = clauses.map((clause) => readPart(clause))
  if (!isDoubtful && isPoisoned(parts, text)) kinds.push('poison')
  if (kinds.length > 0) return { kinds, mayBe: null, isSlight: false, isUnlikely: false }
  const clause = worstOf(parts)
  const asking = askingOf(parts, clauses)
  return {
    kinds,
    ...doubtOf({ whole, apart, asking }, before !== undefined && !isBorneOut, before),
    isUnlikely: isEachRead && clause.danger < sureApart && Math.max(before ? 0 : whole.danger, apart.danger) < unlikely,
  }
}

/** @param isVague In a talk of something else no word bears a danger out: what was asked is answered before. */
function doubtOf(
  { whole, apart, asking }: Record<'whole' | 'apart' | 'asking', Part>,
  isVague: boolean,
  before?: TalkState,
): Pick<Scored, 'mayBe' | 'isSlight'> {
  return {
    mayBe:
      askedAbout(whole, apart, before) ??
      (asking.danger >= sureOfClause || tellsOfPoison(asking) ? likeliestOf(asking) : null),
    isSlight: isVague || Math.max(whole.danger, apart.danger, asking.danger) < slight,
  }
}

function kindsHeard(
  whole: Part,
  apart: Part,
  { text, isDoubtful, before }: Pick<Circumstances, 'isDoubtful' | 'before'> & { text: string },
): EmergencyKind[] {
  const heard = worstOf([
    whole.danger >= (isDoubtful ? surest : leastOf(before)) ? whole : calm,
    apart.danger >= (isDoubtful ? surest : leastApart(whole)) ? apart : calm,
  ])
  return heard === calm ? [] : kindsOf(heard, apart, text, before)
}

/**
 * Whether what a part sounds of by itself is believed against the whole: in a talk of danger, or where the whole sounds of
 * one kind too, or a word belongs to danger.
 */
function bearsOut(text: string, whole: Part, before?: TalkState): boolean {
  if (before && (before.last.startsWith('danger:') || closeToDanger.has(before.last))) return true
  return whole.chances.some(({ chance }) => chance >= sure) || hasBearingWord(text)
}

/** Whether a word of a text, or what it is a mistake for, is much more frequent where danger is told, or a sign of it. */
function hasBearingWord(text: string): boolean {
  const bearing = loadBearingWords()
  const words = fold(text).split(' ')
  return namesSign(text) || [...words, ...mendDangerWords(words)].some((word) => bearing.has(word))
}

/**
 * "So if I use it, does a paper come to the house?", after a violent partner, and "who do I ask to hurry up the prior auth"
 * after an attack of asthma: it is answered, and danger asked about.
 */
function asksOfElse(text: string, apart: Part, before?: TalkState): boolean {
  if (!before?.last.startsWith('danger:') || apart.danger >= none || countWords(text) < fewestOfQuestion) return false
  if (askedCalmly.has(before.last) && asks.test(text)) return true
  const folded = fold(text)
  return ofPaying.test(folded) && !ofHelp.test(folded) && !hasBearingWord(text)
}

function leastOf(before?: TalkState): number {
  return before && !before.last.startsWith('danger:') ? sureInTalk : sure
}

function tellsOfPoison({ chances }: Part): boolean {
  return chances.some(({ kind, chance }) => kind === 'poison' && chance >= sureApart)
}

/** Whether a clause tells of poison, and the text has a word of danger or of what may be swallowed. */
function isPoisoned(parts: Part[], text: string): boolean {
  return parts.some(tellsOfPoison) && (hasBearingWord(text) || takesIn.test(fold(text)))
}

/** The clause that may make Navi ask: one of poison that no word bears out, and else the worst of those that are long enough. */
function askingOf(parts: Part[], clauses: string[]): Part {
  const isLong = (_: Part, at: number) => countWords(clauses[at] ?? '') >= fewestOfClause
  return parts.find(tellsOfPoison) ?? worstOf(parts.filter(isLong))
}

/** The dangers of what was heard: after numbers to call "shall I drive her myself" speaks of the danger that they were for. */
function kindsOf({ chances }: Part, apart: Part, text: string, before?: TalkState): EmergencyKind[] {
  const sorted = chances.toSorted((a, b) => b.chance - a.chance)
  const goesOn = sorted.find(({ kind }) => before?.last === `danger:${kind}`)
  const [likeliest] = sorted
  // Beside an illness despair and violence are named where they would alarm by themselves.
  const fewest = likeliest?.kind === 'medical' ? sure : 0
  const isNamed = ({ kind, chance }: Chance) =>
    chance >= (likeliest?.chance ?? 0) * beside && (chance >= fewest || dangersOfBody.has(kind))
  if (!goesOn) return sorted.filter(isNamed).map(({ kind }) => kind)
  const surely = apart.chances.filter(({ chance }) => chance >= surelyOther)
  const isLikely = ({ kind, chance }: Chance) => dangersOfBody.has(kind) && chance >= goesOn.chance * beside
  const likely = mayBeOfBodyToo(goesOn.kind, text) ? sorted.filter(isLikely) : []
  const others = [...likely, ...surely].filter(({ kind }) => kind !== goesOn.kind)
  return [...new Set([goesOn, ...others].map(({ kind }) => kind))]
}

/** Who wanted to die may have taken something, unless they ask of the line ("988 and press 1?"); who is hurt at home says so. */
function mayBeOfBodyToo(before: EmergencyKind, text: string): boolean {
  if (dangersOfBody.has(before) || hasBearingWord(text)) return true
  return before === 'suicide' && !/\b988\b/.test(text)
}

/** From where on a part is believed against the whole. */
function leastApart(whole: Part): number {
  return whole.danger < none ? sureAgainstWhole : sureApart
}

/**
 * The danger to ask about. In a talk of something else the text by itself says less, and makes Navi ask where it would alarm
 * if a word bore it out. Of 34 turns that no word bore out 33 told of no danger: the other was somebody's who did not want to
 * live, and so all are asked about.
 */
function askedAbout(whole: Part, apart: Part, before?: TalkState): EmergencyKind | null {
  const isOfDanger = !before || before.last.startsWith('danger:')
  const needed = isOfDanger ? (whole.danger < none ? sureApart : perhapsApart) : leastApart(whole)
  if (whole.danger < perhaps && apart.danger < needed) return null
  return likeliestOf(whole.danger >= perhaps ? whole : apart)
}

function likeliestOf({ chances }: Part): EmergencyKind {
  return chances.reduce((most, one) => (one.chance > most.chance ? one : most)).kind
}

type Chance = { kind: EmergencyKind; chance: number }
type Part = { chances: Chance[]; danger: number }

function readPart(part: string, before?: TalkState): Part {
  const scores = loadScorer()(part, before)
  const chances = emergencyKind.options.map((kind) => ({ kind, chance: scores.get(`danger:${kind}`) ?? 0 }))
  return { chances, danger: chances.reduce((sum, { chance }) => sum + chance, 0) }
}

const calm: Part = { chances: [], danger: 0 }

function worstOf(parts: Part[]): Part {
  return parts.reduce((most, part) => (part.danger > most.danger ? part : most), calm)
}

/** Of a longer story several parts are read together: nobody may keep the others waiting. */
const mostParts = 12

/** The sentences of a text, where it has several: in a long story one may speak of danger. */
function sentencesOf(text: string): { sentences: string[]; isEachRead: boolean } {
  const written = splitSentences(text).filter((sentence) => /\p{L}/u.test(sentence))
  const sentences = written.filter((sentence) => countWords(sentence) >= fewestOfSentence)
  if (sentences.length < 2) return { sentences: [], isEachRead: written.length < 2 }
  const isEachRead = sentences.length <= mostParts && sentences.length === written.length
  return { sentences: joinParts(sentences, '. '), isEachRead }
}

/** The clauses of the sentences that have several: those that are long enough to tell something. */
function clausesOf(text: string): string[] {
  const clauses = splitSentences(text)
    .map((sentence) => sentence.split(joint))
    .flatMap((parts) => (parts.length > 1 ? parts : []))
  return joinParts(
    clauses.filter((clause) => countWords(clause) >= fewestOfSentence),
    ', ',
  )
}

function splitSentences(text: string): string[] {
  return text.split(/[.!?;\n]+/)
}

function joinParts(parts: string[], mark: string): string[] {
  const together = Math.ceil(parts.length / mostParts)
  return Array.from({ length: Math.ceil(parts.length / (together || 1)) }, (_, at) =>
    parts.slice(at * together, (at + 1) * together).join(mark),
  )
}

/** Of pieces that are written apart: signs and pictures by themselves are no words. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}
