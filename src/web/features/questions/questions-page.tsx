import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Field } from '#web/components/form/field.tsx'
import { Fold } from '#web/components/layout/fold.tsx'
import { SearchCard } from '#web/components/layout/search-card.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { QuestionsData } from './load-questions.ts'
import { QuestionList } from './question-list.tsx'
import styles from './questions-page.module.css'

/** All questions by subject, and a search among them. */
export function QuestionsPage({ data: { asked, found, subjects } }: { data: QuestionsData }) {
  const { t } = useTranslation('questions')
  return (
    <>
      <Banner
        title={t('questions.title')}
        lead={t('questions.lead')}
        crumb={{ to: '/', label: t('site.home') }}
        picture={<NaviLink face="think" />}
      >
        <QuestionSearch key={asked} asked={asked} />
      </Banner>
      <p role="status" className="visually-hidden">
        {asked && t('questions.search.found', { count: found.length, words: asked })}
      </p>
      {asked && (
        <section className="band">
          <div className="wrap stack">
            <Found asked={asked} found={found} />
          </div>
        </section>
      )}
      <section className={asked ? 'band tint' : 'band'} aria-label={t('questions.list')}>
        <div className="wrap stack">
          <div>
            <ListenButton about={t('questions.list')} />
          </div>
          <SubjectList subjects={subjects} />
        </div>
      </section>
    </>
  )
}

/** The questions of each subject, folded up under its name and their number; emergencies are open. */
function SubjectList({ subjects }: Pick<QuestionsData, 'subjects'>) {
  const { t } = useTranslation('questions')
  return (
    <div className={styles.subjects}>
      {subjects.map(({ subject, items }) => (
        <Fold
          key={subject}
          open={subject === 'emergencies'}
          summary={
            <>
              <h2>{t(`questions.subject.${subject}`)}</h2>
              <span>{t('questions.count', { count: items.length })}</span>
            </>
          }
        >
          <QuestionList items={items} />
        </Fold>
      ))}
    </div>
  )
}

/** A plain form, which the page's script only makes quicker. */
function QuestionSearch({ asked }: { asked: string }) {
  const { t } = useTranslation('questions')
  const navigate = useNavigate()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate(q ? `/questions?${new URLSearchParams({ q })}` : '/questions', { preventScrollReset: true })
  }

  return (
    <search>
      <form action="/questions" onSubmit={handleSubmit}>
        <SearchCard
          action={
            <Button type="submit" variant="go">
              {t('questions.search.submit')}
            </Button>
          }
        >
          <Field label={t('questions.search.label')} hint={t('questions.search.hint')}>
            {(control) => <input {...control} type="text" name="q" defaultValue={asked} maxLength={120} />}
          </Field>
        </SearchCard>
      </form>
    </search>
  )
}

function Found({ asked, found }: Pick<QuestionsData, 'asked' | 'found'>) {
  const { t } = useTranslation('questions')
  const ways = (
    <>
      <ButtonLink to="/health-care-ai/">{t('site.askNavi')}</ButtonLink>
      <ButtonLink to="/questions">{t('questions.search.all')}</ButtonLink>
    </>
  )
  if (found.length === 0)
    return (
      <EmptyState title={t('questions.search.none', { words: asked })} actions={ways}>
        <p>{t('questions.search.noneLead')}</p>
      </EmptyState>
    )
  return (
    <>
      <h2>{t('questions.search.found', { count: found.length, words: asked })}</h2>
      <QuestionList items={found} />
      <div className="actions">{ways}</div>
    </>
  )
}
