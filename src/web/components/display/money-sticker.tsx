import styles from './money-sticker.module.css'

interface Money {
  /** Like “as little as”; may be empty. */
  before: string
  amount: string
  after: string
}

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
