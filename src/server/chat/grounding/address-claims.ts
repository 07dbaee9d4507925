import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Config } from '#server/settings/config.ts'
import type { Claim } from './claim.ts'
import { linksIn, plainAddress } from './links.ts'
import { isOwnPage } from './own-pages.ts'
import { digitsOf, isHotline, phonesIn } from './phones.ts'
import type { RecordFacts } from './record-facts.ts'
import type { Spoken } from './spoken.ts'

export type Shops = Pick<Config, 'operator' | 'PUBLIC_URL'>

/** Holds the phone numbers and links of a sentence against the records it is about, else against all. */
export function createAddressClaims(catalogue: Catalogue, all: RecordFacts[], { operator, PUBLIC_URL }: Shops) {
  const shops = new Set(operator.retailers.map(({ url }) => plainAddress(url)))
  const ids = {
    drugs: new Set(catalogue.drugs.map(({ id }) => id)),
    questions: new Set(catalogue.servedKnowledge.map(({ id }) => id)),
    services: new Set([...catalogue.servedServices, ...catalogue.healthCenters.centers].map(({ id }) => id)),
    items: new Set([...all.map(({ record }) => record.ref.id), ...catalogue.servedProgrammes.map(({ id }) => id)]),
  }
  const pathOf = (address: string) =>
    PUBLIC_URL && address.startsWith(`${PUBLIC_URL}/`) ? address.slice(PUBLIC_URL.length) : address

  function holds({ about, near }: Spoken, has: (facts: RecordFacts) => boolean): boolean {
    return (about.length > 0 ? [...about, ...near] : all).some(has)
  }

  function phoneClaims(spoken: Spoken): Claim[] {
    const dialled = linksIn(spoken.sentence).filter((address) => address.startsWith('tel:'))
    return [...phonesIn(spoken.words), ...dialled].flatMap((text) => {
      const digits = digitsOf(text.replace(/^tel:/, ''))
      if (isHotline(digits) || holds(spoken, ({ phones }) => phones.has(digits))) return []
      return [{ kind: 'phone', text }]
    })
  }

  function linkClaims(spoken: Spoken): Claim[] {
    return linksIn(spoken.sentence).flatMap((text) => {
      const address = plainAddress(text)
      if (text.startsWith('tel:') || shops.has(address) || isOwnPage(pathOf(text), ids)) return []
      if (holds(spoken, ({ links }) => links.has(address))) return []
      return [{ kind: 'link', text }]
    })
  }

  return (spoken: Spoken): Claim[] => [...phoneClaims(spoken), ...linkClaims(spoken)]
}
