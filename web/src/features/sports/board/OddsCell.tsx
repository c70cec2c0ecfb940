import { use, type ReactNode } from 'react'
import type { Market } from '@xinghe/contract/sports-market.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { pickKey } from '@xinghe/rules/sports/slip/item.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isLoggedIn } from '../../../platform/session/session.ts'
import { shownOdds, useOddsType } from '../book/odds-type.ts'
import { identityOf, pickOf } from '../book/pick-of.ts'
import { liveOf } from '../book/press-price.ts'
import { quoteKey, type Quote } from '../book/quotes.ts'
import { MatchBookContext, useOffer, useQuote } from '../book/use-match-book.ts'
import { boardText } from '../words/messages.ts'
import { PressPriceContext } from '../slip/press-context.ts'
import { usePicked } from '../slip/slip-store.ts'
import { PriceButton } from './PriceButton.tsx'

type OddsCellProps = {
  matchId: string
  market: Market
  side: string
  /** Left of the price: the line, or the short name of the side. */
  lead: ReactNode
  /** The play and the side, for screen readers. */
  label: string
  /** Stands over the price instead of beside it. */
  stacked?: boolean | undefined
  /** With a background, for prices outside of columns. */
  boxed?: boolean | undefined
  /** Where the slip is not in sight, a visitor is asked to log in. */
  asksLogin?: boolean | undefined
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

type PriceProps = { quoteId: string; play: Market['play']; picked: boolean }

/** The number alone: all that a move renders. */
function Price({ quoteId, play, picked }: PriceProps) {
  'use memo'
  const wanted = useOddsType()
  const quote = useQuote(quoteId)
  if (quote === undefined) return null
  const odds = shownOdds(quote.price, play, wanted)
  return (
    <span
      className={classNames(
        'relative rounded-sm px-0.5 font-num text-14 font-bold',
        !picked && odds.shown < 0 && 'text-rise',
        moveLook(quote),
      )}
    >
      {oddsText(odds)}
    </span>
  )
}

/** One price with what it is for. */
export function OddsCell({
  matchId,
  market,
  side,
  lead,
  label,
  stacked = false,
  boxed = false,
  asksLogin = false,
  className,
}: OddsCellProps) {
  'use memo'
  const book = use(MatchBookContext)
  const pressPrice = use(PressPriceContext)
  const quoteId = quoteKey(market.id, side)
  const offer = useOffer(quoteId)
  const picked = usePicked(pickKey(identityOf(matchId, market, side)))
  if (offer === 'none' || offer === 'suspended')
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
        {offer === 'suspended' ? (
          <Suspended label={label} />
        ) : (
          <span aria-hidden className="px-0.5">
            -
          </span>
        )}
      </span>
    )
  const press = (): void => {
    const head = book.head(matchId)
    const pick = pickOf(book, matchId, market, side)
    if (head === undefined || pick === null) return
    if (pressPrice(pick, liveOf(head)) && asksLogin && !picked) isLoggedIn({ prompt: true })
  }
  return (
    <PriceButton
      picked={picked}
      onPress={press}
      className={classNames(look(picked, stacked, boxed), className)}
    >
      <span className="sr-only">{label}</span>
      <span
        aria-hidden
        className={classNames(leadLook(picked), offer === 'new-line' && 'line-moved')}
      >
        {lead}
      </span>
      <Price quoteId={quoteId} play={market.play} picked={picked} />
    </PriceButton>
  )
}
