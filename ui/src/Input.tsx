import { use, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlBox, controlEdge, controlFocus } from './control-style.ts'
import { FieldContext } from './field-context.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import { IconButton } from './IconButton.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size' | 'prefix'> & {
  value: string
  onValueChange: (value: string) => void
  icon?: IconName | undefined
  prefix?: ReactNode
  suffix?: ReactNode
  /** Both given: a password can be shown. */
  revealLabel?: string | undefined
  concealLabel?: string | undefined
  /** Given: a button empties the field. */
  clearLabel?: string | undefined
  /** Shows used and allowed length; needs `maxLength`. */
  counter?: boolean | undefined
  invalid?: boolean | undefined
  /** Amounts and codes are set in the numeral face. */
  numeric?: boolean | undefined
}

export function Input({
  value,
  onValueChange,
  icon,
  prefix,
  suffix,
  revealLabel,
  concealLabel,
  clearLabel,
  counter,
  invalid,
  numeric,
  type = 'text',
  className,
  disabled = false,
  readOnly,
  ref,
  ...rest
}: InputProps) {
  const field = use(FieldContext)
  const inner = useRef<HTMLInputElement>(null)
  const [revealed, setRevealed] = useState(false)
  const wrong = invalid ?? field?.invalid ?? false
  const revealable = type === 'password' && revealLabel && concealLabel
  const editable = !disabled && !readOnly

  function clear() {
    onValueChange('')
    inner.current?.focus()
  }

  function attach(element: HTMLInputElement | null) {
    inner.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
    return undefined
  }

  return (
    <div
      className={classNames(
        'flex h-10 items-center gap-2 px-3 max-desk:h-11',
        controlBox,
        controlFocus,
        controlEdge(wrong, disabled),
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-[1.125rem] text-muted" />}
      {prefix && <span className="shrink-0 text-muted">{prefix}</span>}
      <input
        id={field?.id}
        aria-describedby={field?.describedBy}
        aria-required={field?.required || undefined}
        {...rest}
        ref={attach}
        type={revealable && revealed ? 'text' : type}
        value={value}
        disabled={disabled}
        readOnly={readOnly}
        aria-invalid={wrong || undefined}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={classNames(
          'h-full min-w-0 flex-1 bg-transparent outline-hidden disabled:cursor-not-allowed',
          numeric && 'font-num text-16',
        )}
      />
      {counter && rest.maxLength !== undefined && (
        <span className="shrink-0 font-num text-12 text-muted">
          {value.length}/{rest.maxLength}
        </span>
      )}
      {clearLabel && editable && value !== '' && (
        <IconButton
          icon="close"
          label={clearLabel}
          size="xs"
          round
          onClick={clear}
          className="-mr-1 text-muted"
        />
      )}
      {revealable && (
        <IconButton
          icon={revealed ? 'eye-off' : 'eye'}
          label={revealed ? concealLabel : revealLabel}
          size="xs"
          round
          disabled={disabled}
          onClick={() => setRevealed(!revealed)}
          className="-mr-1 text-muted"
        />
      )}
      {suffix && <span className="shrink-0 text-muted">{suffix}</span>}
    </div>
  )
}
