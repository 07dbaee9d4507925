import type { ResultItem } from '#contract/chat.ts'
import { parseChatResult } from '#contract/chat-result.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { healthCentersOf } from '#server/communities/health-centers.ts'
import { createAddressClaims, type Shops } from './address-claims.ts'
import { createAmountClaims } from './amount-claims.ts'
import type { Allowed, Claim } from './claim.ts'
import { withoutAddresses } from './links.ts'
import { createMentions } from './mentions.ts'
import { factsOf, type RecordFacts, wordingOf } from './record-facts.ts'
import { sentencesOf } from './sentences.ts'
import { ofService, servedRecords } from './served-records.ts'
import type { Spoken } from './spoken.ts'

/** The records that a paragraph speaks of by their names, and by those of their sponsors and organizations. */
type Topic = Pick<Spoken, 'about' | 'near'>

const noTopic: Topic = { about: [], near: [] }

export type Grounding = ReturnType<typeof createGrounding>

/** Holds the numbers and links of offline answers against the served records: for tests and `npm run evaluate`. */
export function createGrounding(catalogue: Catalogue, config: Shops) {
  const all = servedRecords(catalogue).map(factsOf)
  const everyWording = new Set(all.flatMap(({ wordings }) => [...wordings]))
  // "Find a food pantry" is the name of a record, and nothing that a sentence could be known by.
  const isTelling = (name: string) => /(?!^)[\p{Lu}\p{N}]/u.test(name)
  const recordsNamed = createMentions(
    all.flatMap((item) => item.record.names.filter(isTelling).map((name) => ({ name, item }))),
  )
  const byName = new Map<string, RecordFacts[]>()
  for (const item of all) for (const name of item.record.names) byName.set(name, [...(byName.get(name) ?? []), item])
  const inBold = (sentence: string) =>
    [...sentence.matchAll(/\*\*(.+?)\*\*/g)].flatMap(([, name = '']) => byName.get(name) ?? [])
  const groupsNamed = createMentions(all.flatMap((item) => item.record.groups.map((name) => ({ name, item }))))
  const addressClaims = createAddressClaims(catalogue, all, config)
  const amountClaims = createAmountClaims(all)
  const centers = healthCentersOf(catalogue)

  /** The listed health centers are ten thousand: what one says is worked out when a card speaks of it. */
  function centerOf(id: string): RecordFacts | undefined {
    const center = centers.find(id)
    return center && factsOf(ofService(center.service, catalogue))
  }

  /**
   * The claims of one sentence that no record bears out, and what it is about.
   * `before`: what the sentence before it in its paragraph was about.
   */
  function checkSentence(sentence: string, allowed: Allowed, before: Topic) {
    const words = withoutAddresses(sentence)
    const wording = wordingOf(words)
    // What a record says word for word stands, even where it speaks of other programs.
    const isQuoted =
      before.about.length > 0 ? before.about.some(({ wordings }) => wordings.has(wording)) : everyWording.has(wording)
    const named = isQuoted ? [] : [...new Set([...inBold(words), ...recordsNamed(words)])]
    const about = named.length > 0 ? named : before.about
    const near = [...(named.length > 0 ? [] : before.near), ...groupsNamed(words)]
    const spoken = { sentence, words, about, near, allowed }
    return {
      claims: [...addressClaims(spoken), ...(isQuoted ? [] : amountClaims(spoken))],
      topic: /\n\s*\n\s*$/.test(sentence) ? noTopic : { about, near },
    }
  }

  /** A card says which record it is of, whatever else its words name. */
  function checkCard({ item_id, kind: _, ...fields }: ResultItem, allowed: Allowed): Claim[] {
    const own = all.find(({ record }) => record.ref.id === item_id) ?? centerOf(item_id)
    if (!own) return [{ kind: 'record', text: fields.program_name ?? fields.vendor_name ?? item_id }]
    const said = Object.values(fields).filter((value) => typeof value === 'string')
    return said.flatMap(sentencesOf).flatMap((sentence) => {
      const words = withoutAddresses(sentence)
      const spoken = { sentence, words, about: [own], near: [], allowed }
      return [...addressClaims(spoken), ...(own.wordings.has(wordingOf(words)) ? [] : amountClaims(spoken))]
    })
  }

  return {
    /** Every phone number, link, amount and date in an answer that no record bears out. */
    check(result: string, allowed: Allowed = {}): Claim[] {
      const { text, items } = parseChatResult(result)
      let before = noTopic
      const claims = sentencesOf(text).flatMap((sentence) => {
        const checked = checkSentence(sentence, allowed, before)
        before = checked.topic
        return checked.claims
      })
      return [...claims, ...items.flatMap((item) => checkCard(item, allowed))]
    },
  }
}
