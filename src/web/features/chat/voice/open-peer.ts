import type { VoiceSession } from '#contract/voice.ts'
import { LineError } from '#voice-talk/line.ts'

/** In milliseconds, for each step of getting connected. */
const patience = 10_000

/** The microphone. Throws `LineError` where the person or the device says no. */
export async function openMicrophone(): Promise<MediaStream> {
  try {
    const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
    return await navigator.mediaDevices.getUserMedia({ audio })
  } catch (error) {
    const isMissing = error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)
    throw new LineError(isMissing ? 'noMicrophone' : 'denied')
  }
}

/** Offers the call to the service with the secret of this one talk, and waits until events can be sent. */
export async function connectPeer(
  peer: RTCPeerConnection,
  channel: RTCDataChannel,
  session: VoiceSession,
): Promise<void> {
  const opened = new Promise<void>((resolve, reject) => {
    channel.addEventListener('open', () => resolve(), { once: true })
    setTimeout(() => reject(new LineError('away')), patience)
  })
  // Nobody waits for it where an earlier step fails.
  opened.catch(() => undefined)
  await peer.setLocalDescription(await peer.createOffer())
  const answer = await fetch(session.calls_url, {
    method: 'POST',
    headers: { 'content-type': 'application/sdp', authorization: `Bearer ${session.client_secret.value}` },
    body: peer.localDescription?.sdp ?? '',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  if (!answer?.ok) throw new LineError('away')
  const sdp = await answer.text()
  await peer.setRemoteDescription({ type: 'answer', sdp }).catch(() => {
    throw new LineError('away')
  })
  await opened
}
