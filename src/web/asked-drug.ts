import type { AppLoadContext } from 'react-router'
import { redirectTo } from './redirect-to.ts'

/**
 * The medicine that `?drug=` names, by id. A form without JavaScript, or a link of a card, sends a name, and is led to the
 * page of its id.
 */
export function findAskedDrug(request: Request, { services, language }: AppLoadContext, path: `/${string}`) {
  const asked = new URL(request.url).searchParams.get('drug')?.trim() ?? ''
  const found = services.drugs.find(asked)
  const named = found ? undefined : services.drugs.findByName(asked)
  if (named) throw redirectTo(`${path}?drug=${named.id}`)
  const isUnknown = asked !== '' && !found
  return {
    found,
    drug: found ? { id: found.id, label: services.drugs.nameIn(found, language) } : null,
    /** What the address asked for and we don't know. */
    unknown: isUnknown ? asked : null,
    /** The medicines that this may be a mistake for. */
    likely: isUnknown ? services.drugs.likely(asked, language) : [],
    status: isUnknown ? 404 : 200,
  }
}
