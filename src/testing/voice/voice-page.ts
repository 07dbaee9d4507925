import { onTestFinished } from 'vitest'
import { openVoicePage } from './open-voice-page.ts'

/** An empty page whose microphone plays a file, for one test. */
export async function voicePageOfTest(file: string) {
  const opened = await openVoicePage(file)
  onTestFinished(opened.close)
  return opened
}
