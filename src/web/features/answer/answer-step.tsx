import { ExternalLink } from 'lucide'
import type { Offer, StepKind } from '#contract/answer.ts'
import { telAddress } from '#text/tel-address.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { TearOffWays } from '#web/components/layout/tear-off.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** The one thing to do next as the one filled button; the other ways beside it. */
export function AnswerStep({ offer: { program_name, next_step } }: { offer: Offer }) {
  const { t } = useTranslation('answerCard')
  const { kind, phone_number, call_note, form_link, program_url } = next_step
  const to = kind === 'open_form' ? form_link : program_url
  const label = stepLabels[kind]
  return (
    <>
      {kind === 'call' && phone_number && <CallLink phone={phone_number}>{call_note}</CallLink>}
      {kind !== 'call' && to && (
        <ButtonLink to={to} variant="main" size="big" wide>
          {t(label)}
          <span className="visually-hidden">
            : {program_name} {t('programs.newTab')}
          </span>
          <Icon icon={ExternalLink} />
        </ButtonLink>
      )}
      <TearOffWays>
        {kind !== 'call' && phone_number && (
          <ButtonLink to={telAddress(phone_number)}>{t('answerCard.callNumber', { phone: phone_number })}</ButtonLink>
        )}
        {kind !== 'open_form' && form_link && (
          <ForeignButton to={form_link} label={t('programs.openForm')} about={program_name} />
        )}
        {kind === 'call' && !form_link && program_url && (
          <ForeignButton to={program_url} label={t('programs.openSite')} about={program_name} />
        )}
      </TearOffWays>
    </>
  )
}

const stepLabels = {
  call: 'programs.openSite',
  get_card: 'answerCard.getCard',
  open_form: 'programs.openForm',
  open_page: 'programs.openSite',
} as const satisfies Record<StepKind, string>
