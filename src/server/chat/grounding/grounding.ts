import type { ResultItem } from '#contract/chat.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { createAddressClaims, type Shops } from './address-claims.ts'
import type { Allowed, Claim } from './claim.ts'
import { withoutAddresses } from './links.ts'
import { createMentions } from './mentions.ts'
import { factsOf, type RecordFacts, wordingOf } from './record-facts.ts'
import { sentencesOf } from './sentences.ts'
import { servedRecords } from './served-records.ts'
import { splitCards } from './split-cards.ts'
import { claim, type Spoken } from './spoken.ts'
import { createVocabulary } from './vocabulary.ts'
import { createWordClaims } from './word-claims.ts'

/** The records that a paragraph speaks of by their names, and by those of their sponsors and organizations. */
type Topic = Pick<Spoken, 'about' | 'near'>

export const noTopic: Topic = { about: [], near: [] }

export type Grounding = ReturnType<typeof createGrounding>

/** Holds what is said against the served records. */
export function createGrounding(catalogue: Catalogue, config: Shops) {
  const all = servedRecords(catalogue).map(factsOf)
  const vocabulary = createVocabulary(
    catalogue,
    all.map(({ record }) => record),
  )
  // "Find a food pantry" is the name of a record, and nothing that a sentence could be known by.
  const isTelling = (name: string) =>
    name.split(' ').some((word) => !vocabulary.isPlain(word)) || (name.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0) > 1
  const recordsNamed = createMentions(
    all.flatMap((item) => item.record.names.filter(isTelling).map((name) => ({ name, item }))),
  )
  const byName = new Map<string, RecordFacts[]>()
  for (const item of all) for (const name of item.record.names) byName.set(name, [...(byName.get(name) ?? []), item])
  const inBold = (sentence: string) =>
    [...sentence.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, name = '']) => byName.get(name) ?? [])
  const groupsNamed = createMentions(all.flatMap((item) => item.record.groups.map((name) => ({ name, item }))))
  const addressClaims = createAddressClaims(catalogue, all, config)
  const wordClaims = createWordClaims(catalogue, vocabulary)

  /**
   * The claims of one sentence that no record bears out, and what it is about.
   * `before`: what the sentence before it in its paragraph was about.
   */
  function checkSentence(sentence: string, allowed: Allowed, before: Topic) {
    const words = withoutAddresses(sentence)
    const looked = allowed.records ? all.filter(({ record }) => allowed.records?.has(record.ref.id)) : all
    const wording = wordingOf(words)
    // What a record says word for word stands, even where it speaks of other programs.
    const isQuoted = (before.about.length > 0 ? before.about : looked).some(({ wordings }) => wordings.has(wording))
    const named = isQuoted ? [] : lookedOf([...new Set([...inBold(words), ...recordsNamed(words)])], allowed)
    const about = named.length > 0 ? named : before.about
    const near = [...(named.length > 0 ? [] : before.near), ...groupsNamed(words)]
    const spoken = { sentence, words, about, near, looked, allowed }
    return {
      claims: [...addressClaims(spoken), ...(isQuoted ? [] : wordClaims(spoken))],
      topic: /\n\s*\n\s*$/.test(sentence) ? noTopic : { about, near },
    }
  }

  /** A card says which record it is of, whatever else its words name. */
  function checkCard({ item_id, kind: _, ...fields }: ResultItem, allowed: Allowed): Claim[] {
    const own = all.find(({ record }) => record.ref.id === item_id)
    if (!own) return [claim('program', fields.program_name ?? fields.vendor_name ?? item_id)]
    const said = Object.values(fields).filter((value) => typeof value === 'string')
    return said.flatMap(sentencesOf).flatMap((sentence) => {
      const words = withoutAddresses(sentence)
      const spoken = { sentence, words, about: [own], near: [], looked: all, allowed }
      return [...addressClaims(spoken), ...(own.wordings.has(wordingOf(words)) ? [] : wordClaims(spoken))]
    })
  }

  return {
    checkSentence,

    /** Everything in an answer that no record bears out. */
    check(result: string, allowed: Allowed = {}): Claim[] {
      const { text, cards } = splitCards(result)
      let before = noTopic
      const claims = sentencesOf(text).flatMap((sentence) => {
        const checked = checkSentence(sentence, allowed, before)
        before = checked.topic
        return checked.claims
      })
      return [...claims, ...cards.flatMap((card) => checkCard(card, allowed))]
    },
  }
}

/** Of records that share a name, those that were looked up. */
function lookedOf(named: RecordFacts[], { records }: Allowed): RecordFacts[] {
  const looked = named.filter(({ record }) => records?.has(record.ref.id))
  return looked.length > 0 ? looked : named
}
