import type { HandView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { blackjackResultWords } from '@xinghe/rules/games/cards/words/texts.ts'
import { blackjackText as words } from '../words/messages.ts'
import { amountOf } from '../play/stake-amount.ts'
import { CardSpot } from '../table/CardSpot.tsx'
import { ChipStack } from '../table/ChipStack.tsx'
import { ResultPill } from '../table/ResultPill.tsx'
import { PointsBadge } from './PointsBadge.tsx'

interface BlackjackHandProps {
  hand: HandView
  stake: Fen
  /** Its place after a split; null for an only hand. */
  number: number | null
  orderOf: (place: number) => number
  /** All cards lie open. */
  revealed: boolean
}

const placeKey = (place: number): string => `place${place}`

export function BlackjackHand({ hand, stake, number, orderOf, revealed }: BlackjackHandProps) {
  const t = useText()
  const staked = amountOf(stake, hand.staked)
  return (
    <div className="seat-hand" data-active={(hand.active && number !== null) || undefined}>
      <div className="card-fan">
        {hand.cards.map((card, place) => (
          <CardSpot key={placeKey(place)} card={card} order={orderOf(place)} />
        ))}
      </div>
      <div className="seat-line">
        {number !== null && (
          <span className="seat-name">{t(words.hand, { number: String(number) })}</span>
        )}
        <PointsBadge total={hand.total} soft={hand.soft} shown={revealed} />
        {hand.result !== null && hand.paid !== null && revealed && (
          <ResultPill
            label={t(blackjackResultWords[hand.result])}
            staked={staked}
            paid={amountOf(stake, hand.paid)}
          />
        )}
      </div>
      <ChipStack stake={stake} amount={staked} />
    </div>
  )
}
