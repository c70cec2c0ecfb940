import type { ReactNode } from 'react'
import type { Call, InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { agentInfo } from '@xinghe/contract/agent.ts'
import { gameList } from '@xinghe/contract/lobby-games.ts'
import { activityList } from '@xinghe/contract/promotions.ts'
import { helpFigures } from '@xinghe/contract/site-figures.ts'
import { instant, siteMinute } from '@xinghe/rules/base/instant.ts'
import { gameCategoryIds } from '@xinghe/rules/lobby/game-category.ts'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText, type Text } from '../../../platform/i18n/use-text.ts'
import { DocumentTable } from '../table/DocumentTable.tsx'
import type { LiveName } from '../texts/live-names.ts'
import * as tables from './live-tables.ts'
import { liveText as words } from './messages.ts'

type LiveViewProps<C extends Call> = {
  call: C
  input: InputOf<C>
  toTable: tables.LiveTable<OutputOf<C>>
  label: string
  /** A sentence above the table. */
  lineOf?: (answer: OutputOf<C>, t: Text) => string
}

/** Figures of the running site. Without an answer there is no figure, only the reason. */
function LiveView<C extends Call>({ call, input, toTable, label, lineOf }: LiveViewProps<C>) {
  const t = useText()
  const query = useCall(call, input)
  const { data, error, dataUpdatedAt } = query
  if (data === undefined && error !== null) {
    return (
      <QueryError
        title={t(words.fault)}
        query={query}
        className="mt-4 rounded-md border border-line"
      />
    )
  }
  if (data === undefined) {
    return (
      <div aria-busy className="mt-4 space-y-3 rounded-md border border-line p-4">
        {['w-1/2', 'w-full', 'w-11/12', 'w-3/4'].map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    )
  }
  const table = toTable(data, t)
  const time = siteMinute(instant(dataUpdatedAt))
  return (
    <>
      {lineOf !== undefined && <p className="mt-3">{lineOf(data, t)}</p>}
      {table.rows.length === 0 ? (
        <p className="mt-3 text-muted">{t(words.empty)}</p>
      ) : (
        <DocumentTable table={table} label={label} />
      )}
      <p className="mt-2 text-13 text-muted">
        {error === null ? t(words.readAt, { time }) : t(words.stale)}
      </p>
    </>
  )
}

const figureTables = {
  rails: tables.railsTable,
  withdrawals: tables.withdrawalsTable,
  'withdrawal-day': tables.withdrawalDayTable,
  coins: tables.coinsTable,
  weights: tables.weightsTable,
  book: tables.bookTable,
  'cash-out': tables.cashOutTable,
  points: tables.pointsTable,
} as const satisfies Partial<Record<LiveName, unknown>>

/** A paragraph of a help page whose figures are read when the page is opened. */
export function LiveParagraph({ name, label }: { name: LiveName; label: string }): ReactNode {
  const language = useLanguage()
  if (name === 'activities')
    return (
      <LiveView
        call={activityList}
        input={{ language }}
        toTable={tables.activitiesTable}
        label={label}
      />
    )
  if (name === 'tables')
    return (
      <LiveView
        call={gameList}
        input={{ category: gameCategoryIds.ZR, pageSize: 60, language }}
        toTable={tables.tablesTable}
        label={label}
      />
    )
  if (name === 'agent-plan')
    return (
      <LiveView
        call={agentInfo}
        input={{ language }}
        toTable={tables.agentPlanTable}
        label={label}
      />
    )
  return (
    <LiveView
      call={helpFigures}
      input={{ language }}
      toTable={figureTables[name]}
      label={label}
      {...(name === 'points' ? { lineOf: tables.pointsLine } : {})}
    />
  )
}
