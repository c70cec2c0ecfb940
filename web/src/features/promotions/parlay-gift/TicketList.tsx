import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { ItemAction } from '../frame/ItemAction.tsx'
import type { Item } from '../frame/use-activity.ts'
import { parlayGiftText as words } from './messages.ts'

interface TicketListProps {
  items: readonly Item[]
  onClaim: (item: Item) => void
  onEnd: () => void
}

/** Won parlays that earn a gift, best first within a day. */
export function TicketList({ items, onClaim, onEnd }: TicketListProps) {
  const t = useText()
  if (items.length === 0)
    return (
      <EmptyState
        icon="gift"
        title={t(words.empty)}
        text={t(words.emptyLine)}
        action={
          <Link to={pathOf('sport')} className={buttonStyle({ variant: 'primary' })}>
            {t(words.play)}
          </Link>
        }
        className="py-6"
      />
    )
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li
          key={item.item}
          className="flex items-center gap-6 py-4 first:pt-0 last:pb-0 max-desk:gap-4"
        >
          <span className="w-28 shrink-0 font-num text-20 font-bold text-gold-text max-desk:w-20">
            {fenToCny(item.amount)}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-num text-14">
              {t(words.ticket, { ticket: item.item })}
            </span>
            <span className="mt-0.5 block text-12 text-muted">
              {item.state === 'locked'
                ? t(words.dayUsed)
                : t(words.settledOn, { day: item.period })}
            </span>
          </span>
          <ItemAction item={item} name={fenToCny(item.amount)} onClaim={onClaim} onEnd={onEnd} />
        </li>
      ))}
    </ul>
  )
}
