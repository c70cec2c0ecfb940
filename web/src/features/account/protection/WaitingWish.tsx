import { Button } from '@xinghe/ui/Button.tsx'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/pre-info.ts'
import { protectionText as words } from './messages.ts'
import { usePast } from './use-past.ts'

interface WaitingWishProps {
  /** The requested value, as text. */
  amount: string
  from: Instant
  until: Instant
  busy: boolean
  fault: string
  onAnswer: (yes: boolean) => void
}

/** A pending raise: first it waits a day, then for a second confirmation. */
export function WaitingWish({ amount, from, until, busy, fault, onAnswer }: WaitingWishProps) {
  const t = useText()
  const ready = usePast(from)
  return (
    <div className="mt-3 rounded-md border border-warn/30 bg-warn/6 p-3 text-13">
      <p className="flex items-start gap-1.5 font-medium text-ink">
        <Icon name="clock" className="mt-0.5 size-4 text-warn" />
        {t(words.wishTo, { amount })}
      </p>
      <p className="mt-1 text-muted">
        {ready ? (
          t(words.wishReady, { until: siteMinute(until) })
        ) : (
          <>
            <Countdown
              until={from}
              now={serverNow}
              label={t(words.wishCountdown)}
              className="text-ink"
            />{' '}
            {t(words.wishWaits)}
          </>
        )}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {ready && (
          <Button size="sm" loading={busy} onClick={() => onAnswer(true)}>
            {t(words.wishConfirm)}
          </Button>
        )}
        <Button size="sm" variant="secondary" loading={busy} onClick={() => onAnswer(false)}>
          {t(ready ? words.wishKeep : words.wishTakeBack)}
        </Button>
      </div>
      {fault !== '' && (
        <p role="alert" className="mt-2 text-danger">
          {fault}
        </p>
      )}
    </div>
  )
}
