import { fold } from '#text/fold.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import type { Spoken } from '../spoken.ts'

const withMedicines =
  /\b(?:(?:i|we) help|helping|ayudo|ayudamos|ayudando|apoyo|apoyando)\b.{0,40}\b(?:medicines?|medications?|meds|prescriptions?|medicinas?|medicamentos?|recetas?|pastillas)\b/

/** "I help my grandparents with their medicines, they live in Yuma": which ones is not told yet, and nothing else is asked. */
export function helpsWithMedicines({ text, medicines: { drugs, guesses }, before }: Spoken): boolean {
  const isNamed = drugs.length + guesses.length + before.drugs.length > 0
  return !isNamed && before.intent === null && !asksSomething(text) && withMedicines.test(fold(text))
}
