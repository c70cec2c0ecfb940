import type { BlackjackView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { blackjackText as words, tableText } from '../words/messages.ts'
import type { CardRound } from '../play/card-play.ts'
import { amountOf } from '../play/stake-amount.ts'
import type { Reveal } from '../play/use-reveal.ts'
import { CardSpot } from '../table/CardSpot.tsx'
import { ChipStack } from '../table/ChipStack.tsx'
import { EmptySpots } from '../table/EmptySpots.tsx'
import { ResultPill } from '../table/ResultPill.tsx'
import { BlackjackHand } from './BlackjackHand.tsx'
import { dealerKey, handKey, holeTurned } from './laid-cards.ts'
import { PointsBadge } from './PointsBadge.tsx'

interface BlackjackFeltProps {
  round: CardRound<BlackjackView> | null
  /** The chip that lies ready before the deal. */
  stake: Fen
  reveal: Reveal
}

/** Keyed by round, so that new cards come from the shoe and old ones do not stay. */
export function BlackjackFelt({ round, stake, reveal }: BlackjackFeltProps) {
  const t = useText()
  if (round === null) {
    return (
      <>
        <div className="dealer-place">
          <EmptySpots count={2} />
        </div>
        <div className="seat-place">
          <div className="seat-hand">
            <EmptySpots count={2} />
            <ChipStack stake={stake} amount={stake} />
          </div>
        </div>
      </>
    )
  }
  const { dealer, hands, insurance } = round.view
  return (
    <>
      <div className="dealer-place" key={`dealer ${round.ticket}`}>
        <div className="card-fan">
          {dealer.cards.map((card, place) => (
            <CardSpot
              key={dealerKey(place)}
              card={card}
              order={reveal.orderOf(dealerKey(place))}
              turnOrder={place === 1 ? reveal.orderOf(holeTurned) : undefined}
            />
          ))}
        </div>
        <div className="seat-line">
          <span className="seat-name">{t(tableText.dealer)}</span>
          <PointsBadge total={dealer.total} soft={dealer.soft} shown={reveal.done} />
        </div>
      </div>
      {insurance !== null && (
        <div className="insurance-place">
          <ChipStack stake={round.stake} amount={amountOf(round.stake, insurance.staked)} />
          {insurance.paid !== null && reveal.done ? (
            <ResultPill
              label={t(insurance.paid > 0 ? words.insuranceWon : words.insuranceLost)}
              staked={amountOf(round.stake, insurance.staked)}
              paid={amountOf(round.stake, insurance.paid)}
            />
          ) : (
            <span className="seat-name">{t(words.insured)}</span>
          )}
        </div>
      )}
      <div className="seat-place" key={`seat ${round.ticket}`}>
        {hands.map((hand, index) => (
          <BlackjackHand
            key={handKey(index, 0)}
            hand={hand}
            stake={round.stake}
            number={hands.length > 1 ? index + 1 : null}
            orderOf={(place) => reveal.orderOf(handKey(index, place))}
            revealed={reveal.done}
          />
        ))}
      </div>
    </>
  )
}
