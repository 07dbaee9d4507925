import type { Schedule, ServiceQuery } from '#contract/communities.ts'
import type { CenterNear } from '../health-centers.ts'
import type { FoundPlace } from '../places/find-place.ts'
import { milesServed, reaches } from './directory-rows.ts'
import { concepts } from './help-concepts.ts'
import type { Part, Parts } from './read-search.ts'
import { quoted, squaresWithin, token } from './search-tokens.ts'

/** A question as the database is to answer it. */
type Search = {
  edition: number
  parts: Parts
  place: FoundPlace | undefined
  isNowhere: boolean
  /** The state that is meant where no place is named. */
  homeState: string
  filters: Pick<ServiceQuery, 'category' | 'spoken'>
  /** The local time of each zone, where only what is open is wanted. */
  openAt: { timezone: Schedule['timezone']; day: string; time: string }[] | undefined
  /** The numbers of services, and the ids of health centers, that come before all others where they are found. */
  first: { numbers: number[]; ids: string[] }
  /** The numbers of services that rest on an old page: they come after others that fit alike. */
  old: number[]
  /** Health centers near the place: they are found where the service that finds them is, whose number `of` is. */
  centers: { of: number; near: CenterNear[] }
  from: number
  count: number
}

/** `is_there` is false when the edition was removed, because two newer ones have come. */
export type Found = { ids: string[]; total: number; has_local: boolean; is_there: boolean }

/** What an old list says counts less than our own records. */
const oldListing = 0.7
/** Without a place, more than this is not worth ranking: local help is left out then, unless a place is named. */
export const mostEverywhere = 4000
/** Their own services come after those for everybody, unless a question names them: most who ask are not of them. */
const groups = ['veterans', 'seniors', 'farmWork', 'immigration', 'cancer', 'disability']
const ofGroup = 0.4
/** Of words in eligibility, description, category and organization, name. */
const weights = '{0.1, 0.5, 0.7, 1}'
/** ts_rank's answer for one lexeme of the greatest weight at one place (its sum of inverse squares). */
const fullRank = 1 / 1.64493406685
/** What the words as they are written count beside what they mean. */
const asWritten = 0.25

/** Writes the statement and its parameters. Questions differ in how many parts they have, so it is put together. */
export function searchStatement(search: Search): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const given = (value: unknown) => `$${values.push(value)}`
  const { parts, place, openAt } = search
  const lexemes = given(marksQuery(search))
  const match =
    parts.choosing.length > 0 ? `(${lexemes}::tsquery && (${anyOf(parts.choosing, given)}))` : `${lexemes}::tsquery`
  const near = nearness(search, given)
  const { numbers, ids } = search.first
  const isFirst = `coalesce(service = ANY(${given(numbers)}::integer[]), id = ANY(${given(ids)}::text[]))`
  const isOld = `coalesce(service = ANY(${given(search.old)}::integer[]), true)`
  const order = `${isFirst} DESC, score DESC, reach, ${isOld}, service, id`
  const edition = given(search.edition)
  const text = `
    WITH found AS MATERIALIZED (
      SELECT service, reach, miles_served, terms, (${relevance(parts.ranking, given)}) * ${forEverybody(parts.ranking, given)} AS relevance, ${near.miles} AS miles
      FROM service_at_location
      WHERE terms @@ ${match}${openAt ? ` AND ${opening(search.edition, openAt, given)}` : ''}
    ), ranked AS (
      ${place ? nearestOf(near.factor) : `SELECT service, NULL::text AS id, reach, relevance * ${near.factor} AS score FROM found`}
      ${centersNear(search, given)}
    ), page AS (
      SELECT * FROM ranked ORDER BY ${order} LIMIT ${given(search.count)} OFFSET ${given(search.from)}
    )
    SELECT
      (SELECT count(*)::integer FROM ranked) AS total,
      EXISTS (SELECT FROM ranked WHERE reach = ${reaches.indexOf('local')}) AS has_local,
      ARRAY(
        SELECT coalesce(id, (SELECT service.id FROM service WHERE edition = ${edition} AND number = page.service))
        FROM page ORDER BY ${order}
      ) AS ids,
      EXISTS (SELECT FROM directory_edition WHERE edition = ${edition}) AS is_there`
  return { text, values }
}

/** Of each service the place that counts most. */
function nearestOf(factor: string): string {
  return `
      SELECT service, NULL::text AS id, min(reach) AS reach, max(relevance * ${factor}) AS score
      FROM found WHERE miles IS NULL OR miles <= miles_served
      GROUP BY service`
}

/** The centers around, as relevant as the service that finds them, and ranked by miles as what has an address. */
function centersNear({ centers: { of, near } }: Search, given: Given): string {
  if (near.length === 0) return ''
  const [ids, miles] = [given(near.map(({ id }) => id)), given(near.map(({ miles }) => miles))]
  const reach = `CASE WHEN center.miles <= ${milesServed.local} THEN ${reaches.indexOf('local')} ELSE ${reaches.indexOf('part')} END`
  return `
      UNION ALL
      SELECT NULL, center.id, ${reach}, ${oldListing} * relevance / (1 + center.miles / 30)
      FROM found, unnest(${ids}::text[], ${miles}::float8[]) AS center (id, miles)
      WHERE service = ${given(of)}`
}

