import { Search, X } from 'lucide'
import type { ReactNode, SubmitEvent } from 'react'
import { memo } from 'react'
import type { DrugName } from '#drug-names/drug-name.ts'
import { mostRows } from '#drug-names/find-drugs.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { classNames } from '#web/components/class-names.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import comboboxStyles from '#web/components/form/combobox.module.css'
import { Field } from '#web/components/form/field.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { DrugOptions } from './drug-options.tsx'
import styles from './drug-search.module.css'
import { type Choice, useDrugCombobox } from './use-drug-combobox.ts'

interface DrugSearchProps {
  /** Not given while the list is on its way. */
  drugs: readonly DrugName[] | undefined
  selected?: Choice
  /** What stands in the field where nothing is selected. */
  typed?: string
  onSelect: (drug: DrugName) => void
  onClear?: () => void
  /** A good moment to start loading the list. */
  onFocus?: () => void
  label: string
  hint?: ReactNode
  /** Why there is no list, with a way on. */
  error?: ReactNode
  /** A submit button beside the field. */
  action?: ReactNode
  /** Where the form leads, as `?drug=what was typed`, until the page's script has loaded. */
  formAction?: string
}

// Kept as one element, which React skips when it renders the rest for a key.
const magnifier = <Icon icon={Search} className={comboboxStyles.icon} />

/** A field that finds a medicine by any of its names, and by names that are nearly right. */
export function DrugSearch(props: DrugSearchProps) {
  const { drugs, selected, typed, onSelect, onClear, onFocus, label, hint, error, action, formAction } = props
  const { t } = useTranslation()
  const { combobox, inputRef, text, setText, matches, submit, mustChoose, isReady } = useDrugCombobox({
    drugs,
    shown: selected?.label ?? typed ?? '',
    onSelect,
  })
  const { isOpen, inputProps } = combobox

  function handleSubmit(event: SubmitEvent) {
    // Without a list the server does the search.
    if (!isReady && text) return
    event.preventDefault()
    submit()
  }

  function handleClear() {
    setText('')
    inputRef.current?.focus()
    onClear?.()
  }

  return (
    <search>
      <form method="get" action={formAction} className={styles.form} onSubmit={handleSubmit}>
        <Field label={label} hint={hint} error={error}>
          {(control) => (
            <div className={comboboxStyles.box}>
              {magnifier}
              <input
                {...control}
                {...inputProps}
                ref={inputRef}
                onFocus={onFocus}
                aria-busy={isOpen && !isReady}
                className={classNames(control.className, comboboxStyles.input)}
                type="text"
                name="drug"
                enterKeyHint="search"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
              />
              <DrugOptions matches={matches} text={text} combobox={combobox} label={label} />
              <SearchStatus
                isOpen={isOpen && !error}
                isReady={isReady}
                count={matches.length}
                mustChoose={mustChoose}
              />
              {isOpen && !isReady && !error && <Spinner className={styles.spinner} />}
              {text && (
                <IconButton icon={X} label={t('search.clear')} className={comboboxStyles.clear} onClick={handleClear} />
              )}
            </div>
          )}
        </Field>
        {action ?? (
          <noscript>
            <Button type="submit">{t('search.submit')}</Button>
          </noscript>
        )}
      </form>
    </search>
  )
}

interface SearchStatusProps {
  isOpen: boolean
  isReady: boolean
  count: number
  mustChoose: boolean
}

/** Says how many medicines the list holds. Only what the list itself can't show is seen as well as spoken. */
const SearchStatus = memo(function SearchStatus({ isOpen, isReady, count, mustChoose }: SearchStatusProps) {
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
    <p role="status" className={isSeen ? comboboxStyles.seenStatus : 'visually-hidden'}>
      {message()}
    </p>
  )
})
