import type { OpponentView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { opponentResultWords, zhajinhuaClassWords } from '@xinghe/rules/games/cards/words/texts.ts'
import { tableText } from '../words/messages.ts'
import { amountOf } from '../play/stake-amount.ts'
import { ResultPill } from '../table/ResultPill.tsx'
import { SeatHand } from '../table/SeatHand.tsx'

interface OpponentSeatProps {
  opponent: OpponentView
  number: number
  stake: Fen
  order: number
  turnOrder: number
  revealed: boolean
}

export function OpponentSeat({
  opponent,
  number,
  stake,
  order,
  turnOrder,
  revealed,
}: OpponentSeatProps) {
  const t = useText()
  const { cards, class: handClass, result, staked, paid } = opponent
  return (
    <SeatHand
      cards={cards}
      order={order}
      turnOrder={turnOrder}
      name={t(tableText.seat, { number: String(number) })}
      simulated
    >
      {revealed && handClass !== null && (
        <span className="points-badge">{t(zhajinhuaClassWords[handClass])}</span>
      )}
      {revealed && result !== null && paid !== null && (
        <ResultPill
          label={t(opponentResultWords[result])}
          staked={amountOf(stake, staked)}
          paid={amountOf(stake, paid)}
        />
      )}
    </SeatHand>
  )
}
