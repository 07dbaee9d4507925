import { type RefObject, useCallback, useEffect, useState } from 'react'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { ErrorState } from '#web/components/feedback/error-state.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './card-picture.module.css'
import { drawCard } from './draw-card.ts'

/** Shows the picture of a card, to be saved or sent as any picture is. */
export function CardPicture({ drawn }: { drawn: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('cards')
  const { picture, failed, draw } = usePicture(drawn)
  if (failed) return <ErrorState title={t('cards.picture.failed')} onRetry={draw} retryLabel={t('cards.tryAgain')} />
  if (!picture)
    return (
      <p role="status">
        <Spinner /> {t('cards.picture.drawing')}
      </p>
    )
  return (
    <>
      <img className={styles.picture} src={picture} alt={t('cards.picture.alt')} />
      <ButtonLink variant="main" wide to={picture} download="card.png">
        {t('cards.picture.save')}
      </ButtonLink>
    </>
  )
}

function usePicture(drawn: RefObject<HTMLElement | null>) {
  const [picture, setPicture] = useState<string>()
  const [failed, setFailed] = useState(false)

  const draw = useCallback(async () => {
    setFailed(false)
    try {
      if (drawn.current) setPicture(await drawCard(drawn.current))
    } catch {
      setFailed(true)
    }
  }, [drawn])

  useEffect(() => {
    draw()
  }, [draw])

  return { picture, failed, draw }
}
