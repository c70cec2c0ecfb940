import type { NiuniuHandView, NiuniuView } from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import { niuniuClasses } from '@xinghe/rules/games/cards/niuniu/hand-class.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { niuniuClassWords } from '@xinghe/rules/games/cards/words/texts.ts'
import { niuniuText as words, tableText } from '../words/messages.ts'
import type { CardRound } from '../play/card-play.ts'
import { amountOf } from '../play/stake-amount.ts'
import type { Reveal } from '../play/use-reveal.ts'
import { ChipStack } from '../table/ChipStack.tsx'
import { EmptySpots } from '../table/EmptySpots.tsx'
import { ResultPill } from '../table/ResultPill.tsx'
import { SeatHand } from '../table/SeatHand.tsx'
import { SideSeats } from '../table/SideSeats.tsx'
import { seatKey, turnKey } from './laid-hands.ts'

interface NiuniuFeltProps {
  round: CardRound<NiuniuView> | null
  stake: Fen
  reveal: Reveal
}

/** The three cards of the bull first. */
const arranged = ({ cards, bull }: NiuniuHandView) => [
  ...bull.map((place) => cards[place] ?? null),
  ...cards.filter((_, place) => !bull.includes(place)),
]

export function NiuniuFelt({ round, stake, reveal }: NiuniuFeltProps) {
  const t = useText()
  if (round === null) {
    return (
      <>
        <div className="dealer-place">
          <EmptySpots count={5} />
        </div>
        <div className="seat-place">
          <div className="seat-hand">
            <EmptySpots count={5} />
            <ChipStack stake={stake} amount={stake} />
          </div>
        </div>
      </>
    )
  }
  const { view } = round
  const times = view.mode === 'multiplied' ? t(words.times, { times: String(view.multiplier) }) : ''
  const resultText = `${t(view.won ? words.won : words.lost)} ${times}`.trim()
  const handOf = (hand: NiuniuHandView, seat: string, name: string) => (
    <SeatHand
      key={seat}
      cards={arranged(hand)}
      order={reveal.orderOf(seatKey(seat))}
      turnOrder={reveal.orderOf(turnKey(seat))}
      name={name}
      simulated={seat !== 'member' && seat !== 'dealer'}
      apart={reveal.done && hand.bull.length > 0}
      chips={seat === 'member' && <ChipStack stake={round.stake} amount={round.stake} />}
    >
      {reveal.done && (
        <span className="points-badge">
          {t(niuniuClassWords[niuniuClasses[hand.class] ?? 'none'])}
        </span>
      )}
      {reveal.done && seat === 'member' && (
        <ResultPill
          label={resultText}
          staked={amountOf(round.stake, view.staked)}
          paid={amountOf(round.stake, view.paid)}
        />
      )}
    </SeatHand>
  )
  return (
    <>
      <div className="dealer-place" key={`dealer ${round.ticket}`}>
        {handOf(view.dealer, 'dealer', t(tableText.dealer))}
      </div>
      <SideSeats key={`others ${round.ticket}`}>
        {view.others.map((hand, index) =>
          handOf(hand, `other${index}`, t(tableText.seat, { number: String(index + 2) })),
        )}
      </SideSeats>
      <div className="seat-place" key={`seat ${round.ticket}`}>
        {handOf(view.member, 'member', t(tableText.you))}
      </div>
    </>
  )
}
