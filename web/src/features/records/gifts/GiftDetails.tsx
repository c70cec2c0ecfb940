import { Link } from 'react-router'
import { multipleText } from '@xinghe/rules/base/award.ts'
import { siteMinute, type Instant } from '@xinghe/rules/base/instant.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { RecordDetails } from '../frame/RecordDetails.tsx'
import { giftTone, turnoverText } from './gift-look.ts'
import { GiftAmount } from './GiftAmount.tsx'
import { giftStateText, giftText as words } from './messages.ts'
import type { Gift } from './use-gifts.ts'

interface GiftDetailsProps {
  gift: Gift
  amountsShown: boolean
  onClose: () => void
}

const minute = (at: Instant) => <span className="font-num">{siteMinute(at)}</span>

/** Everything about one award; an offer leads to where it is claimed. */
export function GiftDetails({ gift, amountsShown, onClose }: GiftDetailsProps) {
  const t = useText()
  const { id, title, multipleHundredths, state, offeredAt, claimUntil, grantedAt, endedAt } = gift
  const multiple = multipleText(multipleHundredths)
  return (
    <RecordDetails
      id={id}
      idLabel={t(words.id)}
      copyLabel={t(words.copyId)}
      amount={<GiftAmount gift={gift} shown={amountsShown} large />}
      badge={<Badge tone={giftTone[state]}>{t(giftStateText[state])}</Badge>}
      lines={[
        [t(words.name), title],
        [t(words.multiple), t(words.multipleValue, { multiple })],
        [t(words.turnover), turnoverText(t, gift, amountsShown)],
        [t(words.offeredAt), minute(offeredAt)],
        state === 'offered' && claimUntil !== null
          ? [t(words.claimUntil), minute(claimUntil)]
          : null,
        grantedAt === null ? null : [t(words.grantedAt), minute(grantedAt)],
        endedAt === null ? null : [t(words.endedAt), minute(endedAt)],
      ]}
    >
      {state === 'offered' && (
        <Link
          to={pathOf('welfare')}
          onClick={onClose}
          className={`mt-4 ${buttonStyle({ variant: 'primary', block: true })}`}
        >
          {t(words.claimHere)}
        </Link>
      )}
    </RecordDetails>
  )
}
