import { type AppLoadContext, data } from 'react-router'
import { redirectTo } from '#web/redirect-to.ts'
import { allWords, translator } from '#web/translator.server.ts'

/** The medicine that `?drug=` names, by id or, as a form without JavaScript or a link of a card sends it, by name. */
export function loadCheck(request: Request, { services, language }: AppLoadContext) {
  const asked = new URL(request.url).searchParams.get('drug')?.trim() ?? ''
  const found = services.drugs.find(asked)
  const named = found ? undefined : services.drugs.findByName(asked)
  if (named) throw redirectTo(`/checkeligibility?drug=${named.id}`)
  const t = translator(language)
  const head = found ? 'heads.checkDrug' : 'heads.check'
  const name = { drug: found?.name ?? '' }
  return data(
    {
      words: { check: allWords[language].check, answerCard: allWords[language].answerCard },
      meta: { title: t(`${head}.title`, name), description: t(`${head}.description`, name) },
      drug: found ? { id: found.id, label: found.name } : null,
      /** What the address asked for and we don't know. */
      unknown: asked && !found ? asked : null,
      /** The medicines that this may be a mistake for. */
      likely: asked && !found ? services.drugs.likely(asked, language) : [],
    },
    { status: asked && !found ? 404 : 200 },
  )
}
