import { use, useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext } from './field-context.ts'
import { Icon } from './Icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'children'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** The label; without it the caller names the box by `aria-label`. */
  children?: ReactNode
  /** Some, not all, of a group are chosen. */
  indeterminate?: boolean | undefined
  invalid?: boolean | undefined
}

export function Checkbox({
  checked,
  onCheckedChange,
  children,
  indeterminate = false,
  invalid,
  className,
  disabled,
  ...rest
}: CheckboxProps) {
  const field = use(FieldContext)
  const box = useRef<HTMLInputElement>(null)
  const wrong = invalid ?? field?.invalid ?? false

  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <label
      className={classNames(
        'group inline-flex min-h-6 items-start gap-2 py-0.5 text-14 max-desk:min-h-8 max-desk:py-1.5',
        disabled ? 'cursor-not-allowed text-muted' : 'text-ink',
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-[1.125rem] shrink-0 place-items-center">
        <input
          id={field?.id}
          aria-describedby={field?.describedBy}
          {...rest}
          ref={box}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={wrong || undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          className={classNames(
            'peer absolute inset-0 cursor-[inherit] appearance-none rounded-sm border bg-field transition-colors',
            'checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand',
            'disabled:border-line disabled:bg-ink/8',
            wrong ? 'border-danger' : 'border-line-strong group-hover:border-brand-text',
          )}
        />
        <Icon
          name={indeterminate ? 'minus' : 'check'}
          className="pointer-events-none relative size-3.5 text-brand-ink opacity-0 transition-opacity peer-checked:opacity-100 peer-indeterminate:opacity-100 peer-disabled:text-muted"
        />
      </span>
      {children && <span className="min-w-0">{children}</span>}
    </label>
  )
}
