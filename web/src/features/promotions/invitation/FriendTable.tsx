import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import type { invitedFriends } from '@xinghe/contract/promotions-invitation.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { invitationText as words } from './messages.ts'

type Friends = OutputOf<typeof invitedFriends>
type Friend = Friends['friends'][number]

const steps: Record<Friend['step'], { text: string; tone: BadgeTone }> = {
  registered: { text: words.registered, tone: 'neutral' },
  deposited: { text: words.deposited, tone: 'brand' },
  played: { text: words.played, tone: 'gold' },
  rewarded: { text: words.rewardedStep, tone: 'success' },
  late: { text: words.late, tone: 'neutral' },
}

const columnsOf = (t: Text): readonly Column<Friend>[] => [
  { key: 'name', header: t(words.name), cell: ({ name }) => name },
  {
    key: 'registeredAt',
    header: t(words.registeredAt),
    numeric: true,
    align: 'start',
    deskOnly: true,
    cell: ({ registeredAt }) => siteMinute(registeredAt),
  },
  {
    key: 'until',
    header: t(words.until),
    numeric: true,
    align: 'start',
    cell: ({ until }) => siteMinute(until),
  },
  {
    key: 'step',
    header: t(words.step),
    align: 'end',
    cell: ({ step }) => <Badge tone={steps[step].tone}>{t(steps[step].text)}</Badge>,
  },
]

interface FriendTableProps {
  friends: UseQueryResult<Friends>
  days: number
}

/** The member's friends, masked, each with the step that they have reached. */
export function FriendTable({ friends, days }: FriendTableProps) {
  const t = useText()
  return (
    <TitledCard title={t(words.friends)} line={t(words.friendsLine, { days })}>
      <Table
        caption={t(words.friends)}
        columns={columnsOf(t)}
        rows={friends.data?.friends ?? []}
        rowKey={({ name, registeredAt }) => `${name} ${registeredAt}`}
        state={friends.isError ? 'error' : friends.isPending ? 'loading' : 'ready'}
        loadingLabel={t(words.loading)}
        empty={<EmptyState icon="users" title={t(words.empty)} text={t(words.emptyLine)} />}
        error={<QueryError title={t(words.fault)} query={friends} />}
      />
    </TitledCard>
  )
}
