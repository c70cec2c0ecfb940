import { multipleText } from '@xinghe/rules/base/award.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { requiredTurnover } from '@xinghe/rules/wallet/turnover.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { TimeLeft } from '../frame/TimeLeft.tsx'
import { welfareText as words } from './messages.ts'
import type { Offer } from './use-offers.ts'

const askedText = (t: Text, { amount, multipleHundredths }: Offer): string => {
  const asked = requiredTurnover(amount, multipleHundredths)
  if (asked === 0n) return t(words.noTurnover)
  return t(words.turnover, { multiple: multipleText(multipleHundredths), asked: fenToCny(asked) })
}

interface OfferRowProps {
  offer: Offer
  busy: boolean
  onClaim: () => void
  /** When its time is over. */
  onEnd: () => void
}

/** One award that waits: what it is, what it asks, and until when. */
export function OfferRow({ offer, busy, onClaim, onEnd }: OfferRowProps) {
  const t = useText()
  const { title, amount, claimUntil } = offer
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0 last:pb-0 max-desk:gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold/12 text-gold-text">
        <Icon name="gift" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{title}</span>
          <span className="font-num text-18 font-bold text-brand-text">{fenToCny(amount)}</span>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-13 text-muted">
          <span>{askedText(t, offer)}</span>
          {claimUntil !== null && (
            <TimeLeft until={claimUntil} label={t(words.untilLabel, { title })} onEnd={onEnd} />
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        loading={busy}
        aria-label={t(words.claimOf, { title })}
        onClick={onClaim}
      >
        {t(words.claim)}
      </Button>
    </li>
  )
}
