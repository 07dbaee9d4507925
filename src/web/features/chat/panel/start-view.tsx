import { ArrowRight, ChevronDown, ChevronUp } from 'lucide'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { ChatVariant } from '#contract/chat.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { firstSuggestions, listSuggestions, type Suggestion } from '../composer/suggestions.ts'
import { HeadingBelow } from '../turns/heading-below.tsx'
import styles from './start-view.module.css'

interface StartViewProps {
  variant: ChatVariant
  withCommunityResources: boolean
  onPick: (suggestion: Suggestion) => void
  /** Given where a talk goes on behind this view. */
  onContinue?: () => void
}

/** Where a talk begins: what to ask, and the way back into a talk that has begun. */
export function StartView({ onContinue, ...list }: StartViewProps) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.start}>
      {onContinue && (
        <Button variant="main" size="big" onClick={onContinue}>
          {t('chat.continue')}
          <Icon icon={ArrowRight} />
        </Button>
      )}
      <HeadingBelow steps={1} className={styles.title}>
        {t('chat.pick')}
      </HeadingBelow>
      <SuggestionList {...list} />
    </div>
  )
}

interface SuggestionListProps {
  variant: ChatVariant
  withCommunityResources: boolean
  /** One that is answered here was pressed. */
  onPick: (suggestion: Suggestion) => void
}

/** What a reader may ask first: asked here, or on the page that answers it best. */
function SuggestionList({ variant, withCommunityResources, onPick }: SuggestionListProps) {
  const { t } = useTranslation('chat')
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const all = listSuggestions(t, variant, withCommunityResources)
  const shown = isOpen ? all : all.slice(0, firstSuggestions)
  return (
    <>
      <ul className={styles.list}>
        {shown.map((suggestion) => (
          <li key={suggestion.id}>
            {suggestion.target && suggestion.target !== pathname.replace(/\/+$/, '') ? (
              <Link className={styles.suggestion} to={`${suggestion.target}?ask=${suggestion.id}`}>
                <Face {...suggestion} />
              </Link>
            ) : (
              <button type="button" className={styles.suggestion} onClick={() => onPick(suggestion)}>
                <Face {...suggestion} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {all.length > firstSuggestions && (
        <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'chat.fewerSuggestions' : 'chat.moreSuggestions')}
          <Icon icon={isOpen ? ChevronUp : ChevronDown} />
        </Button>
      )}
    </>
  )
}

function Face({ icon, words }: Suggestion) {
  return (
    <>
      <Icon icon={icon} className={styles.icon} />
      <span>{words}</span>
    </>
  )
}
