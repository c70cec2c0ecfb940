import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import type { invitedFriends } from '@xinghe/contract/promotions-invitation.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { TermsOf } from '@xinghe/rules/promotions/terms.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ReferralCode } from '../../../platform/referral/ReferralCode.tsx'
import { invitationText as words } from './messages.ts'

interface InviteCardProps {
  friends: UseQueryResult<OutputOf<typeof invitedFriends>>
  terms: TermsOf<'friendInvitation'>
}

/** Code, link and QR code to share, and how many friends were rewarded. */
export function InviteCard({ friends, terms }: InviteCardProps) {
  const t = useText()
  const { data } = friends
  const amounts = {
    friend: fenToCny(terms.friendReward),
    inviter: fenToCny(terms.inviterReward),
  }
  return (
    <TitledCard title={t(words.invite)} line={t(words.inviteLine, amounts)}>
      {data === undefined && friends.isError && (
        <QueryError title={t(words.fault)} query={friends} className="py-4" />
      )}
      {data === undefined && !friends.isError && <Skeleton className="h-44 w-full" />}
      {data !== undefined && (
        <ReferralCode parameter="icode" code={data.code} texts={words}>
          <p className="flex flex-wrap gap-x-8 gap-y-1 text-13 text-muted">
            <span>
              {t(words.rewarded)}{' '}
              <span className="font-num text-16 font-bold text-ink">
                {t(words.people, { count: data.rewarded })}
              </span>
            </span>
            <span>
              {t(words.month)}{' '}
              <span className="font-num text-16 font-bold text-ink">
                {t(words.monthOf, { count: data.rewardedThisMonth, most: terms.perMonth })}
              </span>
            </span>
          </p>
        </ReferralCode>
      )}
    </TitledCard>
  )
}
