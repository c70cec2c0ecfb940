import type { pay } from '@xinghe/contract/wallet-deposit.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { Write } from '../../../platform/api/use-write.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { UnansweredPanel } from '../parts/UnansweredPanel.tsx'
import { depositText as words } from './messages.ts'
import type { OfferedRail } from './orders/use-payment-types.ts'

interface UnansweredPayProps {
  paying: Write<typeof pay>
  rails: readonly OfferedRail[]
  onAsk: () => void
}

export function UnansweredPay({ paying, rails, onAsk }: UnansweredPayProps) {
  const t = useText()
  const { unanswered, busy, fault, giveUp } = paying
  if (unanswered === null) return null
  const title = rails.find(({ rail }) => rail === unanswered.rail)?.title ?? t(words.title)
  return (
    <UnansweredPanel
      title={t(words.unknownTitle)}
      line={t(words.unknownLine, { title, amount: fenToCny(unanswered.amount) })}
      drop={t(words.unknownDrop)}
      dropAsk={t(words.unknownDropAsk)}
      busy={busy}
      fault={fault}
      onAsk={onAsk}
      onDrop={giveUp}
    />
  )
}
