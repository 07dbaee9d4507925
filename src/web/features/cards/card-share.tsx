import { useRef } from 'react'
import type { Card, Retailer } from './card.ts'
import styles from './card-share.module.css'
import { CardWays } from './card-ways.tsx'
import { DigitalCard } from './digital-card.tsx'
import { MoreWays } from './more-ways.tsx'

interface CardShareProps {
  card: Card
  retailers: Retailer[]
  /** The level of the headings on the card. */
  level: 2 | 3
}

/** The ways to hand a card on, the card, and the ways to keep it; on wide screens the card stands beside both. */
export function CardShare({ card, retailers, level }: CardShareProps) {
  const drawn = useRef<HTMLElement>(null)
  return (
    <div className={styles.grid}>
      <div className={styles.ways}>
        <CardWays card={card} />
      </div>
      <DigitalCard ref={drawn} card={card} retailers={retailers} level={level} />
      <div className={styles.more}>
        <MoreWays card={card} retailers={retailers} drawn={drawn} />
      </div>
    </div>
  )
}
