import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { useToast } from '#web/components/toasts.tsx'
import { ShareCardContext } from '#web/features/site/share-card.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Retailer } from './card.ts'

type ShareDialog = typeof import('./share-dialog.tsx').ShareDialog

/** Holds the one share dialog of the site. Few readers open it, so it is fetched when first asked for. */
export function ShareCardProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const toast = useToast()
  const { key } = useLocation()
  const retailers = useRouteLoaderData<{ retailers: Retailer[] }>('root')?.retailers ?? []
  const [Dialog, setDialog] = useState<{ of: ShareDialog }>()
  /** Going to another page, also back, closes the dialog. */
  const [asked, setAsked] = useState<{ itemIds: string[]; on?: string }>({ itemIds: [] })

  const shareCard = useCallback(
    async (itemIds: string[]) => {
      try {
        setDialog({ of: (await import('./share-dialog.tsx')).ShareDialog })
        setAsked({ itemIds, on: key })
      } catch {
        toast.error(t('cards.notOpened'))
      }
    },
    [key, toast, t],
  )

  return (
    <ShareCardContext value={shareCard}>
      {children}
      {Dialog && (
        <Dialog.of
          open={asked.on === key}
          itemIds={asked.itemIds}
          retailers={retailers}
          onClose={() => setAsked({ itemIds: asked.itemIds })}
        />
      )}
    </ShareCardContext>
  )
}
