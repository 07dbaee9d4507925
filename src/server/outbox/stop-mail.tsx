import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { translators } from '#i18n/translators.ts'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'
import { MailFrame, mailStyles } from './mail-frame.tsx'

type Asked = { Params: { token: string }; Body: string | undefined }

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
}

const button = { font: 'inherit', fontWeight: 700, padding: '12px 20px', minHeight: 48 }

/**
 * The link at the end of each mail: a page with one button, without JavaScript. Mail programs press it by themselves
 * (RFC 8058), so a GET, which scanners of mail do, changes nothing, and a POST needs neither page nor cookie.
 */
export function stopMailRoutes({ stopList }: Pick<Services, 'stopList'>): FastifyPluginAsync {
  return async (app) => {
    // RFC 8058 allows both.
    app.removeAllContentTypeParsers()
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => done(null, body))

    app.get<Asked>('/stopmail/:token', { schema: { hide: true } }, async (request, reply) =>
      answer((await stopList.knows(request.params.token)) ? 'ask' : 'unknown', request, reply),
    )
    app.post<Asked>(
      '/stopmail/:token',
      { schema: { hide: true }, config: { foreign: true } },
      async (request, reply) => {
        const wish = new URLSearchParams(request.body ?? '').get('wish') === 'start' ? 'start' : 'stop'
        const isOurs = await stopList.obey(request.params.token, wish)
        return answer(isOurs ? wish : 'unknown', request, reply)
      },
    )
  }
}

type Step = 'ask' | 'stop' | 'start' | 'unknown'

function answer(step: Step, request: FastifyRequest, reply: FastifyReply) {
  if (step === 'unknown') request.refusedFor = 'unknown_stop_link'
  const language = languageOfRequest(request)
  const t = translators[language]
  const title = t(`mail.stop.${step}.title`)
  const wish = step === 'stop' ? 'start' : 'stop'
  const html = renderToStaticMarkup(
    <MailFrame language={language} subject={title} title={title} footer="">
      <p style={mailStyles.text}>{t(`mail.stop.${step}.text`)}</p>
      {step !== 'unknown' && (
        <form method="post">
          <button type="submit" name="wish" value={wish} style={button}>
            {t(`mail.stop.${wish}.button`)}
          </button>
        </form>
      )}
    </MailFrame>,
  )
  return reply
    .code(step === 'unknown' ? 404 : 200)
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${html}`)
}
