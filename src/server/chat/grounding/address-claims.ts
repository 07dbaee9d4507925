import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Claim } from './claim.ts'
import { linksIn, plainAddress } from './links.ts'
import { isOwnPage } from './own-pages.ts'
import { digitsOf, isHotline, phonesIn } from './phones.ts'
import type { RecordFacts } from './record-facts.ts'
import { claim, type Spoken } from './spoken.ts'

export type Shops = Pick<Config, 'operator' | 'PUBLIC_URL'>

/** Holds the phone numbers and links of a sentence against the records it is about, else against all. */
export function createAddressClaims(catalogue: Catalogue, all: RecordFacts[], { operator, PUBLIC_URL }: Shops) {
  const shops = new Set(operator.retailers.map(({ url }) => plainAddress(url)))
  const ids = {
    drugs: new Set(catalogue.drugs.map(({ id }) => id)),
    services: new Set(catalogue.servedServices.map(({ id }) => id)),
    items: new Set([...all.map(({ record }) => record.ref.id), ...catalogue.servedProgrammes.map(({ id }) => id)]),
  }
  const pathOf = (address: string) =>
    PUBLIC_URL && address.startsWith(`${PUBLIC_URL}/`) ? address.slice(PUBLIC_URL.length) : address

  function holds({ about, near }: Spoken, has: (facts: RecordFacts) => boolean): boolean {
    return (about.length > 0 ? [...about, ...near] : all).some(has)
  }

  function phoneClaims(spoken: Spoken): Claim[] {
    const dialled = linksIn(spoken.sentence).filter((address) => address.startsWith('tel:'))
    const own = onlyOne(spoken)?.phones[0]
    return [...phonesIn(spoken.words), ...dialled].flatMap((text) => {
      const digits = digitsOf(text.replace(/^tel:/, ''))
      if (isHotline(digits) || holds(spoken, ({ phones }) => phones.has(digits))) return []
      return [claim('phone', text, own && text.startsWith('tel:') ? `tel:+1${digitsOf(own)}` : own)]
    })
  }

  function linkClaims(spoken: Spoken): Claim[] {
    const own = onlyOne(spoken)?.links[0]
    return linksIn(spoken.sentence).flatMap((text) => {
      const address = plainAddress(text)
      if (text.startsWith('tel:') || shops.has(address) || isOwnPage(pathOf(text), ids)) return []
      if (holds(spoken, ({ links }) => links.has(address))) return []
      return [claim('link', text, /^https?:/i.test(text) ? own : undefined)]
    })
  }

  return (spoken: Spoken): Claim[] => [...phoneClaims(spoken), ...linkClaims(spoken)]
}

function onlyOne({ about }: Spoken): RecordFacts['record'] | undefined {
  return about.length === 1 ? about[0]?.record : undefined
}
