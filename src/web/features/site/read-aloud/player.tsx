import { Pause, Play, Square } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#web/components/display/icon.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import type { loadReadAloudWords } from '#web/load-words.ts'
import { speeds } from '#web/speech/speed.ts'
import { NoVoice } from './no-voice.tsx'
import styles from './player.module.css'
import { useReader } from './use-reader.ts'

interface PlayerProps {
  element: Element
  words: Awaited<ReturnType<typeof loadReadAloudWords>>
  onClose: () => void
}

/** Reads a part of the page out loud: play and pause, stop, speed, and the sentence that is read. One at a time. */
export function Player({ element, words, onClose }: PlayerProps) {
  return createPortal(
    <PageWords words={words}>
      <Bar element={element} onClose={onClose} />
    </PageWords>,
    // In an open dialog only what stands in it can be reached.
    element.closest('dialog') ?? document.body,
  )
}

function Bar({ element, onClose }: Omit<PlayerProps, 'words'>) {
  const { t, language } = useTranslation('readAloud')
  const id = useId()
  const play = useRef<HTMLButtonElement>(null)
  const { sentence, spoken, isPaused, speed, failure, tryAgain, togglePause, changeSpeed } = useReader(
    element,
    language,
    onClose,
  )

  useEffect(() => play.current?.focus({ preventScroll: true }), [])

  return (
    <section className={styles.bar} aria-label={t('readAloud.title')} data-unread>
      {failure ? (
        <NoVoice failure={failure.reason} message={failure.message} language={spoken} onAllowed={tryAgain} />
      ) : (
        <p className={styles.sentence}>{sentence}</p>
      )}
      <div className={styles.tools}>
        {!failure && (
          <button ref={play} type="button" onClick={togglePause}>
            <Icon icon={isPaused ? Play : Pause} />
            {t(isPaused ? 'readAloud.play' : 'readAloud.pause')}
          </button>
        )}
        <button type="button" onClick={onClose}>
          <Icon icon={Square} />
          {t('readAloud.stop')}
        </button>
        <label htmlFor={id}>{t('readAloud.speed')}</label>
        <select id={id} value={speed} onChange={(event) => changeSpeed(Number(event.currentTarget.value))}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {`${each}×`}
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}
