import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ChatVariant } from '#contract/chat.ts'
import { api } from '#web/api.ts'
import { type Person, usePerson } from '#web/features/site/person.ts'
import { openTalkChannel } from '#web/talk-channel.ts'
import { askNavi } from './ask-navi.ts'
import { createTalk } from './create-talk.ts'

/** The talk of a panel: restored when the page opens, and read again when another tab has changed it. */
export function useTalk(variant: ChatVariant) {
  const { hear } = usePerson()
  const [{ store, listen }] = useState(() => openTalk(variant, hear))
  const talk = useSyncExternalStore(store.subscribe, store.read, store.read)

  useEffect(() => {
    store.restore()
    return listen()
  }, [store, listen])

  return { talk, store }
}

function openTalk(variant: ChatVariant, onTold: Person['hear']) {
  let channel: BroadcastChannel | undefined
  const store = createTalk({
    variant,
    ask: askNavi,
    api,
    isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    tellOthers: () => channel?.postMessage('changed'),
    onTold,
  })

  function listen() {
    channel = openTalkChannel()
    if (channel) channel.onmessage = store.reloadWhenIdle
    return () => {
      channel?.close()
      // A question that is still under way would tell others by it.
      channel = undefined
    }
  }

  return { store, listen }
}
