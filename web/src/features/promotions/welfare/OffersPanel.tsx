import { Link } from 'react-router'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { welfareText as words } from './messages.ts'
import { OfferRow } from './OfferRow.tsx'
import { useClaim, useOffers } from './use-offers.ts'

/** All that can be claimed, one by one or at one press. */
export function OffersPanel() {
  const t = useText()
  const query = useOffers()
  const { busy, claim } = useClaim()
  const offers = query.data?.list ?? []
  const sum = offers.reduce((all, { amount }) => all + amount, 0n)
  const action = offers.length > 0 && (
    <div className="flex shrink-0 items-center gap-4">
      <p className="text-right max-desk:hidden">
        <span className="block text-12 text-muted">{t(words.claimable)}</span>
        <span className="font-num text-20 font-bold text-brand-text">{fenToCny(sum)}</span>
      </p>
      <Button loading={busy} onClick={() => void claim(offers)}>
        {t(words.claimAll)}
      </Button>
    </div>
  )
  return (
    <TitledCard title={t(words.offers)} line={t(words.offersLine)} action={action}>
      {query.data === undefined ? (
        query.isError ? (
          <QueryError title={t(words.offersFault)} query={query} />
        ) : (
          <div role="status" aria-label={t(words.offersLoading)} className="space-y-4">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )
      ) : offers.length === 0 ? (
        <EmptyState
          icon="gift"
          title={t(words.offersEmpty)}
          text={t(words.offersEmptyLine)}
          action={
            <Link to={pathOf('discount')} className={buttonStyle({ variant: 'secondary' })}>
              {t(words.seeActivities)}
            </Link>
          }
        />
      ) : (
        <ul className="divide-y divide-line">
          {offers.map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              busy={busy}
              onClaim={() => void claim([offer])}
              onEnd={() => void query.refetch()}
            />
          ))}
        </ul>
      )}
    </TitledCard>
  )
}
