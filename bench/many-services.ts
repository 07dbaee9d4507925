import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import type { ZipCode } from '#server/catalogue/files/read-zip-codes.ts'
import { createRandom } from './random.ts'

type Texts = CommunityService['description']

/**
 * Our services, then those of our state for every state, then local ones at ZIP codes drawn evenly, until there are as
 * many as wanted: always the same. A local one has a real record's subject and schedule, a name of its own town, and
 * sentences of its own and of another record of its category.
 */
export function manyServices({ servedServices, zipCodes }: Catalogue, count: number): CommunityService[] {
  const random = createRandom(11)
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const towns = zipCodes.filter(({ city, state }) => city !== '' && state !== '')
  const states = [...new Set(towns.map(({ state }) => state))].filter((state) => state !== 'NY')
  const statewide = servedServices.filter(({ area }) => area.kind === 'state' && area.state === 'NY')
  const local = servedServices.filter(({ area }) => area.kind === 'local')
  const services = [
    ...servedServices,
    ...states.flatMap((state) => statewide.map((service) => forState(service, state))),
  ]
  while (services.length < count) {
    const service = pick(local)
    const other = pick(local.filter(({ category }) => category === service.category))
    services.push(
      inTown({ ...service, description: mixed(service, other, random) }, pick(towns), services.length, random),
    )
  }
  return services
}

function forState(service: CommunityService, state: string): CommunityService {
  return { ...service, id: `${service.id}-${state}`, area: { ...service.area, state, name: { en: state, es: state } } }
}

function inTown(service: CommunityService, town: ZipCode, at: number, random: () => number): CommunityService {
  const { city, state, zip } = town
  const name = `${city}, ${state}`
  return {
    ...service,
    id: `${service.id}-${at}`,
    organization: { id: `organization-${at}`, name: `${city} ${service.organization.name}` },
    address: random() < 0.6 ? { street: `${1 + Math.floor(random() * 999)} Main St`, city, state, zip } : null,
    area: { kind: 'local', state, cities: [city], name: { en: name, es: name } },
    languages: random() < 0.15 ? ['en', 'es'] : null,
  }
}

function mixed(own: CommunityService, other: CommunityService, random: () => number): Texts {
  const at = random()
  const sentence = (text: string) => {
    const sentences = text.split(/(?<=\.) /)
    return sentences[Math.floor(at * sentences.length)] ?? ''
  }
  return {
    en: `${own.description.en} ${sentence(other.description.en)}`,
    es: `${own.description.es} ${sentence(other.description.es)}`,
  }
}
