import { memo } from 'react'
import { mostRows } from '#drug-names/find-drugs.ts'
import styles from '#web/components/form/combobox.module.css'
import { useTranslation } from '#web/i18n.tsx'

interface SearchStatusProps {
  isOpen: boolean
  isReady: boolean
  count: number
  mustChoose: boolean
}

/** Says how many medicines the list holds. Only what the list itself can't show is seen as well as spoken. */
export const SearchStatus = memo(function SearchStatus({ isOpen, isReady, count, mustChoose }: SearchStatusProps) {
  const { t } = useTranslation()
  const isSeen = isOpen && count === 0

  function message() {
    if (!isOpen) return ''
    if (!isReady) return t('search.loading')
    if (count === 0) return t('search.noMatches')
    if (mustChoose) return t('search.choose')
    return count < mostRows ? t('search.count', { count }) : t('search.manyFound', { count })
  }

  return (
    <p role="status" className={isSeen ? styles.seenStatus : 'visually-hidden'}>
      {message()}
    </p>
  )
})
