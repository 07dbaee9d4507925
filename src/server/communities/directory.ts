import { createHash } from 'node:crypto'
import { type ServiceQuery, schedule } from '#contract/communities.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import { isOld } from '#server/catalogue/provenance.ts'
import type { Database } from '#server/db/connect.ts'
import { easternDay } from '#server/eastern-day.ts'
import { onceADay, onceFor } from '#server/once-for.ts'
import type { CenterNear } from './health-centers.ts'
import { clockIn } from './opening-hours.ts'
import type { FoundPlace, Places } from './places/find-place.ts'
import { directoryRow, statesWithOwn } from './search/directory-rows.ts'
import { createVocabulary, type Vocabulary } from './search/directory-vocabulary.ts'
import { fillDirectory } from './search/fill-directory.ts'
import { fillerWords } from './search/filler-words.ts'
import { concepts } from './search/help-concepts.ts'
import { readSearch } from './search/read-search.ts'
import { type Found, mostEverywhere, searchStatement } from './search/search-statement.ts'
import { serviceTerms } from './service-terms.ts'

const zones = schedule.shape.timezone.options

/** What is asked, which page of it, and from where. */
type Question = Pick<ServiceQuery, 'q' | 'category' | 'spoken'> & {
  place: FoundPlace | undefined
  /** A place was named and is not known: only help for the whole country is sure to be for it. */
  isNowhere: boolean
  openAt: Date | undefined
  /** The ids of services that come before all others, where they are found. */
  first: string[]
  centers: CenterNear[]
  from: number
  count: number
}

/** Stands for the words that records are read by: a new release that changes them fills the tables anew. */
const wordsHash = createHash('sha256')
  .update(JSON.stringify([...concepts, ...fillerWords]))
  .digest('hex')
  .slice(0, 16)

const termsOf = onceFor((services: CommunityService[]) => services.map(serviceTerms))

/** The directory in the database: finds the ids of services, and how many there are. */
export function createDirectory(
  catalogue: Pick<Catalogue, 'hash' | 'servedServices' | 'countyCode'>,
  database: Database,
  places: Places,
) {
  const { hash, servedServices, countyCode } = catalogue
  const numbers = new Map(servedServices.map(({ id }, at) => [id, at]))
  const oldOn = onceADay(() => servedServices.flatMap((service, at) => (isOld(service) ? [at] : [])))
  const finder = servedServices.findIndex(({ basic }) => basic === 'health_center')
  let vocabulary: Vocabulary | undefined
  let filled: Promise<number> | undefined

  function readVocabulary(): Vocabulary {
    return createVocabulary(termsOf(servedServices), (at) => {
      const area = servedServices[at]?.area
      return area?.kind === 'national' || area?.state === places.homeState
    })
  }

  function fill(): Promise<number> {
    const organizations = new Map(servedServices.map(({ organization }) => [organization.id, organization]))
    const rows = () => {
      const terms = termsOf(servedServices)
      const geography = { places, countyCode, ownIn: statesWithOwn(servedServices) }
      return servedServices.map((service, at) =>
        directoryRow(service, at, terms[at] ?? serviceTerms(service), geography),
      )
    }
    return fillDirectory(database, { hash: `${hash} ${wordsHash}`, organizations: [...organizations.values()], rows })
  }

  /** Fills the database, unless it is filled; what failed is tried again by the next. */
  function prepare(): Promise<number> {
    vocabulary ??= readVocabulary()
    filled ??= fill().catch((error: unknown) => {
      filled = undefined
      throw error
    })
    return filled
  }

  async function ask({ q = '', category, spoken, openAt, first, centers, ...question }: Question): Promise<Found> {
    const edition = await prepare()
    vocabulary ??= readVocabulary()
    const parts = readSearch(q, vocabulary, question.place ? Number.POSITIVE_INFINITY : mostEverywhere)
    if (!parts) return { ids: [], total: 0, has_local: false, is_there: true }
    const { text, values } = searchStatement({
      ...question,
      edition,
      parts,
      homeState: places.homeState,
      filters: { category, spoken },
      first: { numbers: first.map((id) => numbers.get(id) ?? -1), ids: first.filter((id) => !numbers.has(id)) },
      old: oldOn(easternDay()),
      centers: { of: finder, near: centers },
      openAt: openAt && zones.map((timezone) => ({ timezone, ...clockIn(timezone, openAt) })),
    })
    const { rows } = await database.pool.query<Found>(text, values)
    return rows[0] as Found
  }

  return {
    prepare,

    /** The ids of one page of what a question finds, best first, how many it finds in all, and whether any is local. */
    async search(question: Question): Promise<Omit<Found, 'is_there'>> {
      const found = await ask(question)
      if (found.is_there) return found
      filled = undefined
      return ask(question)
    },
  }
}
