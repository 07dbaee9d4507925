import { ArrowDown } from 'lucide'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ChatVariant } from '#contract/chat.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Composer } from '../composer/composer.tsx'
import type { Suggestion } from '../composer/suggestions.ts'
import { VoiceButton } from '../composer/voice-button.tsx'
import { phaseOf } from '../talk/panel-talk.ts'
import { useAskedByPage } from '../talk/use-asked-by-page.ts'
import { useChat } from '../talk/use-chat.ts'
import { PanelLevelContext } from '../turns/heading-below.tsx'
import { Intro } from '../turns/intro.tsx'
import { ReadAloudContext } from '../turns/reply-tools.tsx'
import { TalkView } from '../turns/talk-view.tsx'
import { Announcer } from './announcer.tsx'
import { ChatHeader } from './chat-header.tsx'
import styles from './chat-panel.module.css'
import { ClearButton } from './clear-button.tsx'
import { SpecialSearchDialog } from './special-search-dialog.tsx'
import { StartView } from './start-view.tsx'
import { useFollow } from './use-follow.ts'

interface ChatPanelProps {
  variant: ChatVariant
  /** Who receives the words of the reader where an outside model is set up; said before the first message. */
  receiver: string | null
  /** Whether this site can mail the talk. */
  canMail: boolean
  intro?: string
  /** Asked by the page, once for each id, such as the picked medicine. No outside model hears it. */
  firstQuestion?: { id: string; text: string }
  withCommunityResources?: boolean
  /** Marks the words that were asked for in the cards of services; `Highlighted` of local help does. */
  highlight?: (text: string, query: string) => ReactNode
  /** Fills a page of its own, with its heading, or stands inside another. */
  page?: 'page' | 'part'
  ads?: ReactNode
  /** A page back: the reader was at the suggestions. */
  onBack: () => void
}

/** The chat with Navi. */
export function ChatPanel(props: ChatPanelProps) {
  const { variant, receiver, canMail, intro, page = 'page', ads, withCommunityResources = false, onBack } = props
  const { t } = useTranslation('chat')
  const headingId = useId()
  const [isSearchOpen, setSearchOpen] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const newest = useRef<HTMLParagraphElement>(null)
  const panel = useRef<HTMLElement>(null)
  const chat = useChat(variant, onBack)
  const { talk, isTalkShown, ask, retry, expand } = chat
  const { hasNews, goToEnd } = useFollow({ end, newest }, talk.turns, { jumpToRestored: page === 'page' })
  const phase = phaseOf(talk)
  const isBusy = phase === 'waiting' || phase === 'streaming'
  useAskedByPage({ firstQuestion: props.firstQuestion, isBusy, ask })

  // The way back into the talk stands first among the suggestions.
  useEffect(() => {
    if (chat.stepsBack > 0) panel.current?.scrollIntoView({ block: 'start' })
  }, [chat.stepsBack])

  const { highlight: mark } = props
  const actions = useMemo(
    () => ({
      onAsk: (question: string) => {
        ask(question)
        box.current?.focus()
      },
      onRetry: (id: string) => {
        retry(id)
        box.current?.focus()
      },
      onExpand: expand,
      onSearch: () => setSearchOpen(true),
      mark,
    }),
    [ask, retry, expand, mark],
  )

  /** For buttons that go away with their press: the focus would be lost with them. */
  const toBox = (go: () => void) => () => {
    go()
    box.current?.focus({ preventScroll: true })
  }

  function pick({ id, words }: Suggestion) {
    if (id === 'resources') actions.onSearch()
    else actions.onAsk(words)
  }

  const level = page === 'page' ? 1 : 2
  const hasSpoken = talk.turns.some(({ automatic }) => !automatic)
  return (
    <PanelLevelContext value={level}>
      <ReadAloudContext value={chat.aloud}>
        <section ref={panel} className={`${styles.panel} ${styles[page]}`} aria-labelledby={headingId}>
          <ChatHeader id={headingId} level={level} onBack={chat.goBack} />
          <div className={`${styles.columns} ${ads ? styles.withAds : ''}`}>
            <div className={styles.column}>
              <div className={styles.messages}>
                <noscript>
                  <Note tone="warn">{t('chat.noScript')}</Note>
                </noscript>
                {intro && <Intro text={intro} />}
                {receiver && !hasSpoken && (
                  <Note>
                    <b>{t('chat.receiverTitle')}.</b> {t('chat.receiver', { receiver })}
                  </Note>
                )}
                {isTalkShown ? (
                  <TalkView talk={talk} canMail={canMail} newest={newest} actions={actions} />
                ) : (
                  <StartView
                    key={chat.stepsBack}
                    variant={variant}
                    withCommunityResources={withCommunityResources}
                    onPick={pick}
                    onContinue={chat.hasTalk ? toBox(chat.goOn) : undefined}
                  />
                )}
                <div ref={end} className={styles.end} />
              </div>
              <div className={styles.foot}>
                {hasNews && isTalkShown && (
                  <button type="button" className={styles.news} onClick={toBox(goToEnd)}>
                    <Icon icon={ArrowDown} />
                    {t('chat.news')}
                  </button>
                )}
                <Composer
                  box={box}
                  isBusy={isBusy}
                  onSend={ask}
                  onStop={chat.stop}
                  onEdit={chat.aloud.quiet}
                  talk={<VoiceButton variant={variant} ask={chat.askByVoice} onType={() => box.current?.focus()} />}
                  below={<ClearButton onClear={chat.clear} />}
                />
              </div>
            </div>
            {ads && (
              <aside className={styles.ads} aria-label={t('chat.ads.label')}>
                {ads}
              </aside>
            )}
          </div>
          <Announcer turns={talk.turns} label={t('chat.messages')} />
          <SpecialSearchDialog open={isSearchOpen} onClose={() => setSearchOpen(false)} onSearch={ask} />
        </section>
      </ReadAloudContext>
    </PanelLevelContext>
  )
}
