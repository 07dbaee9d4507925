import fontUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { useTranslation } from '#web/i18n.tsx'
import type { Route } from './+types/root'
import './components/tokens.css'
import './components/base.css'
import iconUrl from './components/art/icon.svg?url'
import { ToastProvider } from './components/feedback/toasts.tsx'
import { ShareCardProvider } from './features/cards/share-card-provider.tsx'
import { PersonProvider } from './features/person/person-provider.tsx'
import { PersonStrip } from './features/person/person-strip.tsx'
import { PageFrame } from './features/site/frame/page-frame.tsx'
import { ProblemPage } from './features/site/frame/problem-page.tsx'
import { Alternates } from './features/site/language/alternates.tsx'
import { DetectLanguage } from './features/site/language/detect-language.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: iconUrl, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/navi-apple-180.png' },
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs) {
  const { origin, services, language, person } = context
  return {
    origin,
    retailers: services.config.operator.retailers,
    person: person && { lines: services.people.lines(person.told, language), lost: person.lost },
  }
}

/**
 * The settings stay, and `PersonProvider` keeps up with what is told. Asked for again, it would fail with a page's own data
 * and take its error page away.
 */
export function shouldRevalidate() {
  return false
}

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const { t, language } = useTranslation()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#199BCB" />
        {/* Before scripts of data: the server moves the stylesheet to the front, and React knows elements by their order. */}
        <Links />
        <Meta />
        <Alternates />
        <link rel="manifest" href={`/manifest.webmanifest?lng=${language}`} />
      </head>
      <body>
        <ToastProvider closeLabel={t('site.close')}>
          <PersonProvider>
            <ShareCardProvider>
              <PageFrame strip={<PersonStrip />}>{children}</PageFrame>
            </ShareCardProvider>
          </PersonProvider>
        </ToastProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <DetectLanguage />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />
}
