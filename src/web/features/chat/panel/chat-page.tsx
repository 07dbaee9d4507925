import type { ChatVariant } from '#contract/chat.ts'
import { PageWords } from '#web/i18n.tsx'
import { Ads } from './ads.tsx'
import { ChatPanel } from './chat-panel.tsx'
import type { ChatData } from './load-chat.ts'
import { useGoBack } from './use-go-back.ts'

/** A page with nothing but the chat. */
export function ChatPage({ variant, data: { words, ads, ...panel } }: { variant: ChatVariant; data: ChatData }) {
  const goBack = useGoBack()
  return (
    <PageWords words={words}>
      <ChatPanel {...panel} variant={variant} ads={ads.length > 0 && <Ads ads={ads} />} onBack={goBack} />
    </PageWords>
  )
}
