import { en } from '#i18n/en.ts'
import { es } from '#i18n/es.ts'
import type { Language } from '#i18n/languages.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Change } from '#server/catalogue/files/change-log.ts'

const translators = { en: createTranslator('en', en), es: createTranslator('es', es) }

/** What a change is called in words; a page that is gone has no values. */
const wordsOf = {
  phone: 'phone',
  percent: 'percent',
  pay: 'pay',
  most: 'most',
  ended: 'ended',
  'page gone': 'gone',
} as const

export type ChangeTold = ReturnType<ReturnType<typeof createChanges>['list']>[number]

/** The public log of what people changed after a look at a source. */
export function createChanges({ changes, isLinked }: Pick<Catalogue, 'changes' | 'isLinked'>) {
  return {
    /** The newest first. */
    list: (language: Language) =>
      changes.map((change) => ({
        id: `${change.on}-${change.record}-${wordsOf[change.kind]}`,
        on: change.on,
        name: change.name,
        text: translators[language](`changes.${wordsOf[change.kind]}`, valuesOf(change)),
        url: change.kind !== 'page gone' && isLinked(change.url) ? change.url : null,
      })),
  }
}

function valuesOf({ from, to }: Change) {
  return { from, to }
}
