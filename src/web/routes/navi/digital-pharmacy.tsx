import { ChatPage } from '#web/features/chat/panel/chat-page.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/digital-pharmacy'

export const handle: PageHandle = { frame: 'chat' }

export function loader({ context }: Route.LoaderArgs) {
  return { meta: allWords[context.language].chatPages.heads.pharmacy, chat: loadChat(context, 'pharmacy') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function DigitalPharmacy({ loaderData }: Route.ComponentProps) {
  return <ChatPage variant="pharmacy" data={loaderData.chat} />
}
