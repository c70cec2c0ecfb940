import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import type { Column } from '@xinghe/ui/Table.tsx'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { netText, netTone, resultTone, resultWords } from './bet-look.ts'
import { frameText } from '../frame/messages.ts'
import { betRecordText as words } from './messages.ts'
import type { BetRecord } from './use-bet-records.ts'

export const betColumns = (t: Text, amountsShown: boolean): readonly Column<BetRecord>[] => {
  const hidden = { hidden: !amountsShown, hiddenLabel: t(frameText.hidden) }
  return [
    {
      key: 'time',
      header: t(words.time),
      cell: ({ placedAt }) => (
        <span className="font-num whitespace-nowrap">{siteMinute(placedAt)}</span>
      ),
    },
    {
      key: 'venue',
      header: t(words.venue),
      cell: ({ title }) => <span className="whitespace-nowrap">{title}</span>,
    },
    {
      key: 'what',
      header: t(words.what),
      cell: ({ what }) => <span className="line-clamp-2 text-13">{what}</span>,
    },
    {
      key: 'risk',
      header: t(words.risk),
      numeric: true,
      cell: ({ risk }) => <Money text={fenToGroupedText(risk)} {...hidden} />,
    },
    {
      key: 'net',
      header: t(words.net),
      numeric: true,
      cell: ({ net }) =>
        net === null ? (
          '-'
        ) : (
          <Money text={netText(net)} tone={netTone(net)} {...hidden} className="font-bold" />
        ),
    },
    {
      key: 'result',
      header: t(words.result),
      align: 'center',
      cell: (record) => <Badge tone={resultTone(record)}>{t(resultWords(record))}</Badge>,
    },
  ]
}
