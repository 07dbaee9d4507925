import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { AnswerLabel } from './answer-label.tsx'
import type { QuestionData } from './load-question.ts'
import { QuestionList } from './question-list.tsx'
import styles from './question-page.module.css'

/** One question: its answer, the next step, where it comes from, and others of its kind. */
export function QuestionPage({ data }: { data: QuestionData }) {
  const { t } = useTranslation('questions')
  const { card, related } = data
  return (
    <>
      <Banner title={card.question} crumb={{ to: '/questions', label: t(`questions.subject.${card.subject}`) }}>
        {card.emergency && <EmergencyPhones phone={card.phone} />}
      </Banner>
      <section className="band">
        <div className="wrap side">
          <div className={styles.body}>
            <AnswerLabel data={data} />
            {related.length > 0 && (
              <section className="stack">
                <h2>{t('questions.card.related')}</h2>
                <QuestionList items={related} />
              </section>
            )}
          </div>
          <aside className="stack">
            <Box>
              <h2>{t('questions.card.askTitle')}</h2>
              <p>{t('questions.card.askText')}</p>
              <div className="actions">
                <ButtonLink to="/health-care-ai/" variant="main">
                  {t('site.askNavi')}
                </ButtonLink>
                <ButtonLink to="/questions">{t('questions.search.all')}</ButtonLink>
              </div>
            </Box>
          </aside>
        </div>
      </section>
    </>
  )
}

/** Whom to call in danger, before every other word. */
function EmergencyPhones({ phone }: { phone: string | null }) {
  const { t } = useTranslation('questions')
  const isOther = phone !== null && phone !== '911'
  return (
    <div className={styles.phones}>
      {isOther && <CallLink phone={phone}>{t('questions.card.callNow')}</CallLink>}
      <CallLink phone="911">{t('questions.card.call911')}</CallLink>
    </div>
  )
}
