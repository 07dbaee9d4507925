/** Whoever reads out loud, or has paused. */
let holder: { giveUp: () => void } | undefined

/** Takes the turn to read from whoever has it and tells them. What it returns gives the turn back. */
export function takeTurn(giveUp: () => void): () => void {
  const before = holder
  const own = { giveUp }
  holder = own
  before?.giveUp()
  return () => {
    if (holder === own) holder = undefined
  }
}
