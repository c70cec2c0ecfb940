import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { useFaultText } from '../../../platform/api/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { BetCard } from './BetCard.tsx'
import { BetSkeletons } from './BetSkeletons.tsx'
import { betsText as words } from './messages.ts'
import { useOpenBets } from './use-open-bets.ts'

export function OpenBets() {
  const t = useText()
  const faultText = useFaultText()
  const { data: bets, error, isFetching, refetch } = useOpenBets()
  if (bets === undefined)
    return error === null ? (
      <BetSkeletons />
    ) : (
      <ErrorState
        title={t(words.fault)}
        text={faultText(error)}
        retryLabel={t(words.retry)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (bets.length === 0)
    return <EmptyState icon="card" title={t(words.openEmpty)} text={t(words.openEmptyLine)} />
  return (
    <ul className="space-y-2" aria-label={t(words.open)}>
      {bets.map((bet) => (
        <BetCard key={bet.orderId} bet={bet} />
      ))}
    </ul>
  )
}
