import type { UseQueryResult } from '@tanstack/react-query'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { SkeletonFrame } from '@xinghe/ui/SkeletonFrame.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { ExportButton } from '../../../platform/export/ExportButton.tsx'
import { useExport } from '../../../platform/export/use-export.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { monthText, rateText } from '../parts/figures.ts'
import { Figures } from '../parts/Figures.tsx'
import { csvOf, FigureTable } from '../parts/FigureTable.tsx'
import { agentText as words } from '../parts/messages.ts'
import { useReport, type Report } from '../parts/use-agent.ts'
import { dayColumns, dayTotals } from './day-columns.tsx'

const looks: Record<Report['state'], { text: string; line: string; tone: BadgeTone }> = {
  running: { text: words.running, line: words.runningLine, tone: 'brand' },
  waiting: { text: words.waiting, line: words.waitingLine, tone: 'warning' },
  none: { text: words.none, line: words.noneLine, tone: 'neutral' },
  review: { text: words.review, line: words.reviewLine, tone: 'warning' },
  paid: { text: words.paid, line: words.paidLine, tone: 'success' },
  refused: { text: words.refused, line: words.refusedLine, tone: 'danger' },
}

const stateLine = (t: Text, { state, dueAt, paidAt }: Report): string =>
  t(looks[state].line, {
    due: siteMinute(dueAt),
    at: paidAt === null ? '' : siteMinute(paidAt),
  })

/** What a month came to, and its days. */
function ShownReport({ month, report }: { month: string; report: Report }) {
  const t = useText()
  const { state, commission, days } = report
  const { active, houseWin, awards, base, rateBp, amount } = commission
  const columns = dayColumns(t)
  const exporting = useExport({
    fileName: t(words.daysFile, { month }),
    exported: words.daysExported,
    read: () => Promise.resolve({ csv: csvOf(columns, days), count: days.length }),
  })
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <Badge tone={looks[state].tone} solid>
          {t(looks[state].text)}
        </Badge>
        <span className="text-muted">{stateLine(t, report)}</span>
      </p>
      <div className="my-5 rounded-md border border-line bg-ink/2 p-5 max-desk:p-4">
        <Figures
          figures={[
            {
              title: t(words.amount),
              value: <span className="text-gold-text">{fenToCny(amount)}</span>,
            },
            { title: t(words.rate), value: rateText(rateBp) },
            { title: t(words.base), value: fenToCny(base) },
            { title: t(words.houseWin), value: fenToCny(houseWin) },
            { title: t(words.awards), value: fenToCny(awards) },
            { title: t(words.active), value: t(words.people, { count: active }) },
          ]}
        />
      </div>
      <div className="mb-3 flex items-center gap-4">
        <h3 className="text-14 font-semibold">{t(words.days)}</h3>
        {days.length > 0 && <ExportButton exporting={exporting} />}
      </div>
      <FigureTable
        caption={t(words.days)}
        columns={columns}
        rows={days}
        rowKey={({ day }) => day}
        state="ready"
        dense
        totals={dayTotals(t, days)}
        loadingLabel={t(words.reportLoading)}
        empty={
          <EmptyState
            icon="calendar"
            title={t(words.daysEmpty)}
            text={t(words.daysEmptyLine)}
            className="py-8!"
          />
        }
        error={null}
      />
    </>
  )
}

function ReportContent({ month, query }: { month: string; query: UseQueryResult<Report> }) {
  const t = useText()
  const { data, isError, isPlaceholderData } = query
  if (data !== undefined && !isPlaceholderData) return <ShownReport month={month} report={data} />
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
  onMonth: (month: string) => void
}

/** The commission of a chosen month. */
export function MonthReport({ month, running, onMonth }: MonthReportProps) {
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
      <ReportContent month={month} query={query} />
    </TitledCard>
  )
}
