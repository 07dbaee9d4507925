import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translator.ts'
import { translators } from '#i18n/translators.ts'
import { brand } from '#operator.json'
import { version } from '#package.json'
import { languageOfRequest } from '#server/http/reader-language.ts'
import type { Services } from '#server/services.ts'
import { hasSecret } from './has-secret.ts'

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-robots-tag': 'noindex',
}

const style = `
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 Verdana, Arial, sans-serif; margin: 0 auto; max-width: 44rem; padding: 1rem }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid; padding: .5rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th { font-weight: 400; padding-inline-end: 1rem }
td { font-weight: 700 }`

type Parts = Pick<
  Services,
  'config' | 'database' | 'readiness' | 'letters' | 'budgets' | 'catalogueState' | 'outsideCalls' | 'modelCalls'
>

type Row = [name: string, value: string]
type Section = { title: string; rows: Row[] }

/** `/operator`: how the site does, for who has OPERATOR_TOKEN. It shows counts and never what anybody sent or said. */
export function operatorPage(services: Parts): FastifyPluginAsync {
  const { OPERATOR_TOKEN: token } = services.config
  return async (app) => {
    // Where it is off the address is one that we do not have.
    if (token)
      app.get('/operator', { schema: { hide: true } }, (request, reply) => answer(services, token, request, reply))
  }
}

async function answer(services: Parts, token: string, request: FastifyRequest, reply: FastifyReply) {
  if (!isOperator(request, token)) {
    // A browser asks without it first.
    if (request.headers.authorization !== undefined) request.refusedFor = 'wrong_operator_token'
    reply.code(401).headers(headers).header('www-authenticate', 'Basic realm="operator", charset="UTF-8"')
    return reply.type('text/plain; charset=utf-8').send(translators[languageOfRequest(request)]('operator.locked'))
  }
  const language = languageOfRequest(request)
  const sections = await readSections(services, translators[language])
  const html = renderToStaticMarkup(<OperatorPage language={language} sections={sections} />)
  return reply.headers(headers).type('text/html; charset=utf-8').send(`<!doctype html>${html}`)
}

/** By `Bearer`, or by the password that a browser asks for; the name before it may be any. */
function isOperator(request: FastifyRequest, token: string): boolean {
  const [, basic = ''] = request.headers.authorization?.match(/^Basic ([A-Za-z0-9+/=]+)$/i) ?? []
  const name = Buffer.from(basic, 'base64').toString().split(':')[0]
  return (
    hasSecret(request, `Bearer ${token}`) ||
    hasSecret(request, `Basic ${Buffer.from(`${name}:${token}`).toString('base64')}`)
  )
}

async function readSections(services: Parts, t: Translate): Promise<Section[]> {
  const { catalogueState: catalogue, outsideCalls, letters, budgets, modelCalls, readiness, database } = services
  // A database that is away must not take the page with it: it is then what the page is for.
  const [counts, used, state] = await Promise.all([
    letters.count().catch(() => undefined),
    budgets.list().catch(() => undefined),
    readiness.readState(),
  ])
  const away: Row[] = [[t(`operator.databases.${database.kind}`), t('operator.states.away')]]
  return [
    {
      title: t('operator.state'),
      rows: [
        [t('operator.ready'), t(readiness.isReady() ? 'operator.yes' : 'operator.stopping')],
        [t('operator.version'), version],
        [t(`operator.databases.${database.kind}`), t(`operator.states.${state.database}`)],
        [t('operator.storage'), t(`operator.states.${state.storage}`)],
        [t('operator.since'), new Date(Date.now() - process.uptime() * 1_000).toISOString()],
      ],
    },
    {
      title: t('operator.outbox'),
      rows: counts?.map(({ status, count }): Row => [t(`operator.letters.${status}`), String(count)]) ?? away,
    },
    {
      title: t('operator.budgets'),
      rows:
        used?.map(({ kind, used, all }): Row => [t(`operator.used.${kind}`), t('operator.of', { used, all })]) ?? away,
    },
    { title: t('operator.catalogue'), rows: catalogueRows(catalogue, t) },
    {
      title: t('operator.outside'),
      rows: [
        ...outsideCalls
          .list()
          .map(
            ({ service, answered, failed, last }): Row => [
              t(`operator.services.${service}`),
              last
                ? t(`operator.last.${last.outcome}`, { answered, failed, at: last.at.toISOString() })
                : t('operator.notAsked'),
            ],
          ),
        [t('operator.refused'), String([...modelCalls.refused()].reduce((sum, [, count]) => sum + count, 0))],
      ],
    },
  ]
}

function catalogueRows(catalogue: Services['catalogueState'], t: Translate): Row[] {
  const age = catalogue.age()
  return [
    [t('operator.hash'), catalogue.hash.slice(0, 12)],
    [t('operator.programs'), String(catalogue.programs)],
    [t('operator.localHelp'), String(catalogue.services)],
    [
      t('operator.lookedAt'),
      catalogue.newest && age !== null
        ? t('operator.daysAgo', { day: catalogue.newest, count: age })
        : t('operator.never'),
    ],
    ...catalogue.watch.map(({ verdict, count }): Row => [t(`operator.watch.${verdict}`), String(count)]),
  ]
}

function OperatorPage({ language, sections }: { language: Language; sections: Section[] }) {
  const title = `${brand}: ${translators[language]('operator.title')}`
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {sections.map((section) => (
            <section key={section.title} aria-label={section.title}>
              <h2>{section.title}</h2>
              <table>
                <tbody>
                  {section.rows.map(([name, value]) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ))}
        </main>
      </body>
    </html>
  )
}
