import type { Service, ServiceChannel } from 'schema-dts'
import type { ServiceCard } from '#contract/communities.ts'

/** A service of its page as schema.org names it. */
export function serviceFacts(service: ServiceCard, origin: string): Service {
  return {
    '@type': 'Service',
    '@id': `${origin}/services/${service.service_id}`,
    name: service.service_name,
    description: service.description,
    provider: { '@type': 'Organization', name: service.organization },
    areaServed: service.area_served,
    ...(service.url_link && { url: service.url_link }),
    availableChannel: channelOf(service),
  }
}

function channelOf({ phone_number, address, languages }: ServiceCard): ServiceChannel {
  return {
    '@type': 'ServiceChannel',
    ...(phone_number && { servicePhone: { '@type': 'ContactPoint', telephone: phone_number } }),
    ...(languages && { availableLanguage: languages }),
    ...(address && {
      serviceLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          addressRegion: address.state,
          addressCountry: 'US',
          ...(address.zip && { postalCode: address.zip }),
        },
      },
    }),
  }
}
