import { useState } from 'react'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { useMarkets } from '../book/use-match-book.ts'
import { matchText as words } from '../words/messages.ts'
import { blockColumns, marketBlocks, tabsOf, type MarketTab } from './market-blocks.ts'
import { marketTabName } from './market-tab-name.ts'
import { MarketBlockView } from './MarketBlockView.tsx'

/** Every market of a match, in groups. */
export function MatchMarkets({ head, phone }: { head: MatchHead; phone: boolean }) {
  'use memo'
  const t = useText()
  const blocks = marketBlocks(useMarkets(head.id))
  const [wanted, setWanted] = useState<MarketTab>('all')
  const tabs = tabsOf(blocks)
  const tab = tabs.includes(wanted) ? wanted : 'all'
  const shown = blocks.filter((block) => tab === 'all' || block.tab === tab)
  if (blocks.length === 0)
    return (
      <EmptyState
        icon="lock"
        title={t(head.status === 'ended' ? words.ended : words.noMarkets)}
        text={t(head.status === 'ended' ? words.endedLine : words.noMarketsLine)}
        className="rounded-md border border-line bg-surface"
      />
    )
  return (
    <div className="space-y-3">
      <Tabs
        size="sm"
        className="max-desk:gap-4! max-desk:*:min-w-11 max-desk:*:justify-center"
        label={t(words.groups)}
        value={tab}
        onValueChange={setWanted}
        tabs={tabs.map((key) => ({ key, label: t(marketTabName(head, key)) }))}
      />
      <div
        role="group"
        aria-label={t(marketTabName(head, tab))}
        className="grid items-start gap-3 desk:grid-cols-2"
      >
        {(phone ? [shown] : blockColumns(shown)).map((column, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the column is its place
          <div key={at} className="grid min-w-0 gap-3">
            {column.map((block) => (
              <MarketBlockView key={block.key} block={block} head={head} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
