import type { InsuranceKind } from '#contract/eligibility.ts'
import type { KnowledgeSubject } from '#contract/knowledge.ts'
import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { fold } from '#text/fold.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import type { Spoken } from '../spoken.ts'
import { toldJustBefore } from './told-just-before.ts'
import * as said from './words/counting-words.ts'

/** What decides who gets help, and so what counts: Social Security for Extra Help, the state or the Marketplace for the others. */
type Office = 'medicare' | 'medicaid'

const officeOfSubject: Partial<Record<KnowledgeSubject, Office>> = {
  medicare: 'medicare',
  medicaid: 'medicaid',
  marketplace: 'medicaid',
}
const ofMedicare: InsuranceKind[] = ['medicare', 'part_d', 'extra_help']

/**
 * Finds the card on what counts where somebody asks it of a person, of money or of what they own, and the talk tells for what
 * help: "does the house count against her", "would they count his pay". Of a program that is named or was listed its own
 * record tells.
 */
export function createCountingAsked(cards: readonly Pick<Knowledge, 'id' | 'subject'>[]) {
  const subjects = new Map(cards.map(({ id, subject }) => [id, subject]))

  /** The words, what was told just before, and the insurance, in this order. */
  function officeOf({ before, facts }: Spoken, folded: string): Office | undefined {
    if (said.ofMedicaid.test(folded)) return 'medicaid'
    if (said.ofMedicare.test(folded)) return 'medicare'
    const told = officeOfSubject[subjects.get(toldJustBefore(before) ?? '') ?? 'prices']
    if (told) return told
    const insurance = facts.insurance ?? before.facts.insurance ?? []
    if (insurance.some((kind) => ofMedicare.includes(kind))) return 'medicare'
    return insurance.includes('medicaid') || said.asIncome.test(folded) ? 'medicaid' : undefined
  }

  return (spoken: Spoken): string | undefined => {
    const folded = fold(spoken.text)
    const isOfOther = spoken.named.length > 0 || spoken.pointed.isOrdinal || said.ofSomethingElse.test(folded)
    if (isOfOther || !said.counts.test(folded) || !asksSomething(spoken.text)) return undefined
    const office = officeOf(spoken, folded)
    if (!office || !said.object.test(folded)) return undefined
    if (office === 'medicare') return 'extra-help-what-counts'
    if (said.possessions.test(folded)) return 'medicaid-savings-house-car'
    return said.people.test(folded) ? 'household-who-counts' : 'income-what-counts'
  }
}
