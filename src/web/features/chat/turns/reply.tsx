import { useId } from 'react'
import type { ChatReply, ResultItem } from '#contract/chat.ts'
import type { NaviFace } from '#web/components/art/navi-figure.tsx'
import { Button } from '#web/components/buttons/button.tsx'
import { usePrinting } from '#web/components/layout/use-printing.ts'
import { useTranslation } from '#web/i18n.tsx'
import { collapsed, collapsedEnd } from '../talk/collapse.ts'
import type { Turn } from '../talk/panel-talk.ts'
import type { TurnActions } from '../talk/turn-actions.ts'
import { MarkedText } from './marked-text.tsx'
import says from './navi-says.module.css'
import { NaviSays } from './navi-says.tsx'
import styles from './reply.module.css'
import { ReplyTools } from './reply-tools.tsx'
import { ResultCards } from './result-cards.tsx'
import { ViewMore } from './view-more.tsx'

interface ReplyProps {
  turn: Turn
  isFirst: boolean
  isLast: boolean
  actions: TurnActions
}

/** An answer as far as it is revealed, then its records and what to do with them. */
export function Reply({ turn, isFirst, isLast, actions }: ReplyProps) {
  const { t, language } = useTranslation('chat')
  const { id, text, shown, status, reply, items, isExpanded, question } = turn
  const isPrinting = usePrinting()
  const isOver = status !== 'streaming'
  const preview = isFirst ? collapsedEnd(text) : text.length
  const isLong = preview < text.length
  const isCut = isLong && !isExpanded && !isPrinting && shown >= preview
  const inOtherLanguage = reply && reply.language !== language ? reply.language : undefined
  return (
    <NaviSays face={faceOf(turn)}>
      <div
        className={`${says.bubble} ${reply?.kind === 'emergency' ? says.emergency : ''}`}
        lang={inOtherLanguage}
        aria-busy={!isOver}
        data-reply
      >
        <MarkedText
          text={isCut ? collapsed(text) : text.slice(0, shown)}
          end={!isOver && !isCut && <span className={styles.caret} />}
        />
        {isLong && shown >= preview && (
          <ViewMore isOpen={isExpanded} about={question} onToggle={() => actions.onExpand(id, !isExpanded)} />
        )}
      </div>
      {status === 'stopped' && <p className="small soft">{t('chat.stopped')}</p>}
      {isOver && (
        <>
          <ResultCards
            items={items}
            lang={inOtherLanguage}
            query={question}
            mark={actions.mark}
            onSearch={actions.onSearch}
          />
          <ReplyTools
            id={id}
            text={text}
            items={items}
            language={reply?.language ?? language}
            onListen={() => isLong && actions.onExpand(id, true)}
          />
          {status === 'finished' && reply && (
            <>
              <QuestionButtons
                label={t('chat.choose')}
                lang={inOtherLanguage}
                questions={namesToChoose(reply, items)}
                onAsk={actions.onAsk}
              />
              <QuestionButtons
                label={t('chat.next')}
                lang={inOtherLanguage}
                questions={isLast ? reply.suggestions : []}
                onAsk={actions.onAsk}
              />
            </>
          )}
        </>
      )}
    </NaviSays>
  )
}

/** A program that is shown as a card is asked about there. */
function namesToChoose({ options }: ChatReply, items: ResultItem[]): string[] {
  return options
    .filter(({ program_id }) => items.every(({ item_id }) => item_id !== program_id))
    .map(({ Program_name }) => Program_name)
}

/** Nobody is smiled at in an emergency. */
function faceOf({ status, reply }: Turn): NaviFace {
  if (reply?.kind === 'emergency') return 'listen'
  return status === 'streaming' ? 'think' : 'happy'
}

interface QuestionButtonsProps {
  label: string
  questions: string[]
  /** Where the questions are not in the language of the page. */
  lang?: string
  onAsk: (question: string) => void
}

/** Questions to ask by a press. Empty ones are left out, and with them all there is nothing. */
function QuestionButtons({ label, questions, lang, onAsk }: QuestionButtonsProps) {
  const id = useId()
  const asked = [...new Set(questions)].filter((question) => question.trim() !== '')
  if (asked.length === 0) return null
  return (
    <div className={styles.questions}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id} lang={lang}>
        {asked.map((question) => (
          <li key={question}>
            <Button className={styles.question} onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
