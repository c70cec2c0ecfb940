import { Link } from 'react-router'
import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { fenToGroupedText, type Fen } from '@xinghe/rules/base/money.ts'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Money } from '@xinghe/ui/Money.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText } from '../frame/messages.ts'
import { RecordDetails } from '../frame/RecordDetails.tsx'
import { orderPathOf, reasonWords, signedAmount } from './deal-look.ts'
import { DealState } from './DealState.tsx'
import { categoryText, dealText as words } from './messages.ts'
import type { Deal } from './use-deals.ts'

interface DealDetailsProps {
  deal: Deal
  amountsShown: boolean
  onClose: () => void
}

const minute = (at: Instant) => <span className="font-num">{siteMinute(at)}</span>

/** Everything about one record. */
export function DealDetails({ deal, amountsShown, onClose }: DealDetailsProps) {
  const t = useText()
  const { id, category, channelName, direction, fee, inReview, madeAt, endedAt } = deal
  const reason = reasonWords(deal)
  const hidden = { hidden: !amountsShown, hiddenLabel: t(frameText.hidden) }
  const channel = (
    <>
      {channelName}
      {category === 'transfer' && (
        <span className="block text-12 text-muted">
          {t(direction === 'in' ? words.wayIn : words.wayOut)}
        </span>
      )}
    </>
  )
  const money = (sum: Fen) => <Money text={fenToGroupedText(sum)} currency="¥" {...hidden} />
  const orderPath = orderPathOf(deal)
  return (
    <RecordDetails
      id={id}
      idLabel={t(words.id)}
      copyLabel={t(words.copyId)}
      amount={<Money text={signedAmount(deal)} {...hidden} className="text-28 font-bold" />}
      badge={<DealState deal={deal} />}
      lines={[
        [t(words.kind), t(categoryText[category])],
        [t(words.channel), channel],
        fee > 0n ? [t(words.fee), money(fee)] : null,
        inReview === null ? null : [t(words.inReview), money(inReview)],
        [t(words.madeAt), minute(madeAt)],
        endedAt === null ? null : [t(words.endedAt), minute(endedAt)],
        reason === '' ? null : [t(words.reason), t(reason)],
      ]}
    >
      {orderPath !== null && (
        <Link
          to={orderPath}
          onClick={onClose}
          className={`mt-4 ${buttonStyle({ variant: 'secondary', block: true })}`}
        >
          {t(category === 'withdraw' ? words.orderPage : words.depositPage)}
        </Link>
      )}
    </RecordDetails>
  )
}
