import { states as enStates } from '#i18n/en/local-help/states.ts'
import { states as esStates } from '#i18n/es/local-help/states.ts'
import { plainVerbForms } from '#server/chat/words/spanish-verbs.ts'
import { fillerWords } from '#server/communities/search/filler-words.ts'
import { conceptWords } from '#server/communities/search/find-concepts.ts'
import type { PhraseTable } from '#server/eligibility/understand/phrases.ts'
import { fold } from '#text/fold.ts'
import { aboutWords } from './about-words.ts'
import { functionWords } from './language-words.ts'
import { localWords } from './local-words.ts'
import { medicineWords } from './medicine-words.ts'
import { needFiller } from './need-words.ts'
import { recordWords } from './record-words.ts'
import { wordsOf } from './spelling.ts'
import { languageWords, talkWords } from './talk-words.ts'
import { turnWords } from './turn-words.ts'

const tables: PhraseTable<string>[] = [
  medicineWords,
  recordWords,
  talkWords,
  languageWords,
  aboutWords,
  localWords,
  turnWords,
]

/** Whole words of what concepts name by their beginnings. */
const commonNeeds =
  'electric electricity transportation transporte shelter eviction heating lawyer dentist mortgage clothes furniture refugio desalojo abogado'.split(
    ' ',
  )

/** Words by which something is asked, so that their misspellings are worth reading. */
export const phraseWords = [
  ...wordsOf([medicineWords, recordWords, talkWords, languageWords, localWords]),
  ...conceptWords,
  ...commonNeeds,
].filter((word) => word.length > 3)

export const englishWords = wordsOf(tables, 0)
export const spanishWords = [...wordsOf(tables, 1), ...plainVerbForms]

/** Programs are named after states: who says where they live names none of these. */
const stateWords = [enStates, esStates]
  .flatMap((names) => Object.values(names))
  .flatMap((name) => fold(name).split(' '))

/** Every word of ours: none of them is a name, but of a store, and of a city that shares it with the District of Columbia. */
export const ordinaryWords = new Set([
  ...wordsOf(tables),
  ...conceptWords,
  ...fillerWords,
  ...functionWords.en,
  ...functionWords.es,
  ...needFiller,
  ...stateWords,
])
for (const name of ['walmart', 'columbia']) ordinaryWords.delete(name)
