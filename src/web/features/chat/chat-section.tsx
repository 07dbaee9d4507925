import { type ComponentProps, lazy, Suspense, useId } from 'react'
import { PageWords } from '#web/i18n.tsx'
import type { ChatData } from './load-chat.ts'
import { useGoBack } from './use-go-back.ts'

// The page around it is read first.
const ChatPanel = lazy(async () => ({ default: (await import('./chat-panel.tsx')).ChatPanel }))

type PanelProps = ComponentProps<typeof ChatPanel>

interface ChatSectionProps extends Omit<PanelProps, 'receiver' | 'intro' | 'page' | 'ads' | 'onBack'> {
  data: ChatData
  title?: string
  lead?: string
  /** Without a band of its own: beside something else. */
  isBare?: boolean
}

/** Navi as a part of a page that is about something else. */
export function ChatSection({
  data: { words, receiver, intro },
  title,
  lead,
  isBare = false,
  ...panel
}: ChatSectionProps) {
  const goBack = useGoBack()
  const id = useId()
  return (
    <section className={isBare ? undefined : 'band tint'} aria-labelledby={title && id}>
      <div className={isBare ? 'stack' : 'wrap stack'}>
        {title && <h2 id={id}>{title}</h2>}
        {lead && <p className="lead">{lead}</p>}
        <PageWords words={words}>
          <Suspense>
            <ChatPanel receiver={receiver} intro={intro} {...panel} page="part" onBack={goBack} />
          </Suspense>
        </PageWords>
      </div>
    </section>
  )
}
