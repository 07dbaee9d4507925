import type { Knowledge } from '#server/catalogue/files/knowledge-file.ts'
import { fold } from '#text/fold.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import { hasDrug, type Spoken } from '../spoken.ts'

/** What may be asked in any talk; the rest is asked where insurance, a medicine or who gives it is named. */
const ofAnyTalk = new Set<Knowledge['subject']>([
  'emergencies',
  'out-of-medicine',
  'safety',
  'hard-times',
  'immigrants',
])

const named =
  /\b(?:insur\w+|uninsured|medi ?cal|medicaid|medicare|chip|cobra|marketplace|obamacare|plan|plans|part d|coverage|covered|deductible|premiums?|copays?|denied|denial|appeals?|medicines?|meds|medications?|pills?|insulin|inhalers?|prescriptions?|refills?|generics?|coupons?|discounts?|pharmac\w+|drug\w*|doctors?|clinics?|hospitals?|bills?|extra help|social security|ship|seguros?|aseguranza|cobertura|mercado|planes|parte d|deducible|prima|copagos?|negaron|apel\w+|medicinas?|medicamentos?|pastillas?|insulina|inhalador|recetas?|genericos?|cupon\w*|descuentos?|farmacias?|medicos?|dra?|hospital|factura|ayuda adicional|seguro social)\b/

/** Whether insurance, a medicine or who gives it is named. */
export function namesCare(text: string): boolean {
  return named.test(fold(text))
}

/** Surer than this the card is meant: "can I sign as the grandfather" is asked of no pantry. */
const surely = 0.8

/** Finds whether a card was heard in a question about the help near the reader that was shown: "is there a waiting list?" */
export function createCardAside(cards: readonly Knowledge[]) {
  const ids = new Set(cards.flatMap(({ id, subject }) => (ofAnyTalk.has(subject) ? [] : [id])))

  return ({ intent, cards: [likeliest] }: Meaning, { before, medicines, text }: Spoken): boolean => {
    const isOfServices = before.shown.length > 0 && before.shown.every(({ kind }) => kind === 'service')
    if (intent !== 'knowledge' || !isOfServices || before.intent === 'knowledge') return false
    if (before.drugs.length > 0 || hasDrug(medicines)) return false
    return likeliest !== undefined && likeliest.chance < surely && ids.has(likeliest.id) && !namesCare(text)
  }
}
