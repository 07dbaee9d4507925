import type { Money } from '#contract/answer.ts'
import styles from './money-sticker.module.css'

/** What the person pays, large. */
export function MoneySticker({ money: { before, amount, after } }: { money: Money }) {
  return (
    <p className={styles.sticker}>
      {before && <span>{before}</span>}
      <b>{amount}</b>
      <span>{after}</span>
    </p>
  )
}
