import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { CopyButton } from '@xinghe/ui/CopyButton.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { pathOf } from '../../platform/navigation/route-paths.ts'
import { reasonWords, signedAmount, stateTone, stateWords } from './deal-look.ts'
import { categoryText, recordText as words } from './messages.ts'
import type { Deal } from './use-deals.ts'

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-6 py-1.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-right break-words">{children}</dd>
    </div>
  )
}

interface DealDialogProps {
  /** The last one stays while the dialog leaves. */
  deal: Deal | null
  open: boolean
  amountsShown: boolean
  onClose: () => void
}

/** Everything about one record. */
export function DealDialog({ deal, open, amountsShown, onClose }: DealDialogProps) {
  const t = useText()
  if (deal === null) return null
  const { id, category, channelName, direction, fee, state, madeAt, endedAt } = deal
  const reason = reasonWords(deal)
  const hidden = { hidden: !amountsShown, hiddenLabel: t(words.hidden) }
  return (
    <Dialog open={open} title={t(words.detailTitle)} closeLabel={t(words.close)} onClose={onClose}>
      <div className="mb-3 text-center">
        <Money text={signedAmount(deal)} {...hidden} className="block text-28 font-bold" />
        <Badge tone={stateTone(state)} className="mt-2">
          {t(stateWords(state))}
        </Badge>
      </div>
      <dl className="divide-y divide-line border-y border-line text-14">
        <Line name={t(words.id)}>
          <span className="inline-flex items-center gap-1 font-num break-all">
            {id}
            <CopyButton
              text={id}
              iconOnly
              label={t(words.copyId)}
              copiedLabel={t(words.copied)}
              failedLabel={t(words.copyFailed)}
            />
          </span>
        </Line>
        <Line name={t(words.kind)}>{t(categoryText[category])}</Line>
        <Line name={t(words.channel)}>
          {channelName}
          {category === 'transfer' && (
            <span className="block text-12 text-muted">
              {t(direction === 'in' ? words.wayIn : words.wayOut)}
            </span>
          )}
        </Line>
        {fee > 0n && (
          <Line name={t(words.fee)}>
            <Money text={fenToGroupedText(fee)} currency="¥" {...hidden} />
          </Line>
        )}
        <Line name={t(words.madeAt)}>
          <span className="font-num">{siteMinute(madeAt)}</span>
        </Line>
        {endedAt !== null && (
          <Line name={t(words.endedAt)}>
            <span className="font-num">{siteMinute(endedAt)}</span>
          </Line>
        )}
        {reason !== '' && <Line name={t(words.reason)}>{t(reason)}</Line>}
      </dl>
      {category === 'withdraw' && (
        <Link
          to={`${pathOf('takeMoney')}?order=${encodeURIComponent(id)}`}
          onClick={onClose}
          className={`mt-4 ${buttonStyle({ variant: 'secondary', block: true })}`}
        >
          {t(words.orderPage)}
        </Link>
      )}
    </Dialog>
  )
}
