import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useFaultText } from '../../platform/api/text-of-fault.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useMember } from '../../platform/session/member.ts'
import { shellText } from '../messages.ts'
import { mineText } from './messages.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { ShortcutRow } from './ShortcutRow.tsx'
import { WalletCard } from './WalletCard.tsx'

/** The member's first page: who they are, what they have, and what their account still lacks. */
export function UserinfoScreen() {
  const t = useText()
  const faultText = useFaultText()
  const member = useMember()
  if (member.data === undefined) {
    if (member.isError) {
      return (
        <ErrorState
          title={t(mineText.faultTitle)}
          text={faultText(member.error)}
          retryLabel={t(shellText.retry)}
          onRetry={() => void member.refetch()}
          retrying={member.isFetching}
          className="rounded-lg bg-surface shadow-1"
        />
      )
    }
    return (
      <div aria-busy className="space-y-4">
        <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
          <Skeleton className="h-52 rounded-lg" />
          <Skeleton className="h-52 rounded-lg" />
        </div>
        <Skeleton className="h-24 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    )
  }
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-2 gap-4 max-desk:grid-cols-1">
        <ProfileCard member={member.data} />
        <WalletCard />
      </div>
      <ShortcutRow />
      <SecurityCard member={member.data} />
    </div>
  )
}
