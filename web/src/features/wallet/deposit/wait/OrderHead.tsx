import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { Copy } from '../../parts/Copy.tsx'
import { RailIcon } from '../orders/RailIcon.tsx'
import type { DepositOrder } from '../orders/use-payment-types.ts'
import { waitText as words } from './messages.ts'

/** Which order it is and how long it still waits. */
export function OrderHead({ order, onEnd }: { order: DepositOrder; onEnd: () => void }) {
  const t = useText()
  const { rail, title, orderId, expiresAt } = order
  return (
    <header className="relative isolate flex items-center justify-between gap-6 overflow-hidden rounded-lg bg-art-ground px-6 py-5 text-art-ink shadow-1 max-desk:flex-wrap max-desk:gap-4 max-desk:px-4">
      <div className="absolute inset-0 -z-1 art-glow" />
      <div className="flex min-w-0 items-center gap-4">
        <RailIcon rail={rail} className="size-12" />
        <div className="min-w-0">
          <h1 className="text-20 font-bold">
            {title} · {t(words.waiting)}
          </h1>
          <p className="mt-0.5 flex items-center gap-1 text-12 text-art-ink/80">
            <span className="truncate">
              {t(words.order)} <span className="font-num">{orderId}</span>
            </span>
            <span className="[&_button]:text-art-ink/80 [&_button:hover]:text-art-ink">
              <Copy iconOnly text={orderId} label={t(words.copyOrder)} />
            </span>
          </p>
        </div>
      </div>
      <div className="shrink-0 text-right max-desk:flex max-desk:w-full max-desk:items-baseline max-desk:justify-between">
        <p className="text-12 text-art-ink/80">
          {t(words.until, { at: siteMinute(expiresAt).slice(11) })}
        </p>
        <Countdown
          until={expiresAt}
          now={serverNow}
          label={t(words.left)}
          onEnd={onEnd}
          className="text-40 font-bold text-art-gold max-desk:text-28"
        />
      </div>
    </header>
  )
}
