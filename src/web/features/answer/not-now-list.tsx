import type { NotNow } from '#contract/answer.ts'
import { Fold } from '#web/components/layout/fold.tsx'
import { useTranslation } from '#web/i18n.tsx'

/** The programs that do not fit now, folded up, each with the rule that is not met. */
export function NotNowList({ programs }: { programs: NotNow[] }) {
  const { t } = useTranslation('answerCard')
  if (programs.length === 0) return null
  return (
    <Fold summary={<b>{t('answerCard.notNow', { count: programs.length })}</b>}>
      <NotNowLines programs={programs} />
    </Fold>
  )
}

/** A line a program, with the rule that is not met and what would change that. */
export function NotNowLines({ programs }: { programs: NotNow[] }) {
  return (
    <ul className="stack-small">
      {programs.map(({ program_id, program_name, reason, change }) => (
        <li key={program_id}>
          <b>{program_name}.</b> {reason} {change}
        </li>
      ))}
    </ul>
  )
}
