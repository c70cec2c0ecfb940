import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { netText, netTone, resultTone, resultWords } from './bet-look.ts'
import { betRecordText as words } from './messages.ts'
import type { BetRecord } from './use-bet-records.ts'

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-6 py-2.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  )
}

interface BetRecordDialogProps {
  /** The last one stays while the dialog leaves. */
  record: BetRecord | null
  open: boolean
  amountsShown: boolean
  /** What else can be done with it, under the reckoning. */
  below?: ReactNode
  onClose: () => void
}

/** Everything about one bet, with the reckoning. */
export function BetRecordDialog(props: BetRecordDialogProps) {
  const { record, open, amountsShown, below, onClose } = props
  const t = useText()
  if (record === null) return null
  const { ticketId, net, settledAt, turnover } = record
  const hidden = { hidden: !amountsShown, hiddenLabel: t(words.hidden) }
  return (
    <Dialog open={open} title={t(words.detailTitle)} closeLabel={t(words.close)} onClose={onClose}>
      <div className="mb-3 text-center">
        <Money
          text={net === null ? fenToGroupedText(record.risk) : netText(net)}
          tone={net === null ? 'plain' : netTone(net)}
          currency={net === null ? '¥' : undefined}
          {...hidden}
          className="block text-28 font-bold"
        />
        <Badge tone={resultTone(record)} className="mt-2">
          {t(resultWords(record))}
        </Badge>
      </div>
      <dl className="divide-y divide-line border-y border-line text-14">
        <Line name={t(words.id)}>
          <span className="inline-flex items-center gap-1 font-num break-all">
            {ticketId}
            <CopyButton
              text={ticketId}
              iconOnly
              label={t(words.copyId)}
              copiedLabel={t(words.copied)}
              failedLabel={t(words.copyFailed)}
            />
          </span>
        </Line>
        <Line name={t(words.venue)}>{record.title}</Line>
        <Line name={t(words.what)}>{record.what}</Line>
        <Line name={t(words.risk)}>
          <Money text={fenToGroupedText(record.risk)} currency="¥" {...hidden} />
        </Line>
        {turnover !== null && (
          <Line name={t(words.turnover)}>
            <Money text={fenToGroupedText(turnover)} currency="¥" {...hidden} />
          </Line>
        )}
        <Line name={t(words.time)}>
          <span className="font-num">{siteMinute(record.placedAt)}</span>
        </Line>
        {settledAt !== null && (
          <Line name={t(words.settledAt)}>
            <span className="font-num">{siteMinute(settledAt)}</span>
          </Line>
        )}
      </dl>
      {record.explanation !== null && amountsShown && (
        <p className="mt-3 rounded-md bg-ink/3 p-3 text-13">
          <strong className="mb-1 block font-medium">{t(words.explanation)}</strong>
          {record.explanation}
        </p>
      )}
      {below && <div className="mt-3">{below}</div>}
    </Dialog>
  )
}
