import { useCallback, useEffect, useState } from 'react'
import { ApiError, api } from '#web/api.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Card } from './card.ts'

/** Asks the server for the card of these items. Give the same list each time. `failure` says why there is no card. */
export function useCard(itemIds: string[]) {
  const { t, language } = useTranslation()
  const [card, setCard] = useState<Card>()
  const [failure, setFailure] = useState<string>()

  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      setCard(await api.makeCard(itemIds, language))
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || t('cards.failedLead'))
    }
  }, [itemIds, language, t])

  useEffect(() => {
    load()
  }, [load])

  return { card, failure, load }
}
