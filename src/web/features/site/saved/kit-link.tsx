import { FileText } from 'lucide'
import type { Offer } from '#contract/answer.ts'
import { hasKit } from '#contract/kits.ts'
import type { ProgramKind } from '#contract/programs.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'

interface KitLinkProps {
  program: { program_id: string; program_name: string; kind: ProgramKind }
  phone: string | null
  form: string | null
  /** The medicines that are applied for, by id. */
  drugIds: string[]
}

/** To the papers for an application; nothing where nobody applies with papers. */
export function KitLink({ program: { program_id, program_name, kind }, phone, form, drugIds }: KitLinkProps) {
  const { t } = useTranslation()
  if (!hasKit({ kind, phone, form })) return null
  return (
    <ButtonLink to={`/kit/${program_id}${drugIds.length > 0 ? `?drug=${drugIds.join(',')}` : ''}`}>
      <Icon icon={FileText} />
      {t('site.kit')}
      <span className="visually-hidden">: {program_name}</span>
    </ButtonLink>
  )
}

/** The same for what a person may do first. */
export function OfferKitLink({ offer, drugIds }: { offer: Offer; drugIds: string[] }) {
  const { phone_number, form_link } = offer.next_step
  return <KitLink program={offer} phone={phone_number} form={form_link} drugIds={drugIds} />
}
