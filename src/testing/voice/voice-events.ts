/** Of each turn the client gets one of each, in this order. */
export const eventsOfTurn = [
  'input_audio_buffer.speech_started',
  'input_audio_buffer.speech_stopped',
  'input_audio_buffer.committed',
  'conversation.item.input_audio_transcription.completed',
  'response.created',
  'output_audio_buffer.started',
  'response.output_audio_transcript.done',
  'response.done',
  'output_audio_buffer.stopped',
]

/** How many messages of so many turns did not arrive. */
export function lost(events: { type: string }[], turns: number): number {
  const missing = (type: string) => Math.max(0, turns - events.filter((event) => event.type === type).length)
  return eventsOfTurn.reduce((sum, type) => sum + missing(type), 0)
}
