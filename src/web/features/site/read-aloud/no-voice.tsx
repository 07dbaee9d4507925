import { useEffect, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { SpeechFailure } from '#web/speech/reading.ts'
import { allowServerVoice, findServerVoice } from '#web/speech/server-voice.ts'

interface NoVoiceProps {
  failure: SpeechFailure
  /** Why, where it is known better. */
  message: string
  /** What was to be read is written in it. */
  language: Language
  /** Another reads now, if it is asked again. */
  onAllowed: () => void
}

/** Says that nothing could be heard and, where the site has a voice, who would read and what goes there. */
export function NoVoice({ failure, message, language, onAllowed }: NoVoiceProps) {
  const { t } = useTranslation('readAloud')
  const [reader, setReader] = useState<string | null>(null)

  useEffect(() => {
    if (failure === 'error') return
    let isGone = false
    findServerVoice(language).then((found) => isGone || setReader(found))
    return () => {
      isGone = true
    }
  }, [failure, language])

  function allow() {
    allowServerVoice(language)
    onAllowed()
  }

  const reason = message || t(failure === 'noVoice' ? 'readAloud.noVoice' : 'readAloud.noSpeech')
  return (
    <>
      <p role="alert">{reader ? t('readAloud.offer', { reader }) : reason}</p>
      {reader && <Button onClick={allow}>{t('readAloud.allow', { reader })}</Button>}
    </>
  )
}
