import { Navi } from '#web/components/art/navi.tsx'
import { Button } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { LabelLoader } from '#web/components/feedback/label-loader.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Part } from './part.tsx'

const notes = ['info', 'ok', 'warn', 'danger'] as const

export function FeedbackParts() {
  const { t } = useTranslation('cards')
  return (
    <>
      <Part name="Banner" isWide>
        <Banner
          title={t('site.plan')}
          lead={t('site.notAdvice')}
          crumb={{ to: '/', label: t('site.home') }}
          picture={<Navi face="think" />}
        />
        <Banner isBlue title={t('site.plan')} lead={t('site.notAdvice')} />
        <Banner isSlim title={t('site.plan')} />
      </Part>
      <Part name="EmptyState">
        <EmptyState title={t('site.missing.title')} actions={<Button>{t('site.tryAgain')}</Button>}>
          <p>{t('site.missing.lead')}</p>
        </EmptyState>
      </Part>
      <Part name="ErrorState">
        <ErrorState
          title={t('site.broken.title')}
          onRetry={() => undefined}
          retryLabel={t('site.tryAgain')}
          actions={<Button>{t('site.home')}</Button>}
        >
          <p>{t('site.broken.lead')}</p>
        </ErrorState>
      </Part>
      <Part name="LabelLoader, Spinner">
        <LabelLoader label={t('cards.loading')} />
        <p>
          <Spinner /> {t('cards.sending')}
        </p>
      </Part>
      <Part name="Note">
        {notes.map((tone) => (
          <Note key={tone} tone={tone}>
            {t('site.told.failed')}
          </Note>
        ))}
      </Part>
      <Part name="ToastProvider">
        <ToastButtons />
      </Part>
    </>
  )
}

/** One button a kind, as a toast goes by itself. */
export function ToastButtons() {
  const { t } = useTranslation('cards')
  const toast = useToast()
  return (
    <div className="actions">
      <Button onClick={() => toast.success(t('cards.copied'))}>{t('cards.copied')}</Button>
      <Button onClick={() => toast.info(t('cards.takenOut'))}>{t('cards.takenOut')}</Button>
      <Button onClick={() => toast.warning(t('cards.keptFull'))}>{t('cards.keptFull')}</Button>
      <Button onClick={() => toast.error(t('cards.copyFailed'))}>{t('cards.copyFailed')}</Button>
    </div>
  )
}
