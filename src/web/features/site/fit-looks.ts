import { CircleCheck, CircleHelp, CircleX } from 'lucide'

/** How a chip looks that says how a program fits the reader. */
export const fitLooks = {
  likely: { tone: 'ok', icon: CircleCheck },
  may: { tone: 'warn', icon: CircleHelp },
  not_now: { tone: 'no', icon: CircleX },
} as const
