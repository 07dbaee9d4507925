import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { WatchResult } from '#server/catalogue/files/watch-file.ts'

/** A page made to mislead the watcher, under a host of its own, and what has to be said of it. */
export type Trap = {
  host: string
  answer: (request: IncomingMessage, response: ServerResponse) => void
  verdict: WatchResult['verdict']
  why?: string
  robots?: (response: ServerResponse) => void
}

const filler =
  'We help people who cannot pay for their medicine. Ask your doctor or call us and we will answer your questions. '

/** The record of all traps: Trapex Cares, 1-800-222-3333, 300 % of the guideline, $25 a fill, $9,000 a year. */
const honest = [
  'Trapex Cares gives Trapex for free.',
  'Questions? Call 1-800-222-3333.',
  'Your income must be at or below 300% of the federal poverty level.',
  'Pay as little as $25 per fill.',
  'The card pays up to $9,000 per calendar year.',
]

function page(sentences: string[], title = 'Trapex Cares'): string {
  const paragraphs = sentences.map((sentence) => `<p>${sentence}</p>`).join('')
  return `<!doctype html><html><head><title>${title}</title></head><body><main>${paragraphs}<p>${filler.repeat(14)}</p></main></body></html>`
}

/** The honest page with one sentence in the place of another. */
function saying(index: number, sentence: string): string {
  return page(honest.with(index, sentence))
}

function html(body: string | Buffer, headers: Record<string, string> = {}, status = 200): Trap['answer'] {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(body)
  }
}

const short = (title: string, text: string, script = '') =>
  `<title>${title}</title><body><h1>${text}</h1>${script}</body>`

const agrees = (host: string, body: string | Buffer, headers = {}): Trap => ({
  host,
  answer: html(body, headers),
  verdict: 'agrees',
})
const changed = (host: string, body: string): Trap => ({ host, answer: html(body), verdict: 'changed' })
const unreadable = (host: string, why: string, answer: Trap['answer'], more: Partial<Trap> = {}): Trap => ({
  host,
  why,
  answer,
  verdict: 'cannot tell',
  ...more,
})

const wide = Buffer.from(`\ufeff${page(honest)}`, 'utf16le')
const latin = Buffer.from(page([...honest, 'Llame: atención en español, teléfono']), 'latin1')

