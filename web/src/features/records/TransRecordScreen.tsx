import { useSearchParams } from 'react-router'
import { TabPanel } from '@xinghe/ui/TabPanel.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { serverNow } from '../../platform/site/clock.ts'
import { DealsPanel } from './deals/DealsPanel.tsx'
import { FilterBar } from './deals/FilterBar.tsx'
import { recordText as words } from './messages.ts'
import { PeriodPicker } from './frame/PeriodPicker.tsx'
import {
  changeFilter,
  readFilter,
  type FilterChange,
  type RecordTab,
} from './frame/record-filter.ts'
import { StatementPanel } from './statement/StatementPanel.tsx'

/** Transaction records and the statement; the address holds the filter. */
export function TransRecordScreen({ amountsShown }: { amountsShown: boolean }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const filter = readFilter(search, serverNow())
  const change = (wish: FilterChange): void =>
    setSearch(changeFilter(filter, wish), { replace: true })
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <div className="space-y-4 rounded-lg bg-surface p-6 shadow-1 max-desk:p-4">
        <Tabs<RecordTab>
          id="trans-record"
          variant="pill"
          label={t(words.tabs)}
          value={filter.tab}
          onValueChange={(tab) => change({ tab })}
          tabs={[
            { key: 'deals', label: t(words.dealsTab) },
            { key: 'statement', label: t(words.statementTab) },
          ]}
        />
        {filter.tab === 'deals' ? (
          <FilterBar filter={filter} onChange={change} />
        ) : (
          <PeriodPicker filter={filter} onChange={change} />
        )}
      </div>
      <TabPanel id="trans-record" tabKey={filter.tab}>
        {filter.tab === 'deals' ? (
          <DealsPanel filter={filter} onChange={change} amountsShown={amountsShown} />
        ) : (
          <StatementPanel
            key={`${filter.range.from} ${filter.range.to}`}
            filter={filter}
            amountsShown={amountsShown}
          />
        )}
      </TabPanel>
    </div>
  )
}
