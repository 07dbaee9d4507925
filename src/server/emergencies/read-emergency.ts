import type { EmergencyKind } from '#contract/communities.ts'
import type { TalkState } from '#language/talk-state.ts'
import { fold } from '#text/fold.ts'
import { clauseEnd, createWordPatterns, type FoundPattern, withoutPatterns } from '#text/word-patterns.ts'
import { isCalm, isDeniedAfter, isOfBody, isOfBodyAlone } from './calm.ts'
import {
  dangers,
  dangersUnlessPast,
  figuresInLaughter,
  harmless,
  ofMedicines,
  past,
  perhapsPast,
  present,
} from './danger-words.ts'
import { deniesMeans, deniesSelfHarm, withoutDenials } from './denied.ts'
import { findOver } from './find-over.ts'
import { mendDangerWords } from './mend-danger-words.ts'
import { tellsSupply, withoutNoneLeft } from './none-left.ts'
import { dangersOfBody, type Scored, scoreDangers } from './score-dangers.ts'
import { withoutLongPast } from './tells-before.ts'
import { withoutCases } from './tells-cases.ts'
import { tellsControl } from './tells-control.ts'
import { isWithHelp, mayHaveCompany } from './tells-helped.ts'
import { hitsHead, savesPills } from './tells-hints.ts'
import { isForChest, isOfNothing, isOfStranger, withoutHedges, withoutThings } from './tells-nothing.ts'
import { isSettled } from './tells-settled.ts'
import { isOfZapsAlone } from './tells-zaps.ts'

/** What the search reads in the stead of the words, and the service that comes before all others. */
const answers: Partial<Record<EmergencyKind, { means: string; first: string }>> = {
  suicide: { means: 'suicide', first: 'us-988' },
  abuse: { means: 'domestic violence', first: 'us-dv-hotline' },
}

const findHarmless = createWordPatterns({ harmless })
const findFigures = createWordPatterns({ figuresInLaughter })
const laughs = /\bj[aeiu]{1,2}j[aeiuj]+\b|\b(?:a*ha){2,}h*\b|\bl+o+l+z?\b|\blmf?ao+\b|[😂🤣😆😹]/iu
const findDangers = createWordPatterns(dangers)
const findUnlessPast = createWordPatterns(dangersUnlessPast)
const findTimes = createWordPatterns({ past, perhapsPast, ofMedicines, present })

/** Who asks for the number of Poison Control, or is about to call it, gets that and no other. */
const asksForHotline =
  /\b(?:numero|telefono|llam(?:o|ar|ando)|marc(?:o|ar|ando))(?: \w+){0,4} envenenamiento\b|\b(?:number|phone|call|calling|dial)(?: \w+){0,4} poison (?:control|center)\b|\bpoison (?:control|center)(?: \w+)? (?:number|phone)\b/

/** Who says that help comes, and hardly more, tells of no other danger. */
const mostWordsOfHelp = 12
/** Of the same danger they may ask something besides. */
const mostWordsAfterHelp = 30

/** In a talk of a swindler "I gave him that too" and "he said he would send me a brace" tell of neither poison nor violence. */
const ofScam = new Set(['card:medicare-scam-call', 'card:gave-number-to-scammer', 'card:paid-a-scammer'])
const soundsOfSwindler = new Set<EmergencyKind>(['poison', 'abuse'])

/** What the language model hears where it is told how pills or a weapon were put away. */
const endedByPuttingAway = new Set<EmergencyKind>(['suicide', 'poison'])

type Heard = {
  /** The likeliest first. */
  kinds: EmergencyKind[]
  /** The danger that it may be: somebody is to be asked. */
  mayBe: EmergencyKind | null
  /** It hardly is, and no word of danger was said: what was asked is answered before. */
  isSlight: boolean
  /** What was said before is taken back in plain words. */
  isTakenBack: boolean
  /** Who was told who listens thinks of it no more: that is said once again, after what was asked. */
  isDenied: boolean
  /** Somebody is being helped, or away from the danger that was said before. */
  isInGoodHands: boolean
  /** The text as it is to be searched. */
  text: string
  /** The ids of services that come first. */
  first: string[]
}

/**
 * The dangers that a text speaks of: what the language model hears, and what a list of words adds to it. Words of danger
 * in what the model holds for harmless make Navi ask, and not alarm.
 * @param before The talk before it, where it is known: nobody in danger waits for it.
 */
