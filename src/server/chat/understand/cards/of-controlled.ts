import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Understood } from '#server/chat/turn.ts'
import { treatsOpioidUse } from '#server/drugs/dangerous-to-stop.ts'
import { findAll } from '#server/drugs/find-all.ts'

const emergencyRefill = /^emergency-refill-/

/** Puts the answer for controlled medicines in the place of emergency refills, which leave them out. */
export function createControlledInstead({ findDrug }: Pick<Catalogue, 'findDrug'>) {
  return (understood: Understood): Understood => {
    const { intent, cards, drugs } = understood
    if (intent !== 'knowledge' || !emergencyRefill.test(cards[0] ?? '')) return understood
    const controlled = findAll(findDrug, drugs).find((drug) => drug.controlled)
    if (!controlled) return understood
    return {
      ...understood,
      cards: [treatsOpioidUse(controlled) ? 'suboxone-methadone-ran-out' : 'controlled-medicine-refill'],
    }
  }
}
