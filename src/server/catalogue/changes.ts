import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Change } from '#server/catalogue/files/change-log.ts'

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
