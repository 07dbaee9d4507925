import { DeliveryForm } from '#web/features/intake/delivery-form.tsx'
import { DeliveryPage } from '#web/features/intake/delivery-page.tsx'
import { EmbeddedForm } from '#web/features/intake/embedded-form.tsx'
import { loadDelivery } from '#web/features/intake/load-delivery.ts'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/freehomedelivery'

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDelivery(request, context)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function FreeHomeDelivery({ loaderData: { words, embed, ...page } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <DeliveryPage
        data={page}
        form={(labelledBy) =>
          embed ? (
            <EmbeddedForm address={embed} title={words.intake.delivery.form} />
          ) : (
            <DeliveryForm labelledBy={labelledBy} zip={page.zip} />
          )
        }
      />
    </PageWords>
  )
}
