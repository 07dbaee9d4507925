import { EngineMissingError } from './engines/engine.ts'
import { openSherpa } from './engines/sherpa.ts'
import { openSphinx } from './engines/sphinx.ts'
import { openDetectors } from './media/voice-activity.ts'
import { openNaviBrain } from './navi-brain.ts'
import { createVoiceService } from './service.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

/** Opens the engine, listens, and says the address. */
export async function serveVoice(
  env: Record<string, string | undefined>,
  say: (step: string) => void,
): Promise<{ close: () => Promise<void> }> {
  const settings = readSettings(env)
  const engine = settings.VOICE_ENGINE === 'sherpa' ? await openSherpa(settings.VOICE_MODELS) : await openSphinx()
  const detectors = await openDetectors(settings.VOICE_CALLS).catch(() => {
    throw new EngineMissingError(
      'sherpa-onnx-node has no build for this machine, or was left out: run `npm ci` with optional packages.',
    )
  })
  const service = createVoiceService({
    settings,
    engine,
    detectors,
    openBrain: (session, speak) => openNaviBrain(settings.VOICE_NAVI, session, settings.VOICE_MINUTES, speak),
    log: say,
  })
  await service.app.listen({ host: settings.VOICE_HOST, port: settings.VOICE_PORT }).catch(async (error: unknown) => {
    await service.close()
    throw explainListen(error, settings)
  })
  const { port } = service.app.server.address() as { port: number }
  say(`The voice service is ready: http://${settings.VOICE_HOST}:${port}`)
  return service
}

const reasons = new Map([
  ['EADDRINUSE', 'another program listens there'],
  ['EACCES', 'this user may not listen there'],
])

function explainListen(error: unknown, { VOICE_HOST, VOICE_PORT }: Settings): unknown {
  const why = reasons.get((error as NodeJS.ErrnoException).code ?? '')
  if (!why) return error
  return new SettingsError(
    `Nobody can listen at VOICE_HOST ${VOICE_HOST} and VOICE_PORT ${VOICE_PORT}: ${why}. Set another one.`,
  )
}

/** Whether a failed start says by itself, in its message, what to do. */
export function isExplained(error: unknown): error is Error {
  return error instanceof EngineMissingError || error instanceof SettingsError
}
