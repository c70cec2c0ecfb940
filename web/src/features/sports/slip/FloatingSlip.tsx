import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from './messages.ts'
import { usePlacement } from './placement-store.ts'
import { useSlipCount } from './slip-store.ts'
import { SlipPanel } from './SlipPanel.tsx'

/** The phone's slip: a bar over the tab bar that opens it as a sheet. */
export function FloatingSlip() {
  const t = useText()
  const count = useSlipCount()
  const isBusy = usePlacement().phase !== 'none'
  const [open, setOpen] = useState(false)
  return (
    <>
      {(count > 0 || isBusy) && (
        <button
          type="button"
          aria-label={t(words.open, { count })}
          onClick={() => setOpen(true)}
          className="fixed right-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 flex h-13 animate-rise-in items-center gap-2 rounded-full bg-brand pr-5 pl-4 text-brand-ink shadow-2 desk:hidden"
        >
          <Icon name="card" />
          <span className="text-14 font-bold">{t(isBusy ? words.confirming : words.title)}</span>
          <span className="grid size-6 place-items-center rounded-full bg-brand-ink font-num text-13 font-bold text-brand">
            {count}
          </span>
        </button>
      )}
      <Dialog
        open={open}
        title={t(words.title)}
        closeLabel={t(words.close)}
        onClose={() => setOpen(false)}
        flush
      >
        <SlipPanel className="h-[80dvh]" />
      </Dialog>
    </>
  )
}
