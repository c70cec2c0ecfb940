import { rankName, rankOf, suitOf, type Card } from '@xinghe/rules/games/cards/deck.ts'
import { CourtFigure } from './CourtFigure.tsx'
import { pipPlaces } from './pip-places.ts'
import { suitColour } from './suit-paths.ts'
import { SuitSign } from './SuitSign.tsx'

function CornerIndex({ card }: { card: Card }) {
  const name = rankName(card)
  return (
    <g>
      <text
        x="15"
        y="29"
        textAnchor="middle"
        fontSize={name === '10' ? 25 : 29}
        letterSpacing={name === '10' ? -3 : 0}
        className="card-index"
      >
        {name}
      </text>
      <SuitSign suit={suitOf(card)} x={15} y={43} size={9} />
    </g>
  )
}

function Middle({ card }: { card: Card }) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  if (rank > 10) return <CourtFigure rank={rank} suit={suit} colour={suitColour(suit)} />
  if (rank === 1) {
    return (
      <g>
        <circle cx="60" cy="84" r="35" fill="none" stroke="#d6a437" strokeOpacity="0.55" />
        <SuitSign suit={suit} x={60} y={84} size={25} />
      </g>
    )
  }
  return pipPlaces(rank).map(([x, y]) => (
    <SuitSign key={`${x},${y}`} suit={suit} x={x} y={y} size={11} turned={y > 84} />
  ))
}

/** Drawn in a box of 120 × 168; its name is told by the row that it lies in. */
export function CardFace({ card }: { card: Card }) {
  return (
    <svg viewBox="0 0 120 168" className="card-picture" aria-hidden fill={suitColour(suitOf(card))}>
      <rect width="120" height="168" rx="9" fill="#fefdf8" />
      <rect x="0.75" y="0.75" width="118.5" height="166.5" rx="8.5" fill="none" stroke="#c9c3b2" />
      <Middle card={card} />
      <CornerIndex card={card} />
      <g transform="rotate(180 60 84)">
        <CornerIndex card={card} />
      </g>
    </svg>
  )
}
