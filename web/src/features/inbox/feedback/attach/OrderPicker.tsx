import { useState } from 'react'
import { attachableDays } from '@xinghe/rules/inbox/feedback.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { attachText as words } from '../words/messages.ts'
import type { ChosenOrder } from './attachments.ts'
import { DealList } from './DealList.tsx'
import { DepositList } from './DepositList.tsx'

const kinds = ['deposit', 'withdraw', 'transfer'] as const
type OrderKind = (typeof kinds)[number]
const tabsId = 'feedback-orders'

interface OrderPickerProps {
  open: boolean
  chosen: ChosenOrder | null
  onChange: (order: ChosenOrder) => void
  onClose: () => void
  /** The tab that is open first. */
  first?: OrderKind | undefined
}

/** Orders of the last weeks, one of which can be chosen. */
export function OrderPicker({ open, chosen, onChange, onClose, first }: OrderPickerProps) {
  const t = useText()
  const [picked, setPicked] = useState<OrderKind | null>(null)
  const kind = picked ?? first ?? 'deposit'
  const list = { chosen: chosen?.id ?? null, onChoose: onChange }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(words.orderTitle)}
      closeLabel={t(words.close)}
      size="lg"
      footer={
        <Button onClick={onClose} disabled={chosen === null} className="w-full">
          {t(words.orderDone)}
        </Button>
      }
    >
      <p className="mb-3 text-13 text-muted">{t(words.orderLine, { days: attachableDays })}</p>
      <Tabs<OrderKind>
        id={tabsId}
        variant="pill"
        label={t(words.orderTabs)}
        className="mb-3"
        value={kind}
        onValueChange={setPicked}
        tabs={kinds.map((one) => ({ key: one, label: t(words[one]) }))}
      />
      <TabPanel id={tabsId} tabKey={kind}>
        {kind === 'deposit' ? (
          <DepositList {...list} />
        ) : (
          <DealList {...list} key={kind} kind={kind} />
        )}
      </TabPanel>
    </Dialog>
  )
}
