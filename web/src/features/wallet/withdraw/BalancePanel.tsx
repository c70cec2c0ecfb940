import { fenToCny, fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { ProgressBar } from '@xinghe/ui/Progress.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { Amounts } from '../parts/amounts.ts'
import { AmountsEye } from '../parts/AmountsEye.tsx'
import { withdrawText as words } from './messages.ts'
import { shareMax, shareOf } from './turnover-share.ts'
import type { MemberTerms, Methods } from './withdrawal-terms.ts'

interface BalancePanelProps {
  info: MemberTerms
  methods: Methods
  amounts: Amounts
}

const leftOf = (whole: Fen, used: Fen): Fen => (used >= whole ? 0n : whole - used)

/** The balance, pending withdrawals, and today's remaining limits. */
export function BalancePanel({ info, methods, amounts }: BalancePanelProps) {
  const t = useText()
  const { balance, locked, usedCount, usedSum, turnover } = info
  const { dailyCount, dailySum } = methods
  const hidden = { hidden: !amounts.shown, hiddenLabel: t(words.hidden) }
  const usedUp = usedCount >= dailyCount || usedSum >= dailySum
  const sumText = t(words.todaySumOf, {
    used: fenToCny(usedSum),
    left: fenToCny(leftOf(dailySum, usedSum)),
  })
  const countText = t(words.todayCountOf, {
    used: usedCount,
    left: Math.max(0, dailyCount - usedCount),
  })
  return (
    <div className="overflow-hidden rounded-lg bg-surface shadow-1">
      <div className="relative isolate bg-art-ground p-5 text-art-ink">
        <div className="absolute inset-0 -z-1 art-glow" />
        <p className="flex items-center gap-1 text-13 text-art-ink/80">
          {t(words.balance)}
          <AmountsEye amounts={amounts} />
        </p>
        <Money
          text={fenToGroupedText(balance)}
          currency="¥"
          {...hidden}
          className="block text-28 font-bold"
        />
        <p className="mt-1 text-13 text-art-ink/80">
          {t(words.locked)} <Money text={fenToGroupedText(locked)} currency="¥" {...hidden} />
        </p>
      </div>
      <div className="space-y-4 p-5 max-desk:p-4">
        <div>
          <h2 className="text-14 font-bold">{t(words.today)}</h2>
          <p className="text-12 text-muted">{t(words.todayReset)}</p>
        </div>
        <div className="grid gap-4 max-desk:grid-cols-2">
          <div className="flex flex-col justify-between">
            <p className="mb-1.5 flex justify-between gap-3 text-13 max-desk:block">
              <span className="block text-muted">{t(words.todayCount)}</span>
              <span className="block">{countText}</span>
            </p>
            <ProgressBar
              value={Math.min(usedCount, dailyCount)}
              max={dailyCount}
              label={t(words.todayCount)}
              valueText={countText}
              className="h-1.5"
            />
          </div>
          <div className="flex flex-col justify-between">
            <p className="mb-1.5 flex justify-between gap-3 text-13 max-desk:block">
              <span className="block text-muted">{t(words.todaySum)}</span>
              <span className="block text-right max-desk:text-left">{sumText}</span>
            </p>
            <ProgressBar
              value={shareOf(usedSum, dailySum)}
              max={shareMax}
              label={t(words.todaySum)}
              valueText={sumText}
              className="h-1.5"
            />
          </div>
        </div>
        {turnover.left === 0n && !usedUp && (
          <p className="flex items-center gap-2 border-t border-line pt-4 text-13 text-success">
            <Icon name="success" className="size-4" />
            {t(words.turnoverDone)}
          </p>
        )}
      </div>
    </div>
  )
}