export const traps: Trap[] = [
  agrees('honest', page(honest)),
  agrees('unpacked', gzipSync(page(honest)), { 'content-encoding': 'gzip' }),
  agrees('wide', wide, { 'content-type': 'text/html' }),
  agrees('latin', latin, { 'content-type': 'text/html; charset=iso-8859-1' }),
  agrees('lies-about-encoding', latin, { 'content-type': 'text/html' }),
  agrees('dots-in-phone', saying(1, 'Questions? Call (800) 222.3333.')),
  agrees('letters-in-phone', saying(1, 'Questions? Call 1-800-ABC-DEFD.')),
  agrees('fax-beside-phone', saying(1, 'Call 1-800-222-3333. Fax: 1-800-777-8888')),
  agrees('may-end', page([...honest, 'The program may be discontinued at any time without notice.'])),
  agrees('plan-ended', page([...honest, 'If your insurance has ended, you may still apply for the program.'])),
  agrees('menu-with-404', page(['Menu: Home, Error 404 help, Contact', ...honest])),
  agrees('hidden-other-number', page([...honest, '<span style="display:none">Call 1-800-999-1111</span>'])),
  agrees('number-in-script', page([...honest, '<script>var phone = "1-800-999-1111"</script>'])),
  agrees('extra-help-limit', page([...honest, 'Extra Help is for incomes up to 150% of the federal poverty level.'])),
  agrees('range-of-others', saying(2, 'Programs like ours take incomes of 200–400% of the federal poverty level.')),
  agrees('about-as-much', saying(3, 'People typically pay as little as $35 per fill.')),
  agrees('call-or-text', saying(1, 'Call or text 1-800-222-3333. Other lines: 1-800-999-1111.')),
  agrees('future-end', page([...honest, 'This offer is valid through December 31, 2099.'])),
  {
    host: 'www.moved-to-www',
    verdict: 'agrees',
    answer: (request, response) =>
      request.headers.host?.startsWith('www.')
        ? response.writeHead(302, { location: `http://moved-to-www.watch.org${request.url}` }).end()
        : html(page(honest))(request, response),
  },
  changed('other-phone', saying(1, 'Questions? Call 1-800-444-5555.')),
  changed('other-limit', saying(2, 'Your income must be at or below 250% of the federal poverty level.')),
  changed('other-copay', saying(3, 'Pay as little as $35 per fill.')),
  changed('other-most', saying(4, 'The card pays up to $7,500 per calendar year.')),
  changed('ended', page([...honest, 'The Trapex Cares program has been discontinued.'])),
  changed('closed-to-new', page([...honest, 'The program is no longer accepting new applications.'])),
  changed('past-end', page([...honest, 'This offer expires 12/31/2024.'])),
  { host: 'not-found', answer: html(short('Not found', '404'), {}, 404), verdict: 'gone' },
  { host: 'gone', answer: html(short('Gone', 'This page is gone.'), {}, 410), verdict: 'gone' },
  unreadable('soft-404', 'soft 404', html(short('Page not found', 'Sorry, we cannot find it.'))),
  unreadable('front-page', 'soft 404', (_, response) => response.writeHead(301, { location: '/' }).end()),
  unreadable(
    'captcha',
    'captcha',
    html(short('Just a moment...', 'Verify you are human by completing the action below.')),
  ),
  unreadable(
    'script-only',
    'script only',
    html(short('Trapex Cares', '', '<div id="root"></div><script src="/app.js"></script>')),
  ),
  unreadable('wants-script', 'script only', html(short('Trapex', 'You need to enable JavaScript to run this app.'))),
  unreadable('refused', 'refused', html(short('No', 'No'), {}, 403)),
  unreadable('broken', 'broken', html(short('Error', 'Error'), {}, 503)),
  unreadable('too-often', 'too many requests', html('', { 'retry-after': '60' }, 429)),
  unreadable('hangs', 'too slow', () => {}),
  unreadable('drips', 'too slow', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drip = setInterval(() => response.write('<p>wait</p>'), 20)
    response.on('close', () => clearInterval(drip))
  }),
  unreadable('huge', 'too large', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const chunk = 'x'.repeat(100_000)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  }),
  unreadable('bomb', 'too large', html(gzipSync(Buffer.alloc(20_000_000, 'a')), { 'content-encoding': 'gzip' })),
  unreadable('picture-as-page', 'no text', html(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0]))),
  unreadable('pdf', 'no text', html('%PDF-1.7', { 'content-type': 'application/pdf' })),
  unreadable('leads-away', 'another site', (_, response) =>
    response.writeHead(302, { location: 'http://other.watch.org/' }).end(),
  ),
  unreadable('rebinds', 'private address', html(page(honest)), {
    robots: (response) => response.writeHead(404, { connection: 'close' }).end(),
  }),
  unreadable('never-closed', 'broken', html(`<title>Trapex Cares</title>${'<div>'.repeat(50_000)}`)),
  unreadable('circle', 'too many redirects', (request, response) =>
    response.writeHead(302, { location: `${request.url}x` }).end(),
  ),
  unreadable('private', 'private address', html(page(honest))),
  unreadable('half-private', 'private address', html(page(honest))),
  unreadable('forbidden', 'robots', html(page(honest)), {
    robots: (response) => response.end('User-agent: *\nDisallow: /'),
  }),
  unreadable('robots-broken', 'robots', html(page(honest)), { robots: (response) => response.writeHead(503).end() }),
  unreadable('for-sale', 'for sale', html(short('trapex.org', 'This domain is for sale.'))),
  unreadable('other-page', 'other page', html(page(['Best online casino bonus.', 'Call 1-800-444-5555.'], 'Casino'))),
  unreadable('cut-off', 'broken', (request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' })
    response.write('<p>Trapex')
    setTimeout(() => request.socket.destroy(), 20)
  }),
]
