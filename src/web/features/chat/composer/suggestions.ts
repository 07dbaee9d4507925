import {
  Bus,
  ClipboardCheck,
  CreditCard,
  FileText,
  HandHeart,
  HeartHandshake,
  type IconNode,
  IdCard,
  MapPinHouse,
  Pill,
  Scale,
  Stethoscope,
  Tablets,
  TicketPercent,
  Truck,
  Umbrella,
} from 'lucide'
import type { ChatVariant } from '#contract/chat.ts'
import type { Translate } from '#i18n/translator.ts'

type Place = '/digital-pharmacy' | '/prescription-asistance-criteria' | '/local-community-criteria'

/** Where each kind of chat is at home. */
const homes: Partial<Record<ChatVariant, Place>> = {
  pharmacy: '/digital-pharmacy',
  prescription: '/prescription-asistance-criteria',
  community: '/local-community-criteria',
}

type SuggestionId = keyof typeof icons

export interface Suggestion {
  id: SuggestionId | 'resources'
  icon: IconNode
  /** What is shown, and what is asked. */
  words: string
  /** The page that answers it best, if it is not the one at hand. */
  target: Place | null
}

const icons = {
  medicine: Pill,
  copay: CreditCard,
  coupon: TicketPercent,
  delivery: Truck,
  nearby: MapPinHouse,
  papers: FileText,
  uninsured: Umbrella,
  rent: HeartHandshake,
  ride: Bus,
  legal: Scale,
  qualify: ClipboardCheck,
  medicare: IdCard,
  generic: Tablets,
  symptoms: Stethoscope,
} satisfies Record<string, IconNode>

const targets: Partial<Record<SuggestionId, Place>> = {
  medicine: '/prescription-asistance-criteria',
  uninsured: '/prescription-asistance-criteria',
  qualify: '/prescription-asistance-criteria',
  medicare: '/prescription-asistance-criteria',
  copay: '/digital-pharmacy',
  coupon: '/digital-pharmacy',
  delivery: '/digital-pharmacy',
  generic: '/digital-pharmacy',
  nearby: '/local-community-criteria',
  rent: '/local-community-criteria',
  ride: '/local-community-criteria',
  legal: '/local-community-criteria',
}

/** How many suggestions are shown first; the others on demand. */
export const firstSuggestions = 10
const placeOfResources = 3

/** All that may be asked by one press. Those without words are left out. */
export function allSuggestions(t: Translate<'chat'>): Suggestion[] {
  return (Object.keys(icons) as SuggestionId[])
    .map((id) => ({ id, icon: icons[id], words: t(`chat.suggestion.${id}`), target: targets[id] ?? null }))
    .filter(({ words }) => words.trim() !== '')
}

/** What a reader may ask first, in order: what this kind of chat is for, then the rest. */
export function listSuggestions(
  t: Translate<'chat'>,
  variant: ChatVariant,
  withCommunityResources: boolean,
): Suggestion[] {
  const all = allSuggestions(t)
  const home = homes[variant]
  const isOwn = ({ target }: Suggestion) => home !== undefined && target === home
  const suggestions = [...all.filter(isOwn), ...all.filter((each) => !isOwn(each))]
  const resources = { id: 'resources', icon: HandHeart, words: t('chat.search.resources'), target: null } as const
  return withCommunityResources ? suggestions.toSpliced(placeOfResources - 1, 0, resources) : suggestions
}
