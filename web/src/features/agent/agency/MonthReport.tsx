import type { UseQueryResult } from '@tanstack/react-query'
import { Select } from '@xinghe/ui/Select.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { agentText as words } from '../parts/messages.ts'
import { monthText } from '../parts/texts.ts'
import { useReport, type Report } from '../parts/use-agent.ts'
import { ShownReport, type ShownReportProps } from './ShownReport.tsx'

interface ReportContentProps extends Omit<ShownReportProps, 'report'> {
  query: UseQueryResult<Report>
}

function ReportContent({ query, ...shown }: ReportContentProps) {
  const t = useText()
  const { data, isError, isPlaceholderData } = query
  if (data !== undefined && !isPlaceholderData) return <ShownReport {...shown} report={data} />
  if (isError) return <QueryError title={t(words.reportFault)} query={query} />
  return (
    <SkeletonFrame label={t(words.reportLoading)} className="space-y-5">
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-24" />
      <Skeleton className="h-56" />
    </SkeletonFrame>
  )
}

interface MonthReportProps {
  month: string
  /** Can be chosen before the months are known. */
  running: string
  isEnded: boolean
  onMonth: (month: string) => void
}

/** The commission of a chosen month. */
export function MonthReport({ month, running, isEnded, onMonth }: MonthReportProps) {
  const t = useText()
  const query = useReport(month)
  const months = query.data?.months ?? [running]
  return (
    <TitledCard
      title={t(words.report)}
      line={t(words.reportLine)}
      action={
        <Select
          aria-label={t(words.chooseMonth)}
          value={month}
          onValueChange={onMonth}
          options={(months.includes(month) ? months : [...months, month]).map((value) => ({
            value,
            label: monthText(t, value),
          }))}
          className="w-36 shrink-0"
        />
      }
    >
      <ReportContent month={month} isEnded={isEnded} query={query} />
    </TitledCard>
  )
}
