import { createRoot } from 'react-dom/client'
import type { DrugName } from '#drug-names/drug-name.ts'
import { en } from '#i18n/en.ts'
import { DrugSearch } from '#web/features/drug-search/drug-search.tsx'
import { I18nProvider } from '#web/i18n.tsx'
import '#web/components/tokens.css'
import '#web/components/base.css'

declare global {
  interface Window {
    showSearch: (drugs: DrugName[]) => void
    showBareRows: (drugs: DrugName[]) => void
    /** Milliseconds from the last key to the picture with the list that it brought. */
    lastPaint: number | undefined
    longestTask: number
  }
}

window.showSearch = (drugs) => {
  watchTasks()
  const page = document.body.appendChild(document.createElement('main'))
  createRoot(page).render(
    <I18nProvider language="en" words={en}>
      <DrugSearch drugs={drugs} onSelect={() => undefined} label="Your medicine" />
    </I18nProvider>,
  )
  watchKeys()
}

/** What a keystroke costs without us: a field whose first eight rows change, with no search and no framework. */
window.showBareRows = (drugs) => {
  watchTasks()
  document.body.innerHTML = '<input role="combobox"><ul role="listbox"><li role="option">-</li></ul>'
  const list = document.querySelector('ul')
  document.querySelector('input')?.addEventListener('input', (event) => {
    const { value } = event.target as HTMLInputElement
    const rows = drugs.slice(value.length, value.length + 8).map(({ label }) => {
      const row = document.createElement('li')
      row.textContent = value + label
      return row
    })
    list?.replaceChildren(...rows)
  })
  watchKeys()
}

function watchKeys() {
  document.addEventListener('keydown', ({ timeStamp }) => watchList(timeStamp), { capture: true })
}

let observer: MutationObserver | undefined

/** Two frames after the list changed it is certainly on the screen. */
function watchList(pressed: number) {
  observer?.disconnect()
  window.lastPaint = undefined
  const list = document.querySelector('[role=listbox]')
  observer = new MutationObserver(() => {
    observer?.disconnect()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        window.lastPaint = performance.now() - pressed
      }),
    )
  })
  if (list) observer.observe(list, { subtree: true, childList: true, characterData: true })
}

function watchTasks() {
  window.longestTask = 0
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) window.longestTask = Math.max(window.longestTask, duration)
  }).observe({ type: 'longtask' })
}
