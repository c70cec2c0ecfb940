import { depositRewards } from '@xinghe/contract/inbox-feedback.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { attachableDays } from '@xinghe/rules/inbox/feedback.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useLanguage } from '../../../../platform/i18n/language.ts'
import { useText, type Text } from '../../../../platform/i18n/use-text.ts'
import { attachText as words } from '../words/messages.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { OrderChoice, type OrderListProps } from './OrderChoice.tsx'

type Rewards = OutputOf<typeof depositRewards>
type Reward = NonNullable<Rewards['deposits'][number]['reward']>

const rewardText = (t: Text, { title, expected, granted, reason }: Reward): string => {
  if (granted !== null) return t(words.granted, { title, amount: fenToGroupedText(granted) })
  if (reason !== null) return t(words.refused, { title, reason })
  return t(words.expected, { title, amount: fenToGroupedText(expected) })
}

function RunningRewards({ rewards }: Pick<Rewards, 'rewards'>) {
  const t = useText()
  if (rewards.length === 0) return null
  return (
    <section className="mt-4 rounded-md bg-gold/8 p-3 text-13">
      <h3 className="mb-1 font-medium text-gold-text">{t(words.rewards)}</h3>
      <ul className="space-y-1 text-muted">
        {rewards.map(({ kind, id, title, steps }) => (
          <li key={`${kind}/${id}`}>
            <span className="text-ink">{title}</span>{' '}
            {steps
              .map(({ least, rateBp, cap }) =>
                t(words.rewardStep, {
                  least: fenToGroupedText(least),
                  rate: rateBp / 100,
                  cap: fenToGroupedText(cap),
                }),
              )
              .join('；')}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Deposits with the bonus that each was to have. */
export function DepositList({ chosen, onChoose }: OrderListProps) {
  const t = useText()
  const query = useCall(depositRewards, { language: useLanguage() }, { staleTime: 0 })
  if (query.isError && query.data === undefined)
    return <QueryError title={t(words.orderFault)} query={query} />
  if (query.data === undefined) return <ListSkeleton />
  const { deposits, rewards } = query.data
  return (
    <>
      {deposits.length === 0 ? (
        <EmptyState
          icon="deposit"
          title={t(words.orderEmpty, { days: attachableDays, kind: t(words.deposit) })}
        />
      ) : (
        <div className="max-h-[45vh] space-y-2 overflow-y-auto pr-1">
          {deposits.map((deposit) => (
            <OrderChoice
              key={deposit.orderId}
              order={{ ...deposit, id: deposit.orderId }}
              chosen={chosen}
              onChoose={onChoose}
            >
              {deposit.reward !== null && (
                <span className="mt-1.5 flex items-start gap-1.5 text-13 text-gold-text">
                  <Icon name="gift" className="mt-0.5 size-4" />
                  {rewardText(t, deposit.reward)}
                </span>
              )}
            </OrderChoice>
          ))}
        </div>
      )}
      <RunningRewards rewards={rewards} />
    </>
  )
}
