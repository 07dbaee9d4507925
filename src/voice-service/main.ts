import { isExplained, serveVoice } from './serve-voice.ts'

try {
  const service = await serveVoice(process.env, console.log)
  const stop = () => service.close().then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (error) {
  console.error(isExplained(error) ? error.message : error)
  process.exit(1)
}
