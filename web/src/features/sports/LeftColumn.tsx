import { useCallback, useEffect, useRef, useState } from 'react'
import { tabId, tabPanelId } from '@xinghe/ui/tab-ids.ts'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { MyBetsPanel } from './bets/MyBetsPanel.tsx'
import { changeGameType, type BoardView } from './board/board-view.ts'
import { PageLinks } from './board/PageLinks.tsx'
import { SportsMenu } from './board/SportsMenu.tsx'
import type { Counts } from './book/use-counts.ts'
import { boardText as words } from './words/messages.ts'
import { useSlipCount, useSlipKeys } from './slip/slip-store.ts'
import { SlipPanel } from './slip/SlipPanel.tsx'

const tabs = ['directory', 'slip', 'bets'] as const
type LeftTab = (typeof tabs)[number]

/** An added pick opens the slip, also where it replaced others. */
const useSlipOpening = (open: () => void): void => {
  const keys = useSlipKeys()
  const before = useRef(keys)
  useEffect(() => {
    if (keys.some((key) => !before.current.includes(key))) open()
    before.current = keys
  }, [keys, open])
}

const tabsName = 'sports-left'

/** Focuses the first stake, or the title of an empty slip. */
const focusSlip = (): void => {
  const panel = document.getElementById(tabPanelId(tabsName, 'slip'))
  const stake = panel?.querySelector<HTMLElement>('input:enabled')
  const target = stake ?? document.getElementById(tabId(tabsName, 'slip'))
  target?.focus()
}

/** Counts the requests to open the slip, from 1. */
const useSlipAsked = (times: number, open: () => void): void => {
  const answered = useRef(0)
  useEffect(() => {
    if (times === answered.current) return undefined
    answered.current = times
    open()
    const frame = requestAnimationFrame(focusSlip)
    return () => cancelAnimationFrame(frame)
  }, [times, open])
}

type LeftColumnProps = {
  view: BoardView
  counts: Counts
  /** Counts the requests to open the slip. */
  slipAsked: number
  onChange: (view: BoardView) => void
}

/** Directory, slip and bets. */
export function LeftColumn({ view, counts, slipAsked, onChange }: LeftColumnProps) {
  const t = useText()
  const count = useSlipCount()
  const [tab, setTab] = useState<LeftTab>(count > 0 ? 'slip' : 'directory')
  const openSlip = useCallback(() => setTab('slip'), [])
  useSlipOpening(openSlip)
  useSlipAsked(slipAsked, openSlip)
  const names = { directory: words.directory, slip: words.slipTab, bets: words.betsTab }
  return (
    // The bar above the header scrolls away; until then the column extends below the window by its height.
    <aside
      aria-label={t(words.leftColumn)}
      className="sticky top-(--board-top) flex h-[calc(100dvh-var(--board-top))] flex-col overflow-hidden border-r border-line bg-surface pb-9"
    >
      <Tabs<LeftTab>
        id={tabsName}
        label={t(words.columns)}
        value={tab}
        onValueChange={setTab}
        tabs={tabs.map((key) => ({
          key,
          label: (
            <span className="flex items-center gap-1">
              {t(names[key])}
              {key === 'slip' && count > 0 && (
                <span className="rounded-full bg-danger px-1.5 font-num text-12 leading-4 text-danger-ink">
                  {count}
                </span>
              )}
            </span>
          ),
        }))}
        className="px-3 *:flex-1 *:justify-center"
      />
      <TabPanel id={tabsName} tabKey={tab} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        {tab === 'directory' && (
          <>
            <SportsMenu
              view={view}
              counts={counts}
              onChange={(gameType) => onChange(changeGameType(view, gameType))}
            />
            <PageLinks
              page={view.page}
              onChange={(page) => onChange({ ...view, page, match: null })}
            />
          </>
        )}
        {tab === 'slip' && <SlipPanel className="flex-1" />}
        {tab === 'bets' && <MyBetsPanel className="flex-1" />}
      </TabPanel>
    </aside>
  )
}
