import type { Turn } from '../talk/panel-talk.ts'
import { copyText } from '../turns/copy-text.ts'

/** Tells screen readers each answer once and whole, when it is all there; the letters that appear are not told. */
export function Announcer({ turns, label }: { turns: Turn[]; label: string }) {
  const told = turns.findLast(
    ({ status, isRestored }) => !isRestored && (status === 'finished' || status === 'stopped'),
  )
  return (
    <div role="log" aria-live="polite" aria-label={label} className="visually-hidden">
      {told && (
        <p key={told.id} lang={told.reply?.language}>
          {copyText(told.text, told.items)}
        </p>
      )}
    </div>
  )
}
