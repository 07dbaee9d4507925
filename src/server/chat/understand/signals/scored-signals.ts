import { detailOf, kindOf } from '#language/labels.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import type { Scores } from '#language/scorer/model.ts'
import type { TalkState } from '#language/talk-state.ts'
import type { AboutAsked, RuleAsked } from '#server/chat/turn.ts'
import type { MedicineMeaning } from '../words/medicine-words.ts'
import type { RecordMeaning } from '../words/record-words.ts'
import type { TalkMeaning } from '../words/talk-words.ts'
import { kindsIn } from './scored-meaning.ts'

/** What the language model hears in a turn, for who knows the talk before to decide what is meant. */
export type ScoredSignals = {
  medicine: Set<MedicineMeaning>
  record: Set<RecordMeaning>
  talk: Set<TalkMeaning>
  local: Set<'deal'>
  about: AboutAsked | undefined
  rule: RuleAsked | undefined
  tellsStatus: boolean
  /** What was said, or what was heard, is not so. */
  isTakenBack: boolean
}

/** How likely a kind must be to be heard: several may be, in one turn. To start over deletes a talk, and is heard surely or not at all. */
const heard = 0.4
const surely = 0.9

const ofMedicine = new Map<string, MedicineMeaning>(
  (['programs', 'copay', 'coupons', 'price', 'delivery', 'eligibility', 'insurance_help', 'which_drug'] as const).map(
    (kind) => [kind, kind],
  ),
)
const ofRecord = new Map<string, RecordMeaning>([
  ['send_card', 'card'],
  ...(['detail', 'phone', 'form', 'papers', 'source'] as const).map((kind) => [kind, kind] as const),
])
const ofTalk = new Map<string, TalkMeaning>(
  (['greeting', 'thanks', 'goodbye', 'more', 'repeat', 'start_over'] as const).map((kind) => [kind, kind]),
)

export const noSignals: ScoredSignals = {
  medicine: new Set(),
  record: new Set(),
  talk: new Set(),
  local: new Set(),
  about: undefined,
  rule: undefined,
  tellsStatus: false,
  isTakenBack: false,
}

/** @param before The talk before the turn. */
export function scoredSignals(text: string, before: TalkState | undefined): ScoredSignals {
  const scores = loadScorer()(text, before)
  const kinds = [...kindsIn(scores)].flatMap(([kind, chance]) =>
    chance >= (kind === 'start_over' ? surely : heard) ? kind : [],
  )
  const meant = <Means>(means: ReadonlyMap<string, Means>) => new Set(kinds.flatMap((kind) => means.get(kind) ?? []))
  const likeliest = (kind: string) =>
    kinds.includes(kind) ? detailOf(highestOf(scores, kind)) || undefined : undefined
  return {
    medicine: meant(ofMedicine),
    record: meant(ofRecord),
    talk: meant(ofTalk),
    local: meant(new Map([['deals', 'deal' as const]])),
    about: likeliest('about') as AboutAsked | undefined,
    rule: likeliest('rule') as RuleAsked | undefined,
    tellsStatus: kinds.includes('fact'),
    isTakenBack: kinds.includes('undo'),
  }
}

function highestOf(scores: Scores, kind: string): string {
  const [best] = [...scores].filter(([label]) => kindOf(label) === kind).sort(([, a], [, b]) => b - a)
  return best?.[0] ?? ''
}
