import { type Example, readExamples, setAsideFolder } from '#language/examples/read-examples.ts'
import { detailOf, kindOf } from '#language/labels.ts'
import { emptyContext, type Understood } from '#server/chat/turn.ts'
import { intentAlone } from '#server/chat/understand/signals/scored-meaning.ts'
import type { Understand } from '#server/chat/understand/understand.ts'
import { groupByEach, mean, share } from './shares.ts'

/** A sentence set aside, and how it was understood. */
type Heard = { example: Example; understood: Understood; isRight: boolean }

/** What can be told of a sentence alone; the other labels go on with a talk. */
const alone = new Map<string, string>([
  ...intentAlone,
  ['danger', 'emergency'],
  ['advice', 'advice'],
  ...['knowledge', 'language', 'start_over', 'injection'].map((intent) => [intent, intent] as const),
])

/**
 * Reads every sentence that was set aside and that is understood without a talk before it. Nothing else may read them:
 * they tell how Navi understands people whom it has not met.
 */
export function evaluateSentences(understand: Understand): Heard[] {
  return readExamples(setAsideFolder)
    .filter(({ labels }) => labels.some((label) => alone.has(kindOf(label))))
    .map((example) => {
      const understood = understand(example.sentence, emptyContext, example.language)
      const isRight = example.labels.some((label) => alone.get(kindOf(label)) === understood.intent)
      return { example, understood, isRight }
    })
}

/** Shares of all sentences that were set aside, each from 0 to 1. */
export function figuresOf(heard: Heard[]) {
  const speaksOf = (kind: string) => (one: Heard) => one.example.labels.some((label) => kindOf(label) === kind)
  const [danger, harmless] = split(heard, speaksOf('danger'))
  const [advice, others] = split(heard, speaksOf('advice'))
  const cards = heard.filter(speaksOf('card'))
  const isAlarm = ({ understood }: Heard) => understood.intent === 'emergency'
  const isAsked = ({ understood }: Heard) => understood.intent !== 'emergency' && understood.mayBeDanger !== null
  const isAdvice = ({ understood }: Heard) => understood.intent === 'advice'
  return {
    'intent right': share(heard, ({ isRight }) => isRight),
    'the same, asking back as half': mean(heard, ({ isRight, understood }) =>
      isRight ? 1 : asksBack(understood) ? 0.5 : 0,
    ),
    'danger heard': share(danger, isAlarm),
    'danger asked about': share(danger, isAsked),
    'false alarms': share(harmless, isAlarm),
    'asked about danger in vain': share(harmless, isAsked),
    'advice heard': share(advice, isAdvice),
    'advice in vain': share(others, isAdvice),
    'card right': share(cards, ({ example, understood }) => example.labels.includes(`card:${understood.cards[0]}`)),
    'card among those offered': share(cards, ({ example: { labels }, understood }) =>
      labels.some((label) => understood.cards.includes(detailOf(label))),
    ),
  }
}

/** Navi says that it is not sure, and offers what may be meant. */
function asksBack({ intent, mayBeDanger }: Understood): boolean {
  return intent === 'unclear' || mayBeDanger !== null
}

function split(heard: Heard[], holds: (one: Heard) => boolean): [Heard[], Heard[]] {
  return [heard.filter(holds), heard.filter((one) => !holds(one))]
}

/** The sentences by their language and by the round in which they were written. */
export function groupsOf(heard: Heard[]): Map<string, Heard[]> {
  const groups = groupByEach(heard, ({ example: { language, round } }) => [language, `round ${round}`])
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)))
}
