import type { Drug, GovernmentService, Service } from 'schema-dts'
import type { ProgramCard } from '#contract/programs.ts'
import type { DrugData } from './load-drug.ts'

type Found = Pick<DrugData, 'drug' | 'lead' | 'brands' | 'genericOf' | 'routes'>

/** A medicine and the programs of its page that are tied to it, as schema.org names them. */
export function drugFacts({ drug, lead, routes }: Found, origin: string): (Drug | Service | GovernmentService)[] {
  const programs = [...routes.free, ...routes.copay, ...routes.discount]
  const once = new Map(programs.map((program) => [program.program_id, program]))
  return [medicineFacts(drug, lead, origin), ...[...once.values()].map(programFacts)]
}

function medicineFacts({ id, label, generic, type }: Found['drug'], lead: string, origin: string): Drug {
  return {
    '@type': 'Drug',
    '@id': `${origin}/drugs/${id}`,
    name: label,
    nonProprietaryName: generic,
    isProprietary: type !== 'generic',
    description: lead,
  }
}

function programFacts(program: ProgramCard): Service | GovernmentService {
  const { kind, program_name, sponsor, description, program_url, phone_number, phone_confirmed } = program
  return {
    '@type': kind === 'government' ? 'GovernmentService' : 'Service',
    name: program_name,
    description,
    provider: { '@type': 'Organization', name: sponsor },
    ...(program_url && { url: program_url }),
    ...(phone_number &&
      phone_confirmed && {
        availableChannel: {
          '@type': 'ServiceChannel',
          servicePhone: { '@type': 'ContactPoint', telephone: phone_number },
        },
      }),
  }
}
