import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { priceText } from '@xinghe/rules/games/lottery/price.ts'
import { betLabel } from '@xinghe/rules/games/lottery/words.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useSession } from '../../../../platform/session/session.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { FairLink } from './FairLink.tsx'
import { lotteryText as words, lotteryVerdicts } from '../words/messages.ts'

/** Own bets of the running round and of the last draw; a draw that still falls shows no result. */
export function MyBets({
  lottery,
  mine,
  shown,
  hiddenRound,
}: {
  lottery: LotteryCode
  mine: readonly SharedBet[]
  /** Draws that have fallen. */
  shown: readonly ShownDraw[]
  hiddenRound: string | null
}) {
  const t = useText()
  const isVisitor = useSession().token === ''
  if (isVisitor || mine.length === 0)
    return (
      <p className="px-4 py-8 text-center text-14 text-muted">
        {t(isVisitor ? words.mineVisitor : words.mineEmpty)}
      </p>
    )
  return (
    <ul className="max-h-80 divide-y divide-line overflow-y-auto px-4">
      {mine.map((bet) => {
        const verdict = bet.roundId === hiddenRound ? null : bet.verdict
        const draw = shown.find(({ id }) => id === bet.roundId)
        return (
          <li key={bet.ticket} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate text-14">{betLabel(lottery, bet.play, bet.pick, t)}</p>
              <p className="font-num text-12 text-muted">
                @{priceText(bet.price)} · {bet.ticket}
              </p>
              {draw !== undefined && <FairLink lottery={lottery} draw={draw} />}
            </div>
            <div className="text-right">
              <Money text={fenToGroupedText(bet.stake)} currency="¥" className="text-14" />
              <p
                className={
                  verdict === 'won' ? 'font-num text-12 text-gold-text' : 'text-12 text-muted'
                }
              >
                {verdict === null ? t(words.stateOpen) : t(lotteryVerdicts[verdict])}
                {verdict === 'won' && bet.payout !== null && ` ¥${fenToGroupedText(bet.payout)}`}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
