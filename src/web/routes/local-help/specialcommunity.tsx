import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ChatSection } from '#web/features/chat/panel/chat-section.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import { DealsPage } from '#web/features/communities/deals/deals-page.tsx'
import { loadDeals } from '#web/features/communities/deals/load-deals.ts'
import { FloatingChat } from '#web/features/site/frame/floating-chat.tsx'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/specialcommunity'

export const handle: PageHandle = { frame: 'with-chat' }

export function loader({ request, context }: Route.LoaderArgs) {
  const found = loadDeals(request, context)
  const said = allWords[context.language].chatPages.floating
  return data({ ...found.data, chat: loadChat(context, 'community'), said }, found.init ?? {})
}

/** The vendors of another program are fetched by the page itself. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOther = currentUrl.searchParams.get('program') !== nextUrl.searchParams.get('program')
  return isOther ? false : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const isPicked = loaderData?.picked?.id === new URLSearchParams(location.search).get('program')
  return pageMeta(isPicked ? loaderData?.meta : loaderData?.general)
}

export default function SpecialCommunity({ loaderData: { chat, said, ...found } }: Route.ComponentProps) {
  return (
    <>
      <DealsPage data={found} />
      <FloatingChat words={said}>
        <ChatSection variant="community" data={chat} isBare />
      </FloatingChat>
    </>
  )
}
