import { use } from 'react'
import type { WireMarket } from '@xinghe/contract/sports-shapes.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { pickKey } from '@xinghe/rules/sports/slip-item.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { shownOdds, useOddsType } from '../book/odds-type.ts'
import { identityOf, pickOf } from '../book/pick-of.ts'
import { quoteKey, type Quote } from '../book/quotes.ts'
import { MatchBookContext, useQuote } from '../book/use-match-book.ts'
import { boardText } from '../messages.ts'
import { togglePick, usePicked } from '../slip/slip-store.ts'

type OddsCellProps = {
  gide: string
  market: WireMarket
  side: string
  /** Left of the price: the line, or the short name of the side. */
  lead: string
  /** The play and the side in words, for those who hear the board. */
  label: string
  /** Stands over the price instead of beside it. */
  stacked?: boolean | undefined
  /** On a ground of its own, where no columns hold the prices together. */
  boxed?: boolean | undefined
  className?: string | undefined
}

/** By the Hong Kong price: up is better for the member in every odds type, also where the number is negative. */
const moveLook = ({ move }: Quote): string => {
  if (move === 0 || move === 'line') return ''
  return move > 0 ? 'price-moved price-rise' : 'price-moved price-fall'
}

const look = (picked: boolean, stacked: boolean, boxed: boolean): string =>
  classNames(
    'relative flex min-w-0 items-center rounded-sm px-1.5 outline-offset-[-2px]',
    stacked ? 'flex-col justify-center gap-0 *:leading-4' : 'justify-between gap-1',
    picked ? 'bg-brand text-brand-ink' : 'hover:bg-brand-text/10',
    !picked && boxed && 'bg-ink/3',
  )

const leadLook = (picked: boolean): string =>
  classNames('truncate font-num text-12', picked ? 'text-brand-ink' : 'text-muted')

function Suspended({ label }: { label: string }) {
  const t = useText()
  return (
    <>
      <span className="sr-only">{label}</span>
      <Icon name="lock" label={t(boardText.suspended)} className="size-3.5" />
    </>
  )
}

/** One price. It is drawn again only when this price, the slip’s mark or the odds type changes. */
export function OddsCell({
  gide,
  market,
  side,
  lead,
  label,
  stacked = false,
  boxed = false,
  className,
}: OddsCellProps) {
  'use memo'
  const book = use(MatchBookContext)
  const wanted = useOddsType()
  const quote = useQuote(quoteKey(market[0], side))
  const picked = usePicked(pickKey(identityOf(gide, market, side)))
  if (quote === undefined || quote.price <= 0 || quote.state !== 1)
    return (
      <span
        className={classNames(
          look(false, stacked, boxed),
          'text-muted',
          picked && 'ring-1 ring-brand-text ring-inset',
          className,
        )}
      >
        <span aria-hidden className={leadLook(false)}>
          {lead}
        </span>
        {quote?.state === 2 && quote.price > 0 ? (
          <Suspended label={label} />
        ) : (
          <span aria-hidden className="px-0.5">
            -
          </span>
        )}
      </span>
    )
  const odds = shownOdds(quote.price, market[1], wanted)
  const press = (): void => {
    const pick = pickOf(book, gide, market, side)
    if (pick !== null) togglePick(pick)
  }
  return (
    <button
      type="button"
      data-price
      aria-pressed={picked}
      onClick={press}
      className={classNames(look(picked, stacked, boxed), className)}
    >
      <span className="sr-only">{label}</span>
      <span
        aria-hidden
        className={classNames(leadLook(picked), quote.move === 'line' && 'line-moved')}
      >
        {lead}
      </span>
      <span
        className={classNames(
          'relative rounded-sm px-0.5 font-num text-14 font-bold',
          !picked && odds.shown < 0 && 'text-rise',
          moveLook(quote),
        )}
      >
        {oddsText(odds)}
      </span>
    </button>
  )
}
