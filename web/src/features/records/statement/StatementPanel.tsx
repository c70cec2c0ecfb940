import { statementWallets, type StatementWallet } from '@xinghe/contract/records.ts'
import { fenToGroupedText } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { ErrorState } from '@xinghe/ui/ErrorState.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { Table } from '@xinghe/ui/Table.tsx'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useState } from 'react'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ExportButton } from '../../../platform/export/ExportButton.tsx'
import { frameText } from '../frame/messages.ts'
import { statementText as words } from './messages.ts'
import type { RecordFilter } from '../frame/record-filter.ts'
import { signedText, statementColumns } from './statement-columns.tsx'
import { useStatementExport } from './use-statement-export.ts'
import { useStatement } from './use-statement.ts'

interface StatementPanelProps {
  filter: RecordFilter
  amountsShown: boolean
}

/** All wallets or the centre wallet line by line, with what they held before and after. */
export function StatementPanel(props: StatementPanelProps) {
  const t = useText()
  const [wallet, setWallet] = useState<StatementWallet>('all')
  return (
    <div className="space-y-4">
      <Tabs<StatementWallet>
        id="statement-wallet"
        variant="pill"
        label={t(words.wallets)}
        value={wallet}
        onValueChange={setWallet}
        tabs={statementWallets.map((key) => ({ key, label: t(words[key]) }))}
      />
      <TabPanel id="statement-wallet" tabKey={wallet}>
        <StatementOf key={wallet} wallet={wallet} {...props} />
      </TabPanel>
    </div>
  )
}

function StatementOf({
  filter,
  amountsShown,
  wallet,
}: StatementPanelProps & { wallet: StatementWallet }) {
  const t = useText()
  const faultText = useFaultText()
  const statement = useStatement({ ...filter.period, wallet })
  const exporting = useStatementExport(filter, wallet)
  const { pages } = statement
  const [first] = pages
  const hidden = { hidden: !amountsShown, hiddenLabel: t(frameText.hidden) }
  const heads: readonly { title: string; text: string | undefined }[] = [
    { title: words.opening, text: first && fenToGroupedText(first.opening) },
    { title: words.change, text: first && signedText(first.closing - first.opening) },
    { title: words.closing, text: first && fenToGroupedText(first.closing) },
  ]
  return (
    <div className="space-y-4">
      <section className="rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="text-16 font-bold">{t(words.titles[wallet])}</h2>
            <p className="mt-1 text-13 text-muted">{t(words.lines[wallet])}</p>
          </div>
          <ExportButton exporting={exporting} />
        </header>
        <dl className="mt-4 grid grid-cols-3 gap-3">
          {heads.map(({ title, text }) => (
            <div key={title} className="min-w-0 rounded-md bg-ink/3 p-3">
              <dt className="text-12 text-muted">{t(title)}</dt>
              <dd className="mt-0.5 truncate">
                {text === undefined ? (
                  <Skeleton className="h-7 w-24 max-w-full" />
                ) : (
                  <Money text={text} {...hidden} className="text-20 font-bold max-desk:text-16" />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Table
        caption={t(words.caption)}
        columns={statementColumns(t, amountsShown)}
        rows={pages.flatMap(({ lines }) => lines)}
        rowKey={({ id }) => id}
        state={first !== undefined ? 'ready' : statement.error !== null ? 'error' : 'loading'}
        loadingLabel={t(words.loading)}
        empty={<EmptyState icon="card" title={t(words.empty)} text={t(words.emptyLine)} />}
        error={
          <ErrorState
            title={t(words.fault)}
            text={faultText(statement.error)}
            retryLabel={t(frameText.retry)}
            onRetry={statement.retry}
            retrying={statement.retrying}
          />
        }
      />
      {statement.hasMore && (
        <Button
          variant="secondary"
          block
          loading={statement.loadingMore}
          onClick={() => void statement.more()}
        >
          {t(words.more)}
        </Button>
      )}
    </div>
  )
}
