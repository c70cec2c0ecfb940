import type { Card } from '@xinghe/rules/games/cards/deck.ts'
import type { CSSProperties } from 'react'
import { CardBack } from '../../cards/art/CardBack.tsx'
import { CardFace } from '../../cards/art/CardFace.tsx'
import './live-card.css'

interface LiveCardProps {
  card: Card
  dealtMs: number
  turnedMs: number
  /** Of the deal, when the page first showed it: later watchers join in the middle. */
  elapsedMs: number
}

/** A card on its way from the shoe, then squeezed: its back is lifted from the near edge. */
export function LiveCard({ card, dealtMs, turnedMs, elapsedMs }: LiveCardProps) {
  const style = {
    '--dealt': `${dealtMs - elapsedMs}ms`,
    '--turned': `${turnedMs - elapsedMs}ms`,
  } as CSSProperties
  return (
    <span className="live-card" style={style}>
      <span className="live-card-side">
        <CardFace card={card} />
      </span>
      <span className="live-card-side live-card-back">
        <CardBack />
      </span>
      <span className="live-card-curl" />
    </span>
  )
}
