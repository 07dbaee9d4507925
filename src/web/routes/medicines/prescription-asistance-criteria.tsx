import { ChatSection } from '#web/features/chat/panel/chat-section.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { fourWays } from '#web/features/short-pages/short-pages.ts'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/prescription-asistance-criteria'

export const handle: PageHandle = { frame: 'with-chat' }

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(fourWays, context)
  return { meta: { title: content.title, description: content.lead }, content, chat: loadChat(context, 'prescription') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function PrescriptionCriteria({ loaderData: { content, chat } }: Route.ComponentProps) {
  return (
    <ShortPageView content={content}>
      <ChatSection variant="prescription" data={chat} />
    </ShortPageView>
  )
}
