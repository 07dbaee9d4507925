import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { useLatePart } from '#web/components/use-late-part.ts'
import { ShareCardContext } from '#web/features/site/share-card.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Retailer } from './card.ts'

const loadDialog = () => import('./share-dialog.tsx')

/** Holds the one share dialog of the site. Few readers open it, so it is fetched when first asked for. */
export function ShareCardProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const retailers = useRouteLoaderData<{ retailers: Retailer[] }>('root')?.retailers ?? []
  const { part, fetch } = useLatePart(loadDialog, t('cards.notOpened'))
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
        <part.ShareDialog
          open={asked.on === key}
          itemIds={asked.itemIds}
          retailers={retailers}
          onClose={() => setAsked({ itemIds: asked.itemIds })}
        />
      )}
    </ShareCardContext>
  )
}
