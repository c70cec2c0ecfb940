import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { useState } from 'react'
import { loginHistory } from '@xinghe/contract/account-profile.ts'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { Table, type Column } from '@xinghe/ui/Table.tsx'
import { TitledCard } from '@xinghe/ui/TitledCard.tsx'
import { useCall } from '../../../../platform/api/use-call.ts'
import { QueryError } from '../../../../platform/feedback/QueryError.tsx'
import { useText, type Text } from '../../../../platform/i18n/use-text.ts'
import { ListPages } from '../../../../platform/paging/ListPages.tsx'
import { endText } from './end-text.ts'
import { deviceText } from './messages.ts'
import { placeText } from '../parts/place-text.ts'

const pageSize = 10

type Login = OutputOf<typeof loginHistory>['list'][number]

const columnsOf = (t: Text): Column<Login>[] => [
  { key: 'at', header: t(deviceText.at), cell: ({ at }) => siteMinute(at), width: 'w-44' },
  { key: 'browser', header: t(deviceText.browser), cell: ({ browser }) => browser },
  { key: 'place', header: t(deviceText.place), cell: (login) => placeText(login, t) },
  { key: 'end', header: t(deviceText.state), cell: (login) => endText(login, t) },
]

export function LoginHistory() {
  const t = useText()
  const [page, setPage] = useState(1)
  const logins = useCall(loginHistory, { pageNum: page, pageSize }, { staleTime: 0 })
  const total = logins.data?.total ?? 0
  const state = logins.data !== undefined ? 'ready' : logins.isError ? 'error' : 'loading'
  return (
    <TitledCard title={t(deviceText.history)} line={t(deviceText.historyLine)}>
      <Table
        caption={t(deviceText.history)}
        columns={columnsOf(t)}
        rows={logins.data?.list ?? []}
        rowKey={({ id }) => id}
        state={state}
        loadingLabel={t(deviceText.historyLoading)}
        skeletonRows={5}
        className="whitespace-nowrap"
        empty={<EmptyState icon="clock" title={t(deviceText.noHistory)} className="py-8" />}
        error={<QueryError title={t(deviceText.historyFault)} query={logins} />}
      />
      {(total > pageSize || page > 1) && (
        <ListPages
          className="mt-4"
          label={t(deviceText.pages)}
          page={page}
          pageSize={pageSize}
          total={total}
          onPage={setPage}
        />
      )}
    </TitledCard>
  )
}
