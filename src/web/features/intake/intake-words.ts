import type { AppLoadContext } from 'react-router'
import { fillIn } from '#i18n/translator.ts'
import { allWords } from '#web/translator.server.ts'

/** The words of the forms for a page that has one, with how long a request is kept. */
export function intakeWords({ services, language }: Pick<AppLoadContext, 'services' | 'language'>) {
  const { intake } = allWords[language]
  const { form } = intake
  return { intake: { ...intake, form: { ...form, kept: fillIn(form.kept, { days: services.config.REQUEST_DAYS }) } } }
}
