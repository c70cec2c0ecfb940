import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText } from '../frame/messages.ts'
import { netText, netTone, resultTone, resultWords } from './bet-look.ts'
import type { BetRecord } from './use-bet-records.ts'

export function BetCard({ record, shown }: { record: BetRecord; shown: boolean }) {
  const t = useText()
  const hidden = { hidden: !shown, hiddenLabel: t(frameText.hidden) }
  const { net, risk } = record
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <span className="truncate text-14 font-medium">{record.title}</span>
        <Badge tone={resultTone(record)}>{t(resultWords(record))}</Badge>
      </span>
      <span className="mt-1 line-clamp-2 block text-13 text-muted">{record.what}</span>
      <span className="mt-1 flex items-center justify-between gap-2 font-num text-12 text-muted">
        {siteMinute(record.placedAt)}
        {net === null ? (
          <Money text={fenToGroupedText(risk)} {...hidden} className="text-14 text-ink" />
        ) : (
          <Money
            text={netText(net)}
            tone={netTone(net)}
            {...hidden}
            className="text-14 font-bold"
          />
        )}
      </span>
    </>
  )
}
