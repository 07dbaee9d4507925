import { Baby, Bus, HandCoins, HeartPulse, House, type IconNode, Scale, Utensils } from 'lucide'
import type { ServiceCategory } from '#contract/communities.ts'

/** The picture of each kind of help. */
const icons: Record<ServiceCategory, IconNode> = {
  transportation: Bus,
  childcare: Baby,
  housing: House,
  food: Utensils,
  legal: Scale,
  healthcare: HeartPulse,
  financial: HandCoins,
}

/** The kinds of help in the order of the pages, each with its picture. */
export const categories = Object.entries(icons).map(([category, icon]) => ({
  category: category as ServiceCategory,
  icon,
}))
