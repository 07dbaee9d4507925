import { AppError } from '#server/errors.ts'

/** From so many places people wait seconds. Who comes then is told so, and does not wait too. */
const mostPlaces = 100
/** In milliseconds: what took longer makes room for as long. An answer to others takes some turns of the event loop. */
const long = 15

/**
 * Lets one caller on at a time, each in a turn of the event loop of its own, so that others are answered in between. The
 * places that callers come from take turns, so that who asks once does not wait for all that somebody else asks.
 */
export function createLine(most = mostPlaces): (from: string) => Promise<void> {
  const waiting = new Map<string, (() => void)[]>()
  let isMoving = false

  function move() {
    const [first] = waiting
    isMoving = first !== undefined
    if (!first) return
    const [from, callers] = first
    const letOn = callers.shift()
    waiting.delete(from)
    if (callers.length > 0) waiting.set(from, callers)
    const startedAt = performance.now()
    letOn?.()
    setImmediate(() => {
      const took = performance.now() - startedAt
      if (took > long) setTimeout(move, took)
      else move()
    })
  }

  return async (from) => {
    const callers = waiting.get(from) ?? []
    if (callers.length === 0 && waiting.size >= most) throw new AppError('overloaded')
    if (!isMoving) setImmediate(move)
    isMoving = true
    await new Promise<void>((letOn) => {
      callers.push(letOn)
      waiting.set(from, callers)
    })
  }
}
