import type { AppLoadContext } from 'react-router'
import { fillIn } from '#i18n/translator.ts'
import { allWords } from '#web/translator.server.ts'

export type PrivacyContent = ReturnType<typeof loadPrivacy>

/** How long we keep what: the settings that the privacy page names. */
export function keptFor({ services }: Pick<AppLoadContext, 'services'>) {
  const { CONVERSATION_HOURS: hours, REQUEST_DAYS: days } = services.config
  return { hours, days }
}

/** The part on health data and the one that deletes it, with the settings of this installation. */
export function loadPrivacy(context: Pick<AppLoadContext, 'services' | 'language'>) {
  const { health, forget } = allWords[context.language].pages.privacy
  const { receiver } = context.services
  const kept = keptFor(context)
  const { receiver: hearer, reader } = context.services.voice.describe()
  const others = [
    receiver === null ? health.whoNone : fillIn(health.whoModel, { receiver }),
    ...(hearer === null ? [] : [fillIn(health.whoVoice, { receiver: hearer })]),
    ...(reader === null ? [] : [fillIn(health.whoReader, { receiver: reader })]),
  ].join(' ')
  return {
    health: {
      title: health.title,
      lead: health.lead,
      parts: Object.entries(health.parts).map(([key, { title, text }]) => ({
        key,
        title,
        text: fillIn(key === 'who' ? `${text} ${others}` : text, kept),
      })),
    },
    forget: {
      ...forget,
      leftForms: fillIn(forget.leftForms, kept),
      noScript: fillIn(forget.noScript, kept),
    },
  }
}
