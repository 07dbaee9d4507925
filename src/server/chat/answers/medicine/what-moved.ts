import { isDeepStrictEqual } from 'node:util'
import { translators } from '#i18n/translators.ts'
import { type Answer, intentsToPayLess, type TalkContext, type Understood } from '#server/chat/turn.ts'
import { asksSomething, wantsSomething } from '#server/chat/understand/dialogue-acts/asks-something.ts'
import { paragraphs } from '../markup.ts'
import { mostCards } from '../short.ts'
import { reachLine } from './reach-line.ts'

/**
 * The list of programs, or in a few words that it stays where who only told more of themselves has just read it: the same
 * wall of words after each fact tells nobody what counts.
 */
export function sayingWhatMoved(
  answerTo: (understood: Understood) => Answer,
  understood: Understood,
  before: TalkContext,
): Answer {
  const answer = answerTo(understood)
  if (!isOnlyMore(understood, before) || !isDeepStrictEqual(seen(answer), seen(before))) return answer
  const earlier = answerTo({ ...understood, facts: before.facts })
  return isDeepStrictEqual(listOf(earlier), listOf(answer)) ? stays(answer, understood) : answer
}

/** Something was told of the person whose list stands above, and nothing asked. */
function isOnlyMore(understood: Understood, before: TalkContext): boolean {
  const { drugs, isDrugNamed, facts, language, text, tried } = understood
  // An answer to what was told between leaves the list where it stands.
  const isListed = before.intent !== null && [...intentsToPayLess, 'knowledge'].includes(before.intent)
  const isSameTalk = isDeepStrictEqual([drugs, language, tried], [before.drugs, before.language, before.tried])
  const isTold = !isDeepStrictEqual(facts, before.facts)
  return (
    !before.turnedWith &&
    isListed &&
    !isDrugNamed &&
    isSameTalk &&
    isTold &&
    !asksSomething(text) &&
    !wantsSomething(text)
  )
}

/** The records that are shown as cards: those behind them may change their places unseen. */
function seen({ shown }: Pick<Answer, 'shown'>) {
  return shown.slice(0, mostCards)
}

/** What an answer lists, without the question at its end. */
function listOf({ items, text }: Answer) {
  return { items, said: text.split('\n\n').slice(0, -1) }
}

function stays(answer: Answer, { drugs, language }: Understood): Answer {
  const t = translators[language]
  // Of several medicines each has a start of its own.
  const [first] = drugs.length === 1 || answer.items.length === 1 ? answer.items : []
  const start = first && t('chatTalk.told.start', { name: first.program_name ?? '', reach: reachLine(first, language) })
  const question = answer.asks && answer.text.split('\n\n').at(-1)
  return { ...answer, text: paragraphs(t('chatTalk.told.same'), start, question), items: [], options: [] }
}
