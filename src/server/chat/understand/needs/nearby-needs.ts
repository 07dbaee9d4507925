import type { ServiceCategory } from '#contract/communities.ts'
import type { Language } from '#i18n/languages.ts'

export type NearbyNeed = Record<Language, string> & { category: ServiceCategory }

/** What a need that the language model hears is searched by. */
export const nearbyNeeds = new Map<string, NearbyNeed>(
  Object.entries({
    food: { en: 'food pantry', es: 'comida', category: 'food' },
    rent: { en: 'rent', es: 'renta', category: 'housing' },
    housing: { en: 'shelter', es: 'refugio', category: 'housing' },
    utilities: { en: 'utilities', es: 'luz y gas', category: 'financial' },
    rides: { en: 'medical rides', es: 'transporte al doctor', category: 'transportation' },
    childcare: { en: 'child care', es: 'cuidado de niños', category: 'childcare' },
    legal: { en: 'legal aid', es: 'abogado', category: 'legal' },
    money: { en: 'debt', es: 'deudas', category: 'financial' },
    jobs: { en: 'job', es: 'empleo', category: 'financial' },
    dental: { en: 'dentist', es: 'dentista', category: 'healthcare' },
    mental: { en: 'counseling', es: 'consejería', category: 'healthcare' },
    clinic: { en: 'clinic', es: 'clínica', category: 'healthcare' },
  } satisfies Record<string, NearbyNeed>),
)
