import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText } from '../frame/messages.ts'
import { RecordDetails } from '../frame/RecordDetails.tsx'
import { netText, netTone, resultTone, resultWords } from './bet-look.ts'
import { betRecordText as words } from './messages.ts'
import type { BetRecord } from './use-bet-records.ts'

interface BetDetailsProps {
  record: BetRecord
  amountsShown: boolean
  /** Actions for the bet, below its figures. */
  below?: ReactNode
}

const minute = (at: Instant) => <span className="font-num">{siteMinute(at)}</span>

/** All details of one bet, with its figures. */
export function BetDetails({ record, amountsShown, below }: BetDetailsProps) {
  const t = useText()
  const { net, settledAt, turnover } = record
  const hidden = { hidden: !amountsShown, hiddenLabel: t(frameText.hidden) }
  const money = (amount: Fen) => <Money text={fenToGroupedText(amount)} currency="¥" {...hidden} />
  return (
    <RecordDetails
      id={record.ticketId}
      idLabel={t(words.id)}
      copyLabel={t(words.copyId)}
      amount={
        <Money
          text={net === null ? fenToGroupedText(record.risk) : netText(net)}
          tone={net === null ? 'plain' : netTone(net)}
          currency={net === null ? '¥' : undefined}
          {...hidden}
          className="text-28 font-bold"
        />
      }
      badge={<Badge tone={resultTone(record)}>{t(resultWords(record))}</Badge>}
      lines={[
        [t(words.venue), record.title],
        [t(words.what), record.what],
        [t(words.risk), money(record.risk)],
        turnover === null ? null : [t(words.turnover), money(turnover)],
        [t(words.time), minute(record.placedAt)],
        settledAt === null ? null : [t(words.settledAt), minute(settledAt)],
      ]}
    >
      {record.explanation !== null && amountsShown && (
        <p className="mt-3 rounded-md bg-ink/3 p-3 text-13">
          <strong className="mb-1 block font-medium">{t(words.explanation)}</strong>
          {record.explanation}
        </p>
      )}
      {below && <div className="mt-3">{below}</div>}
    </RecordDetails>
  )
}
