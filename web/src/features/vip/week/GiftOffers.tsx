import { multipleText } from '@xinghe/rules/base/award.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from '../parts/messages.ts'
import { useClaim } from '../parts/use-claim.ts'
import { useGifts, type Gift } from '../parts/use-vip.ts'

interface GiftRowProps {
  gift: Gift
  busy: boolean
  onClaim: () => void
}

function GiftRow({ gift, busy, onClaim }: GiftRowProps) {
  const t = useText()
  const { title, source, item, amount, multipleHundredths, claimUntil } = gift
  const name = source === 'vip-upgrade' ? `${title} ${t(words.grade, { grade: item })}` : title
  const asked = t(words.turnover, { multiple: multipleText(multipleHundredths) })
  return (
    <li className="flex items-center gap-4 py-3.5 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-gold/15 text-gold-text">
        <Icon name="gift" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{name}</span>
          <span className="font-num text-16 font-bold text-gold-text">{fenToCny(amount)}</span>
        </p>
        <p className="mt-0.5 text-13 text-muted">
          {asked}
          {claimUntil !== null && ` · ${t(words.until, { at: siteMinute(claimUntil) })}`}
        </p>
      </div>
      <Button
        loading={busy}
        aria-label={t(words.claimOf, { title: name, amount: fenToCny(amount) })}
        onClick={onClaim}
      >
        {t(words.claim)}
      </Button>
    </li>
  )
}

/** Gifts for a new grade and for the birthday; nothing while none waits. */
export function GiftOffers() {
  const t = useText()
  const gifts = useGifts()
  const { busy, claim } = useClaim()
  if (gifts.length === 0) return null
  return (
    <TitledCard title={t(words.offers)}>
      <ul className="divide-y divide-line">
        {gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} busy={busy} onClaim={() => void claim(gift.id)} />
        ))}
      </ul>
    </TitledCard>
  )
}
