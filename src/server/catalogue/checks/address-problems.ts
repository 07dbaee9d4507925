import type { FieldProblem } from '../record-texts.ts'

/** Web addresses by field; `null` where there is none. */
type Addresses = { [field: string]: string | null | undefined }

const madeUp = /(^|\.)(example(\.\w+)?|localhost|local|internal|test|invalid)$/

const wrongs: { is: (url: URL) => boolean; message: string }[] = [
  { is: ({ hostname }) => !/\.[a-z]{2,}$/.test(hostname), message: 'is no public site; name the page by its site' },
  { is: ({ hostname }) => madeUp.test(hostname), message: 'is a made-up site; name the page that was read' },
  {
    is: ({ username, password, port }) => Boolean(username || password || port),
    message: 'has a user or a port; leave them out',
  },
  {
    is: ({ search }) => /[?&](utm_\w+|gclid|fbclid)=/.test(search),
    message: 'tells who sent the reader; leave out utm_…, gclid and fbclid',
  },
]

/** Addresses that no record may have, and pages that readers are not sent to. */
export function addressProblems(read: Addresses, sent: Addresses, isLinked: (url: string) => boolean): FieldProblem[] {
  return [
    ...filled({ ...read, ...sent }).flatMap(({ field, url }) =>
      wrongs.filter(({ is }) => is(new URL(url))).map(({ message }) => ({ field, message: `${url} ${message}` })),
    ),
    ...filled(sent)
      .filter(({ url }) => !isLinked(url))
      .map(({ field, url }) => ({
        field,
        message: `${url} is of unlinked-sites.txt; find the sponsor's own page or write null`,
      })),
  ]
}

function filled(addresses: Addresses): { field: string; url: string }[] {
  return Object.entries(addresses).flatMap(([field, url]) => (url ? [{ field, url }] : []))
}
