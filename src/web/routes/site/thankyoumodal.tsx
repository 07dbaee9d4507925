import { useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { intakeWords } from '#web/features/intake/intake-words.ts'
import { ThankYouDialog } from '#web/features/intake/thank-you-dialog.tsx'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { thankYou } from '#web/features/short-pages/short-pages.ts'
import { PageWords } from '#web/i18n.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/thankyoumodal'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(thankYou, context)
  return {
    meta: { title: content.title, description: content.lead },
    content,
    open: allWords[context.language].pages.thankYou.open,
    words: intakeWords(context),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function ThankYou({ loaderData: { content, open, words } }: Route.ComponentProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <ShortPageView
      content={content}
      action={
        <Button size="big" onClick={() => setOpen(true)}>
          {open}
        </Button>
      }
    >
      <PageWords words={words}>
        <ThankYouDialog open={isOpen} onClose={() => setOpen(false)} />
      </PageWords>
    </ShortPageView>
  )
}
