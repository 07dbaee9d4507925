import { onTestFinished } from 'vitest'
import { startVoice, type Wanted } from './start-voice.ts'

/** The voice service of one test. */
export async function openVoiceWorld(wanted: Wanted = {}) {
  const world = await startVoice(wanted)
  onTestFinished(world.close)
  return world
}
