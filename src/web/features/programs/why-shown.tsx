import { Check, CircleHelp, X } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Topic } from '#contract/eligibility.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './why-shown.module.css'

interface WhyShownProps {
  program: ProgramCard
  /** Asks the reader a topic here; without it, the question leads to the check of the medicine. */
  onAsk?: ((topic: Topic) => void) | undefined
}

/** Why a program is on the page: each rule with what became of it, or what nobody has asked yet. */
export function WhyShown({ program, onAsk }: WhyShownProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.why}>
      <h4>{t('programs.why')}</h4>
      <ul>
        {program.findings.length > 0 ? <Findings program={program} onAsk={onAsk} /> : <Unchecked program={program} />}
      </ul>
    </div>
  )
}

function Findings({ program: { findings, drug_name }, onAsk }: WhyShownProps) {
  const { t } = useTranslation()
  return findings.map(({ rule, result, text, asks, change, source }) => (
    <Reason key={`${rule} ${text}`} result={result}>
      {text} {change} {source && <RuleSource source={source} about={text} />}{' '}
      {asks[0] !== undefined &&
        (onAsk ? (
          <Button variant="link" onClick={() => onAsk(asks[0] as Topic)}>
            {t('programs.answerThis')}
            <span className="visually-hidden">: {text}</span>
          </Button>
        ) : (
          <CheckLink drug={drug_name}>
            {t('programs.answerThis')}
            <span className="visually-hidden">: {text}</span>
          </CheckLink>
        ))}
    </Reason>
  ))
}

/** Where the rule comes from, and how old that page is. */
function RuleSource({ source, about }: { source: { url: string; page_date: string | null }; about: string }) {
  const { t, language } = useTranslation()
  const { url, page_date } = source
  return (
    <a className={styles.source} href={url} target="_blank" rel="noopener">
      {page_date
        ? t('programs.ruleSource', { date: dateInWords(page_date, language) })
        : t('programs.ruleSourceUndated')}
      <span className="visually-hidden">
        : {about} {t('programs.newTab')}
      </span>
    </a>
  )
}

function Unchecked({ program: { drug_name, program_name, medicine_confirmed, evidence } }: WhyShownProps) {
  const { t } = useTranslation()
  return (
    <>
      <Reason result={medicine_confirmed ? 'met' : 'unknown'}>
        {t(medicine_confirmed ? 'programs.whyNamed' : 'programs.whyAsk', { drug: drug_name })}
      </Reason>
      <Reason result={evidence === 'primary' ? 'met' : 'unknown'}>{t(`programs.whyEvidence.${evidence}`)}</Reason>
      <Reason result="unknown">
        {t('programs.whyRules')}{' '}
        {drug_name && (
          <CheckLink drug={drug_name}>
            {t('programs.checkFit')}
            <span className="visually-hidden">: {program_name}</span>
          </CheckLink>
        )}
      </Reason>
    </>
  )
}

function CheckLink({ drug, children }: { drug: string; children: ReactNode }) {
  return <Link to={`/checkeligibility?drug=${encodeURIComponent(drug)}`}>{children}</Link>
}

const looks = {
  met: { icon: Check, className: styles.known },
  not_met: { icon: X, className: styles.broken },
  unknown: { icon: CircleHelp, className: styles.open },
}

function Reason({ result, children }: { result: keyof typeof looks; children: ReactNode }) {
  return (
    <li>
      <Icon {...looks[result]} />
      <span>{children}</span>
    </li>
  )
}
