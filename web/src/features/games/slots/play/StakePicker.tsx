import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { slotText as words } from '../words/messages.ts'

interface StakePickerProps {
  stakes: readonly Fen[]
  value: Fen
  onChange: (stake: Fen) => void
  disabled: boolean
}

interface StepButtonProps {
  icon: 'minus' | 'plus'
  label: string
  disabled: boolean
  onPress: () => void
}

/** On the dark ground of the game in both editions. */
function StepButton({ icon, label, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-10 place-items-center rounded-full border border-art-ink/30 hover:bg-art-ink/10 focus-visible:outline-2 focus-visible:outline-art-ink disabled:opacity-35"
    >
      <Icon name={icon} />
    </button>
  )
}

/** One of the stakes on offer; a step at a time, or from the list. */
export function StakePicker({ stakes, value, onChange, disabled }: StakePickerProps) {
  const t = useText()
  const at = stakes.indexOf(value)
  const step = (by: number): void => {
    const next = stakes[at + by]
    if (next !== undefined) onChange(next)
  }
  return (
    <div className="flex items-center gap-1.5">
      <StepButton
        icon="minus"
        label={t(words.less)}
        disabled={disabled || at <= 0}
        onPress={() => step(-1)}
      />
      <label className="grid text-center">
        <span className="text-12 text-art-ink/65">{t(words.stake)}</span>
        <select
          value={value.toString()}
          disabled={disabled}
          onChange={(event) => onChange(BigInt(event.target.value))}
          className="min-w-20 cursor-pointer appearance-none rounded-md border border-art-ink/30 bg-art-ground px-2 py-1 text-center font-num text-16 font-semibold max-desk:min-w-16"
        >
          {stakes.map((stake) => (
            <option key={stake.toString()} value={stake.toString()}>
              {fenToCny(stake)}
            </option>
          ))}
        </select>
      </label>
      <StepButton
        icon="plus"
        label={t(words.more)}
        disabled={disabled || at === stakes.length - 1}
        onPress={() => step(1)}
      />
    </div>
  )
}
