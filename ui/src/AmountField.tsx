import type { ReactNode, Ref } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

type AmountChip = {
  /** Text on the chip, and its text in the field. */
  label: string
  value: string
  disabled?: boolean | undefined
}

type AmountFieldProps = {
  label: ReactNode
  /** Validated by the caller. */
  value: string
  onValueChange: (typed: string) => void
  onBlur?: (() => void) | undefined
  currency?: string | undefined
  maxLength?: number | undefined
  placeholder?: string | undefined
  name?: string | undefined
  chips?: readonly AmountChip[] | undefined
  /** Names the chips as a group. */
  chipsLabel?: string | undefined
  /** Fills in the whole balance. */
  allLabel?: string | undefined
  onAll?: (() => void) | undefined
  clearLabel?: string | undefined
  /** The amount spelled out. */
  words?: string | undefined
  /** Minimum and maximum. */
  hint?: ReactNode
  error?: ReactNode
  /** Right of the label. */
  aside?: ReactNode
  disabled?: boolean | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function AmountField({
  label,
  value,
  onValueChange,
  currency = '¥',
  maxLength = 12,
  chips,
  chipsLabel,
  allLabel,
  onAll,
  words,
  hint,
  error,
  aside,
  disabled,
  ...input
}: AmountFieldProps) {
  return (
    <div>
      <Field label={label} hint={hint} error={error} aside={aside}>
        <Input
          {...input}
          numeric
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onValueChange={onValueChange}
          disabled={disabled}
          prefix={<span className="font-num text-20 text-ink">{currency}</span>}
          suffix={
            allLabel && (
              <Button variant="link" size="sm" disabled={disabled} onClick={onAll}>
                {allLabel}
              </Button>
            )
          }
          className="h-14! px-4! [&_input]:text-28! [&_input]:font-bold! [&_input]:placeholder:text-16 [&_input]:placeholder:font-normal"
        />
      </Field>
      {words && <p className="mt-1.5 text-13 break-all text-muted">{words}</p>}
      {chips !== undefined && chips.length > 0 && (
        <div
          role="group"
          aria-label={chipsLabel}
          className={classNames(
            'mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2',
            // On a phone all rows of chips are full.
            chips.length % 4 === 0 ? 'max-desk:grid-cols-4' : 'max-desk:grid-cols-3',
          )}
        >
          {chips.map((chip) => (
            <button
              key={chip.value}
              type="button"
              aria-pressed={chip.value === value}
              disabled={disabled || chip.disabled}
              onClick={() => onValueChange(chip.value)}
              className={classNames(
                'h-10 rounded-md border px-2 font-num text-16 transition-colors max-desk:h-11',
                chip.value === value
                  ? 'border-brand-text bg-brand-text/8 text-brand-text'
                  : 'border-line bg-raised text-ink hover:border-brand-text/60 hover:text-brand-text',
                'disabled:cursor-not-allowed disabled:border-line disabled:bg-ink/3 disabled:text-muted',
              )}
            >
              {chip.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
