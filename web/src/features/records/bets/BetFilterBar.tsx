import { gameCategoryCodes, type GameCategoryCode } from '@xinghe/rules/lobby/game-category.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { Tabs } from '@xinghe/ui/Tabs.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ExportButton } from '../../../platform/export/ExportButton.tsx'
import { PeriodPicker } from '../frame/PeriodPicker.tsx'
import { betStates, type BetFilter, type BetFilterChange, type BetState } from './bet-filter.ts'
import { betCategoryWords, betRecordText as words } from './messages.ts'
import { useBetExport } from './use-bet-export.ts'
import type { BetTotals } from './use-bet-records.ts'

interface BetFilterBarProps {
  filter: BetFilter
  /** The venues of the period, for the choice among them. */
  venues: BetTotals['venues']
  onChange: (change: BetFilterChange) => void
}

const everyVenue = 'all'

/** State, period, category and venue; the address holds what is chosen. */
export function BetFilterBar({ filter, venues, onChange }: BetFilterBarProps) {
  const t = useText()
  const exporting = useBetExport(filter)
  const { channelCode } = filter
  const known = venues.some((venue) => venue.channelCode === channelCode)
  const options = venues.map(({ channelCode: value, title }) => ({ value, label: title }))
  return (
    <div className="space-y-4">
      <Tabs<BetState | 'all'>
        label={t(words.states)}
        value={filter.state ?? 'all'}
        onValueChange={(key) => onChange({ state: key === 'all' ? null : key })}
        tabs={[
          { key: 'all', label: t(words.stateAll) },
          ...betStates.map((key) => ({ key, label: t(words[key]) })),
        ]}
      />
      <div className="flex flex-wrap items-center gap-3">
        <PeriodPicker filter={filter} onChange={onChange} />
        <Field label={t(words.category)} hideLabel className="max-desk:w-[calc(50%-0.375rem)]">
          <Select<GameCategoryCode | 'all'>
            value={filter.category ?? 'all'}
            onValueChange={(key) =>
              // A venue belongs to one category: another one shows all of its venues.
              onChange({ category: key === 'all' ? null : key, channelCode: null })
            }
            options={[
              { value: 'all', label: t(words.categoryAll) },
              ...gameCategoryCodes.map((value) => ({ value, label: t(betCategoryWords[value]) })),
            ]}
            className="w-32 max-desk:w-full"
          />
        </Field>
        <Field label={t(words.venue)} hideLabel className="max-desk:w-[calc(50%-0.375rem)]">
          <Select<string>
            value={channelCode ?? everyVenue}
            onValueChange={(key) => onChange({ channelCode: key === everyVenue ? null : key })}
            options={[
              { value: everyVenue, label: t(words.venueAll) },
              ...options,
              ...(channelCode === null || known
                ? []
                : [{ value: channelCode, label: channelCode }]),
            ]}
            className="w-40 max-desk:w-full"
          />
        </Field>
        <ExportButton exporting={exporting} />
      </div>
    </div>
  )
}
