import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { FigureColumn } from '../parts/FigureTable.tsx'
import { agentText as words } from '../parts/messages.ts'
import type { AgentMember } from '../parts/use-agent.ts'
import { amountColumns } from './amount-columns.tsx'

const lookOf = ({ isActive, isSamePerson }: AgentMember): { text: string; tone: BadgeTone } => {
  if (isSamePerson) return { text: words.samePerson, tone: 'danger' }
  return isActive
    ? { text: words.isActive, tone: 'success' }
    : { text: words.isIdle, tone: 'neutral' }
}

export const memberColumns = (t: Text): readonly FigureColumn<AgentMember>[] => [
  {
    key: 'name',
    spot: 'title',
    header: t(words.name),
    cell: ({ name }) => <span className="font-num">{name}</span>,
    csv: ({ name }) => name,
  },
  {
    key: 'registeredAt',
    header: t(words.registeredAt),
    numeric: true,
    align: 'start',
    cell: ({ registeredAt }) => siteMinute(registeredAt),
    csv: ({ registeredAt }) => siteMinute(registeredAt),
  },
  ...amountColumns<AgentMember>(t),
  {
    key: 'state',
    spot: 'beside',
    header: t(words.state),
    align: 'end',
    cell: (member) => {
      const { text, tone } = lookOf(member)
      return <Badge tone={tone}>{t(text)}</Badge>
    },
    csv: (member) => t(lookOf(member).text),
  },
]
