import { type ComponentProps, type ComponentType, lazy, useId } from 'react'
import { useNavigationType } from 'react-router'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { WhenNear } from '#web/components/layout/when-near.tsx'
import { PageWords, useTranslation } from '#web/i18n.tsx'
import type { ChatData } from './load-chat.ts'
import { useGoBack } from './use-go-back.ts'

type PanelProps = ComponentProps<typeof import('./chat-panel.tsx').ChatPanel>

// The page around it is read first, and stays where this part of it gets lost on the way.
const ChatPanel = lazy<ComponentType<PanelProps>>(async () => {
  const { ChatPanel } = await import('./chat-panel.tsx').catch(() => ({ ChatPanel: ChatMissing }))
  return { default: ChatPanel }
})

interface ChatSectionProps extends Omit<PanelProps, 'receiver' | 'canMail' | 'intro' | 'page' | 'ads' | 'onBack'> {
  data: ChatData
  title?: string
  lead?: string
  /** Without a band of its own: beside something else. */
  isBare?: boolean
}

/** Navi as a part of a page that is about something else. */
export function ChatSection({
  data: { words, receiver, canMail, intro },
  title,
  lead,
  isBare = false,
  ...panel
}: ChatSectionProps) {
  const goBack = useGoBack()
  const id = useId()
  // Who has just picked a medicine has asked: the chat does not wait for them to come by.
  const isAsked = useNavigationType() === 'PUSH' && panel.firstQuestion !== undefined
  return (
    <section className={isBare ? undefined : 'band tint'} aria-labelledby={title && id}>
      <div className={isBare ? 'stack' : 'wrap stack'}>
        {title && <h2 id={id}>{title}</h2>}
        {lead && <p className="lead">{lead}</p>}
        <PageWords words={words}>
          <WhenNear isNow={isAsked}>
            <ChatPanel receiver={receiver} canMail={canMail} intro={intro} {...panel} page="part" onBack={goBack} />
          </WhenNear>
        </PageWords>
      </div>
    </section>
  )
}

/** Stands where the chat could not be fetched. Some browsers keep such a failure until a page is loaded anew. */
function ChatMissing() {
  const { t } = useTranslation('chat')
  return (
    <Note tone="warn">
      <p>{t('chat.missing')}</p>
      <ButtonLink to="/health-care-ai/" reloadDocument>
        {t('chat.openPage')}
      </ButtonLink>
    </Note>
  )
}
