import type { WordKey } from '#i18n/translator.ts'
import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import type { Drugs } from '#server/drugs/drugs.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { answerOf } from '../answerer.ts'
import { paragraphs } from '../markup.ts'

/** Longest part of a name that we don't know and say back. */
const longestName = 40
const mostGuesses = 4
/** The insulins that most people use: each is offered by name. */
const insulins = ['Lantus', 'Humalog', 'NovoLog', 'Tresiba']

export type WhichDrug = ReturnType<typeof createWhichDrug>

/** Asks which medicine is meant: one of those guessed, another name, or, where nothing was named, in the words of `ask`. */
export function createWhichDrug(drugs: Pick<Drugs, 'find'>) {
  return (understood: Understood, ask: WordKey = 'chatMedicine.which.ask'): Answer => {
    const { language, unknownName } = understood
    const t = translators[language]
    const guesses = findAll(drugs.find, understood.guesses).slice(0, mostGuesses)
    if (guesses.length > 0) return didYouMean(guesses, understood)
    if (unknownName === '') return answerOf(t(ask), { asks: 'drug' })
    if (isInsulin(unknownName))
      return answerOf(t('chatMedicine.which.insulin'), { asks: 'drug', suggestions: insulins })
    const name = plainName(unknownName)
    const unknown = name ? t('chatMedicine.which.unknown', { name }) : t('chatMedicine.which.unknownAny')
    return answerOf(paragraphs(unknown, t('chatMedicine.which.list')), { asks: 'drug' })
  }
}

/** What stands for a name that is not to be said back. */
export const unsaidName = '?'

/** The name of a whole class of medicines. */
export function isInsulin(name: string): boolean {
  return /^insulinas?$|^insulins?$/i.test(name)
}

function didYouMean(guesses: Drug[], { language }: Understood): Answer {
  const t = translators[language]
  const names = guesses.map((drug) => nameInLanguage(drug, language))
  const bold = names.map((name) => `**${name}**`).join(', ')
  const question =
    names.length === 1
      ? t('chatMedicine.which.guess', { drug: names[0] ?? '' })
      : t('chatMedicine.which.guesses', { drugs: bold })
  return answerOf(paragraphs(question, t('chatMedicine.which.guessed')), { suggestions: names, asks: 'drug' })
}

/** A name as a person wrote it, without the letters that would make marks of it. */
function plainName(name: string): string {
  return name
    .replace(/[^\p{Letter}\p{Number} .'-]/gu, '')
    .trim()
    .slice(0, longestName)
}
