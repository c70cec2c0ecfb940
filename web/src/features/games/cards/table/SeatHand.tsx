import type { ReactNode } from 'react'
import type { Card } from '@xinghe/rules/games/cards/deck.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'
import { CardSpot } from './CardSpot.tsx'

interface SeatHandProps {
  cards: readonly (Card | null)[]
  /** When the hand is dealt and when it is turned, among what happens together. */
  order: number
  turnOrder: number
  /** Empty for the member's own hand. */
  name: string
  simulated?: boolean
  /** The first three belong together, apart from the rest. */
  apart?: boolean
  chips?: ReactNode
  children?: ReactNode
}

/** A card is known by its place: what lies there face down may turn out to be any. */
const placeKey = (place: number): string => `place${place}`

/** All cards of a seat, dealt as one. */
export function SeatHand({
  cards,
  order,
  turnOrder,
  name,
  simulated = false,
  apart = false,
  chips,
  children,
}: SeatHandProps) {
  const t = useText()
  return (
    <div className="seat-hand">
      <div className="card-fan" data-apart={apart || undefined}>
        {cards.map((card, place) => (
          <CardSpot
            key={placeKey(place)}
            card={card}
            order={order + place * 0.14}
            turnOrder={turnOrder + place * 0.14}
          />
        ))}
      </div>
      <div className="seat-line">
        <span className="seat-name">{name}</span>
        {simulated && <span className="simulated-tag">{t(words.simulated)}</span>}
        {children}
      </div>
      {chips}
    </div>
  )
}
