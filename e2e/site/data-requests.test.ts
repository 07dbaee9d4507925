import { UNSAFE_decodeViaTurboStream as decodeData, UNSAFE_SingleFetchRedirectSymbol as redirectOf } from 'react-router'
import { expect, test } from 'vitest'
import type { pageParameters } from '../../src/contract/page-parameters.ts'
import { type Language, languages } from '../../src/i18n/languages.ts'
import { siteUrl } from '../support/browser.ts'
import { addressOfEachRoute } from '../support/route-patterns.ts'

/** What people, forms and old links write where the site itself writes an id. Each page takes of it what it knows. */
const spellings: Partial<Record<keyof typeof pageParameters | 'utm_source', string>>[] = [
  { utm_source: 'mail' },
  {
    drug: 'Ozempic',
    program: 'Transit',
    items: 'museums-for-all,MUSEUMS-FOR-ALL',
    q: 'RENT',
    page: '499',
    zip: ' 14604',
  },
  {
    drug: ' OZEMPIC ',
    program: 'Transit',
    location: '',
    items: ',',
    q: 'renta ',
    category: 'FOOD',
    page: '0',
    zip: '1',
  },
  {
    drug: 'ozempik',
    program: 'TRANSPORTE PÚBLICO',
    q: 'food',
    place: 'rochester ny',
    spoken: 'ES',
    open: 'TRUE',
    page: 'x',
  },
  {
    drug: 'nosuch',
    program: 'nosuch',
    items: 'nosuch',
    q: 'nosuch',
    place: 'nosuch',
    category: 'nosuch',
    zip: 'nosuch',
  },
]
const searches = spellings.map((spelling) => new URLSearchParams({ ...spelling, DRUG: 'x' }))

/** A path as people write it: also in capitals, and with a slash at the end. */
const written = (path: string) => [path, path.toUpperCase(), `${path}/`.replace('//', '/')]

async function ask(address: string, language: Language) {
  return fetch(siteUrl + address, { redirect: 'manual', headers: { 'accept-language': language } })
}

/** What the router asks for when a link is followed: its status, and for a redirect where it leads. */
async function askData(path: string, search: URLSearchParams, language: Language) {
  const { status, body } = await ask(`${path.endsWith('/') ? `${path}_` : path}.data?${search}`, language)
  if (status !== 202 || !body) {
    await body?.cancel()
    return { status }
  }
  const { value } = await decodeData(body, globalThis)
  return { status, to: (value as { [redirectOf]: { redirect: string } })[redirectOf].redirect }
}

/** Every redirect as `from` and `to`, and what went wrong on the way. */
async function followAll(language: Language) {
  const faults: string[] = []
  const redirects: { from: string; to: string }[] = []
  for (const path of (await addressOfEachRoute()).flatMap(written)) {
    for (const search of searches) {
      const from = `${path}?${search}`
      const { status, to } = await askData(path, search, language)
      if (status >= 500) faults.push(`${from}: ${status}`)
      if (to !== undefined) redirects.push({ from, to })
    }
  }
  return { faults, redirects }
}

test.each(languages)(
  '%s: however an address is spelled, its data lead on as its page does, by a whole address that answers',
  async (language) => {
    const { faults, redirects } = await followAll(language)
    expect(redirects.length).toBeGreaterThan(0)
    for (const { from, to } of redirects) {
      const page = (await ask(from, language)).headers.get('location')
      if (page !== to) faults.push(`${from}: the page leads to ${page}, its data to ${to}`)
      const isWhole = to.startsWith('/') && !to.includes('.data')
      const status = isWhole ? (await ask(to, language)).status : 'not a whole address'
      if (status !== 200) faults.push(`${from} leads to ${to}: ${status}`)
    }
    expect(faults).toEqual([])
  },
)
