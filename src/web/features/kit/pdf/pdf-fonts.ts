import regularUrl from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url'
import boldUrl from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url'
import farUrl from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url'

/** The bytes of the site's font. `far` has the letters of other Latin languages, such as Ł. */
export type FontFiles = Record<'regular' | 'bold' | 'far', Uint8Array>

/** @throws where one of them cannot be fetched. */
export async function fetchFonts(): Promise<FontFiles> {
  const [regular, bold, far] = await Promise.all([regularUrl, boldUrl, farUrl].map(fetchBytes))
  if (!regular || !bold || !far) throw new Error('a font is missing')
  return { regular, bold, far }
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
