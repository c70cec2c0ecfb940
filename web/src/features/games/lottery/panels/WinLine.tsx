import type { LotteryBet } from '@xinghe/contract/games-lottery.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../table/use-table.ts'
import { lotteryText as words } from '../words/messages.ts'

/** What the last draw brought. Gold only for more than was staked. */
export function WinLine({ draw, mine }: { draw: ShownDraw | null; mine: readonly LotteryBet[] }) {
  const t = useText()
  const settled = mine.filter(({ roundId, state }) => roundId === draw?.id && state === 'settled')
  const staked = settled.reduce((sum, { stake }) => sum + stake, 0n)
  const payout = settled.reduce((sum, bet) => sum + (bet.payout ?? 0n), 0n)
  const text = payout > staked ? words.won : payout > 0n ? words.returned : words.lost
  return (
    <div role="status" aria-live="polite">
      {draw !== null && settled.length > 0 && (
        <p key={draw.id} className="lottery-win" data-gain={payout > staked || undefined}>
          {t(text, { name: draw.name, payout: fenToGroupedText(payout) })}
        </p>
      )}
    </div>
  )
}
