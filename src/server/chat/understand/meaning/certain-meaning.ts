import type { EmergencyKind } from '#contract/communities.ts'
import type { Hazards } from '#server/chat/safety/read-hazards.ts'
import type { AdviceAsked, Intent } from '#server/chat/turn.ts'
import { isOtherLanguage } from '#text/other-language.ts'
import { asksToWrite } from '../cards/cards-in-danger.ts'
import { isInDangerStill, isOver } from '../danger/after-danger.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import { hazardsWith, meaningByReading, type Reading, spokenWith } from '../reading.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import type { Given } from './asked.ts'
import type { Heard, Meant } from './meant.ts'

/** What is heard in the words of who has none left, and was not asked. */
const ofNoneLeft = new Set<AdviceAsked | null>(['stop', 'dose', 'mixing', 'switch', 'other'])

/** From here on a card is asked for beside an answer to what we asked. */
const plainly = 0.6

/** What decides by itself what is meant, if anything does: danger, an answer to what we asked, telling words, or another’s reading. */
export function certainOf(
  heard: Heard,
  { given, byWords, beside }: { given: Given | undefined; byWords: Meaning | undefined; beside: Meaning | undefined },
  reading: Reading | undefined,
): Meant | undefined {
  const { spoken, hazards } = heard
  const danger = dangerOf(isOfNone(heard, byWords) ? { ...hazards, advice: null } : hazards, spoken)
  if ((danger !== 'emergency' || asksToWrite(spoken.text)) && isInDangerStill(spoken, hazards))
    return { spoken, hazards: { ...hazards, emergencies: besides(spoken, hazards) }, intent: 'emergency' }
  if (!danger && isOver(spoken, hazards)) return { ...heard, intent: 'care' }
  if (!danger && given && beside) return { ...heard, given, intent: 'knowledge', meaning: beside }
  const certain = danger ?? given?.intent
  if (certain) return { ...heard, given, intent: certain }
  if (isOtherLanguage(spoken.text) && spoken.medicines.drugs.length === 0) return { ...heard, intent: 'other_language' }
  if (byWords) return { ...heard, intent: byWords.intent, meaning: byWords }
  if (!reading) return undefined
  const meaning = meaningByReading(reading)
  return {
    spoken: spokenWith(spoken, reading),
    hazards: hazardsWith(hazards, reading),
    intent: meaning.intent,
    meaning,
  }
}

/** Whether a question for a doctor is heard in the words of who has none left, or takes a danger back, and was not asked. */
function isOfNone({ spoken, hazards }: Heard, byWords: Meaning | undefined): boolean {
  const isOut = byWords?.cards.some(({ id }) => id.startsWith('out-of-')) && ofNoneLeft.has(hazards.advice)
  return isOut || (hazards.isTakenBack && !asksSomething(spoken.text))
}

/** The dangers that go on, and what is told besides: "I hate calling, I just took all of them". */
function besides({ before }: Spoken, { emergencies }: Hazards): EmergencyKind[] {
  const asked = before.askedOfDanger ? [before.askedOfDanger] : []
  return [...new Set([...(before.emergencies.length > 0 ? before.emergencies : asked), ...emergencies])]
}

/** "Dupixent. Can someone outside the plan review it?" answers what we asked, and asks more than we would answer. */
export function askedBeside(
  scored: Meaning | undefined,
  {
    spoken,
    hazards: { personal },
    telling,
    event,
  }: Heard & { telling: Meaning | undefined; event: Meaning | undefined },
): Meaning | undefined {
  if (event) return event
  // Who only names an insurance answers what we asked.
  if (telling && asksSomething(spoken.text)) return telling
  // Past what was taken out the language model can not see.
  if (scored?.intent !== 'knowledge' || personal.length > 0) return undefined
  return (scored.cards[0]?.chance ?? 0) >= plainly ? scored : undefined
}

function dangerOf(
  { emergencies, injection, advice, isWithout = false }: Hazards,
  { signals, need }: Spoken,
): Intent | undefined {
  if (emergencies.length > 0) return 'emergency'
  if (injection && !(signals.onlyTalk === 'repeat' || (signals.talk.has('repeat') && signals.length <= 4)))
    return 'injection'
  // Who says what hurts and asks for a dentist wants the dentist.
  return advice && !(advice === 'symptoms' && need.isSure && !isWithout) ? 'advice' : undefined
}
