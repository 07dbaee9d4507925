import { useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { loadShortPage } from '#web/features/short-pages/load-short-page.ts'
import { ShortPageView } from '#web/features/short-pages/short-page-view.tsx'
import { welcome } from '#web/features/short-pages/short-pages.ts'
import { WelcomeDialog } from '#web/features/short-pages/welcome-dialog.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/welcomemodal'

export function loader({ context }: Route.LoaderArgs) {
  const content = loadShortPage(welcome, context)
  const { dialog } = allWords[context.language].pages.welcome
  return { meta: { title: content.title, description: content.lead }, content, dialog }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Welcome({ loaderData: { content, dialog } }: Route.ComponentProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <ShortPageView
      content={content}
      action={
        <Button size="big" onClick={() => setOpen(true)}>
          {dialog.open}
        </Button>
      }
    >
      <WelcomeDialog open={isOpen} onClose={() => setOpen(false)} words={dialog} abilities={content.points} />
    </ShortPageView>
  )
}
