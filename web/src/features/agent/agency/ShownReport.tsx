import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ExportButton } from '../../../platform/export/ExportButton.tsx'
import { useExport } from '../../../platform/export/use-export.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { Figures } from '../parts/Figures.tsx'
import { csvOf, FigureTable } from '../parts/FigureTable.tsx'
import { agentText as words } from '../parts/messages.ts'
import { rateText } from '../parts/texts.ts'
import type { Report } from '../parts/use-agent.ts'
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

export interface ShownReportProps {
  month: string
  report: Report
  /** Nothing more will come. */
  isEnded: boolean
}

/** What a month came to, and its days. */
export function ShownReport({ month, report, isEnded }: ShownReportProps) {
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
            text={isEnded ? undefined : t(words.daysEmptyLine)}
            className="py-8!"
          />
        }
        error={null}
      />
    </>
  )
}
