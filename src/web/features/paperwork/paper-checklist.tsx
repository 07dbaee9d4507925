import { Printer } from 'lucide-react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import type { Checklist } from './load-checklist.ts'
import styles from './paper-checklist.module.css'
import { PaperListBox } from './paper-list-box.tsx'
import { useTicks } from './use-ticks.ts'

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
