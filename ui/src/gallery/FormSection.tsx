import { useState } from 'react'
import type { CalendarDate, CalendarRange } from '../calendar-date.ts'
import { Checkbox } from '../Checkbox.tsx'
import { DateRange } from '../DateRange.tsx'
import type { DateRangeLabels } from '../DateRangeCalendar.tsx'
import { Field } from '../Field.tsx'
import { Input } from '../Input.tsx'
import { Select } from '../Select.tsx'
import { GalleryRow, GallerySection } from './GallerySection.tsx'
import { fill, galleryText as text, weekdays } from './messages.ts'

const today: CalendarDate = '2026-11-15'
const week: CalendarRange = { from: '2026-11-09', to: today }

const rangeLabels: DateRangeLabels = {
  range: text.range,
  placeholder: text.choose,
  previousMonth: text.previousMonth,
  nextMonth: text.nextMonth,
  weekdays,
  caption: (year, month) => fill(text.month, { year, month }),
  day: (year, month, day) => fill(text.day, { year, month, day }),
  loading: text.loadingRows,
}

const banks = [
  { value: 'icbc', label: text.icbc },
  { value: 'ccb', label: text.ccb },
  { value: 'closed', label: text.closedBank, disabled: true },
] as const

export function FormSection() {
  const [name, setName] = useState('xinghe88')
  const [password, setPassword] = useState('Starry2026')
  const [amount, setAmount] = useState('50')
  const [query, setQuery] = useState('')
  const [bank, setBank] = useState<(typeof banks)[number]['value'] | ''>('')
  const [checked, setChecked] = useState(true)
  const [range, setRange] = useState<CalendarRange | undefined>(week)
  return (
    <GallerySection title={text.forms}>
      <Input
        icon="search"
        value={query}
        onValueChange={setQuery}
        placeholder={text.search}
        aria-label={text.search}
        clearLabel={text.clear}
      />
      <Field label={text.username} hint={text.usernameHint} required>
        <Input
          icon="user"
          value={name}
          onValueChange={setName}
          maxLength={11}
          counter
          clearLabel={text.clear}
          autoComplete="username"
        />
      </Field>
      <Field label={text.password}>
        <Input
          icon="lock"
          type="password"
          value={password}
          onValueChange={setPassword}
          revealLabel={text.show}
          concealLabel={text.hide}
          autoComplete="off"
        />
      </Field>
      <Field label={text.amount} error={Number(amount) < 100 && text.amountError}>
        <Input
          numeric
          inputMode="decimal"
          prefix="¥"
          suffix={text.currency}
          value={amount}
          onValueChange={setAmount}
        />
      </Field>
      <Field label={text.bank}>
        <Select value={bank} onValueChange={setBank} options={banks} placeholder={text.choose} />
      </Field>
      <Field label={text.range}>
        <DateRange
          value={range}
          onValueChange={setRange}
          labels={rangeLabels}
          today={today}
          max={today}
          maxDays={31}
          presets={[
            { key: 'today', label: text.today, range: { from: today, to: today } },
            { key: 'week', label: text.sevenDays, range: week },
          ]}
        />
      </Field>
      <Input value={text.disabled} onValueChange={setName} aria-label={text.disabled} disabled />
      <GalleryRow>
        <Checkbox checked={checked} onCheckedChange={setChecked}>
          {text.agree}
        </Checkbox>
        <Checkbox checked={false} onCheckedChange={setChecked}>
          {text.remember}
        </Checkbox>
        <Checkbox checked={false} indeterminate onCheckedChange={setChecked}>
          {text.some}
        </Checkbox>
        <Checkbox checked disabled onCheckedChange={setChecked}>
          {text.disabled}
        </Checkbox>
        <Checkbox checked={false} invalid onCheckedChange={setChecked}>
          {text.remember}
        </Checkbox>
      </GalleryRow>
    </GallerySection>
  )
}
