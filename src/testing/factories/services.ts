import type { ServiceCard } from '#contract/communities.ts'

/** A made-up service of which everything is known. */
export const pantry: ServiceCard = {
  service_id: 'a-pantry',
  service_name: 'Food pantry',
  organization: 'A made-up group',
  category: 'food',
  description: 'Free food for three days.',
  eligibility: 'Anyone.',
  phone_number: '585-555-0100',
  phone_confirmed: true,
  url_link: 'https://pantry.example',
  address: { street: '1 Made-up Street', city: 'Rochester', state: 'NY', zip: '14604' },
  area_served: 'Rochester, NY',
  reach: 'local',
  languages: ['en', 'es'],
  hours: 'Monday 9 a.m. to 5 p.m.',
  schedules: null,
  open: 'open',
  distance_miles: 2.4,
  sources: [{ url: 'https://pantry.example/about', page_date: '2026-08', supports: ['phone'] }],
  unlinked_sources: 0,
  source_date: '2026-08',
  evidence: 'primary',
  checked_on: null,
  spanish_reviewed: false,
  freshness: { state: 'old', on: null, facts: [] },
}
