import { siteMinute } from '@xinghe/rules/base/instant.ts'
import type { Column } from '@xinghe/ui/Table.tsx'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { DealAmount } from './DealAmount.tsx'
import { DealState } from './DealState.tsx'
import { categoryText, dealText as words } from './messages.ts'
import type { Deal } from './use-deals.ts'

export const dealColumns = (t: Text, amountsShown: boolean): readonly Column<Deal>[] => [
  {
    key: 'time',
    header: t(words.time),
    cell: ({ madeAt }) => <span className="font-num">{siteMinute(madeAt)}</span>,
  },
  { key: 'kind', header: t(words.kind), cell: ({ category }) => t(categoryText[category]) },
  { key: 'channel', header: t(words.channel), cell: ({ channelName }) => channelName },
  {
    key: 'amount',
    header: t(words.amount),
    numeric: true,
    cell: (deal) => <DealAmount deal={deal} shown={amountsShown} />,
  },
  {
    key: 'state',
    header: t(words.state),
    align: 'center',
    cell: (deal) => <DealState deal={deal} />,
  },
]
