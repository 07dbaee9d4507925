import { ContactForm } from '#web/features/intake/contact-form.tsx'
import { ContactPage } from '#web/features/intake/contact-page.tsx'
import { EmbeddedForm } from '#web/features/intake/embedded-form.tsx'
import { intakeWords } from '#web/features/intake/intake-words.ts'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/contactus'

export function loader({ context }: Route.LoaderArgs) {
  const words = intakeWords(context)
  const { title, lead } = words.intake.contact
  return { words, meta: { title, description: lead }, embed: context.services.config.operator.embeds.contact }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function ContactUs({ loaderData: { words, embed } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <ContactPage
        form={(labelledBy) =>
          embed ? (
            <EmbeddedForm address={embed} title={words.intake.contact.form} />
          ) : (
            <ContactForm labelledBy={labelledBy} />
          )
        }
      />
    </PageWords>
  )
}
