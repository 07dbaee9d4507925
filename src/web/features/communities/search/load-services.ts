import { type AppLoadContext, data } from 'react-router'
import { serviceQuery } from '#contract/choices.ts'
import type { ServiceQuery } from '#contract/communities.ts'
import { redirectTo } from '#web/redirect-to.ts'
import { translator } from '#web/translator.server.ts'
import { askedNames, type ServicesAsked, servicesAddress } from './services-address.ts'

const pageSize = 10

/** The services that match the page's address, as of now. */
export async function loadServices(request: Request, { services, language, person }: AppLoadContext) {
  const { searchParams } = new URL(request.url)
  const query = readQuery(searchParams)
  const { open_now, ...rest } = query
  const asked: ServicesAsked = { ...rest, open: open_now === 'true' ? 'true' : undefined }
  if (searchParams.get('place')?.trim() === '') asked.place = ''
  const place = asked.place ?? (person && services.people.place(person.told))
  const found = await services.communities.search({ ...query, place: place || undefined }, language)
  if (found.services.length === 0 && found.total > 0) throw redirectTo(servicesAddress({ ...asked, page: undefined }))

  /** The medicine that the words are, or where no service is found those that they may be. */
  function medicinesIn(words = '', total: number) {
    const { drugs } = services
    const named = words && (drugs.find(words) ?? drugs.findByName(words))
    if (named) return [{ id: named.id, label: drugs.nameIn(named, language) }]
    return words && total === 0 ? drugs.likely(words, language) : []
  }

  const t = translator(language)
  const head = asked.category ? (`heads.servicesOf` as const) : (`heads.services` as const)
  const values = { category: asked.category ? t(`communities.category.${asked.category}`) : '' }
  const reply = {
    meta: { title: t(`${head}.title`, values), description: t(`${head}.description`, values) },
    asked,
    found,
    medicines: medicinesIn(query.q, found.total),
    pages: Math.ceil(found.total / pageSize),
  }
  // Whether a place is open changes by the minute, and what people type is not worth finding.
  const isOwnWords = Object.keys(query).some((name) => name !== 'category')
  return data(reply, {
    headers: { 'Cache-Control': 'no-store', ...(isOwnWords && { 'X-Robots-Tag': 'noindex' }) },
  })
}

export type ServicesData = Awaited<ReturnType<typeof loadServices>>['data']

/** What the address asks that can be asked; the rest, such as a category that we don't have, counts as not asked. */
function readQuery(params: URLSearchParams): ServiceQuery {
  const fields = askedNames.map((name) => [name === 'open' ? 'open_now' : name, params.get(name)?.trim()] as const)
  const shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> = serviceQuery.shape
  const valid = fields.filter(([name, value]) => value && shape[name]?.safeParse(value).success)
  return serviceQuery.parse(Object.fromEntries(valid))
}
