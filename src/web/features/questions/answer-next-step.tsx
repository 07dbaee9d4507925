import { siteName } from '#text/site-name.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { TearOff, TearOffWays } from '#web/components/layout/tear-off.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { QuestionData } from './load-question.ts'

/** Below the tear line: what to do now, whom to call, the official page, and where the facts come from. */
export function AnswerNextStep({ data: { card, age } }: { data: QuestionData }) {
  const { t } = useTranslation()
  const { next_step, phone, website, emergency, answered } = card
  return (
    <TearOff level={2} title={t(answered ? 'programs.nextStep' : 'questions.card.whereToAsk')}>
      {next_step && (
        <p>
          <UnbrokenNumbers text={next_step} />
        </p>
      )}
      {phone && !emergency && <CallLink phone={phone}>{t('programs.callFree')}</CallLink>}
      {website && (
        <TearOffWays>
          <ButtonLink to={website} variant={phone ? 'plain' : 'main'}>
            {t('questions.card.openPage', { site: siteName(website) })}
            <span className="visually-hidden"> {t('programs.newTab')}</span>
          </ButtonLink>
        </TearOffWays>
      )}
      <div>
        {age && <p className="small">{t('questions.card.age', { age })}</p>}
        <SourceLine facts={card} ownSite={website} />
      </div>
    </TearOff>
  )
}
