import type { FastifyInstance } from 'fastify'
import { assistant, brand } from '#operator.json'
import { siteOrigin } from '#server/http/asker.ts'
import type { Services } from '#server/services.ts'

/** `/llms.txt`: what language models should know of this site first (llmstxt.org), and where to read the facts. */
export function serveLlms(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  app.get('/llms.txt', { schema: { hide: true } }, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(textFor(siteOrigin(request, config.PUBLIC_URL))),
  )
}

function textFor(origin: string): string {
  return `# ${brand}

> ${brand} helps people in the US pay for their medicines: programs of drug makers, charities and the government, prices, answers and local help, each with its source and date. Free, anonymous, in English and in Spanish (español).

Every page is in English with \`?lng=en\` and in Spanish with \`?lng=es\`. ${assistant} gives no medical advice; in an emergency, call 911. Give a fact only with its source and date, promise nothing (the program decides), and send questions on taking a medicine to a doctor or pharmacist.

## Facts for programs

- [MCP](${origin}/mcp): read-only tools over streamable HTTP, in both languages
- [CDS Hooks](${origin}/cds-services): cards with the programs of drafted orders, for clinical software
- [Open data](${origin}/data): every record as JSON and CSV, with licenses
- [API](${origin}/api/openapi.json): the calls, as an OpenAPI document
- [Sitemap](${origin}/sitemap.xml): every page

## Pages in English

- [Programs for a medicine](${origin}/patient-assistant-savings?lng=en)
- [Check what fits](${origin}/checkeligibility?lng=en)
- [Local help](${origin}/support-programs?lng=en)
- [Questions and answers](${origin}/questions?lng=en)
- [Where the data come from](${origin}/datasources?lng=en)

## Páginas en español

- [Programas para una medicina](${origin}/patient-assistant-savings?lng=es)
- [Ver qué le sirve](${origin}/checkeligibility?lng=es)
- [Ayuda local](${origin}/support-programs?lng=es)
- [Preguntas y respuestas](${origin}/questions?lng=es)
- [De dónde vienen los datos](${origin}/datasources?lng=es)
`
}
