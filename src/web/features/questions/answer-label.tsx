import { siteName } from '#text/site-name.ts'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { TearOff, TearOffWays } from '#web/components/layout/tear-off.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './answer-label.module.css'
import type { QuestionData } from './load-question.ts'

/** The answer as a pharmacy label: what is true above the tear line, the next step below it. */
export function AnswerLabel({ data }: { data: QuestionData }) {
  const { t } = useTranslation('questions')
  const { card, lead, rest, states, until } = data
  return (
    <article className={styles.label} aria-label={card.question}>
      <div className={`stack ${styles.answer}`}>
        <div>
          <ListenButton about={card.question} />
        </div>
        {lead && (
          <p className="lead">
            <UnbrokenNumbers text={lead} />
          </p>
        )}
        {rest && (
          <p>
            <UnbrokenNumbers text={rest} />
          </p>
        )}
        {!card.answered && <p className="lead">{t('questions.card.notAnswered')}</p>}
        {states && <p>{t('questions.card.states', { states })}</p>}
        {card.answered && card.look_first && <Note tone="warn">{t('questions.card.lookFirst')}</Note>}
        {card.not_advice && !card.emergency && <Note>{t('questions.card.notAdvice')}</Note>}
        {until && card.answered && <p className="soft">{t('questions.card.until', { date: until })}</p>}
      </div>
      <AnswerNextStep data={data} />
    </article>
  )
}

/** Below the tear line: what to do now, whom to call, the official page, and where the facts come from. */
function AnswerNextStep({ data: { card, age } }: { data: QuestionData }) {
  const { t } = useTranslation('questions')
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
