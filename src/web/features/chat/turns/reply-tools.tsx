import { Copy, Pause, Play, Square, Volume2 } from 'lucide'
import { type ComponentProps, createContext, useCallback, useContext, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ResultItem } from '#contract/chat.ts'
import type { Language } from '#i18n/languages.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import type { NoVoice } from '#web/features/site/read-aloud/no-voice.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { loadReadAloudWords } from '#web/load-words.ts'
import { speeds } from '#web/speech/speed.ts'
import type { ReadAloud } from '../talk/use-read-aloud.ts'
import { copyText } from './copy-text.ts'
import styles from './reply-tools.module.css'

/** The one reader of the panel: a message that is read aloud ends the one before. */
export const ReadAloudContext = createContext<ReadAloud | null>(null)

interface ReplyToolsProps {
  id: string
  text: string
  items?: ResultItem[]
  /** What the text is written in. */
  language: Language
  /** What was cut short is shown whole, because it is read whole. */
  onListen: () => void
}

/** Listen and Copy, below what Navi says. */
export function ReplyTools({ id, text, items = [], language, onListen }: ReplyToolsProps) {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const aloud = useContext(ReadAloudContext)
  const tools = useRef<HTMLDivElement>(null)
  const isReading = aloud?.reading === id
  const failure = aloud?.failure?.id === id ? aloud.failure : null

  async function copy() {
    if (!navigator.clipboard) return toast.error(t('chat.copyError'))
    try {
      await navigator.clipboard.writeText(copyText(text, items))
      toast.success(t('chat.copied'))
    } catch {
      toast.error(t('chat.copyFailed'))
    }
  }

  function listen() {
    flushSync(onListen)
    aloud?.start(id, text, language, tools.current?.parentElement?.querySelector('[data-reply]') ?? null)
  }

  if (!aloud || text === '') return null
  return (
    <>
      <div ref={tools} className={styles.tools}>
        <button
          type="button"
          className={isReading ? styles.active : undefined}
          onClick={() => (isReading ? aloud.stop() : listen())}
        >
          <Icon icon={isReading ? Square : Volume2} className={isReading ? styles.filled : undefined} />
          {t(isReading ? 'chat.stopListening' : 'chat.listen')}
        </button>
        {isReading && (
          <>
            <button type="button" onClick={aloud.togglePause}>
              <Icon icon={aloud.isPaused ? Play : Pause} />
              {t(aloud.isPaused ? 'chat.goOnListening' : 'chat.pauseListening')}
            </button>
            <select
              aria-label={t('chat.speed')}
              value={aloud.speed}
              onChange={(event) => aloud.changeSpeed(Number(event.currentTarget.value))}
            >
              {speeds.map((speed) => (
                <option key={speed} value={speed}>
                  {`${speed}×`}
                </option>
              ))}
            </select>
          </>
        )}
        <button type="button" onClick={copy}>
          <Icon icon={Copy} />
          {t('chat.copy')}
        </button>
      </div>
      {failure && (
        <LateNoVoice failure={failure.reason} message={failure.message} language={language} onAllowed={listen} />
      )}
    </>
  )
}

/** `NoVoice` and its words, fetched when a device turns out to have no voice. */
function LateNoVoice(props: ComponentProps<typeof NoVoice>) {
  const { t, language } = useTranslation()
  const load = useCallback(
    async () => ({
      ...(await import('#web/features/site/read-aloud/no-voice.tsx')),
      words: await loadReadAloudWords(language),
    }),
    [language],
  )
  const { part, fetch } = useLatePart(load, t('site.listenFailed'))

  useEffect(() => void fetch(), [fetch])

  return (
    part && (
      <PageWords words={part.words}>
        <part.NoVoice {...props} />
      </PageWords>
    )
  )
}
