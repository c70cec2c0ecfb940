import { useState } from 'react'
import type { Market } from '@xinghe/contract/sports-market.ts'
import { secondMs, siteMinute } from '@xinghe/rules/base/instant.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { lineText } from '@xinghe/rules/sports/line.ts'
import { playText } from '@xinghe/rules/sports/pick-text.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { shownOdds, useOddsType } from '../../book/odds-type.ts'
import { QueryState } from '../../book/QueryState.tsx'
import { useResource } from '../../book/use-resource.ts'
import { pricesText as words } from './messages.ts'
import { likeliest, priceRanges, type MarketHistory as History } from './price-range.ts'
import { PriceLines } from './PriceLines.tsx'

const refetchMs = 15 * secondMs

const looks = [
  { stroke: 'stroke-brand-text', fill: 'bg-brand-text' },
  { stroke: 'stroke-gold', fill: 'bg-gold' },
  { stroke: 'stroke-muted', fill: 'bg-muted' },
  { stroke: 'stroke-ink', fill: 'bg-ink' },
] as const

type HistoryProps = {
  head: MatchHead
  market: Market
  /** The name of a side with its line. */
  sideName: (market: Market, side: string) => string
}

function Ranges({ head, market, sideName, history }: HistoryProps & { history: History }) {
  const t = useText()
  const oddsType = useOddsType()
  const ranges = priceRanges(history)
  const drawn = likeliest(ranges, looks.length)
  const lookOf = (side: string) => looks[drawn.findIndex((range) => range.side === side)]
  const { samples, sides } = history
  const [from, to] = [samples[0]?.at, samples.at(-1)?.at]
  if (from === undefined || to === undefined || samples.length < 2)
    return <p className="py-4 text-center text-13 text-muted">{t(words.none)}</p>
  const [begins, ends] = [siteMinute(from).slice(5), siteMinute(to).slice(5)]
  const label = t(words.chart, { play: t(playText(head, market.play)), from: begins, to: ends })
  const odds = (price: number): string =>
    price === 0 ? '-' : oddsText(shownOdds(price, market.play, oddsType))
  return (
    <figure className="space-y-2">
      <PriceLines
        label={label}
        lines={drawn.map(({ side }) => ({
          key: side,
          look: lookOf(side)?.stroke ?? '',
          points: samples.map(({ at, prices }) => ({
            at,
            price: prices[sides.indexOf(side)] ?? 0,
          })),
        }))}
      />
      <div aria-hidden className="flex justify-between font-num text-12 text-muted">
        <span>{begins}</span>
        <span>{ends}</span>
      </div>
      {drawn.length < ranges.length && (
        <p className="text-12 text-muted">{t(words.shownSides, { count: drawn.length })}</p>
      )}
      <table className="w-full text-12">
        <caption className="sr-only">{label}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {t(words.side)}
            </th>
            {[words.first, words.highest, words.lowest, words.current].map((title) => (
              <th key={title} scope="col" className="w-13 text-right font-normal">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranges.map(({ side, first, highest, lowest, current }) => (
            <tr key={side} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal text-ink">
                <span
                  aria-hidden
                  className={`mr-1.5 inline-block size-2 rounded-full ${lookOf(side)?.fill ?? ''}`}
                />
                {sideName(market, side)}
              </th>
              <td className="text-right font-num text-muted">{odds(first)}</td>
              <td className="text-right font-num text-muted">{odds(highest)}</td>
              <td className="text-right font-num text-muted">{odds(lowest)}</td>
              <td className="text-right font-num font-bold text-ink">{odds(current)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function OneMarket(props: HistoryProps) {
  const t = useText()
  const { head, market } = props
  const request = { matchId: head.id, marketId: market.id }
  const query = useResource('priceHistory', request, { staleTime: 0, refetchInterval: refetchMs })
  if (query.data === undefined)
    return (
      <QueryState query={query} title={t(words.fault)}>
        <div role="status" aria-label={t(words.loading)} className="space-y-2">
          <Skeleton className="h-24 rounded-md" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
        </div>
      </QueryState>
    )
  return <Ranges {...props} history={query.data} />
}

type MarketHistoryProps = Omit<HistoryProps, 'market'> & { markets: readonly Market[] }

/** How the prices of a play went: one line of it at a time, the main line first. */
export function MarketHistory({ markets, ...props }: MarketHistoryProps) {
  const t = useText()
  const [wanted, setWanted] = useState<string | null>(null)
  const market =
    markets.find(({ id }) => id === wanted) ?? markets.find(({ isMain }) => isMain) ?? markets[0]
  if (market === undefined) return null
  return (
    <div className="space-y-2 border-t border-line p-3">
      {markets.length > 1 && (
        <Tabs
          variant="pill"
          size="sm"
          label={t(words.lines)}
          value={market.id}
          onValueChange={setWanted}
          tabs={markets.map(({ id, line }) => ({ key: id, label: lineText(line ?? 0) }))}
        />
      )}
      <OneMarket key={market.id} market={market} {...props} />
    </div>
  )
}