export function readEmergency(said: string, before?: TalkState): Heard {
  const plain = withoutNoneLeft(withoutHedges(said, before))
  const text = withoutDenials(withoutLongPast(withoutThings(plain)))
  const written = fold(text).split(' ')
  const mended = mendDangerWords(written)
  const back = before ? overIn(said, before.last) : []
  // The words of a denial are gone already.
  const idioms = [...idiomsIn(said, mended), ...(text === plain ? back : [])]
  const words = withoutPatterns(mended, idioms)
  // After danger the language model hears it in nearly all: who says that it is over is read by itself.
  // So is what is left of a denial: "she hasn't had a seizure, no. She's fine, playing".
  const isDoubtful = idioms.length + back.length > 0 || text !== plain
  const times = new Set(findTimes(words).map(({ means }) => means))
  const isPast = isOfPast(times)
  const scored = scoreDangers(saidBeside(words, text), {
    isDoubtful,
    isPast,
    before: back.length > 0 ? undefined : before,
  })
  const found = findAll(withoutCases(words, scored.isUnlikely), times)
  const ended = {
    means: new Set(back.map(({ means }) => means)),
    words: written.length,
    isCalm: isCalm(said, before) || isOfNothing(said, before),
    isOfStranger: isOfStranger(said, before),
    isOfBody: isOfBody(said, before),
    isOfZaps: isOfZapsAlone(said),
    isOfScam: isAfterScam(before),
    isDenied: isDeniedAfter(said, before),
    deniesMeans: deniesMeans(said),
    hasCompany: before?.last === 'danger:suicide' && mayHaveCompany(fold(said)),
    isSame: (kind: EmergencyKind) =>
      before?.last === `danger:${kind}` || (dangersOfBody.has(kind) && ofBody.has(before?.last ?? '')),
  }
  const heard = heardIn(scored.kinds, found, ended)
  const told = isTold(scored.isUnlikely, mended) ? found.map(({ means }) => means) : []
  const isChest = isForChest(said, before)
  const kinds = inOrder(
    [...new Set([...heard, ...told].map((kind) => (isChest && kind === 'poison' ? 'medical' : kind)))],
    new Set(found.map(({ means }) => means)),
  )
  const isOver = kinds.length + found.length === 0 && back.length > 0
  const isInGoodHands = isOver && back.every(({ means }) => means === 'inGoodHands' || means === 'isAway')
  const doubt = doubtOf(said, { scored, found, ended }, before)
  return {
    kinds,
    mayBe: kinds.length > 0 || isOver ? null : doubt.mayBe,
    isSlight: found.length + back.length === 0 && doubt.isSlight,
    isTakenBack: isOver && !isInGoodHands,
    isDenied: ended.isDenied && kinds.length + found.length === 0,
    isInGoodHands,
    text: kinds.length > 0 ? searched(written, found) : said,
    first: kinds.flatMap((kind) => answers[kind]?.first ?? []),
  }
}

/** What only sounds like danger. */
function idiomsIn(said: string, words: string[]): FoundPattern<string>[] {
  return [...findHarmless(words), ...(laughs.test(said) ? findFigures(words) : [])]
}

const ofHaste: EmergencyKind[] = ['medical', 'poison', 'abuse', 'suicide']

/** Who can't be woken needs 911 first, whatever the language model hears: despair comes first where a word tells of it. */
function inOrder(kinds: EmergencyKind[], found: ReadonlySet<EmergencyKind>): EmergencyKind[] {
  if (!found.has('medical') || found.has('suicide')) return kinds
  return kinds.toSorted((a, b) => ofHaste.indexOf(a) - ofHaste.indexOf(b))
}

type Said = { scored: Scored; found: FoundPattern<EmergencyKind>[]; ended: Ended }

/** The danger that is asked about where none is heard, and whether it hardly is one. */
function doubtOf(said: string, { scored, found, ended }: Said, before?: TalkState): Pick<Heard, 'mayBe' | 'isSlight'> {
  const hinted = ended.isDenied ? 'suicide' : hintedAt(said)
  const kinds = [hinted, ...scored.kinds, scored.mayBe, found[0]?.means].filter((kind) => kind != null)
  const isBody = kinds.every((kind) => kind === 'medical')
  const isOfBodyOnly = isBody && isOfBodyAlone(said, before)
  const isOfStrangerOnly = ended.isOfStranger && kinds.every((kind) => kind === 'abuse')
  const isSupplyOnly = tellsSupply(fold(said)) && kinds.every((kind) => kind === 'poison')
  const isNothing = isOfBodyOnly || isOfStrangerOnly || isSupplyOnly || isOfNothing(said, before)
  return {
    mayBe: isNothing && found.length === 0 ? null : (kinds[0] ?? null),
    isSlight:
      hinted !== 'medical' && (scored.isSlight || ended.isCalm || hinted === 'suicide' || (isBody && ended.isOfBody)),
  }
}

