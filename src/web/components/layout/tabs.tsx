import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

interface Tab {
  key: string
  label: ReactNode
  panel: ReactNode
}

interface TabsProps {
  /** Names the whole list for screen readers. */
  label: string
  tabs: Tab[]
  /** The first, unless another is given. */
  initial?: string
  /** Give both to hold the choice outside. */
  selected?: string
  onSelect?: (key: string) => void
}

const steps = new Map(
  Object.entries<(at: number, last: number) => number>({
    ArrowRight: (at, last) => (at === last ? 0 : at + 1),
    ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
    Home: () => 0,
    End: (_, last) => last,
  }),
)

/** Tabs by the ARIA pattern: arrows, Home and End choose, Tab goes on into the panel. */
export function Tabs({ label, tabs, initial = tabs[0]?.key, selected, onSelect }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(initial)
  const current = selected ?? own

  function select(key: string) {
    setOwn(key)
    onSelect?.(key)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.key === current)
    const to = steps.get(event.key)?.(at, tabs.length - 1)
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    select(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}-tab`}
            aria-controls={`${id}${tab.key}`}
            aria-selected={tab.key === current}
            tabIndex={tab.key === current ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.key)}
            onKeyDown={handleKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}${tab.key}`}
          aria-labelledby={`${id}${tab.key}-tab`}
          hidden={tab.key !== current}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
