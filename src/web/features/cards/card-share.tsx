import { useRef } from 'react'
import type { Card, Retailer } from './card.ts'
import styles from './card-share.module.css'
import { CardWays } from './card-ways.tsx'
import { DigitalCard } from './digital-card.tsx'

interface CardShareProps {
  card: Card
  retailers: Retailer[]
}

/** In the dialog: every way to share a card, and the card. */
export function CardShare({ card, retailers }: CardShareProps) {
  const drawn = useRef<HTMLElement>(null)
  return (
    <div className={styles.grid}>
      <CardWays card={card} retailers={retailers} drawn={drawn} />
      <DigitalCard ref={drawn} card={card} retailers={retailers} level={3} />
    </div>
  )
}