/** Everything that a service must have, as a tsquery of marks. */
function marksQuery({ edition, parts, place, isNowhere, filters: { category, spoken } }: Search): string {
  const anywhere = isNowhere ? token.national : parts.found > mostEverywhere ? token.wide : token.first
  const marks = [
    quoted(token.edition(edition)),
    category && quoted(token.category(category)),
    spoken && quoted(token.spoken(spoken)),
    place ? `(${areasOf(place)})` : quoted(anywhere),
  ]
  return marks.filter(Boolean).join(' & ')
}

/** Help for everyone that the state has none of its own of, for the state, for the counties, and local help that lies near and in the same state. */
function areasOf({ state, centre, counties }: FoundPlace): string {
  const within = quoted(token.within(state))
  const squares = centre && squaresWithin(centre, milesServed.local).map(quoted).join(' | ')
  const local = squares ? `${within} & (${squares})` : within
  const ofCounties = counties.map((code) => quoted(token.county(code)))
  const forEveryone = `(${quoted(token.national)} & !${quoted(token.replaced(state))})`
  return [forEveryone, quoted(token.state(state)), ...ofCounties, local].join(' | ')
}

type Given = (value: unknown) => string

function anyOf(parts: Part[], given: Given): string {
  return parts
    .map((part) => [conceptsQuery(part, given), wordsQuery(part, given)].filter(Boolean).join(' || '))
    .join(' || ')
}

function conceptsQuery({ concepts }: Part, given: Given): string | undefined {
  if (concepts.length === 0) return undefined
  return `${given(concepts.map((concept) => quoted(token.concept(concept))).join(' | '))}::tsquery`
}

function wordsQuery({ words }: Part, given: Given): string | undefined {
  if (words.length === 0) return undefined
  const text = given(words.join(' | '))
  return ['english', 'spanish', 'simple'].map((language) => `to_tsquery('${language}', ${text})`).join(' || ')
}

/** From 0 to about 1: how much of what is asked for a service has, and in how telling a place. */
function relevance(parts: Part[], given: Given): string {
  if (parts.length === 0) return '1'
  const whole = parts.reduce((sum, { rarity }) => sum + rarity, 0)
  const ranks = parts.map((part) => {
    const [concepts, words] = [conceptsQuery(part, given), wordsQuery(part, given)]
    const share = part.rarity / whole / fullRank
    if (!concepts || !words) return rank(concepts ?? words ?? '', share)
    return `${rank(concepts, share * (1 - asWritten))} + ${rank(words, share * asWritten)}`
  })
  return ranks.join(' + ')
}

/** Less where the name of a service says that it is for a group that was not asked for. */
function forEverybody(parts: Part[], given: Given): string {
  const asked = parts.flatMap((part) => part.concepts)
  const named = new Set(asked.flatMap((concept) => [concept, ...(concepts.get(concept)?.near ?? [])]))
  const others = groups.filter((group) => !named.has(group)).map((group) => `${quoted(token.concept(group))}:A`)
  return others.length > 0 ? `CASE WHEN terms @@ ${given(others.join(' | '))}::tsquery THEN ${ofGroup} ELSE 1 END` : '1'
}

function rank(query: string, factor: number): string {
  return `${factor.toFixed(6)} * ts_rank('${weights}', terms, ${query})`
}

/** How far a row lies from the place, and what that makes of its relevance. */
function nearness({ place, homeState }: Search, given: Given): { miles: string; factor: string } {
  if (!place) {
    // Of help for the states, which all have the same, the whole country's and that at home come first.
    const atHome = given(`${quoted(token.state(homeState))} | ${quoted(token.within(homeState))}`)
    const factor = `CASE WHEN reach = 0 OR terms @@ ${atHome}::tsquery THEN (ARRAY[1, 0.95, 0.7, 0.5])[reach + 1] ELSE 0.02 END`
    return { miles: 'NULL::float8', factor }
  }
  // In a whole state nobody knows which local help is near: it comes after the rest.
  if (!place.centre) return { miles: 'NULL::float8', factor: '(ARRAY[0.9, 1, 0.05, 0.4])[reach + 1]' }
  const [lat, lon] = [given(place.centre.lat), given(place.centre.lon)]
  // The haversine formula, as in miles.ts.
  const miles = `CASE WHEN lat IS NOT NULL THEN 7917.6 * asin(least(1, sqrt(
    sin(radians(lat - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(lat)) * sin(radians(lon - ${lon}::float8) / 2) ^ 2))) END`
  return { miles, factor: 'coalesce(1 / (1 + miles / 30), (ARRAY[0.5, 0.6, 0.65, 0.25])[reach + 1])' }
}

function opening(edition: number, zones: NonNullable<Search['openAt']>, given: Given): string {
  const times = zones.map(
    ({ timezone, day, time }) =>
      `(timezone = ${given(timezone)} AND strpos(byday, ${given(day)}) > 0 AND opens_at <= ${given(time)} AND closes_at > ${given(time)})`,
  )
  return `service IN (SELECT schedule.service FROM schedule WHERE edition = ${given(edition)} AND (${times.join(' OR ')}))`
}
