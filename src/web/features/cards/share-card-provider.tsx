import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { Language } from '#i18n/languages.ts'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import { ShareCardContext } from '#web/features/site/saved/share-card.ts'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import { loadCardWords } from '#web/load-words.ts'
import type { Retailer } from './card.ts'

async function loadDialog(language: Language) {
  const [{ ShareDialog }, words] = await Promise.all([import('./share-dialog.tsx'), loadCardWords(language)])
  return { ShareDialog, words }
}

/** Holds the one share dialog of the site. Few readers open it, so it is fetched when first asked for. */
export function ShareCardProvider({ children }: { children: ReactNode }) {
  const { t, language } = useTranslation()
  const { key } = useLocation()
  const retailers = useRouteLoaderData<{ retailers: Retailer[] }>('root')?.retailers ?? []
  const load = useCallback(() => loadDialog(language), [language])
  const { part, fetch } = useLatePart(load, t('site.notOpened'))
  /** Going to another page, also back, closes the dialog. */
  const [asked, setAsked] = useState<{ itemIds: string[]; on?: string }>({ itemIds: [] })

  const shareCard = useCallback(
    async (itemIds: string[]) => {
      if (await fetch()) setAsked({ itemIds, on: key })
    },
    [key, fetch],
  )

  return (
    <ShareCardContext value={shareCard}>
      {children}
      {part && (
        <PageWords words={part.words}>
          <part.ShareDialog
            open={asked.on === key}
            itemIds={asked.itemIds}
            retailers={retailers}
            onClose={() => setAsked({ itemIds: asked.itemIds })}
          />
        </PageWords>
      )}
    </ShareCardContext>
  )
}
