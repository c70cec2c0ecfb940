import { Button } from '@xinghe/ui/Button.tsx'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { withdrawText as words } from './messages.ts'
import type { CoinQuote } from './use-coin-quote.ts'

/** The quoted rate and its expiry; a new quote is fetched when it expires. */
export function CoinRate({ coin }: { coin: CoinQuote }) {
  const t = useText()
  const { quote, failed, fetching, renew } = coin
  if (quote === undefined) {
    if (!failed) return <Skeleton className="mt-4 h-12 rounded-md" />
    return (
      <p
        role="alert"
        className="mt-4 flex flex-wrap items-center gap-x-2 rounded-md bg-ink/4 px-3 py-2.5 text-13"
      >
        <Icon name="warning" className="size-4 text-warn" />
        {t(words.rateFault)}
        <Button variant="link" size="sm" loading={fetching} onClick={renew}>
          {t(words.rateAgain)}
        </Button>
      </p>
    )
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-ink/4 px-3 py-2.5 text-13">
      <span className="font-num text-16 font-bold">{t(words.rateLine, { rate: quote.rate })}</span>
      <span className="flex-1 text-muted">{t(words.rateWhy)}</span>
      <span className="flex items-center gap-1.5 text-warn">
        <Icon name="clock" className="size-4" />
        <Countdown
          until={quote.expiresAt}
          now={serverNow}
          label={t(words.rateLeft)}
          onEnd={renew}
          className="text-16 font-bold"
        />
      </span>
    </div>
  )
}
