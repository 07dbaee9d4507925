import type { InsuranceKind, PersonFacts } from '#contract/eligibility.ts'
import { isSameKin, kinNamed, mayBe, pronounIn } from '#server/chat/patients/kin.ts'
import type { TakenBy, TalkContext } from '#server/chat/turn.ts'
import {
  endsInsurance,
  isInsuranceOfOthers,
  isOwnAlone,
} from '#server/eligibility/understand/insurance/held-insurance.ts'
import type { Outside } from '#server/eligibility/understand/understanding.ts'
import { fold } from '#text/fold.ts'
import type { FollowUp } from '../dialogue-acts/follow-up.ts'
import { readTold } from './facts.ts'
import { correctedHome } from './home-in-text.ts'
import { correctedIncome, tellsBareSum, tellsPriceAlone, withOtherIncome } from './income-told.ts'
import { besideMedicare } from './insurance-told.ts'
import { takingOf, withoutStrangers } from './told-of-taker.ts'
import { takenByIn, tellsAgeOfCompany, tellsOwnAge } from './whose-age.ts'
import { inPlaceOf, noneBeside } from './words/fact-words.ts'
import * as money from './words/income-words.ts'
import { speaksOfSelf } from './words/whose-words.ts'

/** `isOfBill`: what is owed was spoken of. */
type Said = { said: string; text: string; names: string[]; outside: Outside; isOfBill: boolean }

/** What a turn tells of the person, in the light of what is known; `names` are of medicines that stand in it. */
export function factsIn({ names, outside, isOfBill, ...turn }: Said, before: TalkContext, followUp: FollowUp) {
  // Of several people only what is told of the one counts to whom the talk turns.
  const [said, text] = before.turnedWith ? [before.turnedWith, before.turnedWith] : [turn.said, turn.text]
  const known = before.facts
  const toldBy = tellerOf(said, before, followUp, names)
  const { facts: read, incomeOf } = readTold(text, outside, names, { ...takingOf(before), takenBy: toldBy })
  const isOfPrice = before.asks !== 'yearly_income' && before.drugs.length > 0 && tellsPriceAlone(text)
  const facts = (isOfBill && tellsBareSum(text)) || isOfPrice ? withoutIncome(read) : read
  const isOfAnother = isInsuranceOfAnother(text, facts, before, toldBy) || isNoneBeside(text, facts, known)
  const told = isOfAnother ? withoutInsurance(facts) : facts
  // "Me and my wife, she is 61" tells of a home, and of who asks.
  const isOfHome = !toldBy && told.household_size !== undefined && tellsAgeOfCompany(text)
  const takenBy = isOfHome ? 'writer' : toldBy
  const whose = { told: incomeOf, known: before.incomeOf, isOfOther: toldBy === 'other' }
  const besides = withOtherIncome(said, told, known.yearly_income, whose)
  const { age, ...others } = told
  const tellsOfPartner = others.yearly_income !== undefined && money.ofPartner.test(fold(said))
  return {
    facts: {
      ...(known.age !== undefined && tellsOfPartner ? others : told),
      ...besides,
      ...besideMedicare(said, told, known.insurance),
      ...correctedIncome(said, known.yearly_income, outside, told),
      ...correctedHome(said, known.household_size, told),
    },
    takenBy,
    incomeOf: besides.yearly_income ? incomeOfBoth(besides, before) : (incomeOf ?? before.incomeOf),
    isOfPartner: besides.yearly_income !== undefined && tellsOfPartner,
  }
}

/** Who takes the medicine of which a turn tells. */
function tellerOf(
  said: string,
  before: TalkContext,
  { isFor, isForBoth }: FollowUp,
  medicines: string[],
): TakenBy | undefined {
  const toldBefore = before.takenBy ?? (before.isOfOther ? 'other' : undefined)
  const toldNow =
    isFor ?? (isForBoth ? (toldBefore ?? 'writer') : takenByIn(withoutStrangers(said, takingOf(before)), medicines))
  return toldNow ?? toldBefore ?? (tellsOwnAge(said) || speaksOfSelf.test(fold(said)) ? 'writer' : undefined)
}

/** Whether the insurance is of somebody else than who takes the medicine, and says nothing of theirs. */
function isInsuranceOfAnother(
  text: string,
  { insurance }: PersonFacts,
  { facts: known, asks, patient }: TalkContext,
  toldBy: TakenBy | undefined,
): boolean {
  if (!insurance) return false
  if (toldBy === 'other' && isOfWriterAlone(text, insurance, known.insurance)) return true
  if (!isInsuranceOfOthers(text)) return false
  if (toldBy === 'other') return patient !== undefined && namesOnlyOthers(text, patient)
  // "What insurance do you have?" "My wife has it through her job."
  const mayCoverBoth = asks === 'insurance' && insurance.join() === 'commercial'
  return !mayCoverBoth && (toldBy === 'writer' || known.insurance !== undefined)
}

/** "Yo no tengo seguro", where the talk is of a child who has Medicaid; a plan of a job may cover both, and none too. */
function isOfWriterAlone(text: string, insurance: InsuranceKind[], known: InsuranceKind[] | undefined): boolean {
  const folded = fold(text)
  const isNamed = kinNamed(folded).length > 0 || pronounIn(text) !== undefined
  if (!known || isNamed || inPlaceOf.test(folded) || !isOwnAlone(text)) return false
  return !insurance.includes('commercial') && !(insurance.includes('none') && known.includes('commercial'))
}

const children = /\b(?:kids|children|daughters|sons|hij[oa]s|nin[oa]s|nen[ea]s)\b/

/** "My kids have Medicaid", where the talk is of a husband. */
function namesOnlyOthers(text: string, patient: string): boolean {
  const folded = fold(text)
  const named: string[] = kinNamed(folded).map(({ kin }) => kin)
  if (children.test(folded)) named.push('child')
  const pronoun = pronounIn(text)
  const isOfPatient = pronoun !== undefined && mayBe(pronoun, patient)
  return named.length > 0 && !isOfPatient && !named.some((kin) => isSameKin(kin, patient))
}

/** "How much is it without insurance" and "my job doesn't offer any" take no insurance away that is known. */
function isNoneBeside(text: string, { insurance }: PersonFacts, { insurance: known }: PersonFacts): boolean {
  const isNone = insurance?.join() === 'none' && known !== undefined && !known.includes('none')
  return isNone && noneBeside.test(fold(text)) && !endsInsurance(text)
}

function withoutInsurance({ insurance, ...others }: PersonFacts): PersonFacts {
  return others
}

function withoutIncome({ yearly_income, ...others }: PersonFacts): PersonFacts {
  return others
}

/** Two incomes that were added up are the home's. */
function incomeOfBoth({ yearly_income }: PersonFacts, { facts, incomeOf }: TalkContext): TalkContext['incomeOf'] {
  return yearly_income === facts.yearly_income ? incomeOf : 'home'
}
