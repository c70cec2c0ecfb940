import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { DealAmount } from './DealAmount.tsx'
import { DealState } from './DealState.tsx'
import { categoryText } from './messages.ts'
import type { Deal } from './use-deals.ts'

export function DealCard({ deal, shown }: { deal: Deal; shown: boolean }) {
  const t = useText()
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14 font-medium">
          {t(categoryText[deal.category])} · {deal.channelName}
        </span>
        <span className="mt-0.5 block font-num text-12 text-muted">{siteMinute(deal.madeAt)}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <DealAmount deal={deal} shown={shown} />
        <DealState deal={deal} />
      </span>
      <Icon name="chevron-right" className="size-4 text-muted" />
    </span>
  )
}
