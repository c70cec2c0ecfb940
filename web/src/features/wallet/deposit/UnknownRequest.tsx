import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { showTips } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { depositText as words } from './messages.ts'
import type { Paying } from './use-pay.ts'
import type { OfferedRail } from './use-payment-types.ts'

interface UnknownRequestProps {
  paying: Paying
  offered: readonly OfferedRail[]
}

/** A request without an answer is settled before anything new is sent. */
export function UnknownRequest({ paying, offered }: UnknownRequestProps) {
  const t = useText()
  const { unknown, busy } = paying
  if (unknown === null) return null
  const { rail, amount } = unknown.input
  const title = offered.find((one) => one.rail === rail)?.title ?? t(words.title)

  const askToDrop = (): void => {
    showTips({
      msg: t(words.unknownDropAsk),
      isShowCancel: true,
      sureText: t(words.unknownDrop),
      cancelText: t(words.unknownKeep),
      onSure: paying.giveUp,
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
          {t(words.unknownLine, { title, amount: fenToCny(amount) })}
        </p>
      </div>
      <div className="flex gap-2 max-desk:w-full max-desk:*:flex-1">
        <Button variant="secondary" size="sm" disabled={busy} onClick={askToDrop}>
          {t(words.unknownDrop)}
        </Button>
        <Button size="sm" loading={busy} onClick={() => void paying.askAgain()}>
          {t(words.unknownAsk)}
        </Button>
      </div>
    </div>
  )
}
