import { useEffect, useRef } from 'react'
import { sentencesOf } from '#text/speech-text.ts'
import type { VoiceState } from '#voice-talk/voice-state.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './voice-dialog.module.css'

/** What is said, with the words still to come dimmer. Whoever has the voice turned off reads it all here. */
export function Captions({ caption: { who, text, letters }, differs }: Pick<VoiceState, 'caption' | 'differs'>) {
  const { t } = useTranslation('voice')
  const current = useRef<HTMLSpanElement>(null)
  const sentences = placed(text)
  const at = who === 'you' ? sentences.length - 1 : sentences.findLastIndex(({ from }) => from <= letters)

  // Not on every letter: the sentence that is read stays in sight.
  useEffect(() => {
    if (at >= 0) current.current?.scrollIntoView({ block: 'nearest' })
  }, [at])

  return (
    <>
      {who === 'you' && <p className={styles.hint}>{t('voice.you')}</p>}
      {/* What overflows is scrolled by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus */}
      <section className={styles.captions} tabIndex={0} aria-label={t('voice.captions')}>
        <p>
          {sentences.map(({ sentence, from }, index) => (
            <span key={from} ref={index === at ? current : undefined} className={index > at ? styles.soon : undefined}>
              {sentence}
            </span>
          ))}
        </p>
      </section>
      {differs && (
        <p className={styles.hint} role="alert">
          {t('voice.differs')}
        </p>
      )}
    </>
  )
}

function placed(text: string): { sentence: string; from: number }[] {
  let from = 0
  return sentencesOf(text).map((sentence) => {
    const start = from
    from += sentence.length
    return { sentence, from: start }
  })
}
