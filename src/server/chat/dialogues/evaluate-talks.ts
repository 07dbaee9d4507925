import { type Talk, writeTalk } from '#language/examples/read-talks.ts'
import { detailOf, kindOf } from '#language/labels.ts'
import { groupBy } from '#server/catalogue/group-by.ts'
import { mostMeant } from '#server/chat/answers/talk/unclear-answer.ts'
import type { Chat } from '#server/chat/chat.ts'
import { emptyContext, type Intent, type Understood } from '#server/chat/turn.ts'
import { nearbyNeeds } from '#server/chat/understand/needs/nearby-needs.ts'
import { intentOfLabel } from '#server/chat/understand/signals/scored-meaning.ts'
import { sayTo } from './say-to.ts'
import { groupByEach, share } from './shares.ts'

/** A turn of a talk that was set aside, and how it was understood. */
type HeardTurn = {
  talk: Talk
  at: number
  labels: string[]
  sentence: string
  understood: Understood
  isRight: boolean
}

/** What a fact may be taken for: the answer goes on with what is known now, or says what comes next. */
const afterFact: Intent[] = [
  'eligibility',
  'programs',
  'copay',
  'price',
  'coupons',
  'insurance_help',
  'local_help',
  'rule',
  'noted',
]

/** Bare answers and corrections mean what the turn before asked: no label tells what. */
const untold = new Set(['yes', 'no', 'undo', 'ordinary'])

/** Holds talks with Navi, each to the end whatever it answers. */
export async function evaluateTalks(chat: Chat, talks: readonly Talk[]): Promise<HeardTurn[]> {
  const heard: HeardTurn[] = []
  for (const talk of talks) heard.push(...(await hold(talk, chat)))
  return heard
}

async function hold(talk: Talk, chat: Chat): Promise<HeardTurn[]> {
  const heard: HeardTurn[] = []
  let before = emptyContext
  for (const [at, { labels, sentence }] of talk.turns.entries()) {
    const said = { says: sentence, at, variant: 'general' as const, page: talk.language, before }
    const { context, understood } = await sayTo(chat, said)
    before = context
    heard.push({ talk, at, labels, sentence, understood, isRight: labels.some((label) => isMeant(label, understood)) })
  }
  return heard
}

/** Whether a turn was understood as its label says: also which card, and which need. */
function isMeant(label: string, { intent, cards, category }: Understood): boolean {
  const [kind, detail] = [kindOf(label), detailOf(label)]
  if (kind === 'fact') return afterFact.includes(intent) || intent === 'knowledge'
  if (kind === 'danger') return intent === 'emergency'
  if (kind === 'card') return intent === 'knowledge' && cards[0] === detail
  if (kind === 'local_help') {
    const need = nearbyNeeds.get(detail)
    return intent === 'local_help' && (!need || need.category === category)
  }
  return intent === (intentOfLabel.get(kind) ?? kind)
}

/** Whether the right card is told, or among the questions that may have been meant. */
function isOffered({ isRight, labels, understood: { intent, otherCards } }: HeardTurn): boolean {
  return isRight || (intent === 'unclear' && otherCards.slice(0, mostMeant).some((id) => labels.includes(`card:${id}`)))
}

/** Shares of turns, from 0 to 1; of talks, those in which every turn was understood. */
export function figuresOfTalks(all: HeardTurn[]) {
  const heard = all.filter(({ labels }) => !labels.some((label) => untold.has(kindOf(label))))
  const of = (kind: string) => heard.filter(({ labels }) => labels.some((label) => kindOf(label) === kind))
  const others = (kind: string) => all.filter(({ labels }) => !labels.some((label) => kindOf(label) === kind))
  const meant = (intent: Intent, turns: HeardTurn[]) => share(turns, ({ understood }) => understood.intent === intent)
  const talks = [...groupBy(heard, ({ talk }) => writeTalk(talk)).values()]
  return {
    'turns right': share(heard, ({ isRight }) => isRight),
    'first turns right': share(
      heard.filter(({ at }) => at === 0),
      ({ isRight }) => isRight,
    ),
    'later turns right': share(
      heard.filter(({ at }) => at > 0),
      ({ isRight }) => isRight,
    ),
    'talks wholly right': share(talks, (turns) => turns.every(({ isRight }) => isRight)),
    'danger heard': meant('emergency', of('danger')),
    'false alarms': meant('emergency', others('danger')),
    'advice heard': meant('advice', of('advice')),
    'advice in vain': meant('advice', others('advice')),
    'card right': share(of('card'), ({ isRight }) => isRight),
    'card right or offered': share(of('card'), isOffered),
    'need right': share(of('local_help'), ({ isRight }) => isRight),
  }
}

/** The turns by the language and the round of their talk. */
export function groupsOfTurns(heard: HeardTurn[]): Map<string, HeardTurn[]> {
  return groupByEach(heard, ({ talk: { language, round } }) => [language, `round ${round}`])
}
