import {
  MediaStreamTrack,
  type RTCDataChannel,
  type RTCDtlsTransport,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  type RtpPacket,
} from 'werift'

/** Larger offers are refused. */
export const longestOffer = 32 * 1024
/** Answers that wait to be read; a client that reads none is gone. */
const mostUnread = 1024 * 1024

export interface Network {
  /** UDP ports for calls, or any. */
  ports?: [number, number] | undefined
  /** Where calls reach this machine from outside, when it stands behind a router. */
  publicAddress?: string | undefined
  /** Whether calls come from this machine alone. */
  isLocal: boolean
}

interface PeerEvents {
  onOpen: () => void
  onMessage: (data: string | Buffer) => void
  onPacket: (packet: RtpPacket) => void
  onEnd: () => void
}

const opus = new RTCRtpCodecParameters({
  mimeType: 'audio/opus',
  clockRate: 48_000,
  channels: 2,
  parameters: 'minptime=10;useinbandfec=1',
})

/** An offer that no answer can be given to. */
export class BadOfferError extends Error {}

/**
 * Takes a browser's offer of one microphone and one events channel.
 * @throws BadOfferError
 */
export async function openPeer(offer: string, network: Network, events: PeerEvents) {
  if (!isOffer(offer)) throw new BadOfferError()
  const peer = new RTCPeerConnection({
    codecs: { audio: [opus] },
    iceServers: [],
    // We answer checks and send none, so an offer can't make us knock at other machines.
    iceLite: true,
    maxMessageSize: 64 * 1024,
    ...(network.ports && { icePortRange: network.ports }),
    ...(network.isLocal && { iceAdditionalHostAddresses: ['127.0.0.1'] }),
  })
  const track = new MediaStreamTrack({ kind: 'audio', streamId: 'navi' })
  let channel: RTCDataChannel | undefined
  let isClosed = false

  peer.onDataChannel.subscribe((opened) => {
    if (channel || opened.label !== 'oai-events') return opened.close()
    channel = opened
    opened.onMessage.subscribe((data) => isClosed || events.onMessage(data))
    opened.stateChanged.subscribe((state) => {
      if (state === 'open') events.onOpen()
      if (state === 'closed') events.onEnd()
    })
  })
  peer.onTrack.subscribe((heard) => {
    heard.onReceiveRtp.subscribe((packet) => isClosed || events.onPacket(packet))
  })
  peer.connectionStateChange.subscribe((state) => {
    if (['closed', 'failed', 'disconnected'].includes(state)) events.onEnd()
  })

  async function answer(): Promise<string> {
    try {
      peer.addTransceiver(track, { direction: 'sendrecv' })
      await peer.setRemoteDescription({ type: 'offer', sdp: withoutCandidates(offer) })
      await peer.setLocalDescription(await peer.createAnswer())
      for (const transport of peer.dtlsTransports)
        transport.onStateChange.subscribe((state) => {
          if (state === 'connected') skipUsedNumbers(transport)
          // Who hangs up says so here.
          if (state === 'closed') events.onEnd()
        })
    } catch {
      await close()
      throw new BadOfferError()
    }
    const sdp = peer.localDescription?.sdp ?? ''
    return network.publicAddress ? atAddress(sdp, network.publicAddress) : sdp
  }

  async function close() {
    if (isClosed) return
    isClosed = true
    track.stop()
    await peer.close().catch(() => undefined)
  }

  return {
    answer: await answer(),
    send(message: string) {
      if (isClosed || channel?.readyState !== 'open') return
      if (channel.bufferedAmount > mostUnread) events.onEnd()
      else channel.send(message)
    },
    /** Whether more came than the client may send at once: werift keeps all of it. Only who means harm does so. */
    isFlooded: () => openWindowOf(peer) < 0,
    play: (packet: RtpPacket) => void (isClosed || track.writeRtp(packet)),
    close,
  }
}

export type Peer = Awaited<ReturnType<typeof openPeer>>

/**
 * werift numbers its last record of the handshake like one of the events that follow, and begins to count anew. Browsers take the
 * second record of a number for a replay and drop it, so one of the first events would come a second late. The number is never set back:
 * a record under a number of before is encrypted with the same nonce.
 */
function skipUsedNumbers({ dtls }: RTCDtlsTransport) {
  if (dtls) dtls.dtls.recordSequenceNumber = Math.max(dtls.dtls.recordSequenceNumber, 100)
}

/** How many bytes of events the client may still send before we have read on. */
function openWindowOf({ sctp }: RTCPeerConnection): number {
  // biome-ignore lint/complexity/useLiteralKeys: werift shows it to nobody, and minds it itself only when it is asked for.
  return sctp?.sctp['advertisedRwnd'] ?? 0
}

function isOffer(sdp: string): boolean {
  const count = (line: RegExp) => sdp.match(line)?.length ?? 0
  return (
    sdp.startsWith('v=0') &&
    count(/^m=/gm) === 2 &&
    count(/^m=audio .*$/gm) === 1 &&
    count(/^m=application .*$/gm) === 1 &&
    count(/^a=ice-ufrag:\S+/gm) > 0 &&
    count(/^a=fingerprint:\S+ \S+/gm) > 0
  )
}

/** The browser finds us; where it says that it is, is nothing that we go to. */
const withoutCandidates = (sdp: string) => sdp.replace(/^a=(candidate:.*|end-of-candidates)\r?\n/gm, '')

const atAddress = (sdp: string, address: string) =>
  sdp.replace(/^(a=candidate:\S+ \d+ \S+ \d+ )\S+( \d+ typ host)/gm, `$1${address}$2`)
