import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { zhajinhuaClassWords } from '@xinghe/rules/games/cards/words/texts.ts'
import { tableText } from '../words/messages.ts'
import type { CardRound } from '../play/card-play.ts'
import type { Reveal } from '../play/use-reveal.ts'
import { ChipStack } from '../table/ChipStack.tsx'
import { EmptySpots } from '../table/EmptySpots.tsx'
import { SeatHand } from '../table/SeatHand.tsx'
import { dealKey, turnKey } from './laid-seats.ts'
import { OpponentSeat } from './OpponentSeat.tsx'

interface ZhajinhuaFeltProps {
  round: CardRound<ZhajinhuaView> | null
  stake: Fen
  /** Seats that the next deal would fill. */
  opponents: number
  reveal: Reveal
}

export function ZhajinhuaFelt({ round, stake, opponents, reveal }: ZhajinhuaFeltProps) {
  const t = useText()
  if (round === null) {
    return (
      <>
        <div className="opponent-seats">
          {Array.from({ length: opponents }, (_, seat) => (
            <div className="seat-hand" key={seat}>
              <EmptySpots count={3} />
            </div>
          ))}
        </div>
        <div className="seat-place">
          <div className="seat-hand">
            <EmptySpots count={3} />
            <ChipStack stake={stake} amount={stake * BigInt(opponents)} />
          </div>
        </div>
      </>
    )
  }
  const { member, opponents: seats } = round.view
  return (
    <>
      <div className="opponent-seats" key={`opponents ${round.ticket}`}>
        {seats.map((opponent, index) => (
          <OpponentSeat
            key={dealKey(index + 1)}
            opponent={opponent}
            number={index + 1}
            stake={round.stake}
            order={reveal.orderOf(dealKey(index + 1))}
            turnOrder={reveal.orderOf(turnKey(index + 1))}
            revealed={reveal.done}
          />
        ))}
      </div>
      <div className="seat-place" key={`seat ${round.ticket}`}>
        <SeatHand
          cards={member.cards}
          order={reveal.orderOf(dealKey(0))}
          turnOrder={reveal.orderOf(turnKey(0))}
          name={t(tableText.you)}
          chips={<ChipStack stake={round.stake} amount={round.risk} />}
        >
          {member.class !== null && reveal.done && (
            <span className="points-badge">{t(zhajinhuaClassWords[member.class])}</span>
          )}
        </SeatHand>
      </div>
    </>
  )
}
