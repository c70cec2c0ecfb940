import { secondMs, type Instant } from '@xinghe/rules/base/instant.ts'
import { useRemainingSeconds } from '@xinghe/ui/use-remaining-seconds.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { slipText as words } from '../words/slip-messages.ts'

type ConfirmCountdownProps = {
  since: Instant
  /** Null where the deadline is not known: it is over. */
  until: Instant | null
  label: string
}

/** Countdown until a request in play is decided. */
export function ConfirmCountdown({ since, until: deadline, label }: ConfirmCountdownProps) {
  const t = useText()
  const until = deadline ?? since
  const seconds = useRemainingSeconds(until, serverNow)
  const whole = Math.max(1, Math.round((until - since) / secondMs))
  return (
    <span role="timer" aria-label={label} className="flex items-center gap-1.5">
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
