/** The player that reads a part of a page out loud. */
export const readAloud = {
  title: 'Reading out loud',
  play: 'Play',
  pause: 'Pause',
  stop: 'Stop',
  speed: 'Speed',
  offer: 'This device has no voice for it. {{reader}} can read it to you. The words of this part are then sent there.',
  allow: 'Read with {{reader}}',
  noSpeech: 'This browser could not read aloud. You can read the words here.',
  noVoice: 'This browser has no voice for this language. You can read the words here.',
}
