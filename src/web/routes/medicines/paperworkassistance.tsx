import { ChatSection } from '#web/features/chat/panel/chat-section.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import { loadChecklist } from '#web/features/paperwork/load-checklist.ts'
import { PaperworkPage } from '#web/features/paperwork/paperwork-page.tsx'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageBody } from '#web/features/short-pages/short-page-body.tsx'
import { forms } from '#web/features/short-pages/short-pages.ts'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/paperworkassistance'

export const handle: PageHandle = { frame: 'with-chat' }

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(forms, context)
  return {
    meta: { title: content.title, description: content.lead },
    content,
    partsTitle: allWords[context.language].pages.forms.partsTitle,
    checklist: loadChecklist(context),
    chat: loadChat(context, 'prescription'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function PaperworkAssistance({ loaderData }: Route.ComponentProps) {
  const { content, partsTitle, checklist, chat } = loaderData
  return (
    <PaperworkPage
      title={content.title}
      lead={content.lead}
      chat={<ChatSection variant="prescription" data={chat} isBare />}
      checklist={checklist}
    >
      <ShortPageBody content={content} heading={partsTitle} />
    </PaperworkPage>
  )
}
