import type { SharedBet } from '@xinghe/contract/games-shared.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { drawOutcome } from './draw-outcome.ts'
import { lotteryText as words } from '../words/messages.ts'
import './win-line.css'

/** What the last draw brought. Gold only for more than was staked. */
export function WinLine({ draw, mine }: { draw: ShownDraw | null; mine: readonly SharedBet[] }) {
  const t = useText()
  const outcome = drawOutcome(draw?.id, mine)
  const returned = outcome !== null && outcome.payout > 0n ? words.returned : words.lost
  return (
    <div role="status" aria-live="polite" className="lottery-win-line">
      {draw !== null && outcome !== null && (
        <p key={draw.id} className="lottery-win" data-gain={outcome.isGain || undefined}>
          {t(outcome.isGain ? words.won : returned, {
            name: draw.name,
            payout: fenToGroupedText(outcome.payout),
          })}
        </p>
      )}
    </div>
  )
}
