/**
 * The peer of a talk: who answers an offer in the same page, greets as soon as it can and sends back what it hears.
 */
export async function answerEcho(offer: string): Promise<string> {
  const peer = new RTCPeerConnection()
  peer.ontrack = ({ track, streams }) => void peer.addTrack(track, ...streams)
  peer.ondatachannel = ({ channel }) => {
    channel.onopen = () => channel.send(JSON.stringify({ type: 'session.created' }))
    channel.onclose = () => peer.close()
  }
  await peer.setRemoteDescription({ type: 'offer', sdp: offer })
  const gathered = new Promise<void>((done) => {
    peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && done()
  })
  await peer.setLocalDescription()
  // The answer is the only message: it must say where it can be reached.
  await gathered
  return peer.localDescription?.sdp ?? ''
}
