import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { useRemainingSeconds } from '@xinghe/ui/use-remaining-seconds.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { slipText as words } from '../words/slip-messages.ts'

/** Countdown until an in-play order is decided. */
export function ConfirmCountdown({ bet }: { bet: Bet }) {
  const t = useText()
  const until = bet.deadline ?? bet.placedAt
  const seconds = useRemainingSeconds(until, serverNow)
  const whole = Math.max(1, Math.round((until - bet.placedAt) / secondMs))
  return (
    <span role="timer" aria-label={t(words.confirming)} className="flex items-center gap-1.5">
      <svg viewBox="0 0 20 20" aria-hidden className="size-5 -rotate-90">
        <circle cx="10" cy="10" r="8" fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="10"
          cy="10"
          r="8"
          fill="none"
          strokeWidth="3"
          pathLength="1"
          strokeDasharray={`${Math.min(1, seconds / whole)} 1`}
          className="stroke-gold transition-[stroke-dasharray] duration-1000 ease-linear"
        />
      </svg>
      <span className="font-num text-13 font-bold text-gold-text">
        {seconds > 0 ? t(words.remaining, { seconds }) : t(words.deciding)}
      </span>
    </span>
  )
}
