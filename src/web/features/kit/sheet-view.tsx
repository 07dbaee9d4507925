import type { ReactNode } from 'react'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { BlockView } from './block-view.tsx'
import styles from './sheet.module.css'
import type { FieldName, Sheet, Written } from './sheet.ts'

interface SheetViewProps {
  sheet: Sheet
  written: Written
  onWrite: (field: FieldName, text: string) => void
  foot: ReactNode
}

/** One page of paper, on the screen and in print: white in both themes. */
export function SheetView({ sheet: { id, title, lang, blocks }, written, onWrite, foot }: SheetViewProps) {
  return (
    <section id={id} className={styles.sheet} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title} lang={lang}>
        {title}
      </h2>
      <div className={styles.listen}>
        <ListenButton about={title} />
      </div>
      <div className={styles.blocks} lang={lang}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a sheet never move.
          <BlockView key={index} block={block} written={written} onWrite={onWrite} />
        ))}
      </div>
      <div className={styles.foot}>{foot}</div>
    </section>
  )
}
