import { ArrowUp, Square } from 'lucide'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { longestQuestion } from '#contract/chat-terms.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useTypedEarly } from '#web/components/form/use-typed-early.ts'
import { useIsAlive } from '#web/components/use-is-alive.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './composer.module.css'
import { MicButton, MicNote } from './mic.tsx'
import { useDictation } from './use-dictation.ts'

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>
  isBusy: boolean
  /** Gives nothing back where the question was not asked. */
  onSend: (question: string) => Promise<void> | undefined
  onStop: () => void
  /** The reader has changed what stands in the box. */
  onEdit: () => void
  /** The way to talk instead. */
  talk?: ReactNode
  /** Stands below the box, always in sight. */
  below?: ReactNode
}

/** Where a reader writes. The one button sends, and stops while an answer is under way. */
export function Composer({ box, isBusy, onSend, onStop, onEdit, talk, below }: ComposerProps) {
  const { t, language } = useTranslation('chat')
  const id = useId()
  const [text, setText] = useState('')
  const [isTooLong, setTooLong] = useState(false)
  const dictation = useDictation({ language, onText: edit })
  const isAlive = useIsAlive()
  useTypedEarly(box, takeEarly)
  useGrowing(box, text)

  function edit(next: string) {
    setText(next)
    setTooLong(false)
    onEdit()
  }

  /** @returns whether it was asked. */
  function send(words: string): boolean {
    if (words.trim() === '') return false
    if (words.trim().length > longestQuestion) {
      setTooLong(true)
      return false
    }
    if (!onSend(words)) return false
    dictation.stop()
    setText('')
    return true
  }

  /** Before the page came alive, Enter could do no more than begin a new line. */
  function takeEarly(typed: string) {
    if (!typed.endsWith('\n')) return setText(typed)
    const words = typed.trim()
    const isAsked = send(words)
    if (!isAsked) setText(words)
    // React wrote nothing there yet, and would take nothing away.
    if (box.current) box.current.value = isAsked ? '' : words
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    send(text)
    box.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Enter also ends a word in scripts that are composed; Safari then says 229 instead of composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    send(text)
  }

  return (
    <div className={styles.composer}>
      <MicNote
        dictation={dictation}
        onStart={() => {
          dictation.start(text)
          box.current?.focus()
        }}
        onRefuse={() => {
          dictation.stop()
          box.current?.focus()
        }}
      />
      <form className={styles.bar} onSubmit={handleSubmit}>
        <label className="visually-hidden" htmlFor={id}>
          {t('chat.message')}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          className={styles.box}
          placeholder={t('chat.placeholder')}
          enterKeyHint="send"
          value={text}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${id}-problem` : undefined}
          onChange={(event) => {
            dictation.stop()
            edit(event.currentTarget.value)
          }}
          onKeyDown={handleKeyDown}
        />
        <MicButton
          state={dictation.status === 'listening' ? 'listening' : 'off'}
          onPress={() => (dictation.status === 'listening' ? dictation.stop() : dictation.ask(text))}
        />
        {talk}
        {isBusy ? (
          <button
            type="button"
            className={`${styles.round} ${styles.stop}`}
            aria-label={t('chat.stop')}
            onClick={() => {
              onStop()
              box.current?.focus()
            }}
          >
            <Icon icon={Square} className={styles.filled} />
          </button>
        ) : (
          <button
            type="submit"
            className={`${styles.round} ${text.trim() ? '' : styles.off}`}
            aria-label={t('chat.send')}
            aria-disabled={text.trim() === ''}
            // The browser itself would load the page anew, without what was typed and what was picked.
            disabled={!isAlive}
          >
            <Icon icon={ArrowUp} />
          </button>
        )}
      </form>
      {isTooLong && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {t('chat.tooLong', { most: longestQuestion, count: text.trim().length })}
        </p>
      )}
      <div className={styles.below}>
        <p className={styles.fine}>{t('chat.fine')}</p>
        {below}
      </div>
    </div>
  )
}

/** One row that grows with its text, where CSS alone does not do it yet. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = box.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    if (text) element.style.height = `${element.scrollHeight}px`
  }, [box, text])
}
