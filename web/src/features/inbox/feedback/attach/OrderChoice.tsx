import type { ReactNode } from 'react'
import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { orderStates } from '../../../../platform/orders/messages.ts'

export interface OrderListProps {
  chosen: string | null
  onChoose: (order: { readonly id: string; readonly label: string }) => void
}

interface OrderChoiceProps extends OrderListProps {
  order: {
    readonly id: string
    readonly channelName: string
    readonly amount: Fen
    readonly state: string
    readonly madeAt: Instant
  }
  /** Below the line. */
  children?: ReactNode
}

/** One order as a choice of a list. */
export function OrderChoice({ order, chosen, onChoose, children }: OrderChoiceProps) {
  const t = useText()
  const { id, channelName, amount, state, madeAt } = order
  const isChosen = chosen === id
  const label = `${channelName} ${fenToGroupedText(amount)} · ${siteMinute(madeAt)}`
  return (
    <label
      className={classNames(
        'block cursor-pointer rounded-md border p-3 transition-colors has-focus-visible:ring-3 has-focus-visible:ring-brand-text/30',
        isChosen ? 'border-brand-text bg-brand-text/6' : 'border-line hover:border-brand-text/50',
      )}
    >
      <input
        type="radio"
        name="feedback-order"
        className="sr-only"
        checked={isChosen}
        onChange={() => onChoose({ id, label })}
      />
      <span className="flex items-center gap-2">
        <span className="truncate text-14 font-medium">{channelName}</span>
        <Badge>{t(orderStates[state] ?? state)}</Badge>
        <Money text={fenToGroupedText(amount)} currency="¥" className="ml-auto text-14" />
      </span>
      <span className="mt-1 block font-num text-12 text-muted">
        {id} · {siteMinute(madeAt)}
      </span>
      {children}
    </label>
  )
}
