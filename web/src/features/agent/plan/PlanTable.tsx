import type { CommissionStep } from '@xinghe/rules/agent/terms.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { agentText as words } from '../parts/messages.ts'
import { rateText } from '../parts/texts.ts'
import type { AgentInfo } from '../parts/use-agent.ts'

const columnsOf = (t: Text, reachedBp: number | null): readonly Column<CommissionStep>[] => [
  {
    key: 'share',
    header: t(words.share),
    numeric: true,
    align: 'start',
    cell: ({ rateBp }) => (
      <span className="flex flex-wrap items-center gap-x-3 py-1">
        <span className="text-20 font-bold text-gold-text">{rateText(rateBp)}</span>
        {rateBp === reachedBp && (
          <Badge tone="gold" solid>
            {t(words.reached)}
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: 'active',
    header: t(words.active),
    numeric: true,
    cell: ({ active }) =>
      active === 0 ? t(words.unlimited) : t(words.activeLeast, { count: active }),
  },
  {
    key: 'base',
    header: t(words.base),
    numeric: true,
    cell: ({ base }) => (
      <span className="whitespace-nowrap">
        {base === 0n ? t(words.unlimited) : t(words.baseLeast, { amount: fenToCny(base) })}
      </span>
    ),
  },
]

interface PlanTableProps extends Pick<AgentInfo, 'plan'> {
  /** The share of the agent's running month; null for everybody else. */
  reachedBp: number | null
}

/** All steps with what each asks for and gives. */
export function PlanTable({ plan, reachedBp }: PlanTableProps) {
  const t = useText()
  const { deposited, counted } = plan.activeMember
  return (
    <TitledCard
      title={t(words.plan)}
      line={t(words.planLine, { deposited: fenToCny(deposited), counted: fenToCny(counted) })}
    >
      <Table
        caption={t(words.plan)}
        columns={columnsOf(t, reachedBp)}
        rows={plan.steps}
        rowKey={({ rateBp }) => String(rateBp)}
        empty={null}
        error={null}
        loadingLabel={t(words.loading)}
      />
    </TitledCard>
  )
}
