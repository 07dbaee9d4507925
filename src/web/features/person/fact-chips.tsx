import { type IconNode, MapPin, Plus, ShieldCheck, Users, Wallet, X } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { classNames } from '#web/components/class-names.ts'
import { Icon } from '#web/components/display/icon.tsx'
import { useIsAlive } from '#web/components/use-is-alive.ts'
import { usePerson } from '#web/features/site/person.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { AboutPerson } from './about-person.ts'
import { FactAnswers } from './fact-answers.tsx'
import styles from './fact-chips.module.css'

/** The four facts that decide most: each opens in place, and one tap answers. */
export function FactChips({ about }: { about: AboutPerson }) {
  return (
    <section id="facts" className={styles.chips} aria-label={about.words.about}>
      {about.questions.map((question) => (
        <FactChip key={question.topic} question={question} words={about.words} />
      ))}
    </section>
  )
}

type Question = AboutPerson['questions'][number]

const icons: { [Each in Question['topic']]: IconNode } = {
  insurance: ShieldCheck,
  household_size: Users,
  yearly_income: Wallet,
  place: MapPin,
}

/** One fact: what is known of it, and under it the answers, one of which is a tap. */
function FactChip({ question, words }: { question: Question; words: AboutPerson['words'] }) {
  const { topic, chip, known, title, hint } = question
  const { tell } = usePerson()
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { t } = useTranslation()
  const isAlive = useIsAlive()

  function close() {
    if (details.current) details.current.open = false
    summary.current?.focus({ preventScroll: true })
  }

  async function take(answer: string): Promise<string> {
    if (isBusy) return ''
    setIsBusy(true)
    const problem = await tell(topic, answer)
    if (!problem) close()
    setIsBusy(false)
    return problem
  }

  // The panel lies over other answers, and a phone has no Escape.
  useEffect(() => {
    function closeOutside({ target }: PointerEvent) {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  return (
    <details ref={details} name="fact" onKeyDown={closeOnEscape}>
      <summary ref={summary} className={classNames(styles.chip, !known && styles.empty)}>
        <Icon icon={icons[topic]} className={styles.icon} />
        <span className={styles.name}>{chip}</span>
        <b className={known ? '' : styles.add}>
          {!known && <Icon icon={Plus} />}
          {known || words.add}
        </b>
      </summary>
      <div className={styles.panel} aria-busy={isBusy}>
        <h2>{title}</h2>
        <p className="soft">{hint}</p>
        <FactAnswers question={question} words={words} onAnswer={take} />
        <p className="soft">{words.kept}</p>
        {/* Last, so that the first answer comes first for who goes by keys. */}
        {isAlive && <IconButton icon={X} label={t('site.close')} className={styles.close} onClick={close} />}
      </div>
    </details>
  )
}
