import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { QuestionList } from './question-list.tsx'

interface QuestionGoneProps {
  why: 'ended' | 'missing'
  related: { id: string; question: string }[]
}

/** In the place of an answer that is not given: says why, and what still holds. */
export function QuestionGone({ why, related }: QuestionGoneProps) {
  const { t } = useTranslation('questions')
  return (
    <>
      <title>{`${t(`questions.${why}.title`)} | ${t('site.name')}`}</title>
      <Banner
        title={t(`questions.${why}.title`)}
        lead={t(`questions.${why}.lead`)}
        crumb={{ to: '/questions', label: t('questions.title') }}
      >
        <div className="actions">
          <ButtonLink to="/questions" variant="go">
            {t('questions.search.all')}
          </ButtonLink>
        </div>
      </Banner>
      {why === 'ended' && (
        <section className="band">
          <div className="wrap">
            <QuestionList items={related} />
          </div>
        </section>
      )}
    </>
  )
}
