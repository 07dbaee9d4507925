import type { en } from '#i18n/en.ts'
import type { Intent } from '#server/chat/turn.ts'

type Topic = keyof (typeof en)['chatMail']['topics']

const topics: Partial<Record<Intent, Topic>> = {
  programs: 'programs',
  copay: 'copay',
  coupons: 'coupons',
  price: 'price',
  delivery: 'delivery',
  eligibility: 'eligibility',
  insurance_help: 'insurance',
  which_drug: 'medicine',
  detail: 'record',
  phone: 'record',
  form: 'record',
  papers: 'record',
  rule: 'record',
  source: 'record',
  card: 'record',
  local_help: 'local',
  deals: 'deals',
  knowledge: 'knowledge',
  emergency: 'danger',
  advice: 'advice',
}

/** The heading of an answer, by what its question was understood to want. */
export function topicOf(intent: Intent): Topic {
  return topics[intent] ?? 'other'
}
