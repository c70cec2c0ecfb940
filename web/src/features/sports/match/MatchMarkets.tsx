import { useState } from 'react'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { useMarkets } from '../book/use-match-book.ts'
import { marketTabNames, matchText as words } from '../messages.ts'
import { marketBlocks, tabsOf, type MarketTab } from './market-blocks.ts'
import { MarketBlockView } from './MarketBlockView.tsx'

/** Every market of a match, in groups. */
export function MatchMarkets({ head }: { head: MatchHead }) {
  'use memo'
  const t = useText()
  const blocks = marketBlocks(useMarkets(head.gide))
  const [wanted, setWanted] = useState<MarketTab>('all')
  const tabs = tabsOf(blocks)
  const tab = tabs.includes(wanted) ? wanted : 'all'
  const shown = blocks.filter((block) => tab === 'all' || block.tab === tab)
  if (blocks.length === 0)
    return (
      <EmptyState
        icon="lock"
        title={t(head.gameStatus === 'ended' ? words.ended : words.noMarkets)}
      />
    )
  return (
    <div className="space-y-3">
      <Tabs
        size="sm"
        label={t(words.groups)}
        value={tab}
        onValueChange={setWanted}
        tabs={tabs.map((key) => ({
          key,
          label: <span className="whitespace-nowrap">{t(marketTabNames[key])}</span>,
        }))}
        className="overflow-x-auto"
      />
      <div
        role="group"
        aria-label={t(marketTabNames[tab])}
        className="gap-3 space-y-3 min-[75rem]:columns-2 [&>*]:break-inside-avoid"
      >
        {shown.map((block) => (
          <MarketBlockView key={block.key} block={block} head={head} />
        ))}
      </div>
    </div>
  )
}
