import { isUse } from '#server/chat/medicines/medicine-names.ts'
import type { MedicineReader, Medicines } from '#server/chat/medicines/medicine-reader.ts'
import { isOfSeveral } from '#server/chat/medicines/named-as-medicine.ts'
import type { TalkContext } from '#server/chat/turn.ts'
import { isConceptWord } from '#server/communities/search/find-concepts.ts'
import { readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { fold } from '#text/fold.ts'
import { takingOf, withoutStrangers } from '../facts/told-of-taker.ts'
import type { Signals } from '../signals/signals.ts'
import { hasDrug, type Spoken } from '../spoken.ts'
import { ordinaryWords } from '../words/vocabulary.ts'
import { withCompared, withoutBesides, withoutOthers, withoutTakenBack, withoutTried } from './meant-medicines.ts'

type Parts = {
  medicines: MedicineReader
  /** The folded name of a medicine and that of its generic, by its id. */
  namesOf: ReadonlyMap<string, string[]>
  correct: (tokens: Token[]) => Token[]
}

type Said = {
  /** The whole turn. */
  said: string
  /** What of it may name medicines. */
  text: string
  /** What of the names of records may name one too. */
  spoken: string
  /** The medicines of the talk that are pointed at by their place. */
  pointed: string[]
  isContinued: boolean
}

/** So many words, or fewer, may be a name alone. */
const longestName = 3
/** These may stand beside it. */
const besideName = new Set(['and', 'y', 'for', 'para'])

const called = /\b(?:(?:se|me) llaman?|(?:his|her|its|my) name is|names? is|named)\b/
/** What is called so may be a medicine besides. */
const ofAnother =
  /\b(?:another|other|also|too|something|otr[oa]s?|tambien|ademas|algo|un[ao]|medic\w*|meds?|drug|pill|pastilla|it|the)\b/

/** Builds the reader of the medicines that a turn means; `isOwn` tells that one is named beside the name of a program. */
export function createMedicinesInTurn({ medicines, namesOf, correct }: Parts) {
  const drugsIn = (text: string) => medicines.read(text, { expected: false }).drugs

  /** A lone unknown word is a medicine's name where one was asked for, or where the page is about nothing else. */
  function readNamed({ text, spoken, isContinued }: Said, before: TalkContext): Medicines & { isOwn: boolean } {
    const isOfMedicine = before.asks === 'drug' || ['prescription', 'pharmacy'].includes(before.variant) || isContinued
    const isAsked = isOfMedicine && isLoneName(text) && !before.asks?.match(/place|need|state/)
    const expected = isAsked || (before.drugs.length > 0 && goesToNext(text))
    const read = medicines.read(text, { expected })
    const isNone = isMistyped(read) || isNameOfSomebody(read, text, before)
    const found = isNone ? { ...read, unknownName: '', rest: text } : ofTalk(read, before)
    if (found.drugs.length > 0 || !spoken || before.drugs.length > 0) return { ...found, isOwn: found.drugs.length > 0 }
    return { ...found, drugs: drugsIn(spoken), isOwn: false }
  }

  /** A name that stands for several, or is spelled nearly like one, is of the medicine that is talked of. */
  function ofTalk(read: Medicines, { drugs }: TalkContext): Medicines {
    const [nearest] = read.guesses
    const known = drugs.filter((drug) => drug === nearest || (isUse(read.unknownName) && read.guesses.includes(drug)))
    if (read.drugs.length > 0 || known.length === 0) return read
    return { ...read, drugs: known.length < drugs.length ? known : [], guesses: [], unknownName: '' }
  }

  /** "my electrik": a word of ours with a slip of the finger is no name. */
  function isMistyped({ drugs, guesses, unknownName }: Medicines): boolean {
    const words = correct(readTokens(unknownName))
    return (
      drugs.length + guesses.length === 0 && words.some(({ text }) => isConceptWord(text) || ordinaryWords.has(text))
    )
  }

  /** "Se llama Pancho", of who takes the medicine that is known. */
  function isNameOfSomebody({ drugs, guesses }: Medicines, text: string, before: TalkContext): boolean {
    const folded = fold(text)
    const isKnown = before.drugs.length > 0 && before.asks !== 'drug' && drugs.length + guesses.length === 0
    return isKnown && called.test(folded) && !ofAnother.test(folded)
  }

  /** The medicines that are named, and neither taken back nor told as tried before, else those that are pointed at. */
  function meantOf(read: Medicines, { said, pointed }: Said, before: TalkContext): string[] {
    if (!hasDrug(read)) return pointed
    const meant = withoutTakenBack(read.drugs, said, { namesOf: (drug) => namesOf.get(drug) ?? [], read: drugsIn })
    const known = { before: before.drugs, read: drugsIn }
    const own = withoutStrangers(said, takingOf(before))
    return withoutOthers(withoutBesides(withoutTried(meant, said, known), said, known), { said, own }, known)
  }

  /** "Strattera, the atomoxetine" is one medicine. */
  function withoutOwnGeneric(ids: string[]): string[] {
    const isOwn = (id: string) => {
      const [name] = namesOf.get(id) ?? []
      return ids.some((other) => other !== id && namesOf.get(other)?.[1] === name && namesOf.get(other)?.[0] !== name)
    }
    return ids.filter((id) => !isOwn(id))
  }

  return (turn: Said, before: TalkContext): Medicines & { isOwn: boolean } => {
    const read = readNamed(turn, before)
    return { ...read, drugs: withCompared(withoutOwnGeneric(meantOf(read, turn, before)), turn.said, before) }
  }
}

/** What asks for the next medicine, before its name. */
const toNext =
  /^(?:(?:ok|okay|so|and|but|now|then|y|pero|pues|bueno|ahora|entonces) )*(?:now|do|check|try|look up|look for|what about|how about|same for|ahora|haz|haga|busc[ao]|busque|cheque|revis[ae]|que tal|que hay de|lo mismo (?:de|con|para))(?: (?:me|do|con|de|for))?(?: (?:the|my|his|her|their|el|la|los|las|mi|su))? /
/** And what may be said after it. */
const afterName =
  /(?: (?:for|pa|para|de|en|por|costs?|cuesta|sale)\b.*| (?:too|also|now|please|tambien|porfa\w*|ahora))$/

/** "Ok now do the lamisil for his feet, he has no insurance". */
function goesToNext(text: string): boolean {
  const [clause = ''] = text.split(/[,.;!?\n]+/)
  const folded = fold(clause)
  const name = toNext.test(folded) ? folded.replace(toNext, '').replace(afterName, '') : ''
  return name !== '' && isLoneName(name)
}

function isLoneName(text: string): boolean {
  const words = fold(text).split(' ')
  return words.length <= longestName && words.every((word) => !ordinaryWords.has(word) || besideName.has(word))
}

/** The only word that nobody knows, where something is asked of a medicine: "help paying for Zorblax". */
export function withUnknown(
  found: Spoken['medicines'],
  { medicine, rest }: Signals,
  before: TalkContext,
  all: Token[],
): Spoken['medicines'] {
  const isAsked = (['programs', 'copay', 'coupons', 'price'] as const).some((means) => medicine.has(means))
  const isNamed = hasDrug(found)
  const strange = rest.filter(
    ({ text, raw }) =>
      /^\p{L}{6,}$/u.test(text) &&
      !ordinaryWords.has(text) &&
      !isConceptWord(text) &&
      !isOfSeveral(
        all,
        all.findIndex((token) => token.raw === raw),
      ),
  )
  const insulin = isNamed ? undefined : all.find(({ text }) => /^insulin(?:a|as|s)?$/.test(text))
  if (insulin && before.drugs.length === 0) return { ...found, unknownName: insulin.raw }
  const isOne = strange.length === 1 && rest.length <= 2 && before.drugs.length === 0
  return isAsked && !isNamed && isOne ? { ...found, unknownName: strange[0]?.raw ?? '' } : found
}
