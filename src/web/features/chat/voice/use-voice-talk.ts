import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { atFirst } from '#voice-talk/voice-state.ts'
import { createVoiceTalk, type VoiceTalk } from '#voice-talk/voice-talk.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { PreparedVoice } from './prepare-voice.ts'

type Ask = Parameters<typeof createVoiceTalk>[0]['ask']

const silent = () => () => undefined
const notYet = () => atFirst

/** One talk, from the moment its part of the page is there until it goes. */
export function useVoiceTalk({ openLine, hear, longestMinutes }: PreparedVoice, ask: Ask) {
  const { t } = useTranslation('voice')
  const [talk, setTalk] = useState<VoiceTalk>()
  const state = useSyncExternalStore(talk?.subscribe ?? silent, talk?.read ?? notYet, talk?.read ?? notYet)

  // What the reader tells makes the page around the talk anew, words and all; the talk goes on.
  const begin = useEffectEvent(() => createVoiceTalk({ openLine, hear, ask, t, longestMinutes }))

  useEffect(() => {
    const begun = begin()
    const leave = watchPage(begun)
    setTalk(begun)
    begun.start()
    return () => {
      leave()
      begun.end()
    }
  }, [])

  return { state, talk }
}

/** One talk in all windows of the site, and none that nobody sees. */
function watchPage(talk: VoiceTalk): () => void {
  const others = 'BroadcastChannel' in window ? new BroadcastChannel('navi-voice') : undefined
  others?.postMessage('started')
  if (others) others.onmessage = () => talk.end('elsewhere')
  const handleVisibility = () => talk.hide(document.hidden)
  const handleLeave = () => talk.end()
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('pagehide', handleLeave)
  return () => {
    others?.close()
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('pagehide', handleLeave)
  }
}
