import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PageWords } from '#web/i18n.tsx'
import { allWords } from '#web/translator.server.ts'
import type { Route } from './+types/local-help'

export function loader({ context }: Route.LoaderArgs) {
  return { words: { communities: allWords[context.language].communities } }
}

/** Another language asks for the same address once more. Asked at others too, it would fail together with their own data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return addressOf(currentUrl) === addressOf(nextUrl)
}

/** Around the pages of local help, also where one of them fails: their words, which no other page is sent. */
export default function LocalHelp({ loaderData }: Route.ComponentProps) {
  return (
    <PageWords words={loaderData.words}>
      <Outlet />
    </PageWords>
  )
}

function addressOf({ pathname, search }: URL): string {
  const params = new URLSearchParams(search)
  params.delete('lng')
  return `${pathname}?${params}`
}
