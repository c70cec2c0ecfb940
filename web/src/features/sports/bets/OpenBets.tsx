import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { QueryState } from '../book/QueryState.tsx'
import { BetCard } from './BetCard.tsx'
import { BetSkeletons } from './BetSkeletons.tsx'
import { betsText as words } from '../words/bet-messages.ts'
import { useOpenBets } from './use-open-bets.ts'

export function OpenBets() {
  const t = useText()
  const query = useOpenBets()
  const { data: bets } = query
  if (bets === undefined)
    return (
      <QueryState query={query} title={t(words.fault)}>
        <BetSkeletons />
      </QueryState>
    )
  if (bets.length === 0)
    return <EmptyState icon="card" title={t(words.openEmpty)} text={t(words.openEmptyLine)} />
  return (
    <ul className="space-y-2" aria-label={t(words.open)}>
      {bets.map((bet) => (
        <BetCard key={bet.id} bet={bet} />
      ))}
    </ul>
  )
}
