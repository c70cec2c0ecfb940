import { useEffect, useState } from 'react'
import type { Placement } from '@xinghe/rules/sports/slip/state.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useShort } from '../../platform/device/use-short.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { MyBetsPanel } from './bets/MyBetsPanel.tsx'
import { boardText } from './words/messages.ts'
import { slipText as words } from './words/slip-messages.ts'
import { outcomeOf, outcomes } from './slip/outcome.ts'
import { usePlacement, useSlipCount } from './slip/slip-store.ts'
import { ReplacedNote } from './slip/ReplacedNote.tsx'
import { SlipPanel } from './slip/SlipPanel.tsx'

const tabs = ['slip', 'bets'] as const
type SheetTab = (typeof tabs)[number]

/** The strip between the list and the tab bar of the site, in rem. */
const dockRem = 3.5
const tabBarRem = 3.75
const above = (rem: number): string => `calc(${rem}rem + env(safe-area-inset-bottom))`
const sheetHeight = '80dvh'

/** A price that the keys lead to is placed above the strip. */
const useRoomBelow = (rem: number): void =>
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('scroll-padding-bottom', above(rem))
    return () => void style.removeProperty('scroll-padding-bottom')
  }, [rem])

/** Toasts are placed above the strip or the open sheet, where they cover no button. */
const useToastsAbove = (height: string): void =>
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-bottom', `calc(${height} + 0.75rem)`)
    return () => void style.removeProperty('--toast-bottom')
  }, [height])

/** What the sheet will show of the last placement; null where it shows the picks. */
const dockOutcome = (placement: Placement): string | null => {
  switch (placement.phase) {
    case 'none':
      return null
    case 'answered':
      return outcomes[outcomeOf(placement.orders)].title
    case 'unknown':
      return placement.missing ? words.lost : words.confirming
    default:
      return words.confirming
  }
}

const buttonLook = 'flex h-11 w-full items-center justify-center gap-2 rounded-md px-4'

function OpenButton({ onClick }: { onClick: () => void }) {
  const t = useText()
  const count = useSlipCount()
  const outcome = dockOutcome(usePlacement())
  if (count === 0 && outcome === null)
    return (
      <button
        type="button"
        aria-label={t(words.openEmpty)}
        onClick={onClick}
        className={`${buttonLook} border border-line bg-raised text-ink`}
      >
        <Icon name="card" className="size-[1.125rem] text-brand-text" />
        <span className="text-13 font-medium">{t(words.title)}</span>
      </button>
    )
  return (
    <button
      type="button"
      aria-label={
        outcome === null ? t(words.open, { count }) : t(words.openOutcome, { outcome: t(outcome) })
      }
      onClick={onClick}
      className={`${buttonLook} bg-brand text-brand-ink`}
    >
      <Icon name="card" />
      <span className="text-14 font-bold">{t(outcome ?? words.title)}</span>
      {outcome === null && (
        <span className="grid size-6 place-items-center rounded-full bg-brand-ink font-num text-13 font-bold text-brand">
          {count}
        </span>
      )}
    </button>
  )
}

/**
 * The phone's slip: a strip over the tab bar opens it as a sheet, with the bets beside it. It is as wide as the
 * window, so that the list ends above it and no price lies below a button.
 */
export function SlipDock() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<SheetTab>('slip')
  const names = { slip: boardText.slipTab, bets: boardText.betsTab }
  // In a short window the tab bar scrolls with the page.
  const bottomRem = useShort() ? 0 : tabBarRem
  const topRem = bottomRem + dockRem
  useRoomBelow(topRem)
  useToastsAbove(open ? sheetHeight : `${topRem}rem`)
  return (
    <>
      {!open && (
        <div className="fixed inset-x-4 z-30 mb-2 desk:hidden" style={{ bottom: above(topRem) }}>
          <ReplacedNote className="border border-line bg-raised! shadow-2" />
        </div>
      )}
      {/* The end of the list can be scrolled above the strip. */}
      <div className="desk:hidden" style={{ height: above(topRem) }} />
      <div
        className="fixed inset-x-0 z-30 flex items-center border-t border-line bg-surface px-3 desk:hidden"
        style={{ bottom: above(bottomRem), height: `${dockRem}rem` }}
      >
        <OpenButton onClick={() => setOpen(true)} />
      </div>
      <Dialog
        open={open}
        title={t(words.title)}
        hideTitle
        closeLabel={t(words.close)}
        onClose={() => setOpen(false)}
        flush
      >
        <div className="flex flex-col" style={{ height: sheetHeight }}>
          <Tabs<SheetTab>
            id="sports-sheet"
            label={t(words.sheet)}
            value={tab}
            onValueChange={setTab}
            tabs={tabs.map((key) => ({ key, label: t(names[key]) }))}
            className="shrink-0 pt-2 pr-14 pl-3 *:flex-1 *:justify-center"
          />
          <TabPanel id="sports-sheet" tabKey={tab} className="flex min-h-0 flex-1 flex-col">
            {tab === 'slip' ? <SlipPanel className="flex-1" /> : <MyBetsPanel className="flex-1" />}
          </TabPanel>
        </div>
      </Dialog>
    </>
  )
}
