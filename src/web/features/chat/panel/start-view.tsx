import { ArrowRight } from 'lucide-react'
import type { ChatVariant } from '#contract/chat.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { SuggestionList } from '../composer/suggestion-list.tsx'
import type { Suggestion } from '../composer/suggestions.ts'
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
  const { t } = useTranslation()
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
