import { fenToCny } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { UnansweredPanel } from '../parts/UnansweredPanel.tsx'
import type { VenueWallet } from '../venues/use-venues.ts'
import { transferText as words } from './messages.ts'
import type { Transferring } from './use-transfer.ts'

interface UnansweredTransferProps {
  transferring: Transferring
  venues: readonly VenueWallet[]
  onAsk: () => void
}

export function UnansweredTransfer({ transferring, venues, onAsk }: UnansweredTransferProps) {
  const t = useText()
  const { unanswered, busy, fault, giveUp } = transferring
  if (unanswered === null) return null
  const { channelCode: code, ty, amount } = unanswered
  const venue = venues.find(({ channelCode }) => channelCode === code)?.title ?? code
  const [from, into] = ty === 1 ? [t(words.centre), venue] : [venue, t(words.centre)]
  return (
    <UnansweredPanel
      title={t(words.unknownTitle)}
      line={t(words.unknownLine, { from, into, amount: fenToCny(amount) })}
      drop={t(words.unknownDrop)}
      dropAsk={t(words.unknownDropAsk)}
      busy={busy}
      fault={fault}
      onAsk={onAsk}
      onDrop={giveUp}
    />
  )
}
