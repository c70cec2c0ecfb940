import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { invitedFriends } from '@xinghe/contract/promotions-invitation.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ActivityPage, type ShownActivity } from '../frame/ActivityPage.tsx'
import { ConditionLine } from '../frame/ConditionLine.tsx'
import { ItemAction } from '../frame/ItemAction.tsx'
import { FriendTable } from './FriendTable.tsx'
import { InviteCard } from './InviteCard.tsx'
import { invitationText as words } from './messages.ts'
import { MilestoneList } from './MilestoneList.tsx'
import { RewardList } from './RewardList.tsx'

function Invitation({ activity, mine, claim, refresh }: ShownActivity<'friendInvitation'>) {
  const t = useText()
  const { id, terms } = activity
  const friends = useCall(invitedFriends, { id }, { enabled: mine !== null, staleTime: 0 })
  const refetch = useEffectEvent(() => void friends.refetch())
  // The own state is read anew after awards; the friends' steps follow.
  useEffect(() => {
    if (mine !== null) refetch()
  }, [mine])
  const items = mine?.items ?? []
  const own = items.find(({ item }) => item === 'invited')
  const rewards = items.filter(({ item }) => item.startsWith('friend-'))
  const actions = { onClaim: claim, onEnd: refresh }
  return (
    <>
      {own !== undefined && (
        <TitledCard title={t(words.own)} line={t(words.ownLine)}>
          <div className="flex items-center gap-6 max-desk:gap-4">
            <span className="font-num text-28 font-bold text-gold-text max-desk:text-20">
              {fenToCny(own.amount)}
            </span>
            <ul className="min-w-0 flex-1 space-y-1.5">
              {own.conditions.map((condition) => (
                <li key={condition.code}>
                  <ConditionLine condition={condition} />
                </li>
              ))}
            </ul>
            <ItemAction item={own} name={fenToCny(own.amount)} {...actions} />
          </div>
        </TitledCard>
      )}
      {mine !== null && <InviteCard friends={friends} terms={terms} />}
      {rewards.length > 0 && <RewardList items={rewards} {...actions} />}
      <MilestoneList
        milestones={terms.milestones}
        rewarded={friends.data?.rewarded ?? null}
        items={items}
        {...actions}
      />
      {mine !== null && <FriendTable friends={friends} days={terms.days} />}
    </>
  )
}

export function InvitationScreen({ id, notFound }: { id: string; notFound: ReactNode }) {
  return (
    <ActivityPage kind="friendInvitation" id={id} steps={words.steps} notFound={notFound}>
      {(shown) => <Invitation {...shown} />}
    </ActivityPage>
  )
}
