import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { Answerer } from './answerer.ts'
import { createDeals } from './deals.ts'
import { createLocalHelp } from './local-help.ts'

type Parts = { catalogue: Catalogue; communities: Communities }

/** Answers about help and deals near a person; `moreLocalHelp` goes on with the list of services before. */
export function createLocalAnswers({
  catalogue,
  communities,
}: Parts): Record<'local_help' | 'deals' | 'moreLocalHelp', Answerer> {
  const localHelp = createLocalHelp(communities)
  return {
    local_help: localHelp.answer,
    deals: createDeals(catalogue, communities),
    moreLocalHelp: localHelp.more,
  }
}
