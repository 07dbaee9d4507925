import { type AppLoadContext, data } from 'react-router'
import { findAskedDrug } from '#web/asked-drug.ts'
import { allWords, translator } from '#web/translator.server.ts'

/** What the page of the check shows for the medicine of its address. */
export function loadCheck(request: Request, context: AppLoadContext) {
  const { drug, unknown, likely, status } = findAskedDrug(request, context, '/checkeligibility')
  const { check, answerCard } = allWords[context.language]
  const t = translator(context.language)
  const head = drug ? 'heads.checkDrug' : 'heads.check'
  const name = { drug: drug?.label ?? '' }
  const meta = { title: t(`${head}.title`, name), description: t(`${head}.description`, name) }
  return data({ words: { check, answerCard }, meta, drug, unknown, likely }, { status })
}
