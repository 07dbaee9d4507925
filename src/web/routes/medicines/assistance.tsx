import { AssistancePage } from '#web/features/assistance/assistance-page.tsx'
import { loadAssistance } from '#web/features/assistance/load-assistance.ts'
import { ChatSection } from '#web/features/chat/panel/chat-section.tsx'
import { loadChat } from '#web/features/chat/panel/load-chat.ts'
import { ContactForm } from '#web/features/intake/contact-form.tsx'
import { EmbeddedForm } from '#web/features/intake/embedded-form.tsx'
import { intakeWords } from '#web/features/intake/intake-words.ts'
import { FloatingChat } from '#web/features/site/frame/floating-chat.tsx'
import type { PageHandle } from '#web/features/site/frame/page-frame.tsx'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/assistance'

export const handle: PageHandle = { frame: 'with-chat' }

export function loader({ context }: Route.LoaderArgs) {
  const content = loadAssistance(context)
  return {
    meta: { title: content.title, description: content.lead },
    content,
    words: intakeWords(context),
    chat: loadChat(context, 'prescription'),
    said: allWords[context.language].chatPages.floating,
    embed: context.services.config.operator.embeds.contact,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Assistance({ loaderData: { content, words, chat, said, embed } }: Route.ComponentProps) {
  return (
    <AssistancePage
      content={content}
      form={(labelledBy) => (
        <PageWords words={words}>
          {embed ? (
            <EmbeddedForm address={embed} title={content.formTitle} />
          ) : (
            <ContactForm labelledBy={labelledBy} topic="assistance" />
          )}
        </PageWords>
      )}
      chat={
        <FloatingChat words={said}>
          <ChatSection variant="prescription" data={chat} isBare />
        </FloatingChat>
      }
    />
  )
}
