import type { Language } from '#i18n/languages.ts'
import type { AboutAsked, RuleAsked } from '#server/chat/turn.ts'
import { createPhrases, type Sign } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { aboutWords } from '../words/about-words.ts'
import { localWords } from '../words/local-words.ts'
import { type MedicineMeaning, medicineWords } from '../words/medicine-words.ts'
import { type RecordMeaning, recordWords } from '../words/record-words.ts'
import { languageWords, type TalkMeaning, talkWords } from '../words/talk-words.ts'
import { createLoosePhrases, isWord, looseTokens } from './loose-phrases.ts'
import { noSignals, type ScoredSignals } from './scored-signals.ts'

const findMedicine = createLoosePhrases(medicineWords)
const findRecord = createLoosePhrases(recordWords)
const findTalk = createLoosePhrases(talkWords)
const findAbout = createPhrases(aboutWords)
const findLocal = createLoosePhrases(localWords)
const findLanguage = createLoosePhrases(languageWords)

/** What the phrases of a turn say, before it is decided what is meant. */
export type Signals = {
  medicine: Set<MedicineMeaning>
  record: Set<RecordMeaning>
  /** Those of them that are said in words of their own, and not only heard in the whole turn. */
  said: Set<MedicineMeaning | RecordMeaning>
  talk: Set<TalkMeaning>
  /** The only thing said, where the whole turn is of the talk itself. */
  onlyTalk: TalkMeaning | undefined
  /** What sounded like danger was no danger. */
  isTakenBack: boolean
  about: AboutAsked | undefined
  rule: RuleAsked | undefined
  local: Set<'local' | 'deal'>
  language: Language | undefined
  /** "how much", and not only "cost" in passing. */
  asksPrice: boolean
  /** Says how the person lives, and asks nothing. */
  tellsStatus: boolean
  /** How many telling words there are. */
  length: number
  /** The words that are of no phrase about medicines or records. */
  rest: Token[]
}

/** @param scored What the language model hears in the whole turn. */
export function readSignals(tokens: Token[], scored: ScoredSignals = noSignals): Signals {
  const words = looseTokens(tokens)
  const medicine = findMedicine(words)
  const record = findRecord(words)
  const talk = findTalk(words)
  const language = findLanguage(words)
  const rule = scored.rule && ofAge.test(tokens.map(({ text }) => text).join(' ')) ? 'age' : scored.rule
  const ofRecord = new Set([...meaningsOf(record), ...scored.record])
  // "No papers" are those of immigration.
  if (rule === 'citizenship') ofRecord.delete('papers')
  const asksPrice = medicine.some(({ means, token }) => means === 'price' && asksHowMuch.test(token.text))
  return {
    medicine: new Set([...meaningsOf(medicine), ...scored.medicine]),
    record: ofRecord,
    said: new Set([...meaningsOf(medicine), ...meaningsOf(record)]),
    talk: new Set([...meaningsOf(talk), ...scored.talk]),
    onlyTalk: onlyTalkOf(talk),
    isTakenBack: scored.isTakenBack,
    about: lastOf(findAbout(tokens.filter(isWord))) ?? scored.about,
    rule,
    local: new Set([...meaningsOf(findLocal(words)), ...scored.local]),
    language: language.filter(({ means }) => !means).length <= 5 ? plainestOf(language) : undefined,
    asksPrice: asksPrice || scored.medicine.has('price'),
    tellsStatus: scored.tellsStatus,
    length: words.length,
    rest: findRecord(medicine.filter(({ means }) => !means).map(({ token }) => token))
      .filter(({ means }) => !means)
      .map(({ token }) => token),
  }
}

/** Where a limit is asked about, of age: "is there an age limit". */
const ofAge = /\b(?:age|edad|how old)\b/

/** "How much", and not only "cost" in passing. */
const asksHowMuch = /^(how|cuanto|what|whats|price|precio|que)/

function meaningsOf<Meaning extends string>(signs: Sign<Meaning>[]): Set<Meaning> {
  return new Set(signs.flatMap(({ means }) => means ?? []))
}

function lastOf<Meaning extends string>(signs: Sign<Meaning>[]): Meaning | undefined {
  return signs.findLast(({ means }) => means)?.means
}

/** "Answer in Spanish, my English is bad": the phrase with the most words, of several the last. */
function plainestOf<Meaning extends string>(signs: Sign<Meaning>[]): Meaning | undefined {
  const said = signs.filter(({ means }) => means)
  return said.toSorted((a, b) => wordCount(a) - wordCount(b)).at(-1)?.means
}

function wordCount({ token }: Sign<string>): number {
  return token.text.split(' ').length
}

/** The last meaning of a turn that says nothing else, but perhaps a word. */
function onlyTalkOf(signs: Sign<TalkMeaning>[]): TalkMeaning | undefined {
  const others = signs.filter(({ means }) => !means).length
  const said = signs.length - others
  return said > 0 && others <= Math.min(1, said) ? lastOf(signs) : undefined
}
