import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { Chip } from '../art/Chip.tsx'

interface ChipTrayProps {
  label: string
  values: readonly Fen[]
  chosen: Fen
  onChoose: (value: Fen) => void
  disabled?: boolean
}

/** Chips of which one is chosen. */
export function ChipTray({ label, values, chosen, onChoose, disabled }: ChipTrayProps) {
  return (
    <div className="chip-tray" role="radiogroup" aria-label={label}>
      {values.map((value) => (
        <label key={value} className="chip-choice" title={fenToCny(value)}>
          <input
            type="radio"
            name="chip"
            className="sr-only"
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
            aria-label={fenToCny(value)}
          />
          <Chip value={value} className="size-full" />
        </label>
      ))}
    </div>
  )
}
