import { setImmediate as immediately } from 'node:timers/promises'

/** Lets one caller on at a time, each in a turn of the event loop of its own, so that others are answered in between. */
export function createLine(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(() => immediately())
    return last
  }
}
