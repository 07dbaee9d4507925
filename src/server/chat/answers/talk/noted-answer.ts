import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { asksWhatNext } from '#server/chat/understand/dialogue-acts/asks-something.ts'
import { asksWhose } from '#server/chat/understand/dialogue-acts/asks-whose.ts'
import { isTopic } from '#server/chat/understand/meaning/asked.ts'
import { eligibilityWords } from '#server/eligibility/eligibility.ts'
import { tellsPause } from '#server/emergencies/tells-pause.ts'
import { fold } from '#text/fold.ts'
import { type Answerer, answerOf } from '../answerer.ts'
import { paragraphs } from '../markup.ts'
import { reachLine } from '../medicine/reach-line.ts'
import { kindWords } from './kind-words.ts'
import { type Pending, pendingOf } from './pending.ts'
import type { WhoCanTell } from './who-can-tell.ts'

/** So many words, or fewer, are a yes or a name. */
const fewWords = 2

/** Takes what was told and changes nothing, and says what comes next: the question that is open, or whom to call. */
export function createNotedAnswer(whoCanTell: WhoCanTell): Answerer {
  return (understood, before) => {
    const { language, text } = understood
    const t = translators[language]
    const isAsked = asksWhatNext(text)
    const heard = !isAsked && thanksFor(understood)
    const pending = pendingOf(before, language)
    const { question, ...open } = pending ?? {}
    if (tellsPause(text)) return answerOf(t('chatTalk.told.wait'), open)
    if (pending && asksWhose(text)) return whose(pending, understood, before)
    if (question) return answerOf(paragraphs(heard, isAsked && stepOf(understood, before), question), open)
    const steps = [officeOf(understood, before), !tellsPlan(text) && stepOf(understood, before)].filter(Boolean)
    return answerOf(paragraphs(heard, ...(steps.length > 0 ? steps : [t('chatTalk.told.ask')])))
  }

  /** The office of the state that was told just now, for the insurance that the talk is of. */
  function officeOf(understood: Understood, before: TalkContext): string | null {
    const isNew = understood.facts.state !== undefined && understood.facts.state !== before.facts.state
    const office = isNew ? whoCanTell.officeOf(understood, before) : undefined
    return office ? `**${office.name}**: ${reachLine(office.item, understood.language)}` : null
  }

  /** The next step of the card that was told, else the record that was shown first. */
  function stepOf(understood: Understood, before: TalkContext): string | null {
    const { language } = understood
    // Who was told to ask a doctor first is not sent to buy it.
    if (before.last?.startsWith('advice:')) return translators[language]('chatTalk.told.askFirst')
    const step = whoCanTell.stepOf(understood, before)
    const first = step ? undefined : whoCanTell.shownFirst(understood, before)
    if (!first || (first.ref.id === before.stepSaid && !asksWhatNext(understood.text))) return step
    return translators[language]('chatTalk.told.next', { name: first.name, reach: reachLine(first.item, language) })
  }
}

/** What is said to who only told something. */
function thanksFor(understood: Understood): string {
  const isShort = understood.text.split(/\s+/).length <= fewWords
  const thanks = translators[understood.language](isShort ? 'chatTalk.told.short' : 'chatTalk.told.said')
  return kindWords(understood) || thanks
}

/** Of whom we asked, and the question once more where it was not answered beside. */
function whose({ question, ...open }: Pending, { language, facts }: Understood, before: TalkContext): Answer {
  const isTold = isTopic(before.asks) && facts[before.asks] !== undefined
  return answerOf(paragraphs(ofWhom(before, language), !isTold && question), isTold ? {} : open)
}

/** Of whom we asked. */
function ofWhom({ asks }: TalkContext, language: Language): string {
  return asks === 'household_size' || asks === 'yearly_income'
    ? eligibilityWords[language].questions[asks].hint
    : translators[language]('chatTalk.told.whom')
}

const plans =
  /\b(?:ill|i will|im gonna|im going to|we(?:ll| will)|voy a|vamos a|(?:le|les|los|la) (?:llamo|hablo|digo))\b/

/** Whether somebody tells what they will do now: no other step is theirs to take. */
function tellsPlan(text: string): boolean {
  return plans.test(fold(text))
}
