import { Volume2 } from 'lucide'
import { useCallback, useRef, useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import { useTranslation } from '#web/i18n.tsx'
import { loadReadAloudWords } from '#web/load-words.ts'

interface ListenButtonProps {
  /** What it is, for those who see no place. */
  about: string
}

/** Reads out loud what can be seen of the card, form or section that it stands in. What that takes is fetched with the first press. */
export function ListenButton({ about }: ListenButtonProps) {
  const { t, language } = useTranslation()
  const load = useCallback(
    async () => ({ ...(await import('./player.tsx')), words: await loadReadAloudWords(language) }),
    [language],
  )
  const { part, fetch } = useLatePart(load, t('site.listenFailed'))
  const button = useRef<HTMLButtonElement>(null)
  const [element, setElement] = useState<Element | null>(null)
  async function open() {
    if (await fetch()) setElement(button.current?.closest('article, form, section') ?? null)
  }

  const close = useCallback(() => setElement(null), [])
  return (
    <>
      <Button ref={button} variant="link" onClick={open}>
        <Icon icon={Volume2} />
        {t('site.listen')} <span className="visually-hidden">{about}</span>
      </Button>
      {part && element && <part.Player element={element} words={part.words} onClose={close} />}
    </>
  )
}
