import { type DestinationStream, pino } from 'pino'

const lettersHeld = 8_192
/** In milliseconds. */
const heldFor = 500

/**
 * Standard output for the log, many lines at once: a write for each took a third of the time of an answer. pino could hold
 * them back itself, but measures all that it holds anew with every line. What is left is written when the process ends.
 */
export function logOutput(): DestinationStream {
  const output = pino.destination()
  let held = ''

  function writeHeld(): void {
    if (held) output.write(held)
    held = ''
  }

  setInterval(writeHeld, heldFor).unref()
  process.once('exit', writeHeld)
  return {
    write(line) {
      held += line
      if (held.length >= lettersHeld) writeHeld()
    },
  }
}
