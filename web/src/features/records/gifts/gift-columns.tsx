import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import type { Column } from '@xinghe/ui/Table.tsx'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { giftTone, turnoverText } from './gift-look.ts'
import { GiftAmount } from './GiftAmount.tsx'
import { giftStateText, giftText as words } from './messages.ts'
import type { Gift } from './use-gifts.ts'

export const giftColumns = (t: Text, amountsShown: boolean): readonly Column<Gift>[] => [
  {
    key: 'time',
    header: t(words.time),
    cell: ({ offeredAt }) => <span className="font-num">{siteMinute(offeredAt)}</span>,
  },
  { key: 'name', header: t(words.name), cell: ({ title }) => title },
  {
    key: 'amount',
    header: t(words.amount),
    numeric: true,
    cell: (gift) => <GiftAmount gift={gift} shown={amountsShown} />,
  },
  {
    key: 'turnover',
    header: t(words.turnover),
    numeric: true,
    cell: (gift) => <span className="font-num">{turnoverText(t, gift, amountsShown)}</span>,
  },
  {
    key: 'state',
    header: t(words.state),
    align: 'center',
    cell: ({ state }) => <Badge tone={giftTone[state]}>{t(giftStateText[state])}</Badge>,
  },
]
