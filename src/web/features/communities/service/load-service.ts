import { type AppLoadContext, data } from 'react-router'
import type { ServiceCard } from '#contract/communities.ts'
import { translator } from '#web/translator.server.ts'

const mostRelated = 3

/** One service as of now, and others of its kind for the same area. */
export async function loadService(id: string, { services: { communities }, language }: AppLoadContext) {
  const service = communities.findService(id, language)
  if (!service) throw data(null, { status: 404 })
  const { category, service_name: name, organization, description } = service
  const near = await communities.search({ category, place: placeOf(service) }, language)
  const values = { name, organization, description }
  const t = translator(language)
  const reply = {
    meta: { title: t('heads.service.title', values), description: t('heads.service.description', values) },
    service,
    related: near.services.filter(({ service_id }) => service_id !== id).slice(0, mostRelated),
  }
  // Whether it is open changes by the minute.
  return data(reply, { headers: { 'Cache-Control': 'no-store' } })
}

export type ServiceData = Awaited<ReturnType<typeof loadService>>['data']

/** Where to look for the like: at its address, or in the state that ends the name of its area: "Monroe County, NY". */
function placeOf({ address, area_served }: ServiceCard): string | undefined {
  return address?.zip ?? (address ? `${address.city}, ${address.state}` : area_served.match(/\b[A-Z]{2}$/)?.[0])
}
