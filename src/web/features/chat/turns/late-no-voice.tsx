import { type ComponentProps, useCallback, useEffect } from 'react'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import type { NoVoice } from '#web/features/site/read-aloud/no-voice.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { loadReadAloudWords } from '#web/words.ts'

/** `NoVoice` and its words, fetched when a device turns out to have no voice. */
export function LateNoVoice(props: ComponentProps<typeof NoVoice>) {
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
