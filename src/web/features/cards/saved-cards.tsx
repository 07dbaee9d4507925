import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { savedCards, useSavedCards } from '#web/features/site/saved/saved-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './saved-list.module.css'
import { SavedList } from './saved-list.tsx'
import { WaysOn } from './ways-on.tsx'

/** The cards that this reader has saved on this device. Only the browser knows them. */
export function SavedCards() {
  const { t } = useTranslation('cards')
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

/** The saved items, and taking some out, which can be undone until the page is left. */
function useSavedList() {
  const saved = useSavedCards()
  const [before, setBefore] = useState<readonly string[]>()

  function takeOut(ids: readonly string[]) {
    setBefore(saved)
    savedCards.write((saved ?? []).filter((id) => !ids.includes(id)))
  }

  function undo() {
    savedCards.write(before ?? [])
    setBefore(undefined)
  }

  const taken = before?.filter((id) => !saved?.includes(id)).length ?? 0
  return { saved, before, taken, takeOut, undo }
}

function Saved() {
  const { t } = useTranslation('cards')
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

interface TakenOutProps {
  /** What was saved before the last were taken out. */
  before: readonly string[] | undefined
  count: number
  onUndo: () => void
}

/** Says how many cards were taken out, with a way back. The focus comes here: the button that had it is gone. */
function TakenOut({ before, count, onUndo }: TakenOutProps) {
  const { t } = useTranslation('cards')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (before) button.current?.focus()
  }, [before])

  return (
    <div role="status">
      {count > 0 && (
        <Note>
          <div className={styles.taken}>
            <p>{t('cards.page.removed', { count })}</p>
            <Button ref={button} onClick={onUndo}>
              {t('cards.page.undo')}
            </Button>
          </div>
        </Note>
      )}
    </div>
  )
}
