import type { Checked } from '#server/eligibility/eligibility.ts'
import { type Facts, hasNothingToAsk, tierName } from '#server/eligibility/order-programs.ts'
import { actionOf } from './offer-facts.ts'

/** What one person should do for one medicine: first, if that says no, besides, and not now. Each program stands once. */
type Ranked = { answer: Checked | undefined; ifThatSaysNo: Checked[]; others: Checked[]; notNow: Checked[] }

/** What to try when the answer was no. */
const mostFallbacks = 2

/** Parts checked programs, which stand in the one order of programs, into the answer and what is left. Pure. */
export function rank(checked: Checked[], facts: Facts): Ranked {
  const once = onceEach(checked)
  const fitting = once.filter(({ fit }) => fit !== 'not_now')
  const [answer, ...next] = fitting.filter((each) => isForThem(each, facts))
  const ifThatSaysNo = answer ? fallbacksOf(answer, next) : []
  return {
    answer,
    ifThatSaysNo,
    others: fitting.filter((each) => each !== answer && !ifThatSaysNo.includes(each)),
    notNow: once.filter(({ fit }) => fit === 'not_now'),
  }
}

/** What one person should do first: `rank` without the rest, for who asks it of many people. */
export function answerOf(checked: Checked[], facts: Facts): Checked | undefined {
  return checked.find((each) => each.fit !== 'not_now' && isForThem(each, facts))
}

function isForThem(each: Checked, facts: Facts): boolean {
  return tierName(each, facts) !== 'may be for others'
}

/** The next ways that differ from the first and from each other; what still depends on an answer comes last. */
function fallbacksOf(answer: Checked, next: Checked[]): Checked[] {
  const ways = new Set([wayOf(answer)])
  const differs = (each: Checked) => !ways.has(wayOf(each)) && ways.add(wayOf(each))
  const sure = next.filter(isAsGoodAsSettled)
  const others = next.filter((each) => !isAsGoodAsSettled(each))
  return [...new Set([...sure.filter(differs), ...sure, ...others.filter(differs), ...others])].slice(0, mostFallbacks)
}

/**
 * Who asks about a medicine mostly has a prescription for it: that alone does not put what is for the medicine, and takes the
 * person's insurance, behind a helpline.
 */
function isAsGoodAsSettled(each: Checked): boolean {
  if (hasNothingToAsk(each)) return true
  const { findings, medicine } = each
  const isTaken = findings.some(({ rule, result }) => rule === 'insurance' && result === 'met')
  return medicine !== null && isTaken && findings.every(({ asks }) => asks.every((topic) => topic === 'prescription'))
}

/** Two drug makers' cards are one way; two public programs are not. */
function wayOf(each: Checked): string {
  const action = actionOf(each)
  return action === 'public_help' ? each.program.id : action
}

/** A program stands where it fits best, whichever of a medicine's brands that is for. */
export function onceEach<Each extends Pick<Checked, 'program'>>(checked: Each[]): Each[] {
  const seen = new Set<string>()
  return checked.filter(({ program: { id } }) => !seen.has(id) && seen.add(id))
}
