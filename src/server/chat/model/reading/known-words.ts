import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { medicineNames } from '#server/catalogue/what-to-learn.ts'
import { ordinaryWords } from '#server/chat/understand/words/vocabulary.ts'
import { everydayWords } from '#server/chat/words/everyday-words.ts'
import { verbForms } from '#server/chat/words/spanish-verbs.ts'
import { insuranceWords } from '#server/eligibility/understand/insurance/insurance-words.ts'
import { dangers, harmless } from '#server/emergencies/danger-words.ts'
import { onceFor } from '#server/once-for.ts'
import { fold } from '#text/fold.ts'
import { textsOf } from '#text/texts-of.ts'
import { plainWords } from '../phrasing/plain-words.ts'

/** Words in small letters: those of addresses are none. */
const smallWord = /(?<![\p{L}\p{N}./@:_-])\p{Ll}[\p{Ll}'’]*(?![\p{L}\p{N}@/_]|\.\p{L})/gu

/** Words that name nobody: those of plain pages, those that our records write in small letters, and the names of medicines. Folded. */
export const collectKnownWords = onceFor(({ drugs, served, servedServices }: Catalogue): ReadonlySet<string> => {
  const written = textsOf([served, servedServices, Object.values(dangers), harmless])
  const small = written.flatMap((text) => text.match(smallWord) ?? [])
  const insurances = textsOf(Object.values(insuranceWords))
  return new Set([
    ...fold([...small, ...medicineNames({ drugs }), ...insurances, everydayWords, plainWords].join(' ')).split(' '),
    ...ordinaryWords,
    ...verbForms,
  ])
})
