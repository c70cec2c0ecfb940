import { useEffect, useState } from 'react'
import type { Placement } from '@xinghe/rules/sports/slip/state.ts'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
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

/** Above the tab bar and away from the scrolling thumb. */
const place =
  'fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 flex items-center rounded-full shadow-2 animate-rise-in desk:hidden'

/** Toasts are placed above the button, which they would otherwise cover. */
const toastBottom = '8.5rem'

const useToastsAbove = (): void =>
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-bottom', toastBottom)
    return () => void style.removeProperty('--toast-bottom')
  }, [])

/** What the sheet will show of the last placement; null where it shows the picks. */
const pillOutcome = (placement: Placement): string | null => {
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

function OpenButton({ onClick }: { onClick: () => void }) {
  const t = useText()
  const count = useSlipCount()
  const outcome = pillOutcome(usePlacement())
  if (count === 0 && outcome === null)
    return (
      <button
        type="button"
        aria-label={t(words.openEmpty)}
        onClick={onClick}
        className={`${place} h-11 gap-1.5 border border-line bg-raised px-4 text-ink`}
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
      className={`${place} h-13 gap-2 bg-brand pr-5 pl-4 text-brand-ink`}
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

/** The phone's slip: a button over the tab bar that opens it as a sheet, with the bets beside it. */
export function FloatingSlip() {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<SheetTab>('slip')
  const names = { slip: boardText.slipTab, bets: boardText.betsTab }
  useToastsAbove()
  return (
    <>
      {!open && (
        <ReplacedNote className="fixed inset-x-4 bottom-[calc(8.5rem+env(safe-area-inset-bottom))] z-30 border border-line bg-raised! shadow-2 desk:hidden" />
      )}
      <OpenButton onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        title={t(words.title)}
        hideTitle
        closeLabel={t(words.close)}
        onClose={() => setOpen(false)}
        flush
      >
        <div className="flex h-[80dvh] flex-col">
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
