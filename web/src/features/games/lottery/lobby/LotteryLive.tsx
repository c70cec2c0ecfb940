import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { DrawRow } from '../pieces/DrawRow.tsx'
import { countdownTo } from '../../round/phase.ts'
import { usePhase } from '../../round/use-phase.ts'
import { useTable } from '../../round/use-table.ts'
import { lotteryText as words } from '../words/messages.ts'

/** A lottery on its card in the lobby: how long bets are taken, and the last draw. */
export function LotteryLive({ code }: { code: LotteryCode }) {
  const t = useText()
  const { table } = useTable(code)
  const round = table?.round ?? null
  const phase = usePhase(round)
  const until = countdownTo(round, phase)
  const last = table?.draws[0]
  const label = t(phase === 'betting' ? words.untilClose : words.untilDraw)
  return (
    <div className="mt-2 min-h-[4.25rem] space-y-1.5 border-t border-line pt-2 text-12">
      <p className="flex items-baseline justify-between gap-2 text-muted">
        <span>{until === null ? t(words.waiting) : label}</span>
        {until !== null && (
          <Countdown
            until={until}
            now={serverNow}
            label={label}
            className="font-num text-14 font-semibold text-ink"
          />
        )}
      </p>
      {last !== undefined && (
        <>
          <p className="truncate text-muted">
            {t(words.lastDraw)} <span className="font-num">{last.name}</span>
          </p>
          <DrawRow lottery={code} draw={last} size="sm" className="lottery-tight" />
        </>
      )}
    </div>
  )
}
