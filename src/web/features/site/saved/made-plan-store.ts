import type { PlanReply } from '#contract/plan.ts'
import type { Language } from '#i18n/languages.ts'
import { onDevice } from '#web/browser-storage.ts'

const key = 'navi.madePlan'

/** The plan as it was made last, for the time without internet. */
export interface KeptPlan {
  /** An ISO date and time. */
  made_at: string
  language: Language
  made: PlanReply
}

/** The last plan that was made on this device. What is told of its reader is left out of it. */
export const madePlan = {
  read(): KeptPlan | undefined {
    const kept = onDevice.readJson(key) as KeptPlan | null | undefined
    return Array.isArray(kept?.made?.applications) && !Number.isNaN(Date.parse(kept.made_at)) ? kept : undefined
  },

  write(made: PlanReply, language: Language): void {
    const made_at = new Date().toISOString()
    onDevice.write(key, JSON.stringify({ made_at, language, made: withoutReasons(made) } satisfies KeptPlan))
  },

  forget: () => onDevice.forget(key),
}

/** Which rules a person meets says what they earn and how they are insured. */
function withoutReasons(made: PlanReply): PlanReply {
  const bare = (applications: PlanReply['applications']) =>
    applications.map(({ offer, ...application }) => ({
      ...application,
      offer: offer && { ...offer, benefit: '', ticks: [], to_ask: [], to_say: '', why_first: '' },
    }))
  return { ...made, for_all: bare(made.for_all), applications: bare(made.applications) }
}
