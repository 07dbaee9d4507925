import { tellsForm } from '#server/chat/safety/only-named.ts'
import { tellsPause } from '#server/emergencies/tells-pause.ts'
import { fold } from '#text/fold.ts'
import { knowledge } from '../cards/cards-by-words.ts'
import { isControlAlone } from '../danger/control-alone.ts'
import { asksOrder, asksSummary } from '../dialogue-acts/asks-recap.ts'
import { asksSomething, asksWhatNext } from '../dialogue-acts/asks-something.ts'
import { asksWhose } from '../dialogue-acts/asks-whose.ts'
import { isOfThisChat } from '../dialogue-acts/of-this-chat.ts'
import { commandsStartOver } from '../dialogue-acts/starts-over.ts'
import { isThanksAlone } from '../dialogue-acts/thanks-alone.ts'
import { wantsNext } from '../records/tried-programs.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import { isTopic } from './asked.ts'
import { asksWhereClinic } from './local-intent.ts'

/** "I called, they said I make too much": what comes next, without what was tried; where a doctor was to be asked, that again; a partner who takes what is theirs; thanks and nothing else; or a question on this chat. */
export function nextOf(spoken: Spoken): Meaning | undefined {
  if (isOfThisChat(spoken.text) && !commandsStartOver(spoken.text))
    return { ...knowledge([]), intent: 'about_navi', about: 'privacy' }
  if (spoken.before.last?.startsWith('advice:') && asksWhatNext(spoken.text))
    return { ...knowledge([]), intent: 'noted' }
  if (isControlAlone(spoken)) return { ...knowledge([]), intent: 'care' }
  if (waits(spoken) || asksOfOurs(spoken)) return { ...knowledge([]), intent: 'noted' }
  if (isThanksAlone(spoken)) return { ...knowledge([]), intent: 'thanks' }
  if (tellsFormAfterPrice(spoken)) return { ...knowledge([]), intent: 'price' }
  const near = nearOf(spoken)
  if (near !== undefined) return { ...knowledge([]), intent: 'local_help', need: near }
  return wantsNext(spoken) ? { ...knowledge([]), intent: 'eligibility' } : undefined
}

/** "Let me ask her", in a talk in which nobody is in danger. */
function waits({ text, medicines, before }: Spoken): boolean {
  return before.intent !== null && before.emergencies.length === 0 && medicines.drugs.length === 0 && tellsPause(text)
}

/** "Which zip do you want, mine or hers", where we asked for one. */
function asksOfOurs({ text, medicines, before, facts }: Spoken): boolean {
  const isTold = medicines.drugs.length > 0 || Object.keys(facts).length > 0
  return isTopic(before.asks) && !isTold && before.emergencies.length === 0 && asksWhose(text)
}

/** What is asked of a doctor, whatever else is. */
const ofTaking =
  /\b(?:stop\w*|quit|skip\w*|tak(?:e|es|ing)|dos(?:e|es|is)|mix\w*|dej(?:o|e|ar|a)|tom(?:o|a|ar|e|ando)|mezcl\w+|suspend\w+)\b/

/** All that was told, in short: also "the steps before the end of this month", which sound of a medicine that ends. */
export function recapAsked(spoken: Spoken): Meaning | undefined {
  return mayRecap(spoken) && !ofTaking.test(fold(spoken.text)) ? { ...knowledge([]), intent: 'recap' } : undefined
}

/** Whether all is to be told in short, and nobody is in danger. What to do first of programs alone is told by their list. */
function mayRecap({ text, medicines, before }: Spoken): boolean {
  if (medicines.drugs.length > 0 || before.emergencies.length > 0) return false
  if (asksOrder(text)) return before.told.length > 0
  return asksSummary(text) && before.told.length + before.shown.length > 0
}

/** Where one may go with the children: "hay un lugar donde irme con los niños". */
const placeToGo =
  /\b(?:place|places|somewhere|anywhere|lugar|lugares|sitio|donde) (?:\w+ ){0,4}(?:go|stay|sleep|kids|children|safe|takes?|ir|irme|irnos|quedarme|quedarnos|recib\w+|acoj\w+|ninos|hijos|segur[oa])\b/
const ofViolence = 'domestic-violence'

/** What is looked for near one, beyond doubt: a clinic, and a shelter after violence; '' where the words tell it. */
function nearOf({ text, medicines, before }: Spoken): string | undefined {
  const folded = fold(text)
  if (medicines.drugs.length > 0) return undefined
  if (asksWhereClinic.test(folded)) return ''
  const isAfterViolence =
    before.told.includes(ofViolence) || before.emergencies.includes('abuse') || before.crisis === 'abuse'
  return isAfterViolence && placeToGo.test(folded) ? 'housing' : undefined
}

/** "The cream, not the pill", after a price: the price of that. */
export function tellsFormAfterPrice({ text, before }: Spoken): boolean {
  return before.intent === 'price' && before.drugs.length > 0 && !asksSomething(text) && tellsForm(text)
}
