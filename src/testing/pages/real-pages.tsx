import type { ComponentType } from 'react'
import { Outlet, UNSAFE_withComponentProps } from 'react-router'
import { ToastProvider } from '#web/components/feedback/toasts.tsx'
import * as entry from '#web/entry.server.tsx'
import { ShareCardProvider } from '#web/features/cards/share-card-provider.tsx'
import { PersonProvider } from '#web/features/person/person-provider.tsx'
import { smallPages } from '../app/small-pages.ts'

type Routed = Parameters<typeof UNSAFE_withComponentProps>[0]

function Root() {
  return (
    <ToastProvider closeLabel="">
      <PersonProvider>
        <ShareCardProvider>
          <Outlet />
        </ShareCardProvider>
      </PersonProvider>
    </ToastProvider>
  )
}

/** Pages of the site by their paths, without the frame around them, as the server draws them. */
export function realPages(routes: Record<string, object>) {
  const pages = Object.entries(routes).map(([path, route]) => [path, built(route as { default: ComponentType })])
  return smallPages(Object.fromEntries(pages), entry, Root)
}

/** As the plugin of the build would: the component of a page is given what its loader returned. */
function built(page: { default: ComponentType }) {
  return { ...page, default: UNSAFE_withComponentProps(page.default as unknown as Routed) }
}

/** What stands on a page, without what only its scripts read. */
export function textOf(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->|<[^>]+>/g, '')
    .replaceAll('&#x27;', '’')
}
