import type { EmergencyKind } from '#contract/communities.ts'
import type { TalkState } from '#language/talk-state.ts'
import type { AdviceAsked } from '#server/chat/turn.ts'
import { withoutPersonal } from '#server/eligibility/understand/personal.ts'
import type { PersonalKind } from '#server/eligibility/understand/personal-shapes.ts'
import { readEmergency } from '#server/emergencies/read-emergency.ts'
import { withoutAgreement } from '#server/emergencies/tells-nothing.ts'
import { readAdvice } from './read-advice.ts'
import { readInjection } from './read-injection.ts'

/** What must be known of a text before anything else is done with it. */
export type Hazards = {
  emergencies: EmergencyKind[]
  /** The danger that it may be: somebody is to be asked. */
  mayBeDanger: EmergencyKind | null
  /** It hardly is: what was asked is answered before. */
  isSlight: boolean
  /** What sounded like danger before is taken back in plain words. */
  isTakenBack: boolean
  /** Who was told who listens thinks of dying no more. */
  isDenied: boolean
  /** Of the danger that was said before somebody is being helped, or was. */
  isInGoodHands: boolean
  advice: AdviceAsked | null
  /** Somebody feels bad without a medicine that nobody should stop. */
  isWithout?: boolean
  injection: boolean
  /** What names a person and was taken out. */
  personal: PersonalKind[]
  /** The text without what names a person and without commands to a machine. */
  clean: string
}

/** Hears dangers, questions for a doctor, personal data and attempts to command a machine. Pure, and never throws. */
export function readHazards(text: string, before?: TalkState): Hazards {
  const cleaned = cleanText(text)
  const { kinds, mayBe, isSlight, isTakenBack, isDenied, isInGoodHands } = readEmergency(text, before)
  return {
    emergencies: kinds,
    mayBeDanger: mayBe,
    isSlight,
    isTakenBack,
    isDenied,
    isInGoodHands,
    advice: readAdvice(withoutAgreement(cleaned.clean, before), before),
    ...cleaned,
  }
}

/** Takes out of a text what names a person and what commands a machine. */
export function cleanText(text: string): Pick<Hazards, 'clean' | 'personal' | 'injection'> {
  const { text: unnamed, kinds } = withoutPersonal(text)
  const { injection, clean } = readInjection(unnamed)
  return { clean: clean.replace(/\s+/g, ' ').trim(), personal: kinds, injection }
}
