import type { ProgramCard } from '#contract/programs.ts'
import { Chip } from '#web/components/display/chip.tsx'
import { fitLooks } from '#web/features/site/fit-looks.ts'
import { useTranslation } from '#web/i18n.tsx'

const looks = { ...fitLooks, not_checked: fitLooks.may }

/** How the program fits what is known of the reader: in words, with an icon. */
export function FitChip({ program }: { program: ProgramCard }) {
  const { t } = useTranslation()
  const open = program.findings.filter(({ result }) => result === 'unknown')
  if (fitsAnswers(program)) return <Chip {...looks.likely}>{t('programs.fit.answers', { count: open.length })}</Chip>
  return <Chip {...looks[program.status]}>{t(`programs.fit.${program.status}`, { count: open.length })}</Chip>
}

/** What only the program can answer is left: such a program stands above what costs money, and may not look worse. */
function fitsAnswers({ status, drug_name, findings }: ProgramCard): boolean {
  const isMet = (wanted: string) => findings.some(({ rule, result }) => rule === wanted && result === 'met')
  const isForReader = drug_name !== '' || (isMet('insurance') && isMet('income'))
  return status === 'may' && isForReader && findings.every(({ asks }) => asks.length === 0)
}
