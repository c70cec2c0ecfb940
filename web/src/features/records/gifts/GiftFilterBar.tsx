import {
  awardKinds,
  awardStates,
  awardTitle,
  type AwardKind,
  type AwardState,
} from '@xinghe/rules/base/award.ts'
import { Field } from '@xinghe/ui/Field.tsx'
import { Select } from '@xinghe/ui/Select.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { PeriodPicker } from '../frame/PeriodPicker.tsx'
import type { GiftFilter, GiftFilterChange } from './gift-filter.ts'
import { giftStateText, giftText as words } from './messages.ts'

type GiftFilterBarProps = { filter: GiftFilter; onChange: (change: GiftFilterChange) => void }

/** Period, source and state; the address holds what is chosen. */
export function GiftFilterBar({ filter, onChange }: GiftFilterBarProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <PeriodPicker filter={filter} onChange={onChange} />
      <div className="flex gap-3 max-desk:w-full max-desk:*:flex-1">
        <Field label={t(words.kind)} hideLabel>
          <Select<AwardKind | 'all'>
            value={filter.kind ?? 'all'}
            onValueChange={(key) => onChange({ kind: key === 'all' ? null : key })}
            options={[
              { value: 'all', label: t(words.kindAll) },
              ...awardKinds.map((value) => ({ value, label: t(awardTitle(value)) })),
            ]}
            className="w-40 max-desk:w-full"
          />
        </Field>
        <Field label={t(words.state)} hideLabel>
          <Select<AwardState | 'all'>
            value={filter.state ?? 'all'}
            onValueChange={(key) => onChange({ state: key === 'all' ? null : key })}
            options={[
              { value: 'all', label: t(words.stateAll) },
              ...awardStates.map((value) => ({ value, label: t(giftStateText[value]) })),
            ]}
            className="w-32 max-desk:w-full"
          />
        </Field>
      </div>
    </div>
  )
}
