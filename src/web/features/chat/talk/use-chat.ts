import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ChatVariant } from '#contract/chat.ts'
import { api } from '#web/api.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { type Person, usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'
import { openTalkChannel } from '#web/talk-channel.ts'
import { askNavi } from './ask-navi.ts'
import { createTalk } from './create-talk.ts'
import type { Failure } from './panel-talk.ts'
import { splitResult } from './split-result.ts'
import { useReadAloud } from './use-read-aloud.ts'

/** What a reader does in the panel, with the words that go with it. */
export function useChat(variant: ChatVariant, onBack: () => void) {
  const { t, language } = useTranslation('chat')
  const toast = useToast()
  const { talk, store } = useTalk(variant)
  const aloud = useReadAloud()
  const [isAtStart, setAtStart] = useState(false)
  const [stepsBack, setStepsBack] = useState(0)
  const hasTalk = talk.turns.length > 0
  const isTalkShown = hasTalk && !isAtStart

  const { quiet } = aloud

  /** Says what went wrong with a question, also that it was not asked. */
  const follow = useCallback(
    (asked: Promise<Failure | null> | null) => {
      if (!asked) toast.info(t('chat.busy'))
      return asked?.then((failure) => {
        if (failure) toast.error(t(failure.kind === 'reply' ? 'chat.failed.reply' : 'chat.failed.call'))
      })
    },
    [toast, t],
  )

  const ask = useCallback(
    (question: string, automatic = false) => {
      const answered = follow(store.ask(question, language, { automatic }))
      if (answered) {
        quiet()
        setAtStart(false)
      }
      return answered
    },
    [quiet, follow, store, language],
  )

  /** The same out loud: who asked is told in the voice screen what went wrong. */
  const askByVoice = useCallback(
    async (question: string, voice: string) => {
      quiet()
      setAtStart(false)
      const ask = () => store.ask(question, language, { voice })
      let asked = ask()
      if (!asked) {
        // Who says something else does not wait for what they said before.
        store.stop()
        asked = ask()
      }
      const failure = await asked
      const reply = store.read().turns.at(-1)?.reply
      if (failure !== null || !reply) return undefined
      return { text: splitResult(reply.result).text, isUrgent: reply.kind === 'emergency' }
    },
    [quiet, store, language],
  )

  const retry = useCallback((id: string) => follow(store.retry(id, language)), [follow, store, language])

  async function clear() {
    quiet()
    try {
      await store.clear()
      setAtStart(false)
      toast.success(t('chat.clear.done'))
    } catch {
      toast.error(t('chat.clear.failed'))
    }
  }

  /**
   * From the suggestions a page back. From the talk back to the suggestions, as new: the spec counts the step and loads
   * the page again, which would lose what stands in the box.
   */
  function goBack() {
    if (!isTalkShown) return onBack()
    quiet()
    setAtStart(true)
    setStepsBack(stepsBack + 1)
    store.reloadWhenIdle()
  }

  return {
    talk,
    aloud,
    hasTalk,
    isTalkShown,
    stepsBack,
    ask,
    askByVoice,
    clear,
    goBack,
    goOn: () => setAtStart(false),
    stop: store.stop,
    expand: store.expand,
    retry,
  }
}

/** The talk of a panel: restored when the page opens, and read again when another tab has changed it. */
function useTalk(variant: ChatVariant) {
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
