import { type AppLoadContext, data } from 'react-router'
import { fillIn } from '#i18n/translator.ts'
import { intakeWords } from './intake-words.ts'

/** The page of home delivery, and what it says of the ZIP code that its address names, if any. */
export function loadDelivery(request: Request, context: AppLoadContext) {
  const { config, intake } = context.services
  const words = intakeWords(context)
  const { title, lead } = words.intake.delivery
  const { delivery: offer, embeds } = config.operator
  const zip = new URL(request.url).searchParams.get('zip')?.trim() ?? ''
  return data(
    {
      words,
      meta: { title, description: fillIn(lead, offer) },
      offer,
      zip,
      area: zip === '' ? null : intake.checkArea(zip),
      embed: embeds.delivery,
    },
    { headers: zip === '' ? {} : { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  )
}

export type DeliveryData = Awaited<ReturnType<typeof loadDelivery>>['data']
