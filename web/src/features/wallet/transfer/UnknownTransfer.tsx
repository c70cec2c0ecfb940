import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { showTips } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { transferText as words } from './messages.ts'
import type { Transferring } from './use-transfer.ts'
import type { VenueWallet } from './use-venues.ts'

interface UnknownTransferProps {
  transferring: Transferring
  venues: readonly VenueWallet[]
  onAsk: () => void
}

/** A transfer without an answer is settled before anything new is sent. */
export function UnknownTransfer({ transferring, venues, onAsk }: UnknownTransferProps) {
  const t = useText()
  const { unknown, busy } = transferring
  if (unknown === null) return null
  const code = unknown.channelCode
  const venue = venues.find(({ channelCode }) => channelCode === code)?.title ?? code
  const [from, into] = unknown.ty === 1 ? [t(words.centre), venue] : [venue, t(words.centre)]

  const askToDrop = (): void => {
    showTips({
      msg: t(words.unknownDropAsk),
      isShowCancel: true,
      sureText: t(words.unknownDrop),
      cancelText: t(words.unknownKeep),
      onSure: transferring.giveUp,
    })
  }
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-lg border border-warn/45 bg-surface p-5 shadow-1 max-desk:flex-wrap max-desk:p-4"
    >
      <Icon name="warning" className="mt-0.5 size-5 text-warn" />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-medium">{t(words.unknownTitle)}</p>
        <p className="mt-0.5 text-13 text-muted">
          {t(words.unknownLine, { from, into, amount: fenToCny(unknown.amount) })}
        </p>
      </div>
      <div className="flex gap-2 max-desk:w-full max-desk:*:flex-1">
        <Button variant="secondary" size="sm" disabled={busy} onClick={askToDrop}>
          {t(words.unknownDrop)}
        </Button>
        <Button size="sm" loading={busy} onClick={onAsk}>
          {t(words.unknownAsk)}
        </Button>
      </div>
    </div>
  )
}
