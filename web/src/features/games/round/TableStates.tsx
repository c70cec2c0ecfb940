import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { IconName } from '@xinghe/ui/icon-paths.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { tableStatesText as words } from './messages.ts'
import { useTable, type Table } from './use-table.ts'

interface TableStatesProps {
  code: SharedCode
  icon: IconName
  /** Shown until the table is there. */
  loading: ReactNode
  children: (table: Table) => ReactNode
}

/** Renders the table of a shared game, or its loading, error or empty state. */
export function TableStates({ code, icon, loading, children }: TableStatesProps) {
  const t = useText()
  const textOf = useFaultText()
  const { table, fault, retry } = useTable(code)
  if (table !== null && table.round === null && table.draws.length === 0)
    return <EmptyState icon={icon} title={t(words.notReady)} text={t(words.notReadyLine)} />
  if (table !== null) return children(table)
  if (fault !== null)
    return (
      <ErrorState
        title={t(words.failed)}
        text={textOf(fault)}
        retryLabel={t(words.retry)}
        onRetry={retry}
      />
    )
  return loading
}
