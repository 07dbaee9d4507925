import type { Language } from '#i18n/languages.ts'
import type { AboutAsked, RuleAsked } from '#server/chat/turn.ts'
import { createPhrases, type Sign } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { createGists, gistOf, shapeOf } from './gist.ts'
import { createLoosePhrases, isWord, looseTokens } from './loose-phrases.ts'
import { clausesOf, createShapes } from './shapes.ts'
import { aboutWords } from './words/about-words.ts'
import {
  aboutGists,
  dealGists,
  earnsGist,
  lastsGist,
  medicineGists,
  needGists,
  recordGists,
  ruleGists,
  statusGist,
  talkGists,
} from './words/gist-words.ts'
import { localWords } from './words/local-words.ts'
import { type MedicineMeaning, medicineWords } from './words/medicine-words.ts'
import { offTopicWords } from './words/off-topic-words.ts'
import { type RecordMeaning, recordWords } from './words/record-words.ts'
import { ruleWords } from './words/rule-words.ts'
import {
  aboutShapes,
  localShapes,
  medicineShapes,
  priceShapes,
  recordShapes,
  ruleShapes,
  talkShapes,
} from './words/shape-words.ts'
import { languageWords, type TalkMeaning, takenBackWords, talkWords } from './words/talk-words.ts'

const findMedicine = createLoosePhrases(medicineWords)
const findRecord = createLoosePhrases(recordWords)
const findTalk = createLoosePhrases(talkWords)
const findTakenBack = createLoosePhrases(takenBackWords)
const findAbout = createPhrases(aboutWords)
const findRule = createLoosePhrases(ruleWords)
const findLocal = createLoosePhrases(localWords)
const findOffTopic = createPhrases(offTopicWords)
const findLanguage = createLoosePhrases(languageWords)

const shapesOf = {
  medicine: createShapes<MedicineMeaning>({ ...medicineShapes, price: priceShapes }),
  record: createShapes(recordShapes),
  talk: createShapes(talkShapes),
  about: createShapes(aboutShapes),
  rule: createShapes(ruleShapes),
  local: createShapes(localShapes),
}

const gistsOf = {
  medicine: createGists(medicineGists),
  record: createGists(recordGists),
  talk: createGists(talkGists),
  about: createGists(aboutGists),
  rule: createGists(ruleGists),
  deal: createGists(dealGists),
  need: createGists(needGists),
}
const asksHowLong = shapeOf(lastsGist)
const tellsStatus = shapeOf(statusGist)
const saysEarned = shapeOf(earnsGist)
/** What one does it with, and no number to call. */
const isOnPhone = /\b(?:on|from|with|using) (?:my|a|your) (?:phone|cell)\b/

/** "How much is 25 times 13". */
const asksSum = /\b(?:cuanto|what|how much) (?:es|ser|is) \d+ (?:(?:mas|menos|entre|x|times|plus|minus) )?\d+$/

/** Beyond these words no shape is looked for: for speed. */
const mostInGist = 80
const mostInClauses = 80

/** What the phrases of a turn say, before it is decided what is meant. */
export type Signals = {
  medicine: Set<MedicineMeaning>
  record: Set<RecordMeaning>
  talk: Set<TalkMeaning>
  /** The only thing said, where the whole turn is of the talk itself. */
  onlyTalk: TalkMeaning | undefined
  /** What sounded like danger was no danger. */
  isTakenBack: boolean
  about: AboutAsked | undefined
  rule: RuleAsked | undefined
  local: Set<'local' | 'deal' | 'for_people'>
  isOffTopic: boolean
  language: Language | undefined
  /** "how much", and not only "cost" in passing. */
  asksPrice: boolean
  /** The needs that its gist tells, as words for the search. */
  needs: string[]
  /** Says how the person lives, and asks nothing. */
  tellsStatus: boolean
  /** How many telling words there are. */
  length: number
  /** The words that are of no phrase about medicines or records. */
  rest: Token[]
}

export function readSignals(tokens: Token[]): Signals {
  const words = looseTokens(tokens)
  const medicine = findMedicine(words)
  const record = findRecord(words)
  const talk = findTalk(words)
  const language = findLanguage(words)
  const gist = gistOf(tokens.slice(0, mostInGist))
  const clauses = clausesOf(tokens.slice(0, mostInClauses))
  const asked = shapesOf.medicine(clauses)
  const rule = findRule(words).find(({ means }) => means)?.means ?? gistsOf.rule(gist)[0] ?? shapesOf.rule(clauses)[0]
  const ofRecord = new Set([...meaningsOf(record), ...gistsOf.record(gist), ...shapesOf.record(clauses)])
  if (isOnPhone.test(clauses.join(' '))) ofRecord.delete('phone')
  // "How much would I save" keeps nothing.
  if (asked.includes('price')) ofRecord.delete('card')
  // "No papers" are those of immigration.
  if (rule === 'citizenship') ofRecord.delete('papers')
  const ofMedicine = new Set([...meaningsOf(medicine), ...gistsOf.medicine(gist), ...asked])
  const isNoPrice = asksHowLong.test(gist) || saysEarned.test(gist)
  if (isNoPrice) ofMedicine.delete('price')
  return {
    medicine: ofMedicine,
    record: ofRecord,
    talk: new Set([...meaningsOf(talk), ...gistsOf.talk(gist), ...shapesOf.talk(clauses)]),
    onlyTalk: onlyTalkOf(talk),
    isTakenBack: findTakenBack(words).some(({ means }) => means),
    about: lastOf(findAbout(tokens.filter(isWord))) ?? gistsOf.about(gist)[0] ?? shapesOf.about(clauses)[0],
    rule,
    local: new Set<'local' | 'deal' | 'for_people'>([
      ...meaningsOf(findLocal(words)),
      ...gistsOf.deal(gist),
      ...shapesOf.local(clauses),
    ]),
    isOffTopic: asksSum.test(gist) || findOffTopic(tokens.filter(isWord)).some(({ means }) => means),
    language: language.filter(({ means }) => !means).length <= 5 ? plainestOf(language) : undefined,
    asksPrice:
      !isNoPrice &&
      (asked.includes('price') ||
        gistsOf.medicine(gist).includes('price') ||
        medicine.some(
          ({ means, token }) => means === 'price' && /^(how|cuanto|what|whats|price|precio|que)/.test(token.text),
        )),
    needs: gistsOf.need(gist),
    tellsStatus: tellsStatus.test(gist),
    length: words.length,
    rest: findRecord(medicine.filter(({ means }) => !means).map(({ token }) => token))
      .filter(({ means }) => !means)
      .map(({ token }) => token),
  }
}

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
