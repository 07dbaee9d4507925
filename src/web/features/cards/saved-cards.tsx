import { useRef } from 'react'
import { Banner } from '#web/components/feedback/banner.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { SavedList } from './saved-list.tsx'
import { TakenOut } from './taken-out.tsx'
import { useSavedList } from './use-saved-list.ts'
import { WaysOn } from './ways-on.tsx'

/** The cards that this reader has saved on this device. Only the browser knows them. */
export function SavedCards() {
  const { t } = useTranslation()
  return (
    <>
      <Banner title={t('cards.page.savedTitle')} lead={t('cards.page.savedLead')} />
      <div className="band">
        <div className="wrap stack">
          <noscript>
            <Note>{t('cards.page.needScript')}</Note>
          </noscript>
          <Saved />
        </div>
      </div>
    </>
  )
}

function Saved() {
  const { t } = useTranslation()
  const { saved, before, taken, takeOut, undo } = useSavedList()
  const list = useRef<HTMLDivElement>(null)

  function handleUndo() {
    undo()
    // The button that was pressed is gone.
    list.current?.focus()
  }

  if (!saved)
    return (
      <p role="status">
        <Spinner /> {t('cards.page.looking')}
      </p>
    )
  return (
    <>
      <TakenOut before={before} count={taken} onUndo={handleUndo} />
      <div ref={list} tabIndex={-1} className="stack">
        {saved.length > 0 && <SavedList saved={saved} onTakeOut={takeOut} />}
        {saved.length === 0 && (
          <EmptyState title={t('cards.page.emptyTitle')} actions={<WaysOn />}>
            <p>{t('cards.page.emptyLead')}</p>
          </EmptyState>
        )}
      </div>
    </>
  )
}
