import { answerEcho } from './voice-echo.ts'
import type { Service, Stretch, TalkOfPage } from './voice-page.ts'

/** Long enough for the pauses within a word, shorter than those between turns; in seconds. */
const pause = { spoken: 0.35, heard: 0.15 }

/** Tells of each stretch once it is over: a message for each block of sound would keep the page busy. */
const meter = `registerProcessor('meter', class extends AudioWorkletProcessor {
  process([[samples]], _, { pause: [pause] }) {
    const isLoud = samples && samples.some((sample) => Math.abs(sample) > 0.01)
    if (isLoud) {
      this.from ??= currentTime
      this.last = currentTime
    } else if (this.from !== undefined && currentTime - this.last > pause) {
      this.port.postMessage([this.from, this.last])
      this.from = undefined
    }
    return true
  }
  static get parameterDescriptors() {
    return [{ name: 'pause', automationRate: 'k-rate' }]
  }
})`

window.call = async (service) => {
  const pressed = performance.now()
  const sound = new AudioContext({ latencyHint: 'interactive' })
  await sound.audioWorklet.addModule(URL.createObjectURL(new Blob([meter], { type: 'text/javascript' })))
  const talk: TalkOfPage = { spoken: [], heard: [], events: [], connect: 0 }
  // As it is heard, so that the meter sees what the service is sent.
  const raw = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: raw })
  watch(sound, microphone, 'spoken', talk)
  const peer = new RTCPeerConnection()
  const loudspeaker = new Audio()
  peer.ontrack = ({ streams: [stream] }) => {
    if (!stream) return
    // Chromium decodes only what some element plays.
    loudspeaker.srcObject = stream
    loudspeaker.play()
    watch(sound, stream, 'heard', talk)
  }
  const greeted = hearEvents(peer.createDataChannel('oai-events'), sound, talk)
  for (const track of microphone.getTracks()) peer.addTrack(track, microphone)
  await connect(peer, service ? (offer) => answerOf(service, offer) : answerEcho)
  await greeted
  talk.connect = performance.now() - pressed
  window.talk = talk
  window.hangUp = () => {
    for (const track of microphone.getTracks()) track.stop()
    peer.close()
    sound.close()
  }
}

function watch(sound: AudioContext, stream: MediaStream, kind: 'spoken' | 'heard', talk: TalkOfPage) {
  const node = new AudioWorkletNode(sound, 'meter', { parameterData: { pause: pause[kind] } })
  node.port.onmessage = ({ data }: MessageEvent<Stretch>) => void talk[kind].push(data)
  sound.createMediaStreamSource(stream).connect(node)
}

function hearEvents(channel: RTCDataChannel, sound: AudioContext, talk: TalkOfPage): Promise<void> {
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      const { type } = JSON.parse(data)
      talk.events.push({ type, at: sound.currentTime })
      if (type === 'session.created') resolve()
    }
  })
}

async function connect(peer: RTCPeerConnection, answered: (offer: string) => Promise<string>) {
  const { sdp = '' } = await peer.createOffer()
  await peer.setLocalDescription({ type: 'offer', sdp })
  await peer.setRemoteDescription({ type: 'answer', sdp: await answered(sdp) })
}

async function answerOf({ url, secret }: Service, offer: string): Promise<string> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/sdp' }
  const answer = await fetch(`${url}/v1/realtime/calls`, { method: 'POST', headers, body: offer })
  return answer.text()
}
