import { useState } from 'react'
import { onDevice } from '#web/browser-storage.ts'
import type { PreparedVoice } from './prepare-voice.ts'
import { TalkScreen } from './talk-screen.tsx'
import { Telling } from './telling.tsx'
import type { useVoiceTalk } from './use-voice-talk.ts'

interface VoiceScreenProps {
  prepared: PreparedVoice
  ask: Parameters<typeof useVoiceTalk>[1]
  onClose: () => void
  onType: () => void
}

const toldKey = 'voice-told'

/** Tells once who hears, and then talks, as often as the reader wants. */
export function VoiceScreen({ prepared, ask, onClose, onType }: VoiceScreenProps) {
  const { hearer, isOnDevice } = prepared
  const isKnown = hearer === null || onDevice.read(toldKey) === hearer
  const canHear = hearer !== null || isOnDevice
  const [isTold, setTold] = useState(!canHear || (isKnown && hasPressed()))
  const [talks, setTalks] = useState(0)

  function begin() {
    if (hearer) onDevice.write(toldKey, hearer)
    setTold(true)
  }

  if (!isTold) return <Telling hearer={hearer} onBegin={begin} onRefuse={onType} />
  return (
    <TalkScreen
      key={talks}
      prepared={prepared}
      ask={ask}
      onClose={onClose}
      onType={onType}
      onAgain={() => setTalks(talks + 1)}
    />
  )
}

/** A browser speaks only on a page where something was pressed. */
function hasPressed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}
