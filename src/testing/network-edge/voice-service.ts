import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RTCDataChannel, RTCPeerConnection } from 'werift'

type Call = { peer: RTCPeerConnection; channel: RTCDataChannel | undefined; said: string[] }

export type VoiceService = Awaited<ReturnType<typeof openVoiceService>>

/**
 * A realtime speech service at the network's edge: a real WebRTC peer with the events channel, whose ears a test scripts.
 * What it is given to say it says in pieces, word by word.
 */
export async function openVoiceService({ beta = false, wordMs = 30 } = {}) {
  const calls: Call[] = []
  const secrets = new Set<string>()
  const heard: { type: string }[] = []
  /** What it says instead of what it was given, where a test wants it to lie. */
  const lie: { text: string | null } = { text: null }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    answer(request, response).catch(() => response.writeHead(500).end())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts).toString()
    if (request.url === '/v1/realtime/client_secrets') {
      const value = `ek_${secrets.size + 1}`
      secrets.add(value)
      const secret = { value, expires_at: Math.floor(Date.now() / 1000) + 60 }
      response.setHeader('content-type', 'application/json')
      return void response.end(JSON.stringify(beta ? { client_secret: secret } : secret))
    }
    const secret = request.headers.authorization?.replace('Bearer ', '') ?? ''
    // A secret opens one call.
    if (!secrets.delete(secret)) return void response.writeHead(401).end()
    response.writeHead(201, { 'content-type': 'application/sdp' }).end(await accept(body))
  }

  async function accept(sdp: string): Promise<string> {
    const peer = new RTCPeerConnection({ iceServers: [] })
    const call: Call = { peer, channel: undefined, said: [] }
    calls.push(call)
    peer.onDataChannel.subscribe((channel) => {
      call.channel = channel
      channel.onMessage.subscribe((data) => take(call, JSON.parse(String(data))))
      send(call, { type: 'session.created' })
    })
    await peer.setRemoteDescription({ type: 'offer', sdp })
    await peer.setLocalDescription(await peer.createAnswer())
    return peer.localDescription?.sdp ?? ''
  }

  const send = ({ channel }: Call, event: object) => channel?.send(Buffer.from(JSON.stringify(event)).toString())

  const named = (name: string) => (beta ? name.replace('output_audio_transcript', 'audio_transcript') : name)

  type Event = { type: string; response?: { input: { content: { text: string }[] }[]; metadata?: object } }

  async function take(call: Call, event: Event) {
    heard.push(event)
    const given = event.response?.input[0]?.content[0]?.text
    if (event.type !== 'response.create' || given === undefined) return
    const text = lie.text ?? given
    call.said.push(given)
    const mine = call.said.length
    send(call, { type: 'response.created', response: { id: `r${mine}`, metadata: event.response?.metadata } })
    send(call, { type: 'output_audio_buffer.started' })
    for (const word of text.split(/(?<= )/)) {
      await new Promise((resolve) => setTimeout(resolve, wordMs))
      if (heard.at(-1)?.type === 'output_audio_buffer.clear' || call.said.length !== mine) return
      send(call, { type: named('response.output_audio_transcript.delta'), delta: word })
    }
    send(call, { type: named('response.output_audio_transcript.done'), transcript: text })
    send(call, { type: 'response.done', response: { status: 'completed' } })
    send(call, { type: 'output_audio_buffer.stopped' })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const last = () => calls.at(-1) as Call
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    heard,
    lie,
    /** All that the last call was given to say. */
    said: () => last().said,
    send: (event: object | string) => (typeof event === 'string' ? last().channel?.send(event) : send(last(), event)),
    sendBytes: (bytes: Buffer) => last().channel?.send(bytes),
    /** The person says something. */
    hear(words: string) {
      send(last(), { type: 'input_audio_buffer.speech_started' })
      send(last(), { type: 'input_audio_buffer.speech_stopped' })
      send(last(), { type: 'conversation.item.input_audio_transcription.completed', transcript: words })
    },
    /** Goes away without a word. */
    drop: () => last().peer.close(),
    async close() {
      await Promise.all(calls.map(({ peer }) => peer.close()))
      server.closeAllConnections()
      server.close()
    },
  }
}
