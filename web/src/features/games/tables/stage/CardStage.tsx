import { cardName } from '@xinghe/rules/games/cards/deck.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { revealTimes, seatsOf, type Seat } from '../round/reveal-times.ts'
import { wantsStillness } from '../round/use-moment.ts'
import { usePassed } from '../round/use-passed.ts'
import { tableText as words } from '../words/messages.ts'
import { pointsText } from './hand-points.ts'
import { LiveCard } from './LiveCard.tsx'
import './card-stage.css'

/** Squeezing a card takes a moment before its points are known to all. */
const squeezedMs = 900

interface HandProps {
  seat: Seat
  draw: ShownDraw
  code: TableCode
}

function Hand({ seat, draw, code }: HandProps) {
  const t = useText()
  const [elapsedMs] = useState(() =>
    wantsStillness() ? Number.MAX_SAFE_INTEGER : serverNow() - draw.drawsAt,
  )
  const { cards: times } = revealTimes(code, draw.numbers)
  const seats = seatsOf(code, draw.numbers)
  const places = draw.numbers.flatMap((card, at) => {
    const time = times[at]
    return seats[at] === seat && time !== undefined ? [{ card, at, ...time }] : []
  })
  const marks = places.map(({ turnedMs }) => turnedMs + squeezedMs)
  const passed = usePassed(draw.drawsAt, marks)
  const open = places.slice(0, wantsStillness() ? places.length : passed).map(({ card }) => card)
  const thirdMs = places[2]?.dealtMs
  const isThirdDealt = usePassed(draw.drawsAt, thirdMs === undefined ? [] : [thirdMs]) > 0
  const points = pointsText(seat, open)
  const isBaccarat = seat === 'player' || seat === 'banker'
  const pointsWords = points !== null && isBaccarat ? t(words.points, { points }) : (points ?? '')
  return (
    <div
      className="live-hand"
      data-seat={seat}
      role="img"
      aria-label={t(words.handLabel, {
        name: t(words[seat]),
        cards: open.map(cardName).join(' '),
        points: pointsWords,
      })}
    >
      <p className="live-hand-name" aria-hidden>
        {t(words[seat])}
        {points !== null && <span className="live-points font-num">{pointsWords}</span>}
      </p>
      <div
        className="live-hand-cards"
        data-short={(thirdMs !== undefined && !isThirdDealt && !wantsStillness()) || undefined}
      >
        {places.map(({ card, at, dealtMs, turnedMs }) => (
          <LiveCard
            key={at}
            card={card}
            dealtMs={dealtMs}
            turnedMs={turnedMs}
            elapsedMs={elapsedMs}
          />
        ))}
      </div>
    </div>
  )
}

function EmptyHand({ seat }: { seat: Seat }) {
  const t = useText()
  return (
    <div className="live-hand" data-seat={seat}>
      <p className="live-hand-name">{t(words[seat])}</p>
      <div className="live-hand-cards">
        <span className="live-card-place" />
        {(seat === 'player' || seat === 'banker') && <span className="live-card-place" />}
      </div>
    </div>
  )
}

interface CardStageProps {
  code: TableCode
  /** What lies on the table; null between rounds. */
  draw: ShownDraw | null
  winner: Seat | 'tie' | null
}

/** The two hands before the dealer. */
export function CardStage({ code, draw, winner }: CardStageProps) {
  const seats: readonly [Seat, Seat] = code === 'DT1' ? ['dragon', 'tiger'] : ['player', 'banker']
  return (
    <div className="live-hands" data-winner={winner ?? undefined}>
      {seats.map((seat) =>
        draw === null ? (
          <EmptyHand key={seat} seat={seat} />
        ) : (
          <Hand key={`${seat} ${draw.id}`} seat={seat} draw={draw} code={code} />
        ),
      )}
    </div>
  )
}
