import type { CardItem } from '#contract/cards.ts'

/** Who gives a service and where, as cards and mails say it; empty for what is no service. */
export function helperOf({ organization, area_served }: CardItem): string {
  return [organization, area_served].filter(Boolean).join(' · ')
}
