import type { ChatVariant } from '#contract/chat.ts'
import type { VoiceVariant, voiceCalls } from '#contract/voice.ts'
import type { Language } from '#i18n/languages.ts'
import type { Line, LineEvents } from '#voice-talk/line.ts'
import { api } from '#web/api.ts'
import { loadVoiceWords } from '#web/load-words.ts'
import { findRecognition } from '../composer/recognition.ts'
import { openBrowserLine } from './browser-line.ts'
import { openRealtimeLine } from './realtime-line.ts'
import { hearsOnDevice } from './recogniser.ts'

export type PreparedVoice = Awaited<ReturnType<typeof prepareVoice>>

const addresses: { [Variant in VoiceVariant]: (typeof voiceCalls)[Variant]['url'] } = {
  general: '/api/realtime_session',
  prescription: '/api/realtimeprescription_assistance',
  community: '/api/realtimelocal_community',
}

/** What must be known before a talk can begin: its words, who hears, and with which ears. */
export async function prepareVoice(variant: ChatVariant, language: Language) {
  const [words, voice] = await Promise.all([loadVoiceWords(language), api.get('/api/postVoice', { lng: language })])
  const { engine, receiver, names, longest_minutes } = voice
  // Not asked where it does not matter: a browser without a speech service may break off the page for the question.
  const isLocal = engine === 'browser' && (await hearsOnDevice(language))
  const ofVoice = variant === 'pharmacy' ? 'general' : variant
  const openSession = () => api.get(addresses[ofVoice], { lng: language })

  const { body } = document
  let phrases = likelyNames(names, { address: location.href, text: body.innerText })

  async function hear(text: string) {
    const reply = await api.postJson('/api/heard_medicines', { text, lng: language })
    // Whoever is asked about a medicine says its name again.
    const offered = reply.heard.flatMap((medicine) => medicine.offered.map(({ name }) => name))
    phrases = withFirst(offered, phrases)
    return reply
  }

  return {
    words,
    /** Who hears, as people are told first; `null` where the voice stays on the device, or nothing can hear. */
    hearer: engine === 'service' ? receiver : isLocal || !findRecognition() ? null : 'browser',
    isOnDevice: isLocal,
    longestMinutes: longest_minutes,
    openLine: (events: LineEvents): Line | Promise<Line> =>
      engine === 'service'
        ? openRealtimeLine(openSession, events)
        : openBrowserLine({ language, phrases: () => phrases, isLocal }, events),
    hear,
  }
}

interface Place {
  /** Of the page: `?drug=` names its medicine. */
  address: string
  /** What stands on the page, the talk with Navi included. */
  text: string
}

/** The names that a recogniser is to expect: those of the page and of the talk first, then the others. */
export function likelyNames(names: readonly string[], { address, text }: Place): string[] {
  const onAddress = new URL(address).searchParams.get('drug')?.replaceAll('-', ' ').trim()
  const words = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu))
  const isHere = (name: string) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .every((word) => words.has(word))
  return withFirst(onAddress ? [onAddress] : [], [...names.filter(isHere), ...names])
}

/** The same names, with these before them, each once. */
export function withFirst(first: readonly string[], names: readonly string[]): string[] {
  const byKey = new Map([...first, ...names].map((name) => [name.toLowerCase(), name]))
  return [...byKey.values()]
}
