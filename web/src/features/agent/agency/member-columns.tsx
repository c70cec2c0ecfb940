import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny, fenToText } from '@xinghe/rules/base/money.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { FigureColumn } from '../parts/FigureTable.tsx'
import { agentText as words } from '../parts/messages.ts'
import { NetAmount } from '../parts/NetAmount.tsx'
import type { AgentMember } from '../parts/use-agent.ts'

const lookOf = ({ isActive, isSamePerson }: AgentMember): { text: string; tone: BadgeTone } => {
  if (isSamePerson) return { text: words.samePerson, tone: 'danger' }
  return isActive
    ? { text: words.isActive, tone: 'success' }
    : { text: words.isIdle, tone: 'neutral' }
}

type AmountKey = 'deposited' | 'counted' | 'awards'

export const memberColumns = (t: Text): readonly FigureColumn<AgentMember>[] => {
  const amount = (key: AmountKey, header: string): FigureColumn<AgentMember> => ({
    key,
    header: t(header),
    numeric: true,
    cell: (member) => fenToCny(member[key]),
    csv: (member) => fenToText(member[key]),
  })
  return [
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
    amount('deposited', words.deposited),
    amount('counted', words.counted),
    {
      key: 'net',
      spot: 'end',
      header: t(words.net),
      numeric: true,
      cell: ({ net }) => <NetAmount net={net} />,
      csv: ({ net }) => fenToText(net),
    },
    amount('awards', words.awards),
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
}
