import { Button } from '@xinghe/ui/Button.tsx'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { depositText as words } from './messages.ts'
import type { CoinNetwork, CoinQuote } from './use-coin-quote.ts'

interface CoinQuotePanelProps {
  network: CoinNetwork
  coinQuote: CoinQuote
  refused: string
}

/** The quoted rate and its expiry; a new quote is fetched when it expires. */
export function CoinQuotePanel({ network, coinQuote, refused }: CoinQuotePanelProps) {
  const t = useText()
  const faultText = useFaultText()
  const { quote } = coinQuote
  const failed = quote === undefined && coinQuote.error !== null && !coinQuote.fetching
  return (
    <section className="mb-5 rounded-md border border-line bg-page/60 p-4">
      <h3 className="text-13 text-muted">{t(words.rateTitle)}</h3>
      {quote === undefined && !failed && <Skeleton className="mt-2 h-7 w-56" />}
      {failed && (
        <p className="mt-1 flex flex-wrap items-center gap-3 text-13 text-danger">
          {t(words.rateFault)} · {faultText(coinQuote.error)}
          <Button variant="link" size="sm" icon="refresh" onClick={coinQuote.renew}>
            {t(words.retry)}
          </Button>
        </p>
      )}
      {quote !== undefined && (
        <>
          <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="font-num text-20 font-bold">
              {t(words.rateLine, { rate: quote.rate })}
            </span>
            <span className="flex items-center gap-1.5 rounded-full bg-brand-text/8 px-3 py-1 text-13 text-brand-text">
              <Icon name="clock" className="size-4" />
              <Countdown
                key={quote.quoteId}
                until={quote.expiresAt}
                now={serverNow}
                label={t(words.rateLeft)}
                onEnd={coinQuote.renew}
              />
            </span>
          </p>
          <p className="mt-1 text-13 text-muted">{t(words.rateWhy)}</p>
        </>
      )}
      <p className="mt-2 flex items-start gap-1.5 text-13 text-warn">
        <Icon name="warning" className="mt-0.5 size-4" />
        <span>{t(words.networkOnly, { network: network.toUpperCase() })}</span>
      </p>
      <Fault text={refused && `${refused} · ${t(words.rateRenewed)}`} />
    </section>
  )
}
