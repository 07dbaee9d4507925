import { Mic } from 'lucide'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '#i18n/languages.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { loadChatWords } from '#web/load-words.ts'

interface SayMedicinesProps {
  label: string
  /** Says why the button does nothing, where what it takes can't be fetched. */
  failed: string
  /** Takes medicines that were each confirmed; none where none was heard. Gives what to say to it. */
  onTake: (medicines: readonly { drug_id: string; name: string }[]) => string
  onType: () => void
}

const loaders: Record<Language, () => ReturnType<typeof loadTalk>> = {
  en: () => loadTalk('en'),
  es: () => loadTalk('es'),
}

async function loadTalk(language: Language) {
  const [{ VoiceDialog }, { askInDanger }, words] = await Promise.all([
    import('./voice-dialog.tsx'),
    import('./ask-in-danger.ts'),
    loadChatWords(language),
  ])
  return { VoiceDialog, askInDanger, words }
}

/** Medicines told out loud: each is confirmed before it is taken. What speaks of danger is answered by Navi. */
export function SayMedicines({ label, failed, onTake, onType }: SayMedicinesProps) {
  const { language } = useTranslation()
  const { part, fetch } = useLatePart(loaders[language], failed)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => fetch().then(setOpen)}>
        <Icon icon={Mic} />
        {label}
      </Button>
      {part && isOpen && (
        <PageWords words={part.words}>
          <part.VoiceDialog
            variant="general"
            ask={async (question, _, { medicines, inDanger }) =>
              inDanger ? part.askInDanger(question, language) : { text: onTake(medicines), isUrgent: false }
            }
            onClose={() => setOpen(false)}
            onType={() => {
              // The dialog gives the focus back when it closes.
              flushSync(() => setOpen(false))
              onType()
            }}
          />
        </PageWords>
      )}
    </>
  )
}
