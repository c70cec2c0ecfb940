import { dealCategories, type DealCategory } from '@xinghe/contract/records.ts'
import { dealPhases, type DealPhase } from '@xinghe/rules/records/deal-phase.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { categoryText, dealText as words } from './messages.ts'
import { PeriodPicker } from '../frame/PeriodPicker.tsx'
import type { FilterChange, RecordFilter } from '../frame/record-filter.ts'

type FilterBarProps = { filter: RecordFilter; onChange: (change: FilterChange) => void }

/** Category, period and state; the address holds what is chosen. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const t = useText()
  return (
    <div className="space-y-4">
      <Tabs<DealCategory | 'all'>
        label={t(words.categories)}
        value={filter.category ?? 'all'}
        onValueChange={(key) => onChange({ category: key === 'all' ? null : key })}
        tabs={[
          { key: 'all', label: t(words.all) },
          ...dealCategories.map((key) => ({ key, label: t(categoryText[key]) })),
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodPicker filter={filter} onChange={onChange} />
        <Field label={t(words.state)} hideLabel className="max-desk:w-full">
          <Select<DealPhase | 'all'>
            value={filter.phase ?? 'all'}
            onValueChange={(key) => onChange({ phase: key === 'all' ? null : key })}
            options={[
              { value: 'all', label: t(words.stateAll) },
              ...dealPhases.map((value) => ({ value, label: t(words[value]) })),
            ]}
            className="w-40 max-desk:w-full"
          />
        </Field>
      </div>
    </div>
  )
}
