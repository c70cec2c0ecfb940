import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { betsText as words } from '../words/bet-messages.ts'

/** The shape of bets that are on their way. */
export function BetSkeletons() {
  const t = useText()
  return (
    <div role="status" aria-label={t(words.loading)} className="space-y-2">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-36 rounded-md" />
      ))}
    </div>
  )
}
