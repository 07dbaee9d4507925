import { ChevronDown, Printer } from 'lucide'
import { useEffect, useState } from 'react'
import { fillIn } from '#i18n/translator.ts'
import { inTab } from '#web/browser-storage.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import type { Checklist, PaperList } from './load-checklist.ts'
import styles from './paper-checklist.module.css'

/** Papers to have ready, a list for each kind of program. Lists that are open are printed. */
export function PaperChecklist({ words, lists }: Checklist) {
  const { ticks, toggle, clear } = useTicks()
  return (
    <section className="band" aria-labelledby="papers">
      <div className="wrap stack">
        <h2 id="papers">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <div className={styles.lists}>
          {lists.map((list, index) => (
            <PaperListBox
              key={list.key}
              list={list}
              ticks={ticks}
              onToggle={toggle}
              progress={words.progress}
              isOpen={index === 0}
            />
          ))}
        </div>
        <div className={`actions ${styles.screen}`}>
          <Button variant="main" size="big" onClick={() => print()}>
            <Icon icon={Printer} />
            {words.print}
          </Button>
          {/* Never disabled: its own press would take the focus from it. */}
          <Button size="big" onClick={clear}>
            {words.clear}
          </Button>
        </div>
        <p className={`soft ${styles.screen}`}>{words.kept}</p>
      </div>
    </section>
  )
}

const ticksKey = 'navi.papers'

/** What a reader has ticked: kept in this tab alone, until it is closed. */
function useTicks() {
  const [ticks, setTicks] = useState<readonly string[]>([])

  // The server can't know them, so the first rendering has none.
  useEffect(() => setTicks(readTicks()), [])

  function keep(next: readonly string[]) {
    setTicks(next)
    inTab.write(ticksKey, JSON.stringify(next))
  }

  return {
    ticks,
    toggle: (paper: string) =>
      keep(ticks.includes(paper) ? ticks.filter((other) => other !== paper) : [...ticks, paper]),
    clear: () => keep([]),
  }
}

function readTicks(): string[] {
  const kept = inTab.readJson(ticksKey)
  return Array.isArray(kept) ? kept.filter((tick) => typeof tick === 'string') : []
}

interface PaperListBoxProps {
  list: PaperList
  ticks: readonly string[]
  onToggle: (paper: string) => void
  /** How many are ready, with places for `done` and `all`. */
  progress: string
  /** At first; then it is the reader's. */
  isOpen: boolean
}

/** The papers for one kind of program. It opens, and its boxes can be ticked, without a script too. */
function PaperListBox({ list: { title, papers }, ticks, onToggle, progress, isOpen }: PaperListBoxProps) {
  const done = papers.filter(({ key }) => ticks.includes(key)).length
  return (
    <details className={styles.box} open={isOpen}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.progress}>{fillIn(progress, { done, all: papers.length })}</span>
        <Icon icon={ChevronDown} className={styles.arrow} />
      </summary>
      <ul className={styles.papers}>
        {papers.map(({ key, text, listed }) => (
          <li key={key}>
            <label className={styles.paper}>
              <input type="checkbox" checked={ticks.includes(key)} onChange={() => onToggle(key)} />
              <span>
                {text}
                {listed && <small className={styles.listed}>{listed}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
