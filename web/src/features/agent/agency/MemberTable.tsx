import { agentMembers } from '@xinghe/contract/agent.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { callApi } from '../../../platform/api/client.ts'
import { ExportButton } from '../../../platform/export/ExportButton.tsx'
import { readPages } from '../../../platform/export/read-pages.ts'
import { useExport, type Exporting } from '../../../platform/export/use-export.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ListPages } from '../../../platform/paging/ListPages.tsx'
import type { AgentFilter } from '../parts/agent-filter.ts'
import { csvOf, FigureTable } from '../parts/FigureTable.tsx'
import { agentText as words } from '../parts/messages.ts'
import { monthText } from '../parts/texts.ts'
import { memberPageSize, membersInput, useMembers } from '../parts/use-agent.ts'
import { memberColumns } from './member-columns.tsx'

const choices = [
  { key: 'all', text: words.all, isActive: null },
  { key: 'active', text: words.onlyActive, isActive: true },
  { key: 'idle', text: words.onlyIdle, isActive: false },
] as const
type Choice = (typeof choices)[number]['key']

const useMemberExport = (filter: AgentFilter): Exporting => {
  const t = useText()
  return useExport({
    fileName: t(words.membersFile, { month: filter.month }),
    exported: words.membersExported,
    read: async (told) => {
      const members = await readPages(
        (page) => callApi(agentMembers, { ...membersInput(filter), ...page }),
        told,
      )
      return { csv: csvOf(memberColumns(t), members), count: members.length }
    },
  })
}

interface MemberTableProps {
  filter: AgentFilter
  /** Nobody joins any more. */
  isEnded: boolean
  onChange: (change: Partial<AgentFilter>) => void
}

/** The agent's members with their figures of the chosen month. */
export function MemberTable({ filter, isEnded, onChange }: MemberTableProps) {
  const t = useText()
  const query = useMembers(filter)
  const exporting = useMemberExport(filter)
  const { data, isError, isPlaceholderData } = query
  const isWaiting = data === undefined || isPlaceholderData
  const total = data?.total ?? 0
  const isFiltered = filter.isActive !== null
  const empty = isFiltered
    ? { title: words.filteredEmpty, text: t(words.filteredEmptyLine) }
    : isEnded
      ? { title: words.membersEmptyEnded, text: undefined }
      : { title: words.membersEmpty, text: t(words.membersEmptyLine) }
  return (
    <TitledCard
      title={t(words.myMembers)}
      line={t(words.membersLine, { month: monthText(t, filter.month) })}
      action={total > 0 && <ExportButton exporting={exporting} />}
    >
      <Tabs
        label={t(words.filter)}
        variant="pill"
        value={choices.find(({ isActive }) => isActive === filter.isActive)?.key ?? 'all'}
        tabs={choices.map(({ key, text }) => ({ key, label: t(text) }))}
        onValueChange={(chosen: Choice) =>
          onChange({ isActive: choices.find(({ key }) => key === chosen)?.isActive ?? null })
        }
        className="mb-4"
      />
      <FigureTable
        caption={t(words.myMembers)}
        columns={memberColumns(t)}
        rows={data?.list ?? []}
        rowKey={({ name, registeredAt }) => `${name} ${registeredAt}`}
        state={isError && isWaiting ? 'error' : isWaiting ? 'loading' : 'ready'}
        loadingLabel={t(words.membersLoading)}
        error={<QueryError title={t(words.membersFault)} query={query} />}
        empty={
          <EmptyState
            icon="users"
            title={t(empty.title)}
            text={empty.text}
            action={
              isFiltered && (
                <Button variant="secondary" onClick={() => onChange({ isActive: null })}>
                  {t(words.showAll)}
                </Button>
              )
            }
            className="py-8!"
          />
        }
      />
      {total > memberPageSize && (
        <ListPages
          className="mt-4"
          label={t(words.pages)}
          page={filter.page}
          pageSize={memberPageSize}
          total={total}
          onPage={(page) => onChange({ page })}
          summary={t(words.total, { total })}
        />
      )}
    </TitledCard>
  )
}