/** "No no, I don't want to hurt myself", pills that are gathered and "he took my bank card" are told who listens, after what was asked. */
function hintedAt(said: string): EmergencyKind | null {
  if (hitsHead(said)) return 'medical'
  if (deniesSelfHarm(said) || savesPills(said)) return 'suicide'
  return tellsControl(said) ? 'abuse' : null
}

const ofBody = new Set([...dangersOfBody].map((kind) => `danger:${kind}`))

/** Where no word of danger was found, what the language model hears may be none. */
function heardIn(kinds: EmergencyKind[], found: unknown[], ended: Ended): EmergencyKind[] {
  return found.length > 0 ? kinds : kinds.filter((kind) => !isNone(kind, ended))
}

/** Whether what the language model alone hears of a danger is none: who lives in a home or is well, what a swindler did, or that it is over (help that came, pills put away). */
function isNone(
  kind: EmergencyKind,
  {
    means,
    words,
    isCalm,
    isOfBody,
    isOfZaps,
    isOfStranger,
    isOfScam,
    isDenied,
    deniesMeans,
    hasCompany,
    isSame,
  }: Ended,
): boolean {
  if (
    isCalm ||
    ((isOfBody || isOfZaps) && kind === 'medical') ||
    (isOfStranger && kind === 'abuse') ||
    (isOfScam && soundsOfSwindler.has(kind)) ||
    (isDenied && kind === 'suicide') ||
    (deniesMeans && kind === 'poison') ||
    (hasCompany && kind !== 'suicide')
  )
    return true
  if (means.has('noDanger')) return true
  if (means.has('inGoodHands') && words <= (isSame(kind) ? mostWordsAfterHelp : mostWordsOfHelp)) return true
  return means.has('putAway') && endedByPuttingAway.has(kind)
}

function isAfterScam(before: TalkState | undefined): boolean {
  return before !== undefined && ofScam.has(before.last)
}

type Ended = {
  means: ReadonlySet<string>
  words: number
  isCalm: boolean
  /** An illness that somebody lives with, or what befell the body months ago. */
  isOfBody: boolean
  /** Shocks in the head without what treats despair: somebody is asked. */
  isOfZaps: boolean
  /** Who only calls, or is ill-tempered. */
  isOfStranger: boolean
  isOfScam: boolean
  /** Who was told who listens thinks of it no more. */
  isDenied: boolean
  /** Who has nothing to harm themselves with has taken nothing. */
  deniesMeans: boolean
  /** In despair somebody of one's own could come: that tells of no other danger. */
  hasCompany: boolean
  /** The danger that was said before, or another of the body. */
  isSame: (kind: EmergencyKind) => boolean
}

/** "No es broma" and "not a joke", where "no, es broma" takes back. */
const noJoke =
  /(?<!\p{L})(?:no (?:es|era|fue) (?:una? )?(?:broma|decir)|(?:not|isn['’]?t|ain['’]?t) (?:a joke|joking|kidding))(?!\p{L})/iu

function overIn(said: string, last: string): FoundPattern<string>[] {
  const words = fold(said).split(' ')
  const over = noJoke.test(said) ? [] : findOver(mendDangerWords(words), last)
  // "He's calling 911" is all of help.
  if (isWithHelp(said, last)) return [{ means: 'inGoodHands', from: 0, to: words.length }]
  return isSettled(said, last) ? [...over, { means: 'noDanger', from: 0, to: 0 }] : over
}

function isTold(isUnlikely: boolean, words: string[]): boolean {
  return !isUnlikely || asksForHotline.test(words.join(' '))
}

/** Nothing, where all of the words are idioms that only sound like danger: "si no voy qué pasa". */
function saidBeside(words: string[], text: string): string {
  return words.every((word) => word === clauseEnd) ? '' : text
}

function isOfPast(times: ReadonlySet<string>): boolean {
  return times.has('past') && !times.has('present')
}

function findAll(words: string[], times: ReadonlySet<string>): FoundPattern<EmergencyKind>[] {
  return [...findDangers(words), ...findNow(words, times)]
}

function findNow(words: string[], times: ReadonlySet<string>): FoundPattern<EmergencyKind>[] {
  const found = findUnlessPast(words)
  if (times.has('present')) return found
  if (times.has('past')) return []
  return times.has('perhapsPast') && times.has('ofMedicines') ? found.filter(({ means }) => means === 'poison') : found
}

/** The words with those of a danger that has its own service replaced by what names that service. */
function searched(words: string[], found: FoundPattern<EmergencyKind>[]): string {
  const said = new Map<number, string>()
  for (const { means, from, to } of found) {
    const instead = answers[means]?.means
    if (!instead) continue
    for (let at = from; at < to; at += 1) said.set(at, at === from ? instead : (said.get(at) ?? ''))
  }
  return words
    .map((word, at) => said.get(at) ?? word)
    .filter(Boolean)
    .join(' ')
}
