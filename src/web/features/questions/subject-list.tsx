import { Fold } from '#web/components/layout/fold.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { QuestionsData } from './load-questions.ts'
import { QuestionList } from './question-list.tsx'
import styles from './subject-list.module.css'

/** The questions of each subject, folded up under its name and their number; emergencies are open. */
export function SubjectList({ subjects }: Pick<QuestionsData, 'subjects'>) {
  const { t } = useTranslation()
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
