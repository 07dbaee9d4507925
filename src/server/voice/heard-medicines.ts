import type { HeardMedicine } from '#contract/voice.ts'
import { createHearing, type HearMedicines } from '#server/chat/medicines/hear-medicines.ts'
import type { MedicineReader } from '#server/chat/medicines/medicine-reader.ts'
import type { Drugs } from '#server/drugs/drugs.ts'

type Parts = { medicines: () => MedicineReader; drugs: Pick<Drugs, 'find'> }

/** Finds the medicines that were said, with those that sound alike. Reads every name of the catalogue at the first call. */
export function createHeardMedicines({ medicines, drugs }: Parts) {
  let hear: HearMedicines | undefined

  const offer = (id: string) => {
    const drug = drugs.find(id)
    return drug ? [{ drug_id: id, name: drug.name }] : []
  }

  return (text: string): HeardMedicine[] => {
    hear ??= createHearing(medicines())
    return hear(text).map(({ from, to, ids }) => ({
      said: text.slice(from, to),
      from,
      to,
      offered: ids.flatMap(offer),
    }))
  }
}
