import type { Intent } from '#server/chat/turn.ts'
import { knowledge } from '../cards/cards-by-words.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'

const ofPet = 'medicine-for-a-pet'

/** The card on medicine for a pet, told once to who needs it for theirs. */
export function cardForAnimal({ takenBy, before }: Spoken): Meaning | undefined {
  return takenBy === 'animal' && !before.told?.includes(ofPet) ? knowledge([ofPet]) : undefined
}

const ofPeople = new Set<Intent>(['programs', 'copay', 'eligibility', 'insurance_help', 'which_drug'])

/** What is for people does not pay for a dog's medicine: lower prices without insurance may do. */
export function intentForAnimal(intent: Intent, { takenBy, medicines, before }: Spoken): Intent {
  const isOfMedicine = medicines.drugs.length + before.drugs.length > 0 || intent === 'copay'
  return takenBy === 'animal' && isOfMedicine && ofPeople.has(intent) ? 'coupons' : intent
}
