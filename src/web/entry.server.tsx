import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { I18nProvider } from './i18n.tsx'
import { NonceContext } from './own-script.tsx'
import { siteWords } from './translator.server.ts'

/** Logs what failed. An address without a page is nobody's failure, and may hold the name of a medicine. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) (context as AppLoadContext).report(error)
}

/** Renders a whole page in the reader's language. Nothing is sent before it is complete: pages are kept, not streamed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { language, nonce, report }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    let isShellReady = false
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider language={language} words={siteWords[language]}>
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </NonceContext>
      </I18nProvider>,
      {
        nonce,
        // React would send a large part hidden at the end of the page, to be put in its place by a script a moment later.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellReady = true
        },
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(html, { headers, status: failed ? 500 : status })),
            reject,
          )
        },
        onShellError: reject,
        onError(error) {
          failed = true
          // Before that, the promise is rejected, and `handleError` is called.
          if (isShellReady) report(error)
        },
      },
    )
    request.signal.addEventListener('abort', () => abort())
  })
}
