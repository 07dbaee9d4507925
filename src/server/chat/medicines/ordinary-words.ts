import { loadLexicon } from '#language/scorer/load-scorer.ts'
import { fillerWords } from '#server/communities/search/filler-words.ts'
import { conceptWords } from '#server/communities/search/find-concepts.ts'
import { householdWords } from '#server/eligibility/understand/household/household-words.ts'
import { insuranceWords } from '#server/eligibility/understand/insurance/insurance-words.ts'
import { moneyWords, periodWords } from '#server/eligibility/understand/money/money-words.ts'
import {
  cityNames,
  foreignNames,
  misleadingNames,
  placeBlocks,
  placeNames,
} from '#server/eligibility/understand/place-names.ts'
import { replyWords } from '#server/eligibility/understand/yes-no/reply-words.ts'
import { dangers, dangersUnlessPast, harmless, past, present } from '#server/emergencies/danger-words.ts'
import { fold } from '#text/fold.ts'
import { textsOf } from '#text/texts-of.ts'
import { verbForms } from '../words/spanish-verbs.ts'
import { commonWords } from './common-words.ts'
import { wordsAroundNames } from './named-as-medicine.ts'

/** Medicines whose names are words of every day: only a name that is told to be one counts. */
export const medicinesNamedLikeWords = new Set(
  'ella singular trilogy actos emend nitro depo soma yaz tobi nicotine nicotina epi pen vaccine iron cambia doral impavido renova skyla vanos prep'.split(
    ' ',
  ),
)

/** Of those the ones that people say after "my" or "for" too: "para ella", "my pen". */
export const alsoOfPeople = new Set(
  'ella singular trilogy nitro depo epi pen vaccine iron cambia doral renova'.split(' '),
)

/** Made when it is asked for: the words of all of them together take megabytes. */
const sources = (): unknown[] => [
  [...loadLexicon().concepts.conceptsOf.keys()],
  Object.values(dangers),
  Object.values(dangersUnlessPast),
  [harmless, past, present],
  [...fillerWords],
  conceptWords,
  Object.values(householdWords),
  Object.values(insuranceWords),
  Object.values(moneyWords),
  Object.values(periodWords),
  Object.values(replyWords),
  Object.values(placeNames),
  Object.values(cityNames),
  [foreignNames, misleadingNames, placeBlocks, commonWords, ...wordsAroundNames, ...verbForms],
]

/** Words of both languages that are no mistakes in names of medicines; `names` themselves are left out. */
export function collectOrdinaryWords(names: Set<string>): Set<string> {
  // Each text by itself: a word that is cut from one long text would keep all of it.
  const words = sources()
    .flatMap(textsOf)
    .flatMap((text) => fold(text).split(' '))
  return new Set([...words.filter((word) => word && !names.has(word)), ...medicinesNamedLikeWords])
}
