import { useState, type CSSProperties } from 'react'
import type { Card } from '@xinghe/rules/games/cards/deck.ts'
import { CardBack } from '../art/CardBack.tsx'
import { CardFace } from '../art/CardFace.tsx'

interface CardSpotProps {
  /** Null while it lies face down. */
  card: Card | null
  /** When it leaves the shoe, among those dealt together. */
  order: number
  /** When it is turned, where that is not right after it was dealt. */
  turnOrder?: number | undefined
}

export function CardSpot({ card, order, turnOrder }: CardSpotProps) {
  // Dealt once: a later batch must not send it over the table again.
  const [dealt] = useState(order)
  const style = { '--order': dealt, '--turn': turnOrder ?? dealt } as CSSProperties
  return (
    <span className="card-spot" style={style}>
      <span className="card-fall">
        <span className="card-turn" data-open={card !== null || undefined}>
          <span className="card-side card-side-back">
            <CardBack />
          </span>
          {card !== null && (
            <span className="card-side">
              <CardFace card={card} />
            </span>
          )}
        </span>
      </span>
    </span>
  )
}
