import { type AppLoadContext, data } from 'react-router'
import type { CommunityItem, VendorName } from '#contract/communities.ts'
import { redirectTo } from '#web/redirect-to.ts'
import { translator } from '#web/translator.server.ts'
import { findItem, organizationsFor } from './deal-choices.ts'

/** The vendors of one item of the communities list. */
export type Deals = { program: string; vendors: VendorName[]; message?: string }

/**
 * The page of an address: `?program=` is an id, or what a form without JavaScript sends: a name, with a `location`.
 * The id stays in the address, so that it can be shared.
 */
export function loadDeals(request: Request, { services: { communities }, language }: AppLoadContext) {
  const params = new URL(request.url).searchParams
  const asked = params.get('program')?.trim()
  const location = params.get('location')
  const items = communities.list(language)
  // A form also sends a location, if an empty one; what was typed may look like an id: "transit".
  const picked = location === null ? items.find(({ id }) => id === asked) : undefined
  const named = asked && !picked ? findItem(items, asked, location ?? '') : undefined
  if (named) throw redirectTo(`/specialcommunity?program=${named.id}`)

  const t = translator(language)
  const names = { program: picked?.programme_name ?? '', location: picked?.location ?? '' }
  const general = { title: t('heads.deals.title'), description: t('heads.deals.description') }
  const reply = {
    /** The head of the page as a whole, and that of what was picked. */
    general,
    meta: picked
      ? { title: t('heads.dealsOf.title', names), description: t('heads.dealsOf.description', names) }
      : general,
    language,
    programmes: items.filter(({ kind }) => kind === 'programme'),
    picked: picked ?? null,
    deals: picked ? dealsOf(picked) : null,
    organizations: picked ? organizationsFor(items, picked) : [],
    /** What was asked for and we don't have. */
    unknown: asked && !picked ? { program: asked, location: location ?? '' } : null,
  }
  return data(reply, { status: reply.unknown ? 404 : 200 })

  function dealsOf({ id }: CommunityItem): Deals {
    const found = communities.vendorsOf(id, language)
    return { program: id, vendors: found?.Vendors_names ?? [], message: found?.message }
  }
}

export type DealsData = ReturnType<typeof loadDeals>['data']
