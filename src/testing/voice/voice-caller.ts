import OpusScript from 'opusscript'
import { MediaStreamTrack, type RTCDataChannel, RTCPeerConnection, RtpHeader, RtpPacket } from 'werift'

export const apiKey = 'a-key-of-the-operator'

interface ServiceEvent {
  type: string
  transcript?: string
  delta?: string
  error?: { code: string }
  [field: string]: unknown
}

/** A secret of one call, as the site gets it. */
export async function mintSecret(url: string, session: object = {}, key = apiKey): Promise<string> {
  const response = await fetch(`${url}/v1/realtime/client_secrets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ session: { type: 'realtime', ...session } }),
  })
  return ((await response.json()) as { value: string }).value
}

export const postOffer = (url: string, secret: string, sdp: string, type = 'application/sdp') =>
  fetch(`${url}/v1/realtime/calls`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': type },
    body: sdp,
  })

/** A client of the protocol without a browser: its microphone sends what a test gives it, and silence. */
export async function openCaller() {
  const peer = new RTCPeerConnection({ iceServers: [], iceAdditionalHostAddresses: ['127.0.0.1'] })
  const track = new MediaStreamTrack({ kind: 'audio' })
  peer.addTransceiver(track, { direction: 'sendrecv' })
  const channel = peer.createDataChannel('oai-events')
  const events: ServiceEvent[] = []
  let packetsHeard = 0
  channel.onMessage.subscribe((data) => void events.push(JSON.parse(String(data))))
  peer.onTrack.subscribe((heard) => {
    heard.onReceiveRtp.subscribe(() => {
      packetsHeard += 1
    })
  })
  await peer.setLocalDescription(await peer.createOffer())
  const records = recordsOf(peer)
  const microphone = openMicrophone(track)

  return {
    offer: peer.localDescription?.sdp ?? '',
    events,
    types: () => events.map(({ type }) => type),
    packetsHeard: () => packetsHeard,
    /** Numbers of the encrypted records that came, of the handshake and of events. */
    records,
    say: microphone.say,
    /** Sends this as a frame of the microphone, whatever it is. */
    sendSound: microphone.send,
    /** Takes the answer, and waits until events can be sent. */
    async accept(sdp: string) {
      await peer.setRemoteDescription({ type: 'answer', sdp })
      await untilOpen(channel)
      microphone.start()
    },
    send: (event: object | string | Buffer) =>
      channel.send(typeof event === 'string' || Buffer.isBuffer(event) ? event : JSON.stringify(event)),
    /** Sends from now on as much as it likes, whatever the service takes: a client that means harm. */
    ignoreLimits() {
      const transport = peer.sctpTransport
      if (!transport) return
      transport.setRemoteMaxMessageSize(0)
      Object.defineProperty(transport.sctp, 'peerAdvertisedRwnd', { get: () => 1e9, set: () => undefined })
    },
    /** Goes without a word, as a phone does that loses its network. */
    vanish: microphone.stop,
    async hangUp() {
      microphone.stop()
      await peer.close()
    },
  }
}

export type Caller = Awaited<ReturnType<typeof openCaller>>

/** Calls, and waits until events can be sent. */
export async function call(url: string, session: object = {}): Promise<Caller> {
  const caller = await openCaller()
  try {
    const answer = await postOffer(url, await mintSecret(url, session), caller.offer)
    if (!answer.ok) throw new Error(`The call was refused: ${answer.status} ${await answer.text()}`)
    await caller.accept(await answer.text())
    return caller
  } catch (error) {
    // What is left open holds up the process.
    await caller.hangUp()
    throw error
  }
}

/** In milliseconds, as the page waits: ten callers of one process on a busy machine have taken five seconds. */
const patience = 10_000

async function untilOpen(channel: RTCDataChannel) {
  if (channel.readyState !== 'open') await channel.stateChanged.watch((state) => state === 'open', patience)
}

/** DTLS: a type, a version, an epoch, a number and a length before each record. */
const recordHeader = 13
const [firstType, dataType, lastType] = [20, 23, 63]

function recordsOf(peer: RTCPeerConnection) {
  const records = { handshake: new Set<number>(), data: [] as number[] }

  function note(record: Buffer) {
    const isEncrypted = record.readUInt16BE(3) === 1
    const number = record.readUIntBE(5, 6)
    if (isEncrypted && record[0] === dataType) records.data.push(number)
    else if (isEncrypted) records.handshake.add(number)
  }

  function read(packet: Buffer) {
    const [type = 0] = packet
    // Sound comes the same way.
    if (type < firstType || type > lastType || packet.length < recordHeader) return
    const end = recordHeader + packet.readUInt16BE(recordHeader - 2)
    note(packet)
    read(packet.subarray(end))
  }

  for (const { connection } of peer.iceTransports) connection.onData.subscribe(read)
  return records
}

const frame = 320

/** Sends a frame of 20 ms after the other, at 16 kHz. */
function openMicrophone(track: MediaStreamTrack) {
  const opus = new OpusScript(16_000, 1, OpusScript.Application.VOIP)
  let queue: Int16Array[] = []
  let sequence = 0
  let began = 0
  let timer: ReturnType<typeof setInterval> | undefined

  function sendDue() {
    while (sequence * 20 < performance.now() - began) {
      const samples = queue.shift() ?? new Int16Array(frame)
      send(opus.encode(Buffer.from(samples.slice().buffer), frame))
    }
  }

  function send(payload: Buffer) {
    const header = new RtpHeader({ sequenceNumber: sequence & 0xffff, timestamp: sequence * 960, payloadType: 96 })
    track.writeRtp(new RtpPacket(header, payload))
    sequence += 1
  }

  return {
    start() {
      began = performance.now()
      timer = setInterval(sendDue, 10)
    },
    stop: () => clearInterval(timer),
    send,
    say(samples: Int16Array) {
      const frames = Math.ceil(samples.length / frame)
      queue = Array.from({ length: frames }, (_, at) => {
        const whole = new Int16Array(frame)
        whole.set(samples.subarray(at * frame, (at + 1) * frame))
        return whole
      })
    },
  }
}
