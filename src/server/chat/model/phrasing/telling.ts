import type { ResultItem } from '#contract/chat.ts'
import type { Found } from '#server/chat/answers/records/look-up.ts'
import { countWords, firstLines, mostCards, mostWords } from '#server/chat/answers/short.ts'
import type { Answer } from '#server/chat/turn.ts'
import type { Choice } from './choices.ts'
import type { RecordsAtHand } from './records-at-hand.ts'
import { type Act, actThatAsks } from './say-around.ts'
import type { Field } from './say-field.ts'

const mostChoices = 6
/** Words that the sentence that closes an answer may have. */
const mostClosing = 14
const leastOptions = 2

type Given = {
  offline: Answer
  records: Pick<RecordsAtHand, 'find'>
  sayField: (record: Found, field: Field) => string | undefined
  openingOf: (first: Found) => string
  itemOf: (record: Found) => ResultItem
  /** Words that the answer may have. */
  room?: number
  sayAct: (act: Act, told: Found[]) => Pick<Answer, 'text' | 'asks'> | undefined
  /** Gets each paragraph as it is chosen. */
  pass: (text: string) => void
}

/** Says what is chosen, in words of ours, and nothing else. */
export function createTelling({
  offline,
  records,
  sayField,
  openingOf,
  itemOf,
  sayAct,
  pass,
  room = mostWords,
}: Given) {
  let text = ''
  let closing: Act | undefined
  const said = new Set<string>()
  const told = new Set<Found>()

  function tell(words: string): void {
    const next = text === '' ? words : `\n\n${words}`
    text += next
    pass(next)
  }

  function tellField(id: string, field: Field): void {
    const record = records.find(id)
    const words = record && sayField(record, field)
    if (!record || !words || said.has(words) || said.size === mostChoices) return
    const opening = text === '' ? openingOf(record) : ''
    const fitting = firstLines(words, room - mostClosing - countWords(`${text} ${opening}`))
    if (fitting === '') return
    if (opening) tell(opening)
    said.add(words)
    told.add(record)
    tell(fitting)
  }

  return {
    take(choice: Choice): void {
      if ('say' in choice) closing ??= choice.say
      else tellField(choice.id, choice.field)
    },

    /** Whether an answer takes no more. */
    isFull: () => said.size === mostChoices,

    /** Whether something was passed on. */
    hasSaid: () => text !== '',

    /** Closes the answer, and gives it; `undefined` where no choice was one. What the offline answer asks is asked. */
    finish(): Answer | undefined {
      if (text === '') return undefined
      const records = [...told]
      const closed = [closing, actThatAsks(offline.asks)].map((act) => act && sayAct(act, records)).find(Boolean)
      if (closed) tell(closed.text)
      return answerOn(records, { text, asks: closed?.asks ?? null })
    },

    /** The answer as far as it was passed on. */
    soFar: (): Answer => answerOn([...told], { text, asks: null }),
  }

  /** Cards and choices are of the records that are told of; suggestions are those of the offline answer. */
  function answerOn(records: Found[], said: Pick<Answer, 'text' | 'asks'>): Answer {
    const options = records.flatMap(({ card }) => (card ? [{ id: card.program_id, name: card.program_name }] : []))
    return {
      ...said,
      items: records.slice(0, mostCards).map(itemOf),
      options: options.length >= leastOptions ? options.slice(0, mostCards) : offline.options,
      suggestions: offline.suggestions,
      shown: records.map(({ facts }) => facts.ref),
    }
  }
}
