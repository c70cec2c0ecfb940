import { use, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlBox, controlEdge, controlFocus } from './control-style.ts'
import { FieldContext } from './field-context.ts'
import { Icon } from './Icon.tsx'

type SelectOption<Value extends string> = {
  value: Value
  label: string
  disabled?: boolean | undefined
}

type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children' | 'multiple' | 'size'
> & {
  value: Value | ''
  onValueChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string | undefined
  invalid?: boolean | undefined
}

export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  invalid,
  className,
  disabled = false,
  ...rest
}: SelectProps<Value>) {
  const field = use(FieldContext)
  const wrong = invalid ?? field?.invalid ?? false

  function choose(text: string) {
    const option = options.find((one) => one.value === text)
    if (option) onValueChange(option.value)
  }

  return (
    <div
      className={classNames(
        'relative h-10 max-desk:h-11',
        controlBox,
        controlFocus,
        controlEdge(wrong, disabled),
        className,
      )}
    >
      <select
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-required={field?.required || undefined}
        {...rest}
        value={value}
        disabled={disabled}
        aria-invalid={wrong || undefined}
        onChange={(event) => choose(event.currentTarget.value)}
        className={classNames(
          'size-full appearance-none rounded-md bg-transparent pr-9 pl-3 outline-hidden disabled:cursor-not-allowed',
          value === '' && 'text-muted',
        )}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="bg-raised text-ink"
          >
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
