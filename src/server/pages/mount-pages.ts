import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { languageCookie } from '#i18n/language-cookie.ts'
import { isLanguage } from '#i18n/languages.ts'
import { isOutage } from '#server/db/outage.ts'
import { easternDay } from '#server/eastern-day.ts'
import { AppError, retryAfter } from '#server/errors.ts'
import { siteOrigin } from '#server/http/asker.ts'
import { type EncodedReply, sendEncoded } from '#server/http/encoded-reply.ts'
import { ofOneReader } from '#server/http/of-one-reader.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'
import { voiceHost } from '#server/settings/config.ts'
import { frameHosts } from '#server/settings/operator.ts'
import { withoutWords } from '#server/without-words.ts'
import { finishPage } from './finish-page.ts'
import { pageAddress } from './page-address.ts'
import type { PageContext } from './page-context.ts'
import { pagePatterns } from './page-patterns.ts'

/** Were each kept in gzip too, and what headers and an address take in the heap. Bad requests fill it, and then it grows no more. */
const [keptBytes, bytesBeside] = [64 * 1024 * 1024, 4 * 1024]
/** For a page to be rendered, in milliseconds; who waits longer is told to come back. */
const longestRender = 10_000

/** The page that searches for local help, whole and as data: who speaks of danger there is answered whatever the load. */
const searchForHelp = ['/support-programs', '/support-programs.data']

type Asked = { Querystring: Record<string, unknown> }

type Rendering = { address: string } & Omit<PageContext, 'report' | 'nonce'>
type Rendered = { finished: EncodedReply; status: number; mayBeKept: boolean }

type Build = ServerBuild | (() => Promise<ServerBuild>)

/**
 * Mounts the pages last, behind the API. A page that renders well is kept, compressed, under its address and language:
 * nothing else goes into it, so that it is the same for every reader. The catalogue is fixed for the life of the process,
 * and an answer of it may end with the day: a page is kept until midnight Eastern.
 * A page for a reader who has told something of themselves is rendered for that reader alone: it goes past what is kept.
 * A page that depends on the time, or on what people type, says `Cache-Control: no-store` and is rendered anew each time.
 */
export function mountPages(
  app: FastifyInstance,
  services: Services,
  build: Build,
  { built, longest = longestRender }: { built: boolean; longest?: number },
): void {
  const render = createRequestHandler(build)
  // On every page: a reader who moves on within the site keeps the policy of the page that came first.
  const { config } = services
  const hosts = {
    frameHosts: frameHosts(config.operator),
    voiceHost: voiceHost(config),
    readsOut: config.REALTIME_READER !== undefined,
  }
  const kept = new LRUCache<string, EncodedReply>({
    maxSize: keptBytes,
    sizeCalculation: ({ size }) => Math.ceil(size) + bytesBeside,
  })
  // At midnight no page is kept, and many ask for the same one at once.
  const underWay = new Map<string, Promise<Rendered>>()

  function answerPage(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const language = languageOfRequest(request)
    const origin = siteOrigin(request, services.config.PUBLIC_URL)
    const address = `${origin}${pageAddress(request.url, request.query)}`
    const person = isForAnybody(request.url) ? undefined : services.people.find(request)
    if (person) {
      // It is said once that something was lost.
      if (person.lost) reply.header('set-cookie', services.people.forget(request))
      return renderPage({ address, services, language, origin, person }).then((page) => send(page, request, reply))
    }
    const key = `${easternDay()} ${language} ${address}`
    const found = kept.get(key)
    // A promise would make an answer wait that is there already.
    if (found) sendFinished(found, request, reply)
    else
      return renderForAnybody(key, { address, services, language, origin, person }).then((page) =>
        send(page, request, reply),
      )
  }

  for (const url of searchForHelp)
    app.get<Asked>(url, { schema: { hide: true }, config: { admission: 'search' } }, answerPage)
  // Each by its own pattern, which times and the log are told by. The sources of a page may change while they are served.
  const patterns = typeof build === 'function' ? [] : pagePatterns(build)
  for (const url of patterns)
    if (!app.hasRoute({ method: 'GET', url })) app.get<Asked>(url, { schema: { hide: true } }, answerPage)
  app.get<Asked>('/*', { schema: { hide: true } }, answerPage)

  /** Who asks for a page that is being rendered waits for it, and where it may not be kept gets one of their own. */
  function renderForAnybody(key: string, asked: Rendering): Promise<Rendered> {
    const waitedFor = underWay.get(key)
    if (waitedFor) return waitedFor.then((page) => (page.mayBeKept ? page : renderPage(asked)))
    const rendering = renderPage(asked)
      .then((page) => {
        if (page.mayBeKept) kept.set(key, page.finished)
        return page
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  function send({ finished, status }: Rendered, request: FastifyRequest, reply: FastifyReply) {
    if (status === 503) reply.header('retry-after', retryAfter)
    return sendFinished(finished, request, reply.code(status))
  }

  function sendFinished(finished: EncodedReply, request: FastifyRequest, reply: FastifyReply) {
    const { lng } = request.query as { lng?: unknown }
    // Where scripts are off, nothing else carries the choice on to the next page.
    if (isLanguage(lng)) reply.header('set-cookie', languageCookie(lng))
    return sendEncoded(inLanguageAsked(finished, lng), request, reply)
  }

  async function renderPage({ address, ...context }: Rendering): Promise<Rendered> {
    let isAway = false
    const report = (error: unknown) => {
      isAway ||= isOutage(error)
      app.log.error({ err: withoutWords(error, 'a page was not rendered') })
    }
    const nonce = randomBytes(16).toString('base64url')
    const signal = AbortSignal.timeout(longest)
    const request = new Request(address, { signal })
    const page = await render(request, { ...context, report, nonce })
    if (signal.aborted) throw new AppError('overloaded')
    if (context.person) page.headers.set('cache-control', ofOneReader)
    const finished = await finishPage(page, nonce, built, hosts)
    // React Router knows only that a loader failed.
    if (isAway) return { finished, status: 503, mayBeKept: false }
    const mayBeKept =
      built && !context.person && page.status === 200 && page.headers.get('cache-control') !== 'no-store'
    return { finished, status: page.status, mayBeKept }
  }
}

/** The page for the time without internet is kept on the device, which others may use after this reader. */
function isForAnybody(url: string): boolean {
  return /^\/offline([/?.]|$)/.test(url)
}

/** Where a page leads on to, in the language that its address asked for. */
function inLanguageAsked(page: EncodedReply, lng: unknown): EncodedReply {
  const { location } = page.headers
  if (!location || !isLanguage(lng)) return page
  return {
    ...page,
    headers: { ...page.headers, location: `${location}${location.includes('?') ? '&' : '?'}lng=${lng}` },
  }
}
