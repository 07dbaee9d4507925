import { isDeepStrictEqual } from 'node:util'
import type { InsuranceKind } from '#contract/eligibility.ts'
import type { KnowledgeSubject } from '#contract/knowledge.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { toldJustBefore } from '#server/chat/understand/cards/told-just-before.ts'
import { asksWhatNext } from '#server/chat/understand/dialogue-acts/asks-something.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { fold } from '#text/fold.ts'
import { personLine } from '../local/local-words.ts'
import { paragraphs } from '../markup.ts'
import { reachLine } from '../medicine/reach-line.ts'
import { cardLink, stepOfCard } from '../records/knowledge-card-text.ts'
import type { LookUp } from '../records/look-up.ts'
import type { RecordFacts } from '../records/record-facts.ts'

type Parts = {
  communities: Pick<Communities, 'findService'>
  knowledge: Pick<KnowledgeService, 'answer' | 'incomeLine'>
  lookUp: LookUp
}

/** What is asked of the insurance rather than of the program that was shown. */
const ofInsurance =
  /\b(?:insur\w+|plans?|medicare|medicaid|part d|deductible|premiums?|caps?|coverage|covers?|seguros?|aseguranza|planes|parte d|deducible|prima|cobertura|cubren?)\b/

/** Whether a plan or a public insurance is named. */
export function namesInsurance(text: string): boolean {
  return ofInsurance.test(fold(text))
}

/** The insurance of which the name stands in a text. */
const named: [RegExp, InsuranceKind][] = [
  [/\b(?:medicaid|medi ?cal)\b/, 'medicaid'],
  [/\b(?:medicare|part d|parte d|medigap|advantage)\b/, 'medicare'],
]

const ofEviction = 'eviction-notice'

type OfOffice = InsuranceKind | KnowledgeSubject | typeof ofEviction
type Office = { ofState: string; ofAll: string }

/** Who helps with an insurance, which cards are a subject of too: the ends of the ids of each state's office, and the one of the whole country. */
const offices = new Map<OfOffice, Office>([
  // "Ask me for legal help with your ZIP code" is its next step.
  [ofEviction, { ofState: 'legal', ofAll: 'us-lsc' }],
  ['medicare', { ofState: 'ship', ofAll: 'us-ship' }],
  ['medicaid', { ofState: 'medicaid', ofAll: 'us-medicaid' }],
])

/** About so old, or older, people ask of Medicare before they have it. */
const nearMedicare = 60

/** Whether the office of what was told may be of the person: who is younger, or has a plan of a job, calls no Medicare counselor. */
function mayBeOf(kind: OfOffice, { facts: { insurance, age } }: Understood): boolean {
  if (kind !== 'medicare' || insurance?.includes('medicare')) return true
  const years = age?.to ?? age?.from
  return years === undefined ? !insurance?.includes('commercial') : years >= nearMedicare
}

/** Who is to be asked must have a number. */
function callable(facts: RecordFacts | undefined): RecordFacts | undefined {
  return facts?.item.phone_number ? facts : undefined
}

export type WhoCanTell = ReturnType<typeof createWhoCanTell>

/** Finds whom to ask what no record tells. */
export function createWhoCanTell({ communities, knowledge, lookUp }: Parts) {
  const service = (id: string, understood: Understood) => lookUp({ kind: 'service', id }, understood)?.facts

  /** Who helps with the insurance that was told of or that the person has, in their state where it is known. */
  function officeOf(understood: Understood, before: TalkContext): RecordFacts | undefined {
    const { insurance = [], state } = understood.facts
    const told = toldCard(before, understood.language)
    const said = named.flatMap(([name, kind]) => (name.test(fold(understood.text)) ? kind : []))
    const ofCard: OfOffice[] = told ? [told.id === ofEviction ? ofEviction : told.subject] : []
    const kinds: OfOffice[] = [...ofCard.filter((kind) => mayBeOf(kind, understood)), ...said, ...insurance]
    const office = kinds.map((kind) => offices.get(kind)).find(Boolean)
    if (!office) return undefined
    const own = state ? service(`st-${state.toLowerCase()}-${office.ofState}`, understood) : undefined
    return own?.item.phone_number ? own : (service(office.ofAll, understood) ?? own)
  }

  /** The card that was told just before. */
  function toldCard(before: TalkContext, language: Language) {
    const told = toldJustBefore(before)
    return told ? knowledge.answer(told, language) : undefined
  }

  /** The record that was shown first, while the talk is of what was shown. */
  function shownFirst(understood: Understood, before: TalkContext): RecordFacts | undefined {
    const [first] = toldJustBefore(before) ? [] : before.shown
    return first && lookUp(first, understood)?.facts
  }

  /**
   * The next step of the card that was told just before, after how the home that is known now compares with its limit. Who
   * goes on telling is not told the same step again, unless they ask for it.
   */
  function stepOf({ facts, language, text }: Understood, before: TalkContext): string | null {
    const card = toldCard(before, language)
    if (!card) return null
    const isNew = !isDeepStrictEqual(facts, before.facts)
    const ofHome = isNew ? knowledge.incomeLine(card.id, facts, language) : null
    if (before.stepSaid === card.id && !asksWhatNext(text)) return ofHome
    return paragraphs(ofHome, stepOfCard(card, language), cardLink(card.id, language))
  }

  return {
    officeOf,
    shownFirst,
    stepOf,

    /** A line with the name and the number of who can tell; where nobody else is known, of who helps with anything near. */
    line(understood: Understood, before: TalkContext): string {
      const { language, facts, otherCards } = understood
      const t = translators[language]
      const office = officeOf(understood, before)
      // What is asked may be what other answers tell: then a maker's program that was shown knows nothing of it.
      const isOfShown = before.intent !== 'local_help' && otherCards.length === 0
      const shown = isOfShown ? callable(shownFirst(understood, before)) : undefined
      const found = namesInsurance(understood.text) ? (office ?? shown) : (shown ?? office)
      if (found) return t('chatTalk.noRecord.ask', { name: found.name, reach: reachLine(found.item, language) })
      return facts.insurance?.includes('commercial') ? t('chatTalk.noRecord.plan') : personLine(communities, language)
    },
  }
}
