import { ChatSection } from '#web/features/chat/panel/chat-section.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { localRules } from '#web/features/short-pages/short-pages.ts'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/local-community-criteria'

export const handle: PageHandle = { frame: 'with-chat' }

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(localRules, context)
  return { meta: { title: content.title, description: content.lead }, content, chat: loadChat(context, 'community') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function LocalCommunityCriteria({ loaderData: { content, chat } }: Route.ComponentProps) {
  return (
    <ShortPageView content={content}>
      <ChatSection variant="community" data={chat} />
    </ShortPageView>
  )
}
