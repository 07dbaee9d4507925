import type { TalkContext } from '#server/chat/turn.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import type { FollowUp } from '../follow-up.ts'
import { besideMedicare, readFacts } from './facts.ts'
import { correctedIncome, withOtherIncome } from './income-told.ts'
import { takenByIn, tellsAgeOfCompany, tellsOwnAge } from './whose-age.ts'
import * as money from './words/income-words.ts'

type Said = { said: string; text: string; names: string[]; outside: Outside }

/** What a turn tells of the person, in the light of what is known; `names` are of medicines that stand in it. */
export function factsIn({ said, text, names, outside }: Said, before: TalkContext, { isFor }: FollowUp) {
  const known = before.facts
  const toldBefore = before.isOfOther ? 'other' : before.takenBy
  const toldBy = isFor ?? takenByIn(said) ?? toldBefore ?? (tellsOwnAge(said) ? 'writer' : undefined)
  const told = readFacts(text, outside, names, toldBy)
  // "Me and my wife, she is 61" tells of a home, and of who asks.
  const isOfHome = !toldBy && told.household_size !== undefined && tellsAgeOfCompany(text)
  const takenBy = isOfHome ? 'writer' : toldBy
  const besides = withOtherIncome(said, told, known.yearly_income)
  const { age, ...others } = told
  const tellsOfPartner = others.yearly_income !== undefined && money.ofPartner.test(fold(said))
  const facts = {
    ...(known.age !== undefined && tellsOfPartner ? others : told),
    ...besides,
    ...besideMedicare(said, told, known.insurance),
    ...correctedIncome(said, known.yearly_income, outside, told),
  }
  return { facts, takenBy, isOfPartner: besides.yearly_income !== undefined && tellsOfPartner }
}
