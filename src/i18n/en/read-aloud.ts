/** The player that reads a part of a page out loud. */
export const readAloud = {
  title: 'Reading out loud',
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop',
  speed: 'Speed',
  noSpeech: 'This browser could not read aloud. You can read the words here.',
  noVoice: 'This browser has no voice for this language. You can read the words here.',
}
