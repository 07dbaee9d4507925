import { data } from 'react-router'
import { ChatSection } from '#web/features/chat/panel/chat-section.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import { Highlighted } from '#web/features/communities/highlighted.tsx'
import { loadServices } from '#web/features/communities/search/load-services.ts'
import { ServicesPage } from '#web/features/communities/search/services-page.tsx'
import { ServicesProblem } from '#web/features/communities/search/services-problem.tsx'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/support-programs'

export const handle: PageHandle = { frame: 'with-chat' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await loadServices(request, context)
  const said = allWords[context.language].chatPages.sections.support
  return data({ ...found.data, chat: loadChat(context), said }, found.init ?? {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function SupportPrograms({ loaderData: { chat, said, ...found } }: Route.ComponentProps) {
  return (
    <>
      <ServicesPage data={found} />
      <ChatSection {...said} variant="community" data={chat} highlight={markWords} withCommunityResources />
    </>
  )
}

/** The words that were asked for stand out in what Navi finds too. */
function markWords(text: string, query: string) {
  return <Highlighted text={text} query={query} />
}

export function ErrorBoundary() {
  return <ServicesProblem />
}
