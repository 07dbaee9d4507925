import { longestQuestion } from '#contract/chat-terms.ts'
import type { Language } from '#i18n/languages.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import type { CountyCode } from '#server/catalogue/files/read-counties.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { ZipCode } from '#server/catalogue/files/read-zip-codes.ts'
import { commonWords } from '#server/chat/medicines/common-words.ts'
import type { MedicineReader } from '#server/chat/medicines/medicine-reader.ts'
import type { RecordRef, TakenBy, TalkContext } from '#server/chat/turn.ts'
import type { Places } from '#server/communities/places/find-place.ts'
import { tellingWords } from '#server/communities/service-terms.ts'
import { deniedInsurance } from '#server/eligibility/understand/insurance/insurance.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import { isOtherLanguage } from '#text/other-language.ts'
import { verbForms } from '../words/spanish-verbs.ts'
import { toldJustBefore } from './cards/told-just-before.ts'
import { type FollowUp, readFollowUp, withoutNegated } from './dialogue-acts/follow-up.ts'
import { factsIn } from './facts/facts-in-turn.ts'
import { tellsOfInsurance } from './facts/insurance-told.ts'
import { createLanguageReader } from './language.ts'
import { pointedMedicines } from './medicines/meant-medicines.ts'
import { createMedicinesInTurn, withUnknown } from './medicines/medicines-in-turn.ts'
import { readNeed } from './needs/need.ts'
import { tellsDwelling, tellsShelter } from './place/dwelling.ts'
import { createPlaceReader, type ReadPlace } from './place/place.ts'
import { placeText, withVirginia } from './place/place-name.ts'
import { narrow } from './records/choose-records.ts'
import { readPointing } from './records/pointing.ts'
import { type NamedRecord, type RecordsNamed, recordFinderOf } from './records/records.ts'
import { createTriedPrograms, notTriedIn, type TriedOf } from './records/tried-programs.ts'
import { isWord } from './signals/loose-phrases.ts'
import { scoredSignals } from './signals/scored-signals.ts'
import { readSignals } from './signals/signals.ts'
import { hasDrug, type Spoken } from './spoken.ts'
import { talkStateOf } from './talk-state-of.ts'
import { lookalikes } from './words/lookalike-words.ts'
import { createSpelling } from './words/spelling.ts'
import { englishWords, ordinaryWords, phraseWords, spanishWords } from './words/vocabulary.ts'

/** So many words, or fewer, may be a name alone: of a medicine or a record, and of a place. */
const [longestName, longestPlace] = [3, 4]
/** A letter is quoted in the language that it has. */
const quoted = /"[^"]{1,300}"|“[^”]{1,300}”|«[^»]{1,300}»/g
const mostTokens = 300
/** A company that insures may be called as a town is. */
const speaksOfPlan = /\b(?:advantage|insurance|medicare|plan|seguro|aseguranza)\b/i

/** What the reader knows the shipped facts by. */
export type TurnParts = {
  catalogue: RecordsNamed &
    TriedOf & {
      drugs: Drug[]
      zipCodes: ZipCode[]
      countyCode: CountyCode
      servedKnowledge: readonly Pick<Knowledge, 'id' | 'subject'>[]
    }
  /** The towns of their home state are read with typing mistakes too. */
  places: Places
  medicines: MedicineReader
}

