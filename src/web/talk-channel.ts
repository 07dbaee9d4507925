/** Where open tabs tell each other that the talk with Navi has changed. Old browsers have no such thing. */
export function openTalkChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in window ? new BroadcastChannel('navi-talk') : undefined
}
