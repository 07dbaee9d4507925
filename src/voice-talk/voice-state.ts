import type { LineEnd } from './line.ts'

/** A medicine that waits for a yes, and three that sound alike. */
export interface AskedName {
  drug_id: string
  name: string
  alike: { drug_id: string; name: string }[]
}

export interface VoiceState {
  phase: 'connecting' | 'listening' | 'thinking' | 'speaking' | 'ended'
  isMuted: boolean
  /** What is said and heard: who says it, in sentences, and how much of it is over. */
  caption: { who: 'you' | 'navi'; text: string; letters: number }
  asked: AskedName | null
  /** The service says that it said something else. */
  differs: boolean
  problem: LineEnd | 'elsewhere' | 'time' | null
  /** Whether a person may talk over Navi. */
  canTalkOver: boolean
  seconds: number
}

export const atFirst: VoiceState = {
  phase: 'connecting',
  isMuted: false,
  caption: { who: 'you', text: '', letters: 0 },
  asked: null,
  differs: false,
  problem: null,
  canTalkOver: false,
  seconds: 0,
}

/** How long the talk has lasted, as mm:ss. */
export function clockOf(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