/** Builds the reader of all that one turn says. */
export function createTurnReader({ catalogue, medicines, places }: TurnParts) {
  const { drugs, zipCodes } = catalogue
  const { homeState } = places
  const records = recordFinderOf(catalogue)
  const triedIn = createTriedPrograms(catalogue)
  const cities = [...new Set(zipCodes.filter(({ state }) => state === homeState).map(({ city }) => fold(city)))]
  const readPlace = createPlaceReader({
    places,
    homeCities: cities.map((city) => ({ city, state: homeState })),
    countyCode: catalogue.countyCode,
  })
  const correct = createSpelling(phraseWords, [
    ...ordinaryWords,
    ...lookalikes,
    ...commonWords.split(/\s+/),
    ...verbForms,
  ])
  const readLanguage = createLanguageReader(englishWords, spanishWords)
  const ofBills = new Set(catalogue.servedKnowledge.flatMap(({ id, subject }) => (subject === 'bills' ? [id] : [])))
  const namesOf = new Map(drugs.map(({ id, name, generic }) => [id, [fold(name), fold(generic)]]))
  const medicinesIn = createMedicinesInTurn({ medicines, namesOf, correct })

  /** Records by their names, or by a word of those shown: "the foundation one". */
  function namedIn(
    named: ReturnType<typeof records.read>['named'],
    drugs: string[],
    text: string,
    before: TalkContext,
  ): RecordRef[] {
    const inTalk = (drugs.length > 0 ? drugs : before.drugs).flatMap((id) => namesOf.get(id) ?? [])
    if (named.length > 0) {
      const fitting = narrow(named, before, inTalk)
      return fitting.length === named.length
        ? records.closest(named, fold(text).split(' ')).map(({ ref }) => ref)
        : fitting
    }
    return /\b(?:one|ones)\b|\b(?:el|la|los|las) (?:de|del)\b/.test(fold(text))
      ? records.amongShown(fold(text).split(' '), before)
      : []
  }

  /** "78840 del rio tx" is said in both languages. */
  function languageOf(tokens: Token[], text: string, { place }: ReadPlace, now: Language): Language {
    const isOfPlace = place !== '' && text.split(/\s+/).length <= longestPlace
    const own = text.replace(quoted, ' ')
    const words = own === text ? tokens : readTokens(own)
    // A town may be called by an English word: "estamos en Maryland, Langley Park".
    const read =
      isOfPlace || isOtherLanguage(text) ? undefined : readLanguage(words, own, { least: place === '' ? 1 : 2, now })
    return read ?? now
  }

  return (whole: string, before: TalkContext, page: Language, outside: Outside): Spoken => {
    const said = whole.slice(0, longestQuestion)
    const all = readTokens(said).slice(0, mostTokens)
    const followUp = readFollowUp(said, all, before.isOfOther)
    const text = followUp.isCorrection ? withoutNegated(said) : said
    const { named, rest, spoken } = records.read(text === said ? all : readTokens(text).slice(0, mostTokens))
    const ofTogether = pointedMedicines(text, before)
    const pointed = readPointing(rest, before, ofTogether.length > 0)
    const isExpected = isPlaceExpected(before, followUp)
    const asked = {
      expected: isExpected,
      known: before.facts.state,
      isOfIncome: before.asks === 'yearly_income',
      isOfPlan: isOfPlan(text, before),
      takenBy: dwellerOf(before),
    }
    const place = withKnown(readPlace(rest, asked), before, text)
    const isWhole = named.length === 0 && place.rest === rest
    const mayName = isWhole ? text : rawOf(place.rest)
    const { isContinued } = followUp
    const found = medicinesIn({ said, text: mayName, spoken, pointed: ofTogether, isContinued }, before)
    const tokens = correct(readTokens(found.rest).slice(0, mostTokens))
    const isNamed = named.length > 0 || pointed.isOrdinal
    const signals = readSignals(
      isNamed ? tokens.filter((token) => !isTaken(token, pointed)) : tokens,
      isNameAlone(all, isNamed, found) ? undefined : scoredSignals(said, talkStateOf(before)),
    )
    const language = languageOf(tokens, text, place, before.language ?? page)
    const names = found.drugs.flatMap((id) => namesOf.get(id) ?? [])
    const { facts, isOfPartner, takenBy, incomeOf } = factsIn(
      {
        said,
        text: besidePlace(text, place, before),
        names,
        outside,
        isOfBill: isOfBill(before),
      },
      before,
      followUp,
    )
    const spokenOf = {
      text: said,
      before,
      language,
      medicines: withUnknown(found, signals, before, tokens),
      hasOwnDrug: found.isOwn,
      named: namedIn(named, found.drugs, text, before),
      isOfDiscount: isOfDiscounts(named),
      told: records.amongShown(tellingWords(text), before),
      described: records.described(fold(text).split(' '), names),
      pointed,
      place,
      need: readNeed(isStaying(text, before) ? [] : withoutVerbs(signals.rest, language)),
      deal: tellingWords(tokens.map((token) => token.text).join(' ')).join(' '),
      facts,
      takenBy,
      incomeOf,
      tellsOfInsurance: tellsOfInsurance(text, facts),
      deniedInsurance: deniedInsurance(text),
      signals,
      followUp: ofOneHome(followUp, isOfPartner),
    }
    return { ...spokenOf, tried: triedIn(spokenOf), notTried: notTriedIn(spokenOf) }
  }

  /** "The Medicaid of Nevada", and the town of a ZIP code that is known, say nothing nearer; a doctor in another state moves nobody. */
  function withKnown(read: ReadPlace, before: TalkContext, text: string): ReadPlace {
    const { facts, place } = before
    if (place === '' || read.place === '') return isOfVeterans(read, before) ? { ...read, place: '', state: '' } : read
    const known = places.find(place)
    const isTownOfZip = known?.kind === 'zip' && placeText({ ...known, kind: 'city' }) === read.place
    if (read.place === facts.state || isTownOfZip) return { ...read, place: '' }
    return isElsewhere(read, before, text) ? { ...read, place: '', state: '' } : read
  }

  /** Whether an amount that nothing is said of is one that is owed, or tells of no income where a place was asked for. */
  function isOfBill(before: TalkContext): boolean {
    if (before.asks === 'yearly_income') return false
    return before.asks === 'place' || ofBills.has(toldJustBefore(before) ?? '')
  }

  /** Of the programs that are named, all give discounts. */
  function isOfDiscounts(named: NamedRecord[]): boolean {
    const programs = named.filter(({ ref }) => ref.kind === 'program')
    return programs.length > 0 && programs.every(({ ref }) => records.isDiscount(ref.id))
  }
}

