import { lotteryOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { pickText } from '@xinghe/rules/games/lottery/pick.ts'
import { runsOf } from '@xinghe/rules/games/lottery/statistics.ts'
import { pickLabel } from '@xinghe/rules/games/lottery/words.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import { lotteryText as words } from '../words/messages.ts'
import { pastOf, usePastDraws } from './Trends.tsx'

/** Sides that came again and again. */
export function Runs({ lottery, shown }: { lottery: LotteryCode; shown: readonly ShownDraw[] }) {
  const t = useText()
  const draws = usePastDraws(lottery, shown) ?? shown
  const runs = runsOf(lotteryOf(lottery), draws.map(pastOf), 3)
  if (runs.length === 0)
    return <p className="px-4 py-8 text-center text-14 text-muted">{t(words.runsEmpty)}</p>
  return (
    <ul className="grid grid-cols-2 gap-2 p-4 max-desk:grid-cols-1">
      {runs.map(({ play, pick, length }) => (
        <li
          key={`${play.code} ${pickText(pick)}`}
          className="flex items-center justify-between rounded-md border border-line px-3 py-2 text-14"
        >
          {pickLabel(lottery, play, pick, t)}
          <span className="font-num text-13 font-bold text-rise">
            {t(words.runLength, { length })}
          </span>
        </li>
      ))}
    </ul>
  )
}
