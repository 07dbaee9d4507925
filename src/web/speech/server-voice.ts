import type { Language } from '#i18n/languages.ts'
import { api } from '#web/api.ts'

/** Until the page is left. Who lets another read one language to them did not speak of the other. */
const allowed = new Set<Language>()

/** Whether the service of this site reads instead of the device, as its reader wants. */
export const readsByServer = (language: Language): boolean => allowed.has(language)

/** The reader of this device has read where the words go, and wants it so. */
export const allowServerVoice = (language: Language): void => void allowed.add(language)

/** Who would read for a device without a voice, or `null` where nobody does. */
export async function findServerVoice(language: Language): Promise<string | null> {
  const reply = await api.get('/api/postVoice', { lng: language }).catch(() => undefined)
  return reply?.reader ?? null
}