/** Whether a place in another state is named in passing, where a medicine is spoken of and it was told where somebody lives. */
function isElsewhere({ state }: ReadPlace, { facts, drugs }: TalkContext, text: string): boolean {
  const isOther = facts.state !== undefined && state !== '' && state !== facts.state
  return isOther && drugs.length > 0 && text.split(/\s+/).length > longestPlace && !tellsDwelling(text)
}

/** "VA" tells what care a veteran has, where insurance was asked for. */
function isOfVeterans({ place }: ReadPlace, { asks }: TalkContext): boolean {
  return asks === 'insurance' && place === 'VA'
}

/** What facts are read of: "Richmond, VA" tells of no veterans' care. */
function besidePlace(text: string, { state }: ReadPlace, { asks }: TalkContext): string {
  return state === 'VA' || asks === 'state' ? withVirginia(text) : text
}

/** Whether a turn may name who insures. */
function isOfPlan(text: string, { asks }: TalkContext): boolean {
  return asks === 'insurance' || speaksOfPlan.test(text)
}

/** Of whom a place is told, where no word says it: a dog lives with its owner. */
function dwellerOf({ isOfOther, takenBy }: TalkContext): TakenBy | undefined {
  if (isOfOther) return 'other'
  return takenBy === 'animal' ? 'writer' : takenBy
}

/** Who tells what their wife earns speaks of one home still. */
function ofOneHome(followUp: FollowUp, isOfPartner: boolean): FollowUp {
  return isOfPartner ? { ...followUp, isFor: undefined } : followUp
}

/** Beside a medicine "en un shelter en el Bronx" tells where somebody lives. */
function isStaying(text: string, { drugs }: TalkContext): boolean {
  return drugs.length > 0 && tellsShelter(text)
}

/** "Va al kinder" speaks of no veterans. */
function withoutVerbs(tokens: Token[], language: Language): Token[] {
  return language === 'es' ? tokens.filter(({ raw }) => raw !== 'va') : tokens
}

function rawOf(tokens: Token[]): string {
  return tokens.map(({ raw }) => raw).join(' ')
}

function isPlaceExpected({ asks, intent, variant }: TalkContext, { isContinued, isCorrection }: FollowUp): boolean {
  if (asks === 'place' || asks === 'state') return true
  return (isContinued || isCorrection) && (intent === 'local_help' || intent === 'deals' || variant === 'community')
}

/** "NeedyMeds", "and Jardiance?", "number 3", a smile: the language model knows no names, and hears nothing without words. */
function isNameAlone(tokens: Token[], isNamed: boolean, medicines: Spoken['medicines']): boolean {
  const words = tokens.filter(isWord)
  return words.length === 0 || (words.length <= longestName && (isNamed || hasDrug(medicines)))
}

function isTaken(token: Token, { rest, isOrdinal }: Spoken['pointed']): boolean {
  return isOrdinal && !rest.some(({ raw }) => raw === token.raw)
}
