import type { z } from 'zod'
import type { readVoice } from '#contract/voice.ts'
import type { Language } from '#i18n/languages.ts'
import { api } from '#web/api.ts'

type VoiceReply = z.infer<(typeof readVoice)['schema']['response'][200]>

/** Until the page is left. Who lets another read one language to them did not speak of the other. */
const allowed = new Set<Language>()

/** Whether the service of this site reads instead of the device, as its reader wants. */
export const readsByServer = (language: Language): boolean => allowed.has(language)

/** The reader of this device has read where the words go, and wants it so. */
export const allowServerVoice = (language: Language): void => void allowed.add(language)

/** Who would read for a device without a voice, or `null` where nobody does. */
export async function findServerVoice(language: Language): Promise<string | null> {
  const asked = new URLSearchParams({ lng: language })
  const reply = await api.call<VoiceReply>(`/api/postVoice?${asked}`).catch(() => undefined)
  return reply?.reader ?? null
}
