import { useState } from 'react'
import { AmountField } from '../AmountField.tsx'
import { BarChart } from '../BarChart.tsx'
import { Switch } from '../Switch.tsx'
import { GalleryRow, GallerySection } from './GallerySection.tsx'
import { fill, galleryText as text, sampleDays } from './messages.ts'

const chips = [
  { label: '¥100', value: '100' },
  { label: '¥500', value: '500' },
  { label: '¥1,000', value: '1000' },
  { label: '¥50,000', value: '50000', disabled: true },
] as const

const groups = sampleDays.map(({ day, shares: [into, out] }) => ({
  key: day,
  label: day,
  shares: [into, out],
  text: fill(text.dayShares, { day, into: into * 100, out: out * 100 }),
}))

export function MoneySection() {
  const [amount, setAmount] = useState('500')
  const [automatic, setAutomatic] = useState(true)
  const shared = {
    label: text.amount,
    chips,
    chipsLabel: text.quickAmounts,
    clearLabel: text.clear,
  }
  return (
    <GallerySection title={text.numbers}>
      <AmountField
        {...shared}
        value={amount}
        onValueChange={setAmount}
        allLabel={text.everything}
        onAll={() => setAmount('1000')}
        words={amount === '500' ? text.amountWords : undefined}
        hint={text.amountHint}
      />
      <AmountField
        {...shared}
        value="50"
        onValueChange={setAmount}
        error={text.amountError}
        aside={text.amountAside}
      />
      <AmountField
        {...shared}
        value=""
        onValueChange={setAmount}
        placeholder={text.choose}
        disabled
      />
      <GalleryRow>
        <Switch checked={automatic} onCheckedChange={setAutomatic}>
          {text.automatic}
        </Switch>
        <Switch checked={false} onCheckedChange={setAutomatic}>
          {text.automatic}
        </Switch>
        <Switch checked busy onCheckedChange={setAutomatic}>
          {text.loading}
        </Switch>
        <Switch checked={false} disabled onCheckedChange={setAutomatic}>
          {text.disabled}
        </Switch>
      </GalleryRow>
      <BarChart label={text.chart} groups={groups} tones={['brand', 'gold']} scale="¥1,000" />
      <BarChart label={text.chartEmpty} groups={[]} tones={['brand', 'gold']} />
    </GallerySection>
  )
}
