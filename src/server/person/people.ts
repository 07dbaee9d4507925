import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { toldTopic } from '#contract/choices.ts'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { type Told, type ToldLine, type ToldTopic, told } from '#contract/person.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Places } from '#server/communities/places/find-place.ts'
import { decodeState } from '#server/eligibility/check-state.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { AppError } from '#server/errors.ts'
import type { ReaderCookies } from '#server/http/reader-cookies.ts'
import { factQuestions } from './fact-questions.ts'
import { factsOf, placeText, placeTold, readTold, withoutTold, withTold } from './read-told.ts'

type Asked = Pick<FastifyRequest, 'headers' | 'protocol'>
type Parts = { readerCookies: ReaderCookies; findPlace: Places['find'] }

/** What a browser keeps of its reader; `lost`: it kept something that can not be read, which is to be said. */
export type Person = KeptPeople & {
  lost: boolean
  /** What is known for one medicine. */
  factsFor: (drug: string) => PersonFacts
}

/** Where the limit can be said, it is. */
const unreadCode = new Map<ToldTopic, ErrorCode>([
  ['household_size', 'unread_household'],
  ['yearly_income', 'unread_income'],
])

export type People = ReturnType<typeof createPeople>

/** The one set of facts of a reader, told anywhere on the site. It lives in a cookie of the browser and nowhere else. */
export function createPeople({ readerCookies, findPlace }: Parts) {
  function personOf({ told, others }: KeptPeople, lost: boolean, request: Asked): Person {
    const facts = factsOf(told)
    const check = decodeState(readerCookies.read('check', request), facts)
    return { told, ...(others && { others }), lost, factsFor: (drug) => (check?.drug === drug ? check.facts : facts) }
  }

  /** A check without other facts may know of a prescription; one of an earlier release held the facts and can't be read. */
  function findCheck(request: Asked): Person | undefined {
    if (!readerCookies.has('check', request)) return undefined
    return personOf({ told: {} }, !decodeState(readerCookies.read('check', request), {}), request)
  }

  /** `undefined` where the browser keeps nothing: such a reader gets what anybody gets. */
  function find(request: Asked): Person | undefined {
    if (!readerCookies.has('person', request)) return findCheck(request)
    const value = readerCookies.read('person', request)
    const kept = value === undefined ? undefined : decodeTold(value)
    return personOf(kept ?? { told: {} }, kept === undefined, request)
  }

  return {
    find,

    /** The facts in words. */
    lines: toldLines,

    /** The facts as a page asks them. */
    questions: factQuestions,

    /** Where the reader lives, as the search of local help reads it, or ''. */
    place: placeText,

    /** The facts after an answer. @throws AppError where it is not understood. */
    change(before: Told, topic: ToldTopic, answer: string): Told {
      const read = readTold(topic, answer, { findPlace })
      if (read === undefined && topic === 'place' && /^\s*\d{5}\s*$/.test(answer))
        throw new AppError('unknown_zip', answer.trim())
      if (read === undefined) throw new AppError(unreadCode.get(topic) ?? 'unread_fact')
      return read === 'nothing' ? withoutTold(before, topic) : withTold(before, read)
    },

    /**
     * The facts after a check or a talk, in which `said` may be a place, as it was written or read. A prescription is for
     * one medicine, and no fact of the person.
     */
    learn({ zip, city, state }: Told, { prescription: _, ...facts }: PersonFacts, said: string): Told {
      const place = placeTold(findPlace(said))
      if (place?.state === facts.state && (place?.zip || place?.city)) return { ...facts, ...place }
      return state === facts.state ? { ...facts, ...(zip && { zip }), ...(city && { city }) } : facts
    },

    /** The Set-Cookie headers that forget the facts, and the check that they were told in. */
    forget: (request: Asked): string[] => [
      ...readerCookies.end('person', request),
      ...readerCookies.end('check', request),
    ],

    /** The Set-Cookie headers that keep the facts, or that nothing is kept. Whom else a talk is about stays, unless given. */
    keep({ told, others: given }: KeptPeople, request: Asked): string[] {
      const others = given ?? find(request)?.others
      const isEmpty = Object.keys(told).length === 0 && others === undefined
      if (isEmpty) return readerCookies.has('person', request) ? readerCookies.end('person', request) : []
      return [readerCookies.write('person', encodeTold({ told, others }), request)]
    },
  }
}

/** What readers told of themselves, and in a talk of others whom they ask for, by what they call them. */
export type KeptPeople = { told: Told; others?: Record<string, Told> | undefined }

/** What a cookie holds. A change of the facts' form is a new version: what an older one wrote is not guessed at. */
const inCookie = z.strictObject({ v: z.literal(2), told, others: z.record(z.string(), told).optional() })

/** All facts of one take a fifth of it; browsers keep four thousand. */
const mostLetters = 2_500

/** The facts as a cookie can hold them. */
function encodeTold({ told, others }: KeptPeople): string {
  return Buffer.from(JSON.stringify({ v: 2, told, others })).toString('base64url')
}

/** The facts that a cookie of ours holds; `undefined` where they can not be read. */
function decodeTold(value: string): KeptPeople | undefined {
  if (value.length > mostLetters) return undefined
  try {
    return inCookie.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** What is known of a person in words, a line a topic, in the order in which people are asked. */
function toldLines(told: Told, language: Language): ToldLine[] {
  return toldTopic.options.flatMap((topic) => {
    const text = textOf(topic, told, language)
    return text ? [{ topic, label: translators[language](`person.topics.${topic}`), text }] : []
  })
}

function textOf(topic: ToldTopic, told: Told, language: Language): string {
  const t = translators[language]
  const { answer } = eligibilityWords[language]
  const { zip, city, ...facts } = told
  switch (topic) {
    case 'place':
      return [zip ?? city, facts.state].filter(Boolean).join(', ')
    case 'age':
      return facts.age ? t('person.said.age', { age: answer('age', facts) }) : ''
    case 'veteran':
      return facts.veteran === undefined ? '' : t(facts.veteran ? 'person.said.veteran' : 'person.said.notVeteran')
    default:
      return answer(topic, facts)
  }
}
