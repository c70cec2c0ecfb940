import type { CommissionStep } from '@xinghe/rules/agent/terms.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Badge } from '@xinghe/ui/Badge.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { rateText } from '../parts/figures.ts'
import { agentText as words } from '../parts/messages.ts'
import type { AgentInfo } from '../parts/use-agent.ts'

interface NumberedStep extends CommissionStep {
  readonly number: number
}

const columnsOf = (t: Text, reachedBp: number | null): readonly Column<NumberedStep>[] => [
  {
    key: 'step',
    header: t(words.step),
    cell: ({ number, rateBp }) => (
      <span className="flex flex-wrap items-center gap-x-2 whitespace-nowrap">
        {t(words.stepName, { number })}
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
      active === 0 ? t(words.activeAny) : t(words.activeLeast, { count: active }),
  },
  {
    key: 'base',
    header: t(words.base),
    numeric: true,
    cell: ({ base }) =>
      base === 0n ? t(words.activeAny) : t(words.baseLeast, { amount: fenToCny(base) }),
  },
  {
    key: 'share',
    header: t(words.share),
    numeric: true,
    cell: ({ rateBp }) => (
      <span className="text-20 font-bold text-gold-text max-desk:text-16">{rateText(rateBp)}</span>
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
        rows={plan.steps.map((step, at) => ({ ...step, number: at + 1 }))}
        rowKey={({ number }) => String(number)}
        empty={null}
        error={null}
        loadingLabel={t(words.loading)}
      />
    </TitledCard>
  )
}
