import { ChatToggle } from '#web/features/chat/panel/chat-toggle.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import { DrugPicker } from '#web/features/drug-search/drug-picker.tsx'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { steps } from '#web/features/short-pages/short-pages.ts'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/navi-ai'

export const handle: PageHandle = { frame: 'with-chat' }

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(steps, context)
  const { steps: said } = allWords[context.language].chatPages
  return {
    meta: { title: content.title, description: content.lead },
    content,
    said,
    chat: loadChat(context, 'prescription'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function NaviAi({ loaderData: { content, said, chat } }: Route.ComponentProps) {
  return (
    <ShortPageView content={content}>
      <ChatToggle words={said} data={chat}>
        <DrugPicker
          label={said.search}
          addressOf={({ id }) => `/patient-assistant-savings?drug=${id}`}
          formAction="/patient-assistant-savings"
        />
      </ChatToggle>
    </ShortPageView>
  )
}
